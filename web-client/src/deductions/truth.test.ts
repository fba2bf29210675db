import { expect, it } from 'vitest';

import { cavalry, hidden, infantry, own, view } from '../testing/samples';
import { sumOf } from './truth';

const truth = view([
  own(1, '14', infantry, 'austria'),
  own(2, '14', cavalry, 'austria'),
  own(3, '14', cavalry, 'france'),
  own(4, '10', infantry, 'austria'),
]);

it('a stack in truth is what stands there of the army', () => {
  expect(sumOf(truth, 'austria', '14')).toEqual({
    infantry: 1,
    cavalry: 1,
    artillery: 0,
    strength: 5,
  });
});

it('of a stack with a face that is not known there is no sum', () => {
  const seen = view([own(1, '14', infantry, 'austria'), hidden(2, '14')]);
  expect(sumOf(seen, 'austria', '14')).toBeNull();
});

import { expect, it } from 'vitest';

import { cavalry, infantry, own, view } from '../../../testing/samples';
import { facesAt } from './truth';

const weak = { ...infantry, strength: 1 as const };
const truth = view([
  own(1, '14', cavalry, 'austria'),
  own(2, '14', weak, 'austria'),
  own(3, '14', infantry, 'austria'),
  own(4, '14', weak, 'austria'),
  own(5, '14', cavalry, 'france'),
  own(6, '10', infantry, 'austria'),
]);

it('a stack in truth is what stands there of the army, counted face by face', () => {
  expect(facesAt(truth, 'austria', '14')).toEqual([
    { face: infantry, count: 1, hidden: 1 },
    { face: weak, count: 2, hidden: 2 },
    { face: cavalry, count: 1, hidden: 1 },
  ]);
  expect(facesAt(truth, 'austria', '20')).toEqual([]);
});

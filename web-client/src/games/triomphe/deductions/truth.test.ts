import { expect, it } from 'vitest';

import { cavalry, infantry, own, view } from '../../../testing/samples';
import { facesAt } from './truth';

const weak = { ...infantry, strength: 1 as const };
const truth = view([
  own(1, '14', cavalry, 'red'),
  own(2, '14', weak, 'red'),
  own(3, '14', infantry, 'red'),
  own(4, '14', weak, 'red'),
  own(5, '14', cavalry, 'blue'),
  own(6, '10', infantry, 'red'),
]);

it('a stack in truth is what stands there of the army, counted face by face', () => {
  expect(facesAt(truth, 'red', '14')).toEqual([
    { face: infantry, count: 1, hidden: 1 },
    { face: weak, count: 2, hidden: 2 },
    { face: cavalry, count: 1, hidden: 1 },
  ]);
  expect(facesAt(truth, 'red', '20')).toEqual([]);
});

import type { Face } from '../protocol/Face';
import type { Side } from '../protocol/Side';
import { numberOf, sideOf, valueOf } from './fields';
import { ofEvent, type Fact, type Field, type Telling } from './table';

/** What an army has lost. */
export interface Loss {
  strength: number;
  morale: number;
}

export function lossOf(telling: Telling, event: Fact): Loss {
  const loss = ofEvent(telling, event)?.loss;
  if (!loss) return { strength: 0, morale: 0 };
  if ('morale' in loss) return { strength: 0, morale: numberOf(event, loss.morale) ?? 0 };
  if ('level' in loss) {
    const level = (field: Field): number => numberOf(event, field) ?? 0;
    return { strength: 0, morale: Math.max(0, level(loss.level.before) - level(loss.level.after)) };
  }
  const strength = (field: Field): number =>
    (valueOf(event, field) as Face | null | undefined)?.strength ?? 0;
  const { before, after } = loss.strength;
  return { strength: strength(before) - strength(after), morale: 0 };
}

/** What an army has lost in all. */
export function lossesOf(telling: Telling, events: readonly Fact[], side: Side): Loss {
  const own = events.filter((event) => sideOf(event, ofEvent(telling, event)?.army) === side);
  return own
    .map((event) => lossOf(telling, event))
    .reduce(
      (sum, { strength, morale }) => ({
        strength: sum.strength + strength,
        morale: sum.morale + morale,
      }),
      { strength: 0, morale: 0 },
    );
}

import type { LocaleNumber } from '../protocol/LocaleNumber';
import type { PlaceName } from '../protocol/PlaceName';

/** The name of a place taken apart: `12`, `12/14`, `12/14b`, `@tortona`, `-`. */
export type Place =
  | { kind: 'reserve'; locale: LocaleNumber }
  | { kind: 'approach'; locale: LocaleNumber; towards: LocaleNumber; name: string }
  | { kind: 'holding'; area: string }
  | { kind: 'eliminated' };

export function readPlace(name: PlaceName): Place {
  if (name.startsWith('@')) return { kind: 'holding', area: name.slice(1) };
  const approach = /^(\d+)\/(\d+)b?$/.exec(name);
  if (approach) {
    return { kind: 'approach', locale: Number(approach[1]), towards: Number(approach[2]), name };
  }
  return /^\d+$/.test(name) ? { kind: 'reserve', locale: Number(name) } : { kind: 'eliminated' };
}

/** The locale a place is in; nothing off the map. */
export function localeOf(name: PlaceName): LocaleNumber | null {
  const place = readPlace(name);
  return place.kind === 'reserve' || place.kind === 'approach' ? place.locale : null;
}

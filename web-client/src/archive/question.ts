import { sideOf } from '../games/labels';

/** What is looked for in the archive, as a form has it and as an address says it. */
export interface Wanted {
  player: string;
  side: '' | 'red' | 'blue';
  result: '' | 'red' | 'blue' | 'draw';
  least: string;
  most: string;
  from: string;
  until: string;
}

const NOTHING: Wanted = {
  player: '',
  side: '',
  result: '',
  least: '',
  most: '',
  from: '',
  until: '',
};

/** The fields of the form, from the part of an address after the question mark. */
export function wantedOf(search: string): Wanted {
  const asked = new URLSearchParams(search);
  const known = <T extends string>(name: keyof Wanted, values: readonly T[]): T | '' => {
    // Older addresses call a side as the game does.
    const wanted = sideOf(asked.get(name)) ?? asked.get(name);
    return values.find((value) => value === wanted) ?? '';
  };
  const form = (name: keyof Wanted, pattern: RegExp): string => {
    const value = asked.get(name) ?? '';
    return pattern.test(value) ? value : '';
  };
  const round = /^([1-9]|1[0-6])$/;
  const day = /^\d{4}-\d\d-\d\d$/;
  return {
    player: asked.get('player') ?? '',
    side: known('side', ['red', 'blue']),
    result: known('result', ['red', 'blue', 'draw']),
    least: form('least', round),
    most: form('most', round),
    from: form('from', day),
    until: form('until', day),
  };
}

/** The address's part after the question mark; empty when nothing in particular is wanted. */
export function searchOf(wanted: Wanted): string {
  const names = Object.keys(NOTHING) as (keyof Wanted)[];
  const asked = names
    .map((name): [string, string] => [name, wanted[name].trim()])
    // A side is a player's.
    .filter(([name, value]) => value !== '' && (name !== 'side' || wanted.player.trim() !== ''));
  return new URLSearchParams(asked).toString();
}

/** What was compared, and what is in one of the two only. */
export interface Comparison {
  compared: number;
  differing: string[];
}

/** Compares two lists, place by place. */
export function compareLists(one: readonly string[], other: readonly string[]): Comparison {
  const length = Math.max(one.length, other.length);
  const places = Array.from({ length }, (_, place) => [one[place] ?? '', other[place] ?? '']);
  const differing = places.filter(([a, b]) => a !== b);
  return { compared: length, differing: differing.map(([a = '', b = '']) => where(a, b)) };
}

/** Compares what occurs at all; `same` may know that two of them are one. */
export function compareSets(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  known: (only: string, there: ReadonlySet<string>) => boolean = () => false,
): Comparison {
  const only = (here: ReadonlySet<string>, there: ReadonlySet<string>): string[] =>
    [...here].filter((text) => !there.has(text) && !known(text, there));
  return {
    compared: Math.max(one.size, other.size),
    differing: [...only(one, other), ...only(other, one)],
  };
}

/** The first place where two texts part, with what stands around it. */
function where(one: string, other: string): string {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  const around = (text: string): string => text.slice(Math.max(0, place - 60), place + 60);
  return `${around(one)} ≠ ${around(other)}`;
}

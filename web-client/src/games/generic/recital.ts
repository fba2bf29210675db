/**
 * What a game is about that the page has no words for: the tags and the names of fields are said as
 * they are on the wire, the rest in the reader's language.
 */
import type { Choice } from '../../protocol/Choice';
import type { Count } from '../../protocol/Count';
import type { Offer } from '../../protocol/Offer';
import type { Pick } from '../../protocol/Pick';
import type { Target } from '../../protocol/Target';
import type { Token } from '../../protocol/Token';
import { blocksIn, bounds } from '../../orders/offers';
import type { Fact } from '../../telling/table';
import { list, say } from '../../words/words';

/** A tag or the name of a field: `road_march` reads `road march`. */
export function wordOf(tag: string): string {
  return tag.replaceAll('_', ' ');
}

/** What stands in a field. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return say('plain-nothing');
  if (typeof value === 'boolean') return say(value ? 'plain-yes' : 'plain-no');
  if (value === 'red' || value === 'blue') return say(`side-${value}`);
  if (typeof value === 'string') return wordOf(value);
  if (Array.isArray(value)) return value.length > 0 ? listed(value) : say('plain-nothing');
  return typeof value === 'object' ? fieldsWords(value as Fact) : JSON.stringify(value);
}

function listed(values: readonly unknown[]): string {
  const nested = (value: unknown): boolean => typeof value === 'object' && value !== null;
  return list(
    values.map((value) => (nested(value) ? `(${valueWords(value)})` : valueWords(value))),
  );
}

/** Fields by name: `side Red, at 14`. */
export function fieldsWords(fields: Fact): string {
  return Object.entries(fields)
    .map(([name, value]) => {
      const words = valueWords(value);
      const nested = typeof value === 'object' && value !== null && !Array.isArray(value);
      return `${wordOf(name)} ${nested ? `(${words})` : words}`;
    })
    .join(', ');
}

/** A fact by its tag, then by its fields: `bid: amount 3`. */
export function recite(fact: Fact, tag: 'event' | 'kind' | 'order'): string {
  const { [tag]: name, ...fields } = fact;
  const head = typeof name === 'string' ? wordOf(name) : '';
  return [head, fieldsWords(fields)].filter((part) => part !== '').join(': ');
}

/** A part of the position: its name, and a line for each thing in it. */
export interface Stated {
  name: string;
  lines: string[];
}

/** What a view tells, whatever its shape. */
export function statedIn(view: Fact): Stated[] {
  return Object.entries(view).map(([name, value]) => {
    if (Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null)) {
      return { name: wordOf(name), lines: value.map(valueWords) };
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const parts = Object.entries(value).map(([part, of]) => fieldsWords({ [part]: of }));
      return { name: wordOf(name), lines: parts.length > 0 ? parts : [say('plain-nothing')] };
    }
    return { name: wordOf(name), lines: [valueWords(value)] };
  });
}

/** A block by its number, with what some list of the view tells of it. */
export function blockWords(view: Fact, block: Token): string {
  const known = Object.values(view)
    .filter(Array.isArray)
    .flat()
    .find((one: unknown) => (one as Fact | null)?.['token'] === block) as Fact | undefined;
  if (!known) return say('plain-block', { number: `${block}` });
  const facts = Object.entries(known).filter(([name]) => name !== 'token');
  return say('plain-block-with', {
    number: `${block}`,
    facts: fieldsWords(Object.fromEntries(facts)),
  });
}

function targetWords({ kind, at, across }: Target): string {
  return fieldsWords({ [kind]: at, ...(across !== undefined && { across }) });
}

/** Something that can be picked and is no block, with where the order then leads. */
export function choiceWords({ value, at }: Choice, leads?: string): string {
  const words = valueWords(value);
  return at !== undefined && leads !== undefined && at !== `${value.toString()}`
    ? `${words} (${targetWords({ kind: leads, at })})`
    : words;
}

/** What tells an offer from others with the same tag. */
export function offerWords({ given, from, target, picks }: Offer): string {
  const fields = { ...(from !== undefined && { from }), ...given };
  const parts = [
    ...(Object.keys(fields).length > 0 ? [fieldsWords(fields)] : []),
    ...(target ? [targetWords(target)] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  return fieldsWords(Object.fromEntries(picks.map(({ field, pool }) => [field, namesIn(pool)])));
}

function namesIn(pool: Pick['pool']): unknown[] {
  return 'blocks' in pool ? pool.blocks : pool.values.map(({ value }) => value);
}

/** How many are to be picked, and on what conditions. */
export function countWords(pick: Pick, blockName: (block: Token) => string): string {
  const [least, most] = bounds(pick);
  const among = amongWords(pick.list, blockName);
  const within =
    pick.within === undefined ? null : say('plain-within', { field: wordOf(pick.within) });
  return [numberWords(least, Math.min(most, poolSize(pick))), among, within]
    .filter((part) => part !== null)
    .join('; ');
}

function poolSize(pick: Pick): number {
  return 'values' in pick.pool ? pick.pool.values.length : blocksIn(pick).length;
}

function numberWords(least: number, most: number): string {
  if (least >= most) return say('plain-exactly', { count: least });
  if (least === 0) return say('plain-up-to', { count: most });
  return say('plain-range', { least, most });
}

function amongWords(list: Count | undefined, blockName: (block: Token) => string): string | null {
  const blocks = list?.one_of ?? [];
  return blocks.length === 0 ? null : say('plain-one-of', { these: listed(blocks.map(blockName)) });
}

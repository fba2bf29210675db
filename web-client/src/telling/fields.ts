/** The fields of events, decisions and orders, and the places they name. */
import type { PlaceName } from '../protocol/PlaceName';
import type { Side } from '../protocol/Side';
import { localeOf, readPlace } from '../shared/place';
import type { Condition, Fact, Field, Say, Where } from './table';

/** What stands in a field; nothing for what is missing. */
export function valueOf(fact: Fact, field: Field): unknown {
  return field.split('.').reduce<unknown>((value, step) => {
    return typeof value === 'object' && value !== null ? (value as Fact)[step] : undefined;
  }, fact);
}

/** What stands in a field as a list: of one where it is none, empty where there is nothing. */
export function listOf(fact: Fact, field: Field): readonly unknown[] {
  const value = valueOf(fact, field) ?? [];
  return Array.isArray(value) ? value : [value];
}

export function numberOf(fact: Fact, field: Field): number | null {
  const value = valueOf(fact, field);
  return typeof value === 'number' ? value : null;
}

export function sideOf(fact: Fact, field: Field | undefined): Side | null {
  const value = field === undefined ? null : valueOf(fact, field);
  return value === 'red' || value === 'blue' ? value : null;
}

/** The numbers of a list: tokens of blocks, crossings. */
export function numbersOf(fact: Fact, field: Field): number[] {
  return listOf(fact, field).filter((value) => typeof value === 'number');
}

/** A place or a locale. */
function named(value: unknown): PlaceName | null {
  return typeof value === 'number' || typeof value === 'string' ? `${value}` : null;
}

/** The place that is meant; nothing where the field names none. */
export function placeOf(fact: Fact, where: Where): PlaceName | null {
  if (typeof where === 'string') return named(valueOf(fact, where));
  if ('fixed' in where) return where.fixed;
  if ('end_of' in where) return named(listOf(fact, where.end_of).at(-1));
  if ('reserve' in where) return locale(named(valueOf(fact, where.reserve)));
  const approach = readPlace(named(valueOf(fact, where.opposite)) ?? '-');
  return approach.kind === 'approach' ? `${approach.towards}` : null;
}

function locale(place: PlaceName | null): PlaceName | null {
  const number = place === null ? null : localeOf(place);
  return number === null ? place : `${number}`;
}

/** The places of a list. */
export function placesOf(fact: Fact, field: Field): PlaceName[] {
  return listOf(fact, field).flatMap((value) => named(value) ?? []);
}

/** The first of these places that there is. */
export function firstPlace(fact: Fact, wheres: readonly Where[] = []): PlaceName | null {
  return wheres.map((where) => placeOf(fact, where)).find((place) => place !== null) ?? null;
}

export function holds(fact: Fact, condition: Condition = {}): boolean {
  const { is, empty, several, approach, holding, leaves } = condition;
  const at = (where: Where): PlaceName => placeOf(fact, where) ?? '-';
  return (
    (!is || valueOf(fact, is[0]) === is[1]) &&
    (!empty || listOf(fact, empty).length === 0) &&
    (!several || listOf(fact, several).length > 1) &&
    (!approach || readPlace(at(approach)).kind === 'approach') &&
    (!holding || readPlace(at(holding)).kind === 'holding') &&
    (!leaves || localeOf(at(leaves[0])) !== localeOf(at(leaves[1])))
  );
}

/** The key for this fact; nothing where no case fits. */
export function keyOf(fact: Fact, say: Say | undefined): string | undefined {
  if (say === undefined || typeof say === 'string') return say;
  return say.find((each) => holds(fact, each.if))?.key;
}

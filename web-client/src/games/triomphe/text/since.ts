/** What happened since somebody last looked, in a few lines. */
import type { Chart } from '../../../board/chart';
import type { Event } from '../../../protocol/Event';
import type { LocaleNumber } from '../../../protocol/LocaleNumber';
import type { LogEntry } from '../../../protocol/LogEntry';
import type { Side } from '../../../protocol/Side';
import { localeOf } from '../../../shared/place';
import { ofSide, theLocale } from '../../../words/nouns';
import { capital, list, say } from '../../../words/words';
import { recountParley } from '../../../parley/prose';
import { recount } from '../../../log/events';
import { moraleLost } from '../status/lost';
import { eventsOf } from '../../../log/pages';

const SIDES: Side[] = ['red', 'blue'];
/** More places than these are only counted. */
const NAMED = 4;

/** The lines of the summary, what was fought before what was walked. */
export function summaryOf(chart: Chart, entries: readonly LogEntry[]): string[] {
  const events = entries.filter(({ undone }) => !undone).flatMap(eventsOf);
  return [
    ...events.filter(isDecisive).flatMap((event) => recount(chart, event) ?? []),
    ...SIDES.flatMap((side) => lossLine(events, side)),
    ...SIDES.flatMap((side) => marchLine(chart, events, side)),
    ...turnLine(events),
    ...entries.flatMap(parleyLine),
  ].map(capital);
}

function isDecisive({ event }: Event): boolean {
  return ['attack_decided', 'assault_decided', 'bombardment_completed', 'ended'].includes(event);
}

function lossLine(events: readonly Event[], side: Side): string[] {
  const morale = moraleLost(events, side);
  let strength = 0;
  for (const event of events) {
    if (event.event === 'reduced' && event.side === side) {
      strength += event.before.strength - (event.after?.strength ?? 0);
    }
  }
  if (strength + morale === 0) return [];
  return [say('since-lost', { ...ofSide(side), strength, morale })];
}

/** Where an army's blocks went, by march or retreat, each place once. */
function marchLine(chart: Chart, events: readonly Event[], side: Side): string[] {
  const places = new Set<string>();
  let count = 0;
  const arrive = (locale: LocaleNumber | undefined | null, blocks: number): void => {
    if (locale === null || locale === undefined) return;
    count += blocks;
    places.add(theLocale(chart, locale));
  };
  for (const event of events) {
    if (!('side' in event) || event.side !== side) continue;
    if (event.event === 'road_marched') arrive(event.through.at(-1), 1);
    if (event.event === 'marched') arrive(localeOf(event.to), event.pieces.length);
    if (event.event === 'pontoon_entered') arrive(event.to, 1);
    if (event.event === 'retreated') arrive(event.to, 1);
  }
  if (count === 0) return [];
  const named = [...places].slice(0, NAMED);
  const words = { ...ofSide(side), count };
  return places.size > NAMED
    ? [say('since-moved-many', { ...words, places: named.join(', '), more: places.size - NAMED })]
    : [say('since-moved', { ...words, places: list(named) })];
}

function turnLine(events: readonly Event[]): string[] {
  const turns = events.filter(({ event }) => event === 'turn_ended').length;
  return turns > 1 ? [say('since-turns', { count: turns })] : [];
}

function parleyLine({ side, parley }: LogEntry): string[] {
  return side === null || parley === null ? [] : [recountParley(side, parley)];
}

/** Whether it is worth a summary: somebody else did something. */
export function worthTelling(entries: readonly LogEntry[], yours: Side | null): boolean {
  return entries.some(
    (entry) =>
      entry.side !== null &&
      entry.side !== yours &&
      (eventsOf(entry).length > 0 || entry.parley !== null),
  );
}

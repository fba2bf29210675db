/** What happened since somebody last looked, in a few lines. */
import type { Chart } from '../../../board/chart';
import type { GameEvent } from '../../../protocol/GameEvent';
import type { LogEntry } from '../../../protocol/LogEntry';
import type { Side } from '../../../protocol/Side';
import { localeOf } from '../../../shared/place';
import { listOf, placeOf, sideOf } from '../../../telling/fields';
import { lossesOf } from '../../../telling/losses';
import { countsAs, ofEvent, type Telling } from '../../../telling/table';
import { ofSide, theLocale } from '../../../words/nouns';
import { capital, list, say } from '../../../words/words';
import { recountParley } from '../../../parley/prose';
import { recount } from '../../../log/events';
import { eventsOf } from '../../../log/pages';

const SIDES: Side[] = ['red', 'blue'];
/** More places than these are only counted. */
const NAMED = 4;

/** The lines of the summary, what was fought before what was walked. */
export function summaryOf(chart: Chart, entries: readonly LogEntry[]): string[] {
  const events = entries.filter(({ undone }) => !undone).flatMap(eventsOf);
  const verdicts = events.filter((event) => countsAs(chart.telling, event, 'verdict'));
  return [
    ...verdicts.flatMap((event) => recount(chart, event) ?? []),
    ...SIDES.flatMap((side) => lossLine(chart.telling, events, side)),
    ...SIDES.flatMap((side) => marchLine(chart, events, side)),
    ...turnLine(chart.telling, events),
    ...entries.flatMap(parleyLine),
  ].map(capital);
}

function lossLine(telling: Telling, events: readonly GameEvent[], side: Side): string[] {
  const { strength, morale } = lossesOf(telling, events, side);
  if (strength + morale === 0) return [];
  return [say('since-lost', { ...ofSide(side), strength, morale })];
}

/** Where an army's blocks went, by march or retreat, each place once. */
function marchLine(chart: Chart, events: readonly GameEvent[], side: Side): string[] {
  const places = new Set<string>();
  let count = 0;
  for (const event of events) {
    const { army, path } = ofEvent(chart.telling, event) ?? {};
    if (!path || sideOf(event, army) !== side) continue;
    if (!countsAs(chart.telling, event, 'arrival')) continue;
    const locale = localeOf(placeOf(event, path.to) ?? '-');
    if (locale === null) continue;
    count += listOf(event, path.blocks).length;
    places.add(theLocale(chart, locale));
  }
  if (count === 0) return [];
  const named = [...places].slice(0, NAMED);
  const words = { ...ofSide(side), count };
  return places.size > NAMED
    ? [say('since-moved-many', { ...words, places: named.join(', '), more: places.size - NAMED })]
    : [say('since-moved', { ...words, places: list(named) })];
}

function turnLine(telling: Telling, events: readonly GameEvent[]): string[] {
  const turns = events.filter((event) => countsAs(telling, event, 'turn_end')).length;
  return turns > 1 ? [say('since-turns', { count: turns })] : [];
}

function parleyLine({ side, parley }: LogEntry): string[] {
  return side === null || parley === null ? [] : [recountParley(side, parley)];
}

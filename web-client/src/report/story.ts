/** A game told for print: chapter by chapter, with the moments of which a map is shown. */
import type { Chart } from '../board/chart';
import { eventsOf, linesOf } from '../log/pages';
import type { LogEntry } from '../protocol/LogEntry';
import type { LogPosition } from '../protocol/LogPosition';
import { momentsOf } from '../replay/moments';
import { lossOf } from '../telling/losses';
import { countsAs, type Role, type Telling } from '../telling/table';

export interface Paragraph {
  prose: string;
  /** The moment of which a map is shown after it. */
  map: LogPosition | null;
}

/** The set-up, or a turn. */
export interface Chapter {
  /** How a turn is called; nothing for the set-up. */
  head: string | null;
  paragraphs: Paragraph[];
}

/** The last moment at which something changed on the field: the end has a map of its own. */
function endOf(log: readonly LogEntry[]): LogPosition {
  const last = log.findLast((entry) => !entry.undone && eventsOf(entry).length > 0);
  return last?.position ?? 0;
}

/**
 * What happened, without what was taken back. A fight is one paragraph, with its losses and
 * retreats, and so are marches one after the other. The map of a moment stands below its
 * paragraph, and shows how the field looked at the end of that; what the players settle beside the
 * board stands alone.
 */
export function chaptersOf(
  chart: Chart,
  log: readonly LogEntry[],
  maps: ReadonlySet<LogPosition>,
): Chapter[] {
  const chapters: Chapter[] = [{ head: null, paragraphs: [] }];
  let sentences: string[] = [];
  let [fighting, mapped, last] = [false, false, 0];
  const end = endOf(log);
  const close = (): void => {
    if (sentences.length === 0) return;
    const map = mapped && last < end ? last : null;
    chapters.at(-1)?.paragraphs.push({ prose: sentences.join(' '), map });
    sentences = [];
    [fighting, mapped] = [false, false];
  };
  for (const entry of log) {
    if (entry.undone || entry.undo !== null) continue;
    const events = eventsOf(entry);
    const some = (role: Role): boolean =>
      events.some((event) => countsAs(chart.telling, event, role));
    const attacks = some('attack');
    if (attacks || (fighting && some('lull'))) close();
    const settled = entry.parley !== null;
    if (settled) close();
    fighting ||= attacks;
    mapped ||= maps.has(entry.position);
    for (const line of linesOf(chart, entry)) {
      if (line.kind === 'turn') {
        close();
        chapters.push({ head: line.prose, paragraphs: [] });
      } else {
        sentences.push(line.prose);
        last = entry.position;
      }
    }
    if (settled) close();
  }
  close();
  return chapters;
}

/** How much was lost in an entry: strength, and morale, which is dearer. */
export function weightOf(telling: Telling, entry: LogEntry): number {
  if (entry.undone) return 0;
  const losses = eventsOf(entry).map((event) => lossOf(telling, event));
  return losses.reduce((sum, { strength, morale }) => sum + strength + 2 * morale, 0);
}

interface Fight {
  position: LogPosition;
  turn: number;
  weight: number;
}

/**
 * The fights of which a map is shown, in order: of each turn the heaviest, and of those the
 * heaviest again, turns beside each other only where others are not enough.
 */
export function keyFights(telling: Telling, log: readonly LogEntry[], most: number): LogPosition[] {
  const heaviest = new Map<number, Fight>();
  momentsOf(telling, log).forEach(({ position, turn }, index) => {
    const entry = log[index];
    const weight = entry ? weightOf(telling, entry) : 0;
    if (weight > (heaviest.get(turn)?.weight ?? 0)) heaviest.set(turn, { position, turn, weight });
  });
  const fights = [...heaviest.values()].sort(
    (a, b) => b.weight - a.weight || a.position - b.position,
  );
  const chosen: Fight[] = [];
  const alone = ({ turn }: Fight): boolean =>
    chosen.every((other) => Math.abs(other.turn - turn) > 1);
  for (const fits of [alone, () => true]) {
    for (const fight of fights) {
      if (chosen.length < most && !chosen.includes(fight) && fits(fight)) chosen.push(fight);
    }
  }
  return chosen.map(({ position }) => position).sort((a, b) => a - b);
}

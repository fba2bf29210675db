/** A game told for print: chapter by chapter, with the moments of which a map is shown. */
import type { Chart } from '../board/chart';
import { eventsOf, linesOf } from '../log/pages';
import type { LogEntry } from '../protocol/LogEntry';
import type { LogPosition } from '../protocol/LogPosition';
import { momentsOf } from '../replay/moments';

export interface Paragraph {
  position: LogPosition;
  prose: string;
  /** Whether its entry of the log begins with it: one in which a turn ends goes on in the next. */
  begins: boolean;
}

/** The set-up, or a turn. */
export interface Chapter {
  /** How a turn is called; nothing for the set-up. */
  head: string | null;
  paragraphs: Paragraph[];
}

/** What happened, without what was taken back; what an entry brought is one paragraph a turn. */
export function chaptersOf(chart: Chart, log: readonly LogEntry[]): Chapter[] {
  const chapters: Chapter[] = [{ head: null, paragraphs: [] }];
  for (const entry of log) {
    if (entry.undone || entry.undo !== null) continue;
    const { position } = entry;
    let sentences: string[] = [];
    let begins = true;
    const close = (): void => {
      const prose = sentences.join(' ');
      if (prose === '') return;
      chapters.at(-1)?.paragraphs.push({ position, prose, begins });
      sentences = [];
      begins = false;
    };
    for (const line of linesOf(chart, entry)) {
      if (line.kind === 'turn') {
        close();
        chapters.push({ head: line.prose, paragraphs: [] });
      } else {
        sentences.push(line.prose);
      }
    }
    close();
  }
  return chapters;
}

/** How much was lost in an entry: strength, and morale, which is dearer. */
export function weightOf(entry: LogEntry): number {
  if (entry.undone) return 0;
  return eventsOf(entry).reduce((sum, event) => {
    if (event.event === 'reduced') {
      return sum + event.before.strength - (event.after?.strength ?? 0);
    }
    return event.event === 'morale_lost' ? sum + 2 * event.tokens : sum;
  }, 0);
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
export function keyFights(log: readonly LogEntry[], most: number): LogPosition[] {
  const heaviest = new Map<number, Fight>();
  momentsOf(log).forEach(({ position, turn }, index) => {
    const entry = log[index];
    const weight = entry ? weightOf(entry) : 0;
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

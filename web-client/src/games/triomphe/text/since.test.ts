import { describe, expect, it } from 'vitest';

import type { Event } from '../../../protocol/triomphe/Event';
import type { LogEntry } from '../../../protocol/LogEntry';
import type { Side } from '../../../protocol/Side';
import { entry as anEntry, chart, infantry, marched } from '../../../testing/samples';
import { plain } from '../../../words/prose';
import { kindOf, passes } from '../../../log/kinds';
import { worthTelling } from '../../../game/worth';
import { summaryOf } from './since';

const entry = (side: Side, ...events: Event[]): LogEntry => anEntry(1, events, { side });
const march = (piece: number, to: string): Event => ({ ...marched, pieces: [piece], to });

describe('what happened meanwhile', () => {
  it('is told in a few lines, the fighting first', () => {
    const entries = [
      entry('red', march(1, '14'), march(2, '14')),
      { ...entry('red', march(3, '20')), undone: true },
      entry(
        'red',
        { event: 'attack_decided', winner: 'red', locale: 14 },
        {
          event: 'reduced',
          side: 'blue',
          piece: 9,
          at: '14',
          before: infantry,
          after: null,
          reason: 'retreat',
        },
        { event: 'morale_lost', side: 'blue', from: null, tokens: 3 },
      ),
    ];
    expect(summaryOf(chart, entries).map(plain)).toEqual([
      'Austria prevailed in Marengo (14).',
      'France lost 3 strength and 3 morale.',
      'Two Austrian blocks moved, to Marengo (14).',
    ]);
  });

  it('holds what was settled beside the board', () => {
    const asked: LogEntry = {
      ...entry('red'),
      parley: { parley: 'offer', offer: { of: 'draw' } },
    };
    expect(summaryOf(chart, [asked])).toEqual(['Austria offered a draw.']);
    expect(worthTelling([asked], 'blue')).toBe(true);
  });

  it('is only worth telling when somebody else did something', () => {
    expect(worthTelling([entry('blue', march(1, '14'))], 'blue')).toBe(false);
    expect(worthTelling([entry('red', march(1, '14'))], 'blue')).toBe(true);
  });
});

describe('the filter of the log', () => {
  it('passes what it is about', () => {
    const lost: Event = { event: 'morale_lost', side: 'blue', from: null, tokens: 1 };
    expect(passes('moves', kindOf(chart.telling, march(1, '14')))).toBe(true);
    expect(passes('attacks', kindOf(chart.telling, march(1, '14')))).toBe(false);
    expect(passes('losses', kindOf(chart.telling, lost))).toBe(true);
    expect(passes('all', kindOf(chart.telling, { event: 'turn_ended', side: 'blue' }))).toBe(true);
  });
});

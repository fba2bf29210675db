import { describe, expect, it } from 'vitest';

import { DAY, HOUR, MINUTE } from './clocks';
import { figures, longTime, paceWords, shortTime } from './time';

describe('a length of time', () => {
  it('is figures where seconds count', () => {
    expect([0, 9_999, 12 * MINUTE + 5_000, HOUR + 2 * MINUTE + 33_000].map(figures)).toEqual([
      '0:00',
      '0:09',
      '12:05',
      '1:02:33',
    ]);
  });

  it('is the two largest units where days do', () => {
    const times = [2 * DAY + 4 * HOUR, 5 * HOUR + 40 * MINUTE, 12 * MINUTE, 0];
    expect(times.map(shortTime)).toEqual(['2 d 04 h', '5 h 40 m', '12 m', '0 m']);
  });

  it('is read aloud in words', () => {
    const times = [2 * DAY + HOUR + MINUTE, 15 * HOUR + MINUTE, 11 * MINUTE + 9_000, 61_000, 0];
    expect(times.map(longTime)).toEqual([
      'two days and one hour',
      '15 hours and one minute',
      'eleven minutes',
      'one minute and one second',
      'no time',
    ]);
  });
});

describe('a pace', () => {
  it('is told in a few words', () => {
    expect(paceWords({ pace: 'none' })).toBe('without clocks');
    expect(paceWords({ pace: 'live', bank_seconds: 3600, increment_seconds: 30 })).toBe(
      'live, 60 min + 30 s',
    );
    expect(paceWords({ pace: 'correspondence', days: 1, bank_days: 0 })).toBe('one day a decision');
    expect(paceWords({ pace: 'correspondence', days: 3, bank_days: 7 })).toBe(
      'three days a decision, 7 in the bank',
    );
  });
});

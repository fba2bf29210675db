/** Lengths of time and moments, in words and figures. */
import type { Pace } from '../protocol/Pace';
import { language, list, say } from '../words/words';
import { DAY, HOUR, MINUTE } from './clocks';

const SECOND = 1_000;

interface Parts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

function partsOf(time: number): Parts {
  return {
    days: Math.floor(time / DAY),
    hours: Math.floor((time % DAY) / HOUR),
    minutes: Math.floor((time % HOUR) / MINUTE),
    seconds: Math.floor((time % MINUTE) / SECOND),
  };
}

const two = (figure: number): string => `${figure}`.padStart(2, '0');

/** `1:02:33`, `12:05`. */
export function figures(time: number): string {
  const { days, hours, minutes, seconds } = partsOf(time);
  const whole = days * 24 + hours;
  return whole > 0 ? `${whole}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** `2 d 04 h`, `5 h 40 m`, `12 m`: the two largest units. */
export function shortTime(time: number): string {
  const { days, hours, minutes } = partsOf(time);
  if (days > 0) return say('time-days-hours', { days: `${days}`, hours: two(hours) });
  if (hours > 0) return say('time-hours-minutes', { hours: `${hours}`, minutes: two(minutes) });
  return say('time-minutes', { minutes: `${minutes}` });
}

/** `2 days and 4 hours`: the two largest units that there are, to be read aloud. */
export function longTime(time: number): string {
  const { days, hours, minutes, seconds } = partsOf(time);
  const words = [
    days > 0 ? say('long-days', { count: days }) : '',
    hours > 0 ? say('long-hours', { count: hours }) : '',
    minutes > 0 && days === 0 ? say('long-minutes', { count: minutes }) : '',
    seconds > 0 && days + hours === 0 && minutes < 10
      ? say('long-seconds', { count: seconds })
      : '',
  ].filter((word) => word !== '');
  return words.length > 0 ? list(words) : say('time-none');
}

/** A clock as it is shown: figures in a live game, else words. */
export function clockWords(left: number, pace: Pace): string {
  return pace.pace === 'live' ? figures(left) : shortTime(left);
}

/** `60 min`, or `10 s` where it is no whole minute. */
function unit(seconds: number): string {
  return seconds > 0 && seconds % 60 === 0
    ? say('unit-minutes', { minutes: `${seconds / 60}` })
    : say('unit-seconds', { seconds: `${seconds}` });
}

/** A pace in a few words. */
export function paceWords(pace: Pace): string {
  switch (pace.pace) {
    case 'none':
      return say('pace-none');
    case 'live':
      return say('pace-live', {
        bank: unit(pace.bank_seconds),
        each: unit(pace.increment_seconds),
      });
    case 'correspondence':
      return say('pace-correspondence', { count: pace.days, bank: pace.bank_days });
  }
}

/** A day: `12 Jun 2026`. */
export function dateWords(moment: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(new Date(moment));
}

/** A moment by the reader's own clock: `Fri 12 June, 14:00`. */
export function momentWords(moment: string): string {
  const format = new Intl.DateTimeFormat(language(), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(new Date(moment));
}

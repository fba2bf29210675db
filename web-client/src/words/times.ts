import { language } from './words';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `3 May 2026`. */
export function dayWords(time: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(new Date(time));
}

/** `3 hours ago`; what is not a minute old is `now`. */
export function agoWords(time: string, now = Date.now()): string {
  const seconds = (now - Date.parse(time)) / 1000;
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', Infinity];
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  return words.format(-Math.floor(Math.max(seconds, 0) / length), unit);
}

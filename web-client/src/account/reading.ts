import { language } from '../words/words';

/** In which language, and by which clock, mails are read here. */
export function reading(): { language: string; timezone: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { language: language(), timezone: timeZone };
}

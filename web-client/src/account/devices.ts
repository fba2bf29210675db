import type { Device } from '../protocol/Device';
import { say } from '../words/words';

/** `Firefox on Windows`, as far as it is known. */
export function deviceWords({ browser, system }: Device): string {
  if (browser !== null && system !== null) return say('device', { browser, system });
  return browser ?? system ?? say('device-unknown');
}

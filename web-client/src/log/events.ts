import type { Chart } from '../board/chart';
import { keyOf } from '../telling/fields';
import { ofEvent, type Fact } from '../telling/table';
import { argumentsOf } from '../telling/words';
import { capital, say } from '../words/words';

/** What happened, as one sentence of prose; nothing for what nobody needs to read. */
export function recount(chart: Chart, event: Fact): string | null {
  const sentence = ofEvent(chart.telling, event);
  if (!sentence) return capital(say('event-unknown'));
  if (sentence.say === undefined) return null;
  const key = keyOf(event, sentence.say) ?? 'unknown';
  return capital(say(`event-${key}`, argumentsOf(chart, event, sentence)));
}

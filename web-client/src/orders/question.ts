import { keyOf, placeOf as placeIn } from '../telling/fields';
import { ofDecision, type Fact, type Telling } from '../telling/table';
import { argumentsOf } from '../telling/words';
import type { PlaceName } from '../protocol/PlaceName';
import { capital, say, type Arguments } from '../words/words';
import type { Scene } from './sentences';

/** The question as its head and its sentence. */
export interface Question {
  head: string;
  text: string;
}

/** What the player who decides is asked. */
export function question(scene: Scene, decision: Fact): Question {
  const { key, words } = asked(scene, decision);
  return { head: say(`decide-${key}-head`, words), text: capital(say(`decide-${key}`, words)) };
}

/** What everybody else is told meanwhile. */
export function waitingFor(scene: Scene, decision: Fact, player: string): string {
  const { key, words } = asked(scene, decision);
  return say(`wait-${key}`, { ...words, player });
}

/** Where a decision is about, if it is about one place. */
export function placeOf(telling: Telling, decision: Fact): PlaceName | null {
  const at = ofDecision(telling, decision)?.at;
  return at === undefined ? null : placeIn(decision, at);
}

function asked({ chart }: Scene, decision: Fact): { key: string; words: Arguments } {
  const sentence = ofDecision(chart.telling, decision);
  const key = sentence && keyOf(decision, sentence.say);
  if (key === undefined) return { key: 'unknown', words: {} };
  return { key, words: argumentsOf(chart, decision, sentence ?? {}) };
}

import type { Decision } from '../protocol/Decision';
import type { PlaceName } from '../protocol/PlaceName';
import type { Side } from '../protocol/Side';
import { ofSide, theLocale, theOpposite, thePlace, thePosition } from '../words/nouns';
import { capital, knows, say, type Words } from '../words/words';
import type { Scene } from './sentences';

/** The question as its head and its sentence. */
export interface Question {
  head: string;
  text: string;
}

/** What the player who decides is asked. */
export function question(scene: Scene, decision: Decision): Question {
  const kind = knows(`decide-${decision.kind}`) ? decision.kind : 'unknown';
  const words = wordsOf(scene, decision);
  return { head: say(`decide-${kind}-head`, words), text: capital(say(`decide-${kind}`, words)) };
}

/** What everybody else is told meanwhile. */
export function waitingFor(scene: Scene, decision: Decision, player: string): string {
  const kind = knows(`wait-${decision.kind}`) ? decision.kind : 'unknown';
  return say(`wait-${kind}`, { ...wordsOf(scene, decision), player });
}

/** Where a decision is about, if it is about one place. */
export function placeOf(decision: Decision): PlaceName | null {
  if ('defense' in decision) return decision.defense;
  if ('attack' in decision) return decision.attack;
  if ('position' in decision) return decision.position;
  if ('locale' in decision) return `${decision.locale}`;
  return 'to' in decision ? `${decision.to}` : null;
}

function opponent(side: Side): Side {
  return side === 'red' ? 'blue' : 'red';
}

function wordsOf({ chart }: Scene, decision: Decision): Words {
  switch (decision.kind) {
    case 'respond': {
      const { attackers, defense } = decision;
      const [from, to] = [theOpposite(chart, defense), thePlace(chart, defense)];
      return { ...ofSide(opponent(decision.side)), attackers, from, to, place: to };
    }
    case 'advance':
      return { to: theOpposite(chart, decision.attack) };
    case 'march_on':
    case 'retreat':
      return { place: theLocale(chart, decision.locale) };
    case 'bombarded':
      return { place: theLocale(chart, decision.locale) };
    case 'lead_defense': {
      const { defense } = decision;
      return { place: thePlace(chart, defense), from: theOpposite(chart, defense) };
    }
    case 'name_assault':
    case 'artillery_defense':
    case 'counter_attack': {
      const to = theOpposite(chart, decision.attack);
      return { to, place: to, from: thePlace(chart, decision.attack) };
    }
    case 'show_infantry':
      return { place: thePlace(chart, decision.defense) };
    case 'take_loss':
      return { place: thePosition(chart, decision.position), reductions: decision.reductions };
    case 'remove_morale':
      return ofSide(decision.army);
    case 'transfer_morale': {
      const { army, to, missing } = decision;
      return { ...ofSide(army), place: theLocale(chart, to), missing };
    }
    default:
      return {};
  }
}

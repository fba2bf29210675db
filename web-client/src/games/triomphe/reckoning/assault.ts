/**
 * The sum of an assault as the viewer knows it. What is not known stays a question: nothing
 * here guesses a face, and when the server has told the result, its numbers stand.
 */
import type { Chart } from '../../../board/chart';
import type { DrawnApproach } from '../../../protocol/DrawnApproach';
import type { Event } from '../../../protocol/triomphe/Event';
import type { Order } from '../../../protocol/triomphe/Order';
import type { SeenAssault } from '../../../protocol/triomphe/SeenAssault';
import type { SeenPiece } from '../../../protocol/triomphe/SeenPiece';
import type { Side } from '../../../protocol/Side';
import type { Token } from '../../../protocol/Token';
import type { View } from '../../../protocol/triomphe/View';
import { knownFace } from '../../../words/nouns';

/** The steps of an assault, in order. */
export const STEPS = ['leaders', 'attackers', 'guns', 'counter', 'result', 'losses'] as const;
export type Step = (typeof STEPS)[number];

export interface Term {
  kind: 'attack' | 'ground' | 'defense' | 'counter';
  /** The blocks this term comes from. */
  pieces: SeenPiece[];
  /** What it adds to the sum; nothing while it is not decided or not known. */
  value: number | null;
}

export interface Reckoned {
  attacker: Side;
  defender: Side;
  attack: DrawnApproach;
  defense: DrawnApproach;
  step: Step;
  terms: Term[];
  /** The sum of what is known; nothing before both sides have named their leaders. */
  sum: number | null;
  /** Whether something that is not known yet may still lower the sum. */
  open: boolean;
  /** Blocks that stand in the defense approach and might still meet the attack. */
  behind: SeenPiece[];
  /** Artillery that fired at the attackers. */
  fired: boolean;
  /** The result, once the server has told it. */
  decided: Extract<Event, { event: 'assault_decided' }> | null;
}

export function reckonAssault(
  chart: Chart,
  view: View,
  events: readonly Event[],
  drafted: Order | null,
): Reckoned | null {
  const assault = view.assault ?? declared(view, drafted);
  const attack = assault && chart.approaches.get(assault.across);
  const defense = attack && chart.approaches.get(attack.opposite);
  if (!assault || !attack || !defense) return null;
  const since = events.slice(events.findLastIndex(({ event }) => event === 'assault_declared') + 1);
  const decided =
    (view.assault && since.findLast((event) => event.event === 'assault_decided')) ?? null;
  const step = stepOf(view, assault, decided !== null);
  const pieces = (tokens: readonly Token[]): SeenPiece[] =>
    tokens.flatMap((token) => view.pieces.find((piece) => piece.token === token) ?? []);

  const leaders = pieces(drafted?.order === 'name_assault' ? drafted.leaders : assault.leaders);
  const defenders = pieces(
    drafted?.order === 'lead_defense' ? drafted.pieces : assault.defense_leaders,
  );
  const counter = pieces(
    drafted?.order === 'counter_attack' ? drafted.pieces : assault.counter_attackers,
  );
  const named = leaders.length > 0;
  const led = view.assault !== null && (step !== 'leaders' || drafted?.order === 'lead_defense');
  // Counter-attackers take their own losses first: only what is left of them counts.
  const before = drafted?.order === 'counter_attack' || view.decision?.kind === 'take_loss';
  const met = STEPS.indexOf(step) > STEPS.indexOf('counter') || (counter.length > 0 && !before);
  const arm = leaders[0] && knownFace(leaders[0])?.arm;

  const terms: Term[] = [
    { kind: 'attack', pieces: leaders, value: named ? strength(leaders) : null },
    { kind: 'ground', pieces: [], value: arm ? minus(marks(defense, arm)) : null },
    { kind: 'defense', pieces: defenders, value: led ? minus(strength(defenders)) : null },
    { kind: 'counter', pieces: counter, value: met ? minus(strength(counter)) : null },
  ];
  if (decided) {
    const told = {
      attack: decided.attack,
      ground: minus(decided.penalty),
      defense: minus(decided.defense),
      counter: minus(decided.counter_attack),
    };
    for (const term of terms) term.value = told[term.kind];
  }
  const [first, , third] = terms;
  const known = [first?.value, third?.value].every((value) => typeof value === 'number');
  const sum = known ? terms.reduce((all, { value }) => all + (value ?? 0), 0) : null;
  const leads = new Set(defenders.map(({ token }) => token));
  const away = new Set([...leads, ...counter.map(({ token }) => token)]);
  return {
    attacker: assault.side,
    defender: assault.side === 'red' ? 'blue' : 'red',
    attack,
    defense,
    step,
    terms,
    sum: decided ? decided.result : sum,
    open: !met && view.pieces.some(({ at, token }) => at === attack.opposite && !leads.has(token)),
    behind: met
      ? []
      : view.pieces.filter(({ at, token }) => at === attack.opposite && !away.has(token)),
    fired: since.some((event) => event.event === 'shown' && event.reason === 'artillery_defense'),
    decided,
  };
}

/** An assault that is only being drafted: nobody has named anything yet. */
function declared(view: View, drafted: Order | null): SeenAssault | null {
  if (drafted?.order !== 'assault') return null;
  return {
    side: view.active,
    across: drafted.across,
    defense_leaders: [],
    pieces: [],
    leaders: [],
    counter_attackers: [],
  };
}

function stepOf(view: View, assault: SeenAssault, decided: boolean): Step {
  if (decided) return 'losses';
  switch (view.decision?.kind) {
    case 'name_assault':
      return 'attackers';
    case 'artillery_defense':
      return 'guns';
    case 'counter_attack':
      return 'counter';
    case 'take_loss':
      return assault.counter_attackers.length > 0 ? 'counter' : 'guns';
    default:
      return 'leaders';
  }
}

/** The penalty marks in an approach that count against leaders of an arm. */
export function marks(approach: DrawnApproach, arm: string): number {
  if (arm === 'infantry') return approach.infantry_penalties;
  return arm === 'cavalry' ? approach.cavalry_penalties : 0;
}

function strength(pieces: readonly SeenPiece[]): number {
  return pieces.reduce((sum, piece) => sum + (knownFace(piece)?.strength ?? 0), 0);
}

/** Minus nothing is nothing. */
function minus(value: number): number {
  return value === 0 ? 0 : -value;
}

/** What a player should have before them for a decision: from the view, the choices, the log. */
import type { Chart } from '../../../board/chart';
import type { Decision } from '../../../protocol/triomphe/Decision';
import type { Event } from '../../../protocol/triomphe/Event';
import type { Face } from '../../../protocol/Face';
import type { LocaleNumber } from '../../../protocol/LocaleNumber';
import type { Offer } from '../../../protocol/Offer';
import type { Order } from '../../../protocol/triomphe/Order';
import type { SeenPiece } from '../../../protocol/triomphe/SeenPiece';
import type { Side } from '../../../protocol/Side';
import type { Token } from '../../../protocol/Token';
import type { View } from '../../../protocol/triomphe/View';
import { localeOf } from '../../../shared/place';
import { faceWords, knownFace, ofSide, theLocale } from '../../../words/nouns';
import { list, say } from '../../../words/words';
import { pickable } from '../../../orders/answers';
import { choicesIn } from '../../../orders/offers';
import type { Scene } from '../../../orders/sentences';

export interface Fact {
  label: string;
  /** Prose, in which places are links. */
  prose: string;
}

/** A block before and after a reduction. */
export interface Reduction {
  token: Token;
  side: Side;
  before: Face;
  after: Face | null;
}

export function factsOf(
  scene: Scene<View>,
  decision: Decision,
  offers: readonly Offer[],
  events: readonly Event[],
): Fact[] {
  switch (decision.kind) {
    case 'respond':
      return respond(scene, decision, offers);
    case 'take_loss':
    case 'bombarded':
      return [...losses(events, decision.side), morale(scene.view, decision.side)];
    case 'retreat':
      return [
        ...retreat(scene, decision, offers),
        ...losses(events, decision.side),
        morale(scene.view, decision.side),
      ];
    case 'remove_morale':
    case 'transfer_morale':
      return [morale(scene.view, decision.army), ...committed(scene, decision.army)];
    case 'recover_morale':
      return [morale(scene.view, decision.side), ...committed(scene, decision.side)];
    default:
      return [];
  }
}

function respond(
  { chart, view }: Scene<View>,
  decision: Extract<Decision, { kind: 'respond' }>,
  offers: readonly Offer[],
): Fact[] {
  const approach = chart.approaches.get(decision.defense);
  const there = view.pieces.filter(({ at }) => at === decision.defense).length;
  const count = blocksFor(offers, 'respond').size;
  return [
    { label: say('fact-approach'), prose: say(`fact-${approach?.width ?? 'narrow'}`) },
    { label: say('fact-there'), prose: say('fact-blocks', { count: there }) },
    { label: say('fact-attackers'), prose: say('fact-blocks', { count: decision.attackers }) },
    { label: say('fact-able'), prose: say('fact-blocks', { count }) },
    morale(view, decision.side),
  ];
}

function retreat(
  scene: Scene<View>,
  decision: Extract<Decision, { kind: 'retreat' }>,
  offers: readonly Offer[],
): Fact[] {
  const { view } = scene;
  const left = view.pieces.filter(
    ({ at, side }) => side === decision.side && localeOf(at) === decision.locale,
  );
  const ways = new Set<LocaleNumber>();
  for (const offer of offers.filter(({ order }) => order === 'retreat')) {
    for (const { value } of offer.picks.flatMap(choicesIn)) {
      if (typeof value === 'number') ways.add(value);
    }
  }
  return [
    { label: say('fact-leaving'), prose: say('fact-blocks', { count: left.length }) },
    ...[...ways].map((locale, index) => ({
      label: index === 0 ? say('fact-way') : '',
      prose: wayWords(scene, decision.side, locale),
    })),
  ];
}

/** A place to retreat to: its room, and whether the enemy stands beside it. */
function wayWords({ chart, view }: Scene<View>, side: Side, number: LocaleNumber): string {
  const locale = chart.locales.get(number);
  const holds = view.pieces.filter((piece) => piece.side === side && localeOf(piece.at) === number);
  const enemies = (locale?.neighbours ?? []).filter((neighbour) =>
    view.pieces.some((piece) => piece.side !== side && localeOf(piece.at) === neighbour),
  );
  const place = theLocale(chart, number);
  const room = { place, holds: holds.length, capacity: locale?.capacity ?? 0 };
  return enemies.length > 0
    ? say('fact-way-near', { ...room, enemies: list(enemies.map((one) => theLocale(chart, one))) })
    : say('fact-way-room', room);
}

/** What this action has cost so far. */
function losses(events: readonly Event[], side: Side): Fact[] {
  const lost = lossesSince(events, side);
  return lost.strength + lost.morale === 0
    ? []
    : [{ label: say('fact-lost'), prose: say('fact-lost-so-far', lost) }];
}

/** The strength and morale a side has lost since the last attack or bombardment began. */
export function lossesSince(
  events: readonly Event[],
  side: Side,
): { strength: number; morale: number } {
  const from = events.findLastIndex(({ event }) =>
    ['manoeuvre_attacked', 'assault_declared', 'bombardment_completed', 'turn_began'].includes(
      event,
    ),
  );
  let [strength, lost] = [0, 0];
  for (const event of events.slice(from + 1)) {
    if (!('side' in event) || event.side !== side) continue;
    if (event.event === 'reduced') strength += event.before.strength - (event.after?.strength ?? 0);
    if (event.event === 'morale_lost') lost += event.tokens;
  }
  return { strength, morale: lost };
}

function morale(view: View, side: Side): Fact {
  const { level, uncommitted } = view.morale[side];
  return {
    label: say('fact-morale', ofSide(side)),
    prose: say('fact-morale-level', { level, uncommitted }),
  };
}

function committed({ chart, view }: Scene<View>, army: Side): Fact[] {
  return view.morale[army].committed.map(({ locale, tokens }) => ({
    label: say('fact-committed'),
    prose: say('fact-committed-at', {
      tokens,
      place: theLocale(chart, locale),
      blocks: standing(chart, view, locale),
    }),
  }));
}

function standing(chart: Chart, view: View, locale: LocaleNumber): string {
  const sides: Side[] = ['red', 'blue'];
  const there = sides.flatMap((side) => {
    const count = view.pieces.filter(
      (piece) => piece.side === side && localeOf(piece.at) === locale,
    ).length;
    return count > 0 ? [say('army-blocks', { count, ...ofSide(side) })] : [];
  });
  return there.length > 0 && chart.locales.has(locale) ? list(there) : say('fact-nobody');
}

/** The blocks that can be picked for an order. */
function blocksFor(offers: readonly Offer[], tag: Order['order']): Set<Token> {
  return pickable(offers.filter(({ order }) => order === tag));
}

/** What becomes of each block that can take the loss. */
export function reductionsOf(offers: readonly Offer[], pieces: readonly SeenPiece[]): Reduction[] {
  const tokens = blocksFor(offers, 'take_loss');
  return pieces.flatMap((piece) => {
    const before = knownFace(piece);
    if (!before || !tokens.has(piece.token)) return [];
    const after =
      before.strength > 1
        ? { ...before, strength: (before.strength - 1) as Face['strength'] }
        : null;
    return [{ token: piece.token, side: piece.side, before, after }];
  });
}

export function reductionWords({ before, after }: Reduction): string {
  const words = { before: faceWords(before), after: after ? faceWords(after) : '' };
  return say(after ? 'fact-becomes' : 'fact-is-lost', words);
}

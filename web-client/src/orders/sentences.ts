import type { Chart } from '../board/chart';
import type { Order } from '../protocol/Order';
import type { PlaceName } from '../protocol/PlaceName';
import type { SeenPiece } from '../protocol/SeenPiece';
import type { Token } from '../protocol/Token';
import type { View } from '../protocol/View';
import { localeOf, readPlace } from '../shared/place';
import { theLocale, theOpposite, thePiece, thePieces, thePlace } from '../words/nouns';
import { capital, list, say, type Words } from '../words/words';

/** What the words of an order are made from. */
export interface Scene {
  chart: Chart;
  view: View;
}

/** `order` is a whole sentence, `option` a line in a list under the chosen blocks. */
export type Form = 'order' | 'option';

/** An order as prose. */
export function tell(scene: Scene, order: Order, form: Form): string {
  const { id, words } = speak(scene, order, form);
  const text = say(`${form}-${id}`, words);
  return form === 'order' ? capital(text) : text;
}

interface Spoken {
  id: string;
  words: Words;
}

function speak(scene: Scene, order: Order, form: Form): Spoken {
  const { chart, view } = scene;
  const piece = (token: Token): SeenPiece | undefined =>
    view.pieces.find((candidate) => candidate.token === token);
  const one = (token: Token): Words => ({ who: thePiece(piece(token)), count: 1 });
  const many = (tokens: readonly Token[]): Words => ({
    who: thePieces(tokens.map(piece)),
    count: tokens.length,
  });
  const placeOf = (token: Token | undefined): PlaceName =>
    (token === undefined ? undefined : piece(token)?.at) ?? '-';
  const towards = (name: PlaceName): Words => ({ towards: theOpposite(chart, name) });

  switch (order.order) {
    case 'march': {
      const from = placeOf(order.pieces[0]);
      const words = {
        ...many(order.pieces),
        from: thePlace(chart, from),
        to: thePlace(chart, order.to),
        ...towards(order.to),
      };
      return { id: `march-${wayOf(from, order.to)}`, words };
    }
    case 'road_march': {
      const from = placeOf(order.piece);
      return byRoad(scene, 'road', from, order.crossings, one(order.piece));
    }
    case 'march_on': {
      const { decision } = view;
      const from = decision?.kind === 'march_on' ? `${decision.locale}` : '-';
      const { id, words } = byRoad(scene, 'road', from, order.crossings, {});
      return { id: id.includes('attack') ? 'march-on-attack' : 'march-on', words };
    }
    case 'follow_road': {
      const from = thePlace(chart, placeOf(order.piece));
      return { id: 'road-follow', words: { ...one(order.piece), from, ...towards(order.to) } };
    }
    case 'pontoon_entry': {
      const area = readPlace(placeOf(order.piece));
      const entry = area.kind === 'holding' ? chart.areas.get(area.area)?.entry : undefined;
      const to = entry === undefined ? '' : theLocale(chart, entry);
      return { id: 'pontoon', words: { ...one(order.piece), to } };
    }
    case 'manoeuvre_attack': {
      const [from, to] = [thePlace(chart, order.across), theOpposite(chart, order.across)];
      return { id: 'attack', words: { ...many(order.pieces), from, to } };
    }
    case 'declare_bombardment':
    case 'complete_bombardment':
    case 'cancel_bombardment': {
      const words = { ...one(order.piece), ...towards(placeOf(order.piece)) };
      return { id: order.order.replace('_', '-'), words };
    }
    case 'assault':
      return {
        id: 'assault',
        words: { from: thePlace(chart, order.across), ...towards(order.across) },
      };
    case 'lead_defense':
      return order.pieces.length === 0
        ? { id: 'lead-defense-none', words: {} }
        : { id: 'lead-defense', words: many(order.pieces) };
    case 'name_assault': {
      const leaders = thePieces(order.leaders.map(piece));
      return { id: 'name-assault', words: { ...many(order.pieces), leaders } };
    }
    case 'fire':
      return { id: 'fire', words: one(order.piece) };
    case 'hold_fire':
      return { id: 'hold-fire', words: {} };
    case 'counter_attack':
      return order.pieces.length === 0
        ? { id: 'counter-attack-none', words: {} }
        : { id: 'counter-attack', words: many(order.pieces) };
    case 'organize': {
      const partner = piece(order.pieces[1] ?? -1);
      if (form === 'option' && partner) {
        const place = thePlace(chart, partner.at);
        return { id: 'organize-with', words: { partner: thePiece(partner), place } };
      }
      return {
        id: 'organize',
        words: { ...many(order.pieces), who: withPlaces(scene, order.pieces) },
      };
    }
    case 'continuation':
      return { id: 'continue', words: { ...many(order.pieces), ...towards(order.to) } };
    case 'end_turn':
      return { id: 'end-turn', words: { commands: view.commands } };
    case 'halt':
      return { id: 'halt', words: {} };
    case 'respond':
      return order.pieces.length === 0
        ? { id: 'respond-none', words: {} }
        : { id: 'respond', words: many(order.pieces) };
    case 'advance':
      return { id: 'advance', words: {} };
    case 'stay':
      return { id: 'stay', words: {} };
    case 'show_infantry':
      return { id: 'show-infantry', words: one(order.piece) };
    case 'take_loss':
      return { id: 'take-loss', words: one(order.piece) };
    case 'retreat':
      return { id: 'retreat', words: { ...one(order.piece), to: theLocale(chart, order.to) } };
    case 'give_up':
      return { id: 'give-up', words: one(order.piece) };
    case 'remove_morale':
      return { id: 'remove-morale', words: { from: theLocale(chart, order.from) } };
    case 'transfer_morale': {
      const { decision } = view;
      const to = decision?.kind === 'transfer_morale' ? theLocale(chart, decision.to) : '';
      return { id: 'transfer-morale', words: { from: theLocale(chart, order.from), to } };
    }
    case 'leave_morale':
      return { id: 'leave-morale', words: {} };
    case 'recover_morale':
      return { id: 'recover-morale', words: { from: theLocale(chart, order.from) } };
    case 'recover_nothing':
      return { id: 'recover-nothing', words: {} };
    default:
      return { id: 'unknown', words: {} };
  }
}

/** Whether a march goes up to an approach, back into reserve, or to another locale. */
export function wayOf(from: PlaceName, to: PlaceName): 'across' | 'up' | 'back' {
  if (localeOf(from) !== localeOf(to)) return 'across';
  return readPlace(to).kind === 'approach' ? 'up' : 'back';
}

function byRoad(
  { chart, view }: Scene,
  id: string,
  from: PlaceName,
  crossings: readonly number[],
  who: Words,
): Spoken {
  const passed = chart.walk(from, crossings);
  const end = passed.at(-1);
  const enemy = view.pieces.some(
    (piece) => piece.side !== view.active && end !== undefined && localeOf(piece.at) === end,
  );
  const over = passed.slice(0, -1);
  const words = {
    ...who,
    from: thePlace(chart, from),
    to: end === undefined ? '' : theLocale(chart, end),
    road: chart.byMainRoad(crossings) ? 'main' : 'local',
    via: list(over.map((locale) => theLocale(chart, locale))),
  };
  return { id: `${id}${enemy ? '-attack' : ''}${over.length > 0 ? '-via' : ''}`, words };
}

function withPlaces({ chart, view }: Scene, tokens: readonly Token[]): string {
  return list(
    tokens.map((token) => {
      const piece = view.pieces.find((candidate) => candidate.token === token);
      const who = thePiece(piece);
      return piece ? say('piece-in', { who, place: thePlace(chart, piece.at) }) : who;
    }),
  );
}

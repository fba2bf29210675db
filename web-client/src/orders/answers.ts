/**
 * From the templates the server offers to whole orders.
 *
 * There are no rules here: an order is offered exactly when it fills in a template, and
 * everything below only counts picked pieces and looks up prices.
 */
import type { Arm } from '../protocol/Arm';
import type { Choices } from '../protocol/Choices';
import type { Group } from '../protocol/Group';
import type { LocaleNumber } from '../protocol/LocaleNumber';
import type { Order } from '../protocol/Order';
import type { PlaceName } from '../protocol/PlaceName';
import type { Route } from '../protocol/Route';
import type { Template } from '../protocol/Template';
import type { Token } from '../protocol/Token';
import { localeOf, readPlace } from '../shared/place';

/** Where an answer is shown on the board, and tapped. */
export type Target =
  | { kind: 'place'; at: PlaceName }
  | { kind: 'attack'; locale: LocaleNumber; across: PlaceName | null }
  | { kind: 'bombardment' | 'morale'; locale: LocaleNumber };

/** A whole order that may be given, with its price and its place on the board. */
export interface Answer {
  order: Order;
  cost: number;
  target: Target | null;
  /** Where the pieces come from, where the template says so. */
  from: PlaceName | null;
}

/**
 * What has to be known of a piece to fill in a template: only cavalry attacks by road, and
 * an assault, which names no pieces at first, is shown for those in its approach.
 */
export interface Known {
  arm: Arm | null;
  at: PlaceName | null;
}

export type KnownOf = (piece: Token) => Known;

/** The pieces a template asks for. */
interface Pick {
  /** The pools, one for each piece in turn, where they differ. */
  pools: readonly (readonly Token[])[] | null;
  group: Group | null;
}

function groupOf(pieces: readonly Token[], count: 1): Group {
  return { pieces: [...pieces], at_least: count, at_most: count, one_of: [], cost: [0] };
}

function pickOf(template: Template): Pick | null {
  switch (template.order) {
    case 'march':
    case 'manoeuvre_attack':
    case 'continuation':
    case 'respond':
    case 'lead_defense':
    case 'name_assault':
    case 'counter_attack':
      return { pools: null, group: template.group };
    case 'road_march':
    case 'follow_road':
    case 'pontoon_entry':
    case 'declare_bombardment':
    case 'complete_bombardment':
    case 'cancel_bombardment':
    case 'fire':
    case 'show_infantry':
    case 'take_loss':
    case 'retreat':
    case 'give_up':
      return { pools: null, group: groupOf(template.pieces, 1) };
    case 'organize':
      return template.second.length === 0
        ? { pools: null, group: groupOf(template.first, 1) }
        : { pools: [template.first, template.second], group: null };
    default:
      return null;
  }
}

/** Whether these pieces could be among those picked for a template. */
function mayInclude(pick: Pick, pieces: readonly Token[]): boolean {
  if (pick.group) {
    const { pieces: pool, at_most } = pick.group;
    return pieces.length <= at_most && pieces.every((piece) => pool.includes(piece));
  }
  const [first = [], second = []] = pick.pools ?? [];
  const [a, b] = pieces;
  if (pieces.length > 2 || a === undefined) return pieces.length === 0;
  if (b === undefined) return first.includes(a) || second.includes(a);
  return inPools(first, second, a, b) || inPools(first, second, b, a);
}

function inPools(first: readonly Token[], second: readonly Token[], a: Token, b: Token): boolean {
  return a !== b && first.includes(a) && second.includes(b);
}

/** Whether these pieces are all a group asks for. */
function fills(group: Group, pieces: readonly Token[]): boolean {
  return (
    pieces.length >= group.at_least &&
    pieces.length <= group.at_most &&
    pieces.every((piece) => group.pieces.includes(piece)) &&
    (group.one_of.length === 0 || pieces.some((piece) => group.one_of.includes(piece)))
  );
}

function price(group: Group, count: number): number {
  return group.cost[count - group.at_least] ?? group.cost.at(-1) ?? 0;
}

/** Every piece that can be picked for anything. */
export function pickable(choices: Choices): Set<Token> {
  const pieces = new Set<Token>();
  for (const template of choices.templates) {
    const pick = pickOf(template);
    if (!pick) continue;
    for (const pool of pick.pools ?? [pick.group?.pieces ?? []]) {
      for (const piece of pool) pieces.add(piece);
    }
  }
  return pieces;
}

/** Whether some order takes all of these pieces together, perhaps with more. */
export function together(choices: Choices, pieces: readonly Token[]): boolean {
  return choices.templates.some((template) => {
    const pick = pickOf(template);
    return pick !== null && mayInclude(pick, pieces);
  });
}

/** Whether some order asks for more pieces than these. */
export function wantsMore(choices: Choices, pieces: readonly Token[]): boolean {
  for (const piece of pickable(choices)) {
    if (!pieces.includes(piece) && together(choices, [...pieces, piece])) return true;
  }
  return false;
}

/** Every whole order that takes exactly these pieces; those that take none for an empty pick. */
export function answers(choices: Choices, pieces: readonly Token[], knownOf: KnownOf): Answer[] {
  const found = choices.templates.flatMap((template) =>
    fill(choices, template, [...pieces], knownOf),
  );
  const seen = new Set<string>();
  return found.filter(({ order }) => {
    const key = keyOf(order);
    return !seen.has(key) && seen.add(key);
  });
}

/** Every whole order that takes a single piece. */
export function answersWithOne(choices: Choices): Order[] {
  const nothingKnown: KnownOf = () => ({ arm: null, at: null });
  return [...pickable(choices)].flatMap((piece) =>
    answers(choices, [piece], nothingKnown).map(({ order }) => order),
  );
}

/** A text that is equal exactly for equal orders. */
export function keyOf(order: Order): string {
  return JSON.stringify(order);
}

function fill(choices: Choices, template: Template, pieces: Token[], knownOf: KnownOf): Answer[] {
  const pick = pickOf(template);
  if (template.order === 'assault') {
    const inApproach = pieces.every((token) => knownOf(token).at === template.across);
    return inApproach ? [assault(template)] : [];
  }
  if (pick?.group && !fills(pick.group, pieces)) return [];
  if (pick?.pools && (pieces.length === 0 || !mayInclude(pick, pieces))) return [];
  if (!pick && pieces.length > 0) return [];
  const piece = pieces[0];

  switch (template.order) {
    case 'march':
      return [
        {
          order: { order: 'march', pieces, to: template.to },
          cost: price(template.group, pieces.length),
          target: { kind: 'place', at: template.to },
          from: template.from,
        },
      ];
    case 'manoeuvre_attack':
      return [
        {
          order: { order: 'manoeuvre_attack', pieces, across: template.across },
          cost: price(template.group, pieces.length),
          target: attackOver(template.across),
          from: template.from,
        },
      ];
    case 'continuation':
      return [
        {
          order: { order: 'continuation', pieces, to: template.to },
          cost: price(template.group, pieces.length),
          target: { kind: 'place', at: template.to },
          from: null,
        },
      ];
    case 'respond': {
      const { decision } = choices;
      const at = decision.kind === 'respond' ? decision.defense : null;
      return [
        {
          order: { order: 'respond', pieces },
          cost: price(template.group, pieces.length),
          target: at !== null && pieces.length > 0 ? { kind: 'place', at } : null,
          from: null,
        },
      ];
    }
    case 'lead_defense':
    case 'counter_attack':
      return [{ order: { order: template.order, pieces }, cost: 0, target: null, from: null }];
    case 'name_assault':
      return leadersAmong(template.leaders, pieces).map((leaders) => ({
        order: { order: 'name_assault', pieces, leaders },
        cost: 0,
        target: null,
        from: null,
      }));
    case 'organize':
      return organize(template, pieces);
    case 'march_on':
      return template.routes.map((route) => ({
        order: { order: 'march_on', crossings: route.crossings },
        cost: route.cost,
        target: endOf(route),
        from: null,
      }));
    case 'advance':
    case 'stay': {
      const { decision } = choices;
      const at = decision.kind === 'advance' ? decision.attack : null;
      const to = template.order === 'advance' ? at : at && `${localeOf(at)}`;
      const target = to === null ? null : ({ kind: 'place', at: to } as const);
      return [{ order: { order: template.order }, cost: 0, target, from: null }];
    }
    case 'end_turn':
    case 'hold_fire':
    case 'halt':
    case 'leave_morale':
    case 'recover_nothing':
      return [{ order: { order: template.order }, cost: 0, target: null, from: null }];
    case 'remove_morale':
    case 'transfer_morale':
    case 'recover_morale':
      return template.from.map((locale) => ({
        order: { order: template.order, from: locale },
        cost: 0,
        target: { kind: 'morale', locale },
        from: null,
      }));
    default:
      // All that is left takes one piece. A template this client does not know has none.
      return piece === undefined ? [] : fillOne(template, piece, knownOf);
  }
}

function fillOne(template: Template, piece: Token, knownOf: KnownOf): Answer[] {
  switch (template.order) {
    case 'road_march':
      return template.routes
        .filter((route) => !route.attack || knownOf(piece).arm === 'cavalry')
        .map((route) => ({
          order: { order: 'road_march', piece, crossings: route.crossings },
          cost: route.cost,
          target: endOf(route),
          from: template.from,
        }));
    case 'follow_road':
      return [
        {
          order: { order: 'follow_road', piece, to: template.to },
          cost: template.cost,
          target: { kind: 'place', at: template.to },
          from: null,
        },
      ];
    case 'pontoon_entry':
      return [
        {
          order: { order: 'pontoon_entry', piece },
          cost: 0,
          target: { kind: 'place', at: `${template.to}` },
          from: null,
        },
      ];
    case 'retreat':
      return template.to.map((locale) => ({
        order: { order: 'retreat', piece, to: locale },
        cost: 0,
        target: { kind: 'place', at: `${locale}` },
        from: null,
      }));
    case 'declare_bombardment':
    case 'complete_bombardment': {
      const towards = beyond(knownOf(piece).at ?? '-');
      const target = towards === null ? null : ({ kind: 'bombardment', locale: towards } as const);
      return [{ order: { order: template.order, piece }, cost: 0, target, from: null }];
    }
    case 'cancel_bombardment':
    case 'fire':
    case 'show_infantry':
    case 'take_loss':
    case 'give_up':
      return [{ order: { order: template.order, piece }, cost: 0, target: null, from: null }];
    default:
      return [];
  }
}

function assault({ across, cost }: Extract<Template, { order: 'assault' }>): Answer {
  return { order: { order: 'assault', across }, cost, target: attackOver(across), from: across };
}

/** Every set of leaders among picked assault pieces: one of them, or two. */
function leadersAmong(group: Group, pieces: readonly Token[]): Token[][] {
  const able = pieces.filter((piece) => group.pieces.includes(piece));
  const sets = able.map((piece) => [piece]);
  able.forEach((first, index) => {
    for (const second of able.slice(index + 1)) sets.push([first, second]);
  });
  return sets.filter((leaders) => fills(group, leaders));
}

/** One picked piece is offered with each partner it may have. */
function organize(template: Extract<Template, { order: 'organize' }>, pieces: Token[]): Answer[] {
  const { first, second, cost } = template;
  const answer = (picked: Token[]): Answer => ({
    order: { order: 'organize', pieces: picked },
    cost,
    target: null,
    from: null,
  });
  const [a, b] = pieces;
  if (a === undefined || second.length === 0) return [answer(pieces)];
  if (b !== undefined) {
    return [answer(inPools(first, second, a, b) ? [a, b] : [b, a])];
  }
  const partners = new Set(first.includes(a) ? second : []);
  if (second.includes(a)) for (const piece of first) partners.add(piece);
  partners.delete(a);
  return [...partners].map((partner) =>
    answer(inPools(first, second, a, partner) ? [a, partner] : [partner, a]),
  );
}

function endOf(route: Route): Target {
  return route.attack
    ? { kind: 'attack', locale: route.to, across: null }
    : { kind: 'place', at: `${route.to}` };
}

function attackOver(across: PlaceName): Target {
  return { kind: 'attack', locale: beyond(across) ?? 0, across };
}

/** The locale on the other side of an approach. */
function beyond(at: PlaceName): LocaleNumber | null {
  const place = readPlace(at);
  return place.kind === 'approach' ? place.towards : null;
}

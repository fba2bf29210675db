/** The whole game as its players would tell it, and the words in which the page says the same. */
import { readFileSync } from 'node:fs';

import type { Deal } from '../../src/protocol/triomphe/Deal';
import type { Decision } from '../../src/protocol/triomphe/Decision';
import type { Order } from '../../src/protocol/triomphe/Order';
import type { Side } from '../../src/protocol/Side';

/** An order with `infantry 3 at 5/3` for a block, and for a way by road the locales it enters. */
export interface Spoken {
  by: Side;
  asked: Decision['kind'];
  order: Order['order'];
  piece?: string;
  pieces?: string[];
  leaders?: string[];
  to?: string | number;
  across?: string;
  from?: number;
  way?: number[];
}

interface Script {
  deal: Deal;
  orders: Spoken[];
}

/** Found by `engine/examples/whole_game.rs`; `engine/tests/whole_game.rs` holds it to the rules. */
export const SCRIPT = JSON.parse(
  readFileSync(new URL('script.json', import.meta.url), 'utf8'),
) as Script;

/** The blocks an order names, in the order of choosing them. */
export function blocksOf({ piece, pieces }: Spoken): string[] {
  return piece === undefined ? (pieces ?? []) : [piece];
}

interface Named {
  /** `infantry 3`. */
  face: string;
  at: string;
}

export function readBlock(name: string): Named {
  const [face = '', at = ''] = name.split(' at ');
  return { face, at };
}

/** A locale in prose: with its village where it has one. */
function locale(number: string | number): string {
  return `(?:locale ${number}|[^,.]+ \\(${number}\\))`;
}

/** The locale or holding area a place is in. */
function around(place: string): string {
  return place.startsWith('@') ? place.slice(1) : locale(place.replace(/\/.*/, ''));
}

/** The locale opposite an approach; the second border that leads there lies south of the first. */
function facing(approach: string): string {
  const border = approach.endsWith('b') ? ' \\(southern border\\)' : '(?: \\(northern border\\))?';
  return `${locale(approach.replace(/^\d+\/(\d+)b?$/, '$1'))}${border}`;
}

/** How the list names a block. */
export function label(name: string): RegExp {
  const { face, at } = readBlock(name);
  const position = at.includes('/')
    ? `, facing ${facing(at)}`
    : at.startsWith('@')
      ? ''
      : ', reserve';
  return new RegExp(`^${face}(?: \\([^)]*\\))?, ${around(at)}${position}$`, 'i');
}

function who(names: readonly string[]): string {
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return list.format(names.map((name) => `the ${readBlock(name).face}`));
}

/** The sentence the page makes of an order before it is given. */
export function sentence(spoken: Spoken): RegExp {
  return new RegExp(`^${sentenceText(spoken)}\\.$`, 'i');
}

function sentenceText(spoken: Spoken): string {
  const { order, across = '', from = 0, way = [], leaders = [] } = spoken;
  const blocks = blocksOf(spoken);
  const them = who(blocks);
  const at = readBlock(blocks[0] ?? '').at;
  const to = `${spoken.to ?? ''}`;
  switch (order) {
    case 'march':
      if (to.includes('/')) return `${them} in ${around(at)} moves? up to face ${facing(to)}`;
      if (to === at.replace(/\/.*/, ''))
        return `${them} in ${around(at)} go(?:es)? back into reserve`;
      return `${them} march(?:es)? from ${around(at)} to ${around(to)}`;
    case 'road_march':
      return byRoad(`${them} marches`, at, way);
    case 'march_on':
      return `the cavalry marches on (?:to|and attacks) ${locale(way.at(-1) ?? 0)}`;
    case 'follow_road':
      return `${them} in ${around(at)} follows the road to face ${facing(to)}`;
    case 'pontoon_entry':
      return `${them} enters locale \\d+ over the pontoon bridge`;
    case 'manoeuvre_attack':
      return `${them} attacks? ${facing(across)} from ${around(across)}`;
    case 'declare_bombardment':
      return `${them} declares a bombardment of ${facing(at)}`;
    case 'complete_bombardment':
      return `${them} completes its bombardment of ${facing(at)}`;
    case 'cancel_bombardment':
      return `${them} gives up its bombardment of ${facing(at)}`;
    case 'assault':
      return `an assault goes from ${around(across)} against ${facing(across)}`;
    case 'lead_defense':
      return `${them} leads? the defense`;
    case 'name_assault':
      return blocks.length === 1
        ? `${them} makes the assault and leads it`
        : `${them} make the assault, led by ${who(leaders)}`;
    case 'fire':
      return `${them} fires at the attackers`;
    case 'hold_fire':
      return 'no artillery fires';
    case 'counter_attack':
      return `${them} counter-attacks?`;
    case 'organize':
      return `${blocks.map((block) => `the ${readBlock(block).face} in ${around(readBlock(block).at)}`).join(' and ')} (?:is|are) organized`;
    case 'continuation':
      return `${them} go(?:es)? on to face ${facing(to)}`;
    case 'end_turn':
      return 'your turn ends(?: with .* unused)?';
    case 'halt':
      return 'the cavalry ends its march here';
    case 'respond':
      return `${them} moves? up to meet the attack`;
    case 'advance':
      return 'the attackers move up to the approach';
    case 'stay':
      return 'the attackers stay in reserve';
    case 'show_infantry':
      return `you show that ${them} took part`;
    case 'take_loss':
      return `${them} takes the loss`;
    case 'retreat':
      return `${them} retreats to ${locale(to)}`;
    case 'give_up':
      return `${them} has nowhere to go and is lost`;
    case 'remove_morale':
      return `the token in ${locale(from)} is lost`;
    case 'transfer_morale':
      return `a token is moved from ${locale(from)} to .+`;
    case 'leave_morale':
      return 'no more tokens are moved';
    case 'recover_morale':
      return `the token in ${locale(from)} comes back`;
    case 'recover_nothing':
      return 'no token comes back';
  }
}

function byRoad(begin: string, from: string, way: readonly number[]): string {
  const end = locale(way.at(-1) ?? 0);
  const over = new Intl.ListFormat('en', { type: 'conjunction' }).format(
    way.slice(0, -1).map(locale),
  );
  const via = over === '' ? '' : ` over ${over}`;
  const goes = `${begin} from ${around(from)} to ${end} by (?:the main )?road${via}`;
  const attacks = `${begin} by road from ${around(from)}${via} and attacks ${end}`;
  return `(?:${goes}|${attacks})`;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { describe as inText } from '../games/triomphe/text/describe';
import { recount } from '../log/events';
import { question, waitingFor } from '../orders/question';
import { tell } from '../orders/sentences';
import { paceWords, longTime } from '../pace/time';
import { offerWords, recountParley } from '../parley/prose';
import type { Decision } from '../protocol/triomphe/Decision';
import type { Event } from '../protocol/triomphe/Event';
import type { Order } from '../protocol/triomphe/Order';
import type { Parley } from '../protocol/Parley';
import type { ParleyOffer } from '../protocol/ParleyOffer';
import { cavalry, chart, hidden, infantry, own, sceneOf, view } from '../testing/samples';
import { speak, type Language } from './language.svelte';
import { plain } from './prose';

const side = 'red' as const;
const some = (pieces: number[]): Event[] => [
  { event: 'cleaned_up', side, from: '14/20', pieces },
  { event: 'marched', side, pieces, from: '14', to: '20', cost: 1 },
  { event: 'marched', side, pieces, from: '10', to: '10/14', cost: 1 },
  { event: 'marched', side, pieces, from: '10/14', to: '10', cost: 0 },
  { event: 'continued', side, pieces, to: '14/10', cost: 0 },
  { event: 'organized', pieces, places: pieces.map(() => '14') },
  {
    event: 'manoeuvre_attacked',
    side,
    pieces,
    from: '10',
    across: '10/14',
    by_road: false,
    cost: 1,
  },
  { event: 'responded', side, pieces, to: '14/10' },
  { event: 'defense_led', side, pieces },
  { event: 'assault_named', side, pieces, leaders: pieces.slice(0, 1) },
  { event: 'counter_attacked', side, pieces },
  { event: 'attackers_moved', side, pieces, to: '20' },
  { event: 'attackers_moved', side, pieces, to: '10/14' },
];

const tokens = (count: number): Event[] => [
  { event: 'morale_arrived', side, tokens: count },
  { event: 'morale_committed', side, locale: 20, tokens: count },
  { event: 'morale_left', side, locale: 20, missing: count },
  { event: 'morale_lost', side, from: null, tokens: count },
  { event: 'morale_lost', side, from: 20, tokens: count },
  { event: 'morale_returned', side, from: 20, tokens: count },
];

const events: Event[] = [
  ...some([1]),
  ...some([1, 2, 3]),
  ...tokens(1),
  ...tokens(2),
  { event: 'turn_began', round: 7, side },
  { event: 'road_marched', side, piece: 1, from: '10', crossings: [1], through: [14], cost: 0 },
  {
    event: 'road_marched',
    side,
    piece: 1,
    from: '@alessandria',
    crossings: [4, 1],
    through: [10, 14],
    cost: 0,
  },
  { event: 'road_marched', side, piece: 1, from: '10', crossings: [], through: [], cost: 0 },
  { event: 'pontoon_entered', side, piece: 1, to: 10 },
  { event: 'disorganized', locale: 20 },
  {
    event: 'manoeuvre_attacked',
    side,
    pieces: [1],
    from: '10',
    across: '10/14',
    by_road: true,
    cost: 0,
  },
  { event: 'responded', side, pieces: [], to: '14/10' },
  { event: 'defense_led', side, pieces: [] },
  { event: 'counter_attacked', side, pieces: [] },
  { event: 'bombardment_declared', side, piece: 1, from: '14/20' },
  { event: 'bombardment_completed', side, piece: 1, from: '14/20' },
  { event: 'bombardment_cancelled', side, piece: 1, at: '14/20' },
  { event: 'assault_declared', side, across: '14/20' },
  {
    event: 'assault_decided',
    winner: side,
    locale: 20,
    attack: 5,
    penalty: 1,
    defense: 2,
    counter_attack: 0,
    result: 2,
  },
  { event: 'attack_decided', winner: side, locale: 20 },
  { event: 'shown', side, piece: 1, at: '20', face: cavalry, reason: 'infantry_proof' } as Event,
  {
    event: 'reduced',
    side,
    piece: 1,
    at: '20',
    before: infantry,
    after: cavalry,
    reason: 'retreat',
  },
  { event: 'reduced', side, piece: 1, at: '20', before: infantry, after: null, reason: 'retreat' },
  { event: 'retreated', side, piece: 1, from: '14', to: 20 },
  { event: 'morale_transferred', side, from: 14, to: 20 },
  { event: 'turn_ended', side },
  { event: 'ended', outcome: { winner: side, victory: 'decisive' } },
  { event: 'ended', outcome: { winner: side, victory: 'marginal' } },
];

const group = (pieces: number[]): Order[] => [
  { order: 'march', pieces, to: '10' },
  { order: 'march', pieces, to: '14/20' },
  { order: 'manoeuvre_attack', pieces, across: '14/20' },
  { order: 'lead_defense', pieces },
  { order: 'name_assault', pieces, leaders: pieces.slice(0, 1) },
  { order: 'counter_attack', pieces },
  { order: 'organize', pieces },
  { order: 'continuation', pieces, to: '14/20' },
  { order: 'respond', pieces },
];

const orders: Order[] = [
  ...group([1]),
  ...group([1, 2]),
  { order: 'march', pieces: [3], to: '14' },
  { order: 'road_march', piece: 1, crossings: [1] },
  { order: 'road_march', piece: 4, crossings: [4, 1] },
  { order: 'road_march', piece: 2, crossings: [3] },
  { order: 'road_march', piece: 4, crossings: [4, 1, 2] },
  { order: 'follow_road', piece: 1, to: '14/20' },
  { order: 'pontoon_entry', piece: 4 },
  { order: 'declare_bombardment', piece: 3 },
  { order: 'complete_bombardment', piece: 3 },
  { order: 'cancel_bombardment', piece: 3 },
  { order: 'assault', across: '14/20' },
  { order: 'lead_defense', pieces: [] },
  { order: 'counter_attack', pieces: [] },
  { order: 'respond', pieces: [] },
  { order: 'fire', piece: 3 },
  { order: 'hold_fire' },
  { order: 'end_turn' },
  { order: 'halt' },
  { order: 'advance' },
  { order: 'stay' },
  { order: 'show_infantry', piece: 1 },
  { order: 'take_loss', piece: 1 },
  { order: 'retreat', piece: 1, to: 20 },
  { order: 'give_up', piece: 1 },
  { order: 'remove_morale', from: 20 },
  { order: 'leave_morale' },
  { order: 'recover_morale', from: 20 },
  { order: 'recover_nothing' },
];

const decisions: Decision[] = [
  { side, kind: 'act' },
  { side, kind: 'respond', defense: '14/20', attackers: 1 },
  { side, kind: 'respond', defense: '14/20', attackers: 2 },
  { side, kind: 'advance', attack: '14/20' },
  { side, kind: 'march_on', locale: 20 },
  { side, kind: 'show_infantry', defense: '20/14' },
  { side, kind: 'bombarded', locale: 20 },
  { side, kind: 'lead_defense', defense: '14/20' },
  { side, kind: 'name_assault', attack: '14/20' },
  { side, kind: 'artillery_defense', attack: '14/20' },
  { side, kind: 'counter_attack', attack: '14/20' },
  { side, kind: 'take_loss', position: '20/14', reductions: 1 },
  { side, kind: 'take_loss', position: '14', reductions: 2 },
  { side, kind: 'retreat', locale: 20 },
  { side, kind: 'remove_morale', army: 'blue' },
  { side, kind: 'transfer_morale', army: 'blue', to: 20, missing: 1 },
  { side, kind: 'transfer_morale', army: 'blue', to: 20, missing: 2 },
  { side, kind: 'recover_morale' },
];

const scene = sceneOf(
  view([
    own(1, '14', infantry),
    own(2, '14', cavalry),
    own(3, '14/20', { arm: 'artillery', strength: 1 }),
    own(4, '@alessandria', infantry),
    hidden(9, '20'),
  ]),
);

/** Orders that answer a decision and are told with its places. */
const answers: [Decision, Order][] = [
  [
    { side: 'blue', kind: 'transfer_morale', army: side, to: 10, missing: 1 },
    { order: 'transfer_morale', from: 20 },
  ],
  [
    { side: 'blue', kind: 'march_on', locale: 10 },
    { order: 'march_on', crossings: [1] },
  ],
  [
    { side: 'blue', kind: 'march_on', locale: 14 },
    { order: 'march_on', crossings: [3] },
  ],
];

const after = (decision: Decision) => sceneOf({ ...scene.view, decision });

const offers: ParleyOffer[] = [
  { of: 'draw' },
  { of: 'pause', minutes: 3 * 24 * 60 },
  { of: 'rematch' },
];

const parleys: Parley[] = [
  { parley: 'resign' },
  { parley: 'claim_time' },
  { parley: 'grant_time', minutes: 24 * 60 },
  { parley: 'end_pause' },
  ...offers.flatMap((offer): Parley[] => [
    { parley: 'offer', offer },
    { parley: 'accept', offer },
    { parley: 'decline', offer },
    { parley: 'withdraw', offer },
  ]),
];

/** Everything that is told of a game, in the language of the page. */
function everything(): { sentences: string[]; lines: string[] } {
  const asked = decisions.map((decision) => question(scene, decision));
  const army = inText(chart, scene.view).flatMap(({ lines, morale, losses }) => [
    ...lines,
    ...morale,
    losses,
  ]);
  const sentences = [
    ...events.map((event) => recount(chart, event) ?? ''),
    ...orders.map((order) => tell(scene, order, 'order')),
    ...answers.map(([decision, order]) => tell(after(decision), order, 'order')),
    ...asked.map(({ text }) => text),
    ...decisions.map((decision) => waitingFor(scene, decision, 'Ida')),
    ...parleys.map((parley) => recountParley(side, parley)),
    ...offers.flatMap((offer) => [true, false].map((own) => offerWords(side, offer, own))),
  ];
  const lines = [
    ...orders.map((order) => tell(scene, order, 'option')),
    ...answers.map(([decision, order]) => tell(after(decision), order, 'option')),
    ...asked.map(({ head }) => head),
    ...army,
    paceWords({ pace: 'live', bank_seconds: 3600, increment_seconds: 30 }),
    paceWords({ pace: 'correspondence', days: 1, bank_days: 0 }),
    paceWords({ pace: 'correspondence', days: 3, bank_days: 7 }),
    ...[86_400_000, 183_840_000, 7_380_000, 61_000, 0].map(longTime),
  ];
  return { sentences: sentences.map(plain), lines: lines.map(plain) };
}

describe.each<Language>(['en', 'fr', 'de', 'es'])('a game told in %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  it('has a sentence for everything', () => {
    const { sentences, lines } = everything();
    expect(
      [...sentences, ...lines].filter((text) => /\{|\}|\$|undefined|^\s*$| {2}| [.,]/.test(text)),
    ).toEqual([]);
    const headings = sentences.filter((text) => / · /.test(text));
    expect(headings.length).toBe(1);
    const unfinished = sentences.filter(
      (text) => !headings.includes(text) && !/^[\p{Lu}¿].*[.?]$/u.test(text),
    );
    expect(unfinished).toEqual([]);
  });

  it('reads as it was read by people', () => {
    expect(everything()).toMatchSnapshot();
  });
});

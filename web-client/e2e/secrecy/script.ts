/** The game that is played for the tests of secrecy, and how it is played once more. */
import type { Side } from '../../src/protocol/Side';
import { type DEAL, faces, type Player } from '../players';
import type { FaceName } from './lawful';

/** Differs from the known deal at every place whose blocks are never shown, and only there. */
export const OTHER_DEAL: typeof DEAL = {
  places: [
    { at: '5', faces: faces('infantry 3', 'infantry 2') },
    { at: '8', faces: faces('cavalry 2') },
    { at: '9', faces: faces('infantry 2') },
    { at: '10', faces: faces('cavalry 2', 'infantry 2') },
    { at: '14', faces: faces('infantry 2') },
    { at: '24', faces: faces('cavalry 2') },
    { at: '32', faces: faces('infantry 3') },
    { at: '45', faces: faces('infantry 2', 'infantry 2') },
    { at: '@tortona', faces: faces('cavalry 2', 'infantry 2', 'artillery 1') },
    { at: '@novi', faces: faces('infantry 3', 'infantry 3', 'infantry 2', 'infantry 2') },
    { at: '@sale', faces: faces('infantry 2') },
  ],
};

/**
 * Which acts move Austrian blocks out of Alessandria that are never shown, and what marches in
 * their place another time.
 */
export const OTHER_MARCHERS: ReadonlyMap<number, FaceName> = new Map([
  [1, 'cavalry 2'],
  [2, 'infantry 2'],
]);

/** What one side does on its page in one go. */
export interface Act {
  side: Side;
  does: (player: Player) => Promise<void>;
}

const austria = act('red');
const france = act('blue');

/** Three rounds: a march into the unknown, an attack met, an assault, an attack and a retreat. */
export const SCRIPT: readonly Act[] = [
  austria('Your orders', [/^infantry 3, Alessandria/], /^to locale 3, by the main road/),
  austria('Your orders', [/^infantry 2, Alessandria/], /^to locale 2, by the main road/),
  austria('Your orders', [/^infantry 3, Alessandria/], /^to locale 1, by the main road/),
  austria('Your orders', (player) => player.endTurn()),
  france('Your orders', [/, locale 8/], /^organize/),
  france('Your orders', (player) => player.endTurn()),
  austria('Your orders', [/, locale 3/], /^attack locale 5/),
  france('Do you respond?', [/^infantry 2.*, locale 5/], null),
  austria('Up to the approach?', [], /^all move up/),
  austria('Your orders', [/, locale 2/], /^to locale 4, /),
  austria('Your orders', (player) => player.endTurn()),
  france('Your orders', [/, locale 8/], /^to locale 18/),
  france('Your orders', (player) => player.endTurn()),
  austria('Your orders', [], /^assault locale 5/),
  france('Who leads the defense?', [/^infantry 2.*, locale 5, facing/], null),
  austria('Your orders', [/, locale 4/], /^attack locale 5/),
  france('Do you respond?', async (player) => {
    await player.commit();
    await player.retreat();
  }),
];

/** Face-up in Alessandria when the game begins (rule 4). */
export const WAITING: FaceName = 'artillery 1';

/** What the rules show in the course of these acts. Nothing else is ever shown. */
export const SHOWN: readonly Showing[] = [
  // The assault: both leaders are turned up (V8), and each takes a reduction.
  { side: 'blue', at: '5/3', event: 'shown', faces: ['infantry 2'] },
  { side: 'red', at: '3/5', event: 'shown', faces: ['infantry 3'] },
  { side: 'red', at: '3/5', event: 'reduced', faces: ['infantry 3', 'infantry 2'] },
  { side: 'blue', at: '5/3', event: 'reduced', faces: ['infantry 2', 'infantry 1'] },
  // The lost attack: who has to retreat is turned up (V10), and takes reductions.
  { side: 'blue', at: '5', event: 'shown', faces: ['infantry 3'] },
  { side: 'blue', at: '5/3', event: 'shown', faces: ['infantry 1'] },
  { side: 'blue', at: '5/3', event: 'reduced', faces: ['infantry 1'] },
  { side: 'blue', at: '5', event: 'reduced', faces: ['infantry 3', 'infantry 2'] },
];

/** An event that shows faces. */
export interface Showing {
  side: Side;
  at: string;
  event: 'shown' | 'reduced';
  faces: FaceName[];
}

type ByHand = (player: Player) => Promise<void>;

/** An act in answer to a question: by hand, or by choosing blocks and a way. */
function act(side: Side) {
  return (question: string, how: RegExp[] | ByHand, way: RegExp | null = null): Act => ({
    side,
    does: async (player) => {
      await player.isAsked(question);
      await (typeof how === 'function' ? how(player) : player.order(how, way));
    },
  });
}

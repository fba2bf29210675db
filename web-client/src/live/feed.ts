import type { Position } from '../protocol/Position';
import type { ServerMessage } from '../protocol/ServerMessage';
import type { Update } from '../protocol/Update';

/** What a message made of the game: the new state, or a gap that only a fresh position mends. */
export type Received = { kind: 'state'; state: Position } | { kind: 'gap' } | { kind: 'nothing' };

/**
 * The state is the last position and the numbered updates after it. An update that is not
 * the next one is never guessed at.
 */
export function receive(state: Position | null, message: ServerMessage): Received {
  switch (message.type) {
    case 'position':
      return { kind: 'state', state: message };
    case 'update':
      return state ? next(state, message) : { kind: 'gap' };
    case 'presence':
      return state
        ? {
            kind: 'state',
            state: {
              ...state,
              online: message.online,
              present: message.present,
              watchers: message.watchers,
            },
          }
        : { kind: 'nothing' };
    default:
      return { kind: 'nothing' };
  }
}

function next(state: Position, update: Update): Received {
  if (update.number <= state.number) return { kind: 'nothing' };
  if (update.number > state.number + 1) return { kind: 'gap' };
  return {
    kind: 'state',
    state: {
      ...state,
      number: update.number,
      position: update.position,
      snapshot: update.snapshot,
      summary: update.summary,
      undo: update.undo,
      parley: update.parley,
      clocks: update.clocks,
      now: update.now,
      seed: update.seed,
      log: [...state.log, update.entry],
    },
  };
}

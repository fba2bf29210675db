import { randomId } from '../shared/uuid';
import { Connection, type Dispatch, type Socket, type Step } from './connection';

/** A game as the page follows it. */
export class LiveGame {
  #dispatch = $state.raw<Dispatch>({
    link: 'connecting',
    game: null,
    pending: null,
    refusal: null,
    talk: null,
    restored: null,
    saying: null,
    unsaid: null,
    skew: 0,
    failures: 0,
  });
  readonly #connection: Connection;

  /** The key is that of a link for watching. */
  constructor(id: string, key: string | null = null) {
    this.#connection = new Connection(
      {
        connect: () => open(id, key),
        clock: {
          after: (milliseconds, run) => {
            const timer = setTimeout(run, milliseconds);
            return () => clearTimeout(timer);
          },
          random: Math.random,
          now: Date.now,
        },
        newId: randomId,
      },
      (dispatch) => (this.#dispatch = dispatch),
    );
  }

  get now(): Dispatch {
    return this.#dispatch;
  }

  give(step: Step): void {
    this.#connection.give(step);
  }

  acknowledge(): void {
    this.#connection.acknowledge();
  }

  settle(): void {
    this.#connection.settle();
  }

  say(text: string): void {
    this.#connection.say(text);
  }

  read(upTo: number): void {
    this.#connection.read(upTo);
  }

  refresh(): void {
    this.#connection.refresh();
  }

  look(): void {
    this.#connection.look();
  }

  close(): void {
    this.#connection.close();
  }
}

function open(id: string, key: string | null): Socket {
  const url = new URL(`/api/games/${encodeURIComponent(id)}/live`, location.href);
  if (key !== null) url.searchParams.set('key', key);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  const wrapped: Socket = {
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onmessage = (event) => wrapped.onmessage?.({ data: event.data });
  socket.onclose = () => wrapped.onclose?.();
  return wrapped;
}

import type { ClientMessage } from '../protocol/ClientMessage';
import type { LogPosition } from '../protocol/LogPosition';
import type { Parley } from '../protocol/Parley';
import type { Position } from '../protocol/Position';
import type { Refused } from '../protocol/Refused';
import type { ServerMessage } from '../protocol/ServerMessage';
import type { Talk } from '../protocol/Talk';
import type { Undo } from '../protocol/Undo';
import type { AnyOrder } from '../orders/order';
import { receive } from './feed';
import { hear } from './talk';

/** The part of a WebSocket that is used, so that a test can hand in its own. */
export interface Socket {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Clock {
  after(milliseconds: number, run: () => void): () => void;
  random(): number;
  /** The time by this computer's clock, in milliseconds. */
  now(): number;
}

export interface Surroundings {
  connect(): Socket;
  clock: Clock;
  newId(): string;
}

export type Link = 'connecting' | 'live' | 'lost';

/** What a player sends to a game: an order, something about taking back, or beside the board. */
export type Step = AnyOrder | Undo | Parley;

/** What the page shows of the connection and the game. */
export interface Dispatch {
  link: Link;
  game: Position | null;
  /** A step on its way, neither accepted nor refused yet. */
  pending: Step | null;
  /** The last refusal, until the next order. */
  refusal: Refused | null;
  /** What was said between the players. */
  talk: Talk | null;
  /** How many entries of the log were lost when the server was restored from a copy, if that was. */
  restored: number | null;
  /** Something said that the server has not answered yet. */
  saying: Saying | null;
  /** Why the last thing said was refused, until the next. */
  unsaid: Refused | null;
  /** How much the server's clock is ahead of this computer's, in milliseconds. */
  skew: number;
  /** How often the connection could not be made since it last stood. */
  failures: number;
}

/** Something said, on its way. */
export interface Saying {
  id: string;
  text: string;
}

interface Sent {
  id: string;
  position: LogPosition;
  step: Step;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

/** Refusals that say the server is in trouble, not that the order is wrong. */
const TROUBLE: ReadonlySet<string> = new Set([
  'busy',
  'unavailable',
  'cannot_store',
  'not_known_yet',
  'internal',
]);

/** How long an order waits after trouble: as long as after so many lost connections. */
const AFTER_TROUBLE = 3;

/** How long to wait before attempt `failures` (from 1): doubling, and never all at once. */
export function backOff(failures: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  return wait * (0.75 + random / 2);
}

/**
 * Carries messages between one page and one game: one connection at a time, made again
 * whenever it breaks. A step is kept and sent again under its id until the server has
 * answered it; a resend changes nothing there.
 */
export class Connection {
  private socket: Socket | null = null;
  private cancelRetry: (() => void) | null = null;
  private sent: Sent | null = null;
  private closed = false;
  private resyncing = false;
  private dispatch: Dispatch = {
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
  };

  constructor(
    private readonly around: Surroundings,
    private readonly report: (dispatch: Dispatch) => void,
  ) {
    this.connect();
  }

  /** Gives a step for the position on the page. */
  give(step: Step): void {
    const { game } = this.dispatch;
    if (this.sent || !game) return;
    this.sent = { id: this.around.newId(), position: game.position, step };
    this.change({ pending: step, refusal: null });
    this.resend();
  }

  /** What was lost by a restore is known now. */
  acknowledge(): void {
    this.change({ restored: null });
  }

  /** Forgets the last refusal. */
  settle(): void {
    if (this.dispatch.refusal) this.change({ refusal: null });
  }

  /** Says something to the other player. */
  say(text: string): void {
    if (this.dispatch.saying) return;
    this.change({ saying: { id: this.around.newId(), text }, unsaid: null });
    this.sayAgain();
  }

  /** Tells that what was said is read, up to a number. */
  read(upTo: number): void {
    this.send({ type: 'read', up_to: upTo });
  }

  /** Asks for a fresh position, or tries to connect at once. */
  refresh(): void {
    if (this.dispatch.link === 'live') this.resync();
    else if (this.cancelRetry) this.retryNow();
  }

  /** Says that the player has the game before their eyes. Nothing depends on its arrival. */
  look(): void {
    this.send({ type: 'looking' });
  }

  /** Ends the connection for good. */
  close(): void {
    this.closed = true;
    this.cancelRetry?.();
    this.socket?.close();
  }

  private connect(): void {
    const socket = this.around.connect();
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(data);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private lost(): void {
    this.socket = null;
    this.resyncing = false;
    if (this.closed) return;
    const failures = this.dispatch.failures + 1;
    this.change({ link: 'lost', failures });
    const wait = backOff(failures, this.around.clock.random());
    this.cancelRetry = this.around.clock.after(wait, () => this.retryNow());
  }

  private retryNow(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.connect();
  }

  private hear(data: unknown): void {
    const message = parse(data);
    if (!message) return;
    switch (message.type) {
      case 'accepted':
        if (message.id === this.sent?.id) this.answered(null);
        return;
      case 'talk':
      case 'said':
      case 'read':
        this.listen(message);
        return;
      case 'refused':
        if (message.id !== null && message.id === this.dispatch.saying?.id) {
          this.unsaid(message);
          return;
        }
        if (message.id !== null && message.id === this.sent?.id && TROUBLE.has(message.code)) {
          // The order may have been stored all the same: the same id asks again safely.
          const wait = backOff(AFTER_TROUBLE, this.around.clock.random());
          this.around.clock.after(wait, () => this.resend());
          return;
        }
        if (message.id !== null && message.id === this.sent?.id) this.answered(message);
        else if (message.id === null) {
          // It may have been a wish for the position that was refused: wish again later.
          this.resyncing = false;
          this.change({ refusal: message });
          // Or it was our step, unread.
          if (message.code === 'slow_down' && this.sent) {
            const wait = backOff(AFTER_TROUBLE, this.around.clock.random());
            this.around.clock.after(wait, () => this.resend());
          }
          if (message.code === 'slow_down') this.sayLater();
        }
        return;
      default:
        this.take(message);
    }
  }

  private take(message: ServerMessage): void {
    const received = receive(this.dispatch.game, message);
    if (received.kind === 'gap') this.resync();
    if (received.kind !== 'state') return;
    if ('now' in message) this.setTime(message.now);
    if (message.type === 'position') {
      this.resyncing = false;
      const reconnected = this.dispatch.link !== 'live';
      const before = this.dispatch.game;
      if (before && before.epoch !== message.epoch) {
        this.change({ restored: Math.max(0, before.number - message.number) });
      }
      this.change({ game: received.state, link: 'live', failures: 0 });
      if (reconnected) {
        this.resend();
        this.sayAgain();
      }
    } else {
      this.change({ game: received.state });
    }
  }

  private listen(message: ServerMessage): void {
    const { saying } = this.dispatch;
    const own = this.dispatch.game?.summary.seat ?? null;
    const talk = hear(this.dispatch.talk, message, own);
    const heard = talk?.messages.some(({ id }) => id === saying?.id) ?? false;
    this.change({ talk, saying: heard ? null : saying });
  }

  private unsaid(refusal: Refused): void {
    if (TROUBLE.has(refusal.code)) this.sayLater();
    else this.change({ saying: null, unsaid: refusal });
  }

  private sayLater(): void {
    if (!this.dispatch.saying) return;
    const wait = backOff(AFTER_TROUBLE, this.around.clock.random());
    this.around.clock.after(wait, () => this.sayAgain());
  }

  private sayAgain(): void {
    const { saying } = this.dispatch;
    if (saying) this.send({ type: 'say', ...saying });
  }

  private setTime(now: string): void {
    const skew = Date.parse(now) - this.around.clock.now();
    this.dispatch = { ...this.dispatch, skew };
  }

  private answered(refusal: Refused | null): void {
    this.sent = null;
    this.change({ pending: null, refusal });
    // A refusal for a position the page does not know yet means the page is behind.
    if (refusal && refusal.position !== this.dispatch.game?.position) this.resync();
  }

  private resend(): void {
    if (!this.sent) return;
    const { id, position, step } = this.sent;
    this.send(messageOf(step, id, position));
  }

  private resync(): void {
    if (this.resyncing) return;
    this.resyncing = true;
    this.send({ type: 'resync' });
  }

  private send(message: ClientMessage): void {
    if (this.dispatch.link === 'live') this.socket?.send(JSON.stringify(message));
  }

  private change(part: Partial<Dispatch>): void {
    this.dispatch = { ...this.dispatch, ...part };
    this.report(this.dispatch);
  }
}

/** What the server takes for an order: it reads it as the game's own. */
type SentOrder = Extract<ClientMessage, { type: 'order' }>['order'];

function messageOf(step: Step, id: string, position: LogPosition): ClientMessage {
  if ('order' in step) return { type: 'order', id, position, order: step as SentOrder };
  if ('undo' in step) return { type: 'undo', id, position, undo: step };
  return { type: 'parley', id, position, parley: step };
}

function parse(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    const typed = typeof message === 'object' && message !== null && 'type' in message;
    return typed ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

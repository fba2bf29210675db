import { beforeEach, describe, expect, it } from 'vitest';

import type { ClientMessage } from '../protocol/ClientMessage';
import type { ServerMessage } from '../protocol/ServerMessage';
import { position, update } from '../testing/samples';
import { backOff, Connection, type Dispatch, type Socket } from './connection';

class FakeSocket implements Socket {
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: ClientMessage[] = [];
  open = true;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.open = false;
    this.onclose?.();
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let timers: { milliseconds: number; run: () => void; cancelled: boolean }[];
let now: Dispatch;
let connection: Connection;

const last = (): FakeSocket => sockets.at(-1) as FakeSocket;
const greet = (number: number): void => last().says({ type: 'position', ...position(number) });
const refusal = (id: string, at: number): ServerMessage => ({
  type: 'refused',
  id,
  code: 'no_room',
  sentence: 'There is no room.',
  rule: '3',
  position: at,
});

beforeEach(() => {
  sockets = [];
  timers = [];
  let ids = 0;
  connection = new Connection(
    {
      connect: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      clock: {
        after: (milliseconds, run) => {
          const timer = { milliseconds, run, cancelled: false };
          timers.push(timer);
          return () => (timer.cancelled = true);
        },
        random: () => 0.5,
        now: () => Date.parse('2026-01-01T00:00:00Z') - 3_000,
      },
      newId: () => `id-${(ids += 1)}`,
    },
    (dispatch) => (now = dispatch),
  );
});

describe('updates', () => {
  it('follow the position one by one', () => {
    greet(4);
    last().says({ type: 'update', ...update(5) });
    expect(now.game?.number).toBe(5);
    expect(now.game?.log).toHaveLength(1);
  });

  it('tell how far the clocks of the two ends are apart', () => {
    greet(4);
    expect(now.skew).toBe(3_000);
    last().says({ type: 'update', ...update(5), now: '2026-01-01T00:00:02Z' });
    expect(now.skew).toBe(5_000);
  });

  it('bring the summary, the clocks and the offers with them', () => {
    greet(4);
    const open = [{ side: 'red', offer: { of: 'draw' } }] as const;
    const later = update(5);
    later.summary.rematch = 'next';
    later.parley.open = [...open];
    last().says({ type: 'update', ...later });
    expect(now.game?.summary.rematch).toBe('next');
    expect(now.game?.parley.open).toEqual(open);
  });

  it('that were seen already change nothing', () => {
    greet(4);
    last().says({ type: 'update', ...update(4) });
    expect(now.game?.log).toHaveLength(0);
    expect(last().sent).toEqual([]);
  });

  it('after a gap are not guessed at: one fresh position is asked for', () => {
    greet(4);
    last().says({ type: 'update', ...update(6) });
    last().says({ type: 'update', ...update(7) });
    expect(now.game?.number).toBe(4);
    expect(last().sent).toEqual([{ type: 'resync' }]);
    greet(7);
    expect(now.game?.number).toBe(7);
    last().says({ type: 'update', ...update(9) });
    expect(last().sent).toHaveLength(2);
  });

  it('carry presence along', () => {
    greet(4);
    last().says({
      type: 'presence',
      online: { red: false, blue: true },
      present: ['blue'],
      watchers: 3,
    });
    expect(now.game?.online.red).toBe(false);
    expect(now.game?.watchers).toBe(3);
  });

  it('that are no messages are passed over', () => {
    greet(4);
    last().onmessage?.({ data: '{"type":' });
    last().onmessage?.({ data: 'null' });
    last().says({ type: 'drums' } as unknown as ServerMessage);
    expect(now.game?.number).toBe(4);
  });
});

describe('trouble on the server', () => {
  it('keeps the order, and the same order is sent again under its id', () => {
    greet(4);
    connection.give({ order: 'end_turn' });
    const [first] = last().sent;
    last().says({
      type: 'refused',
      id: 'id-1',
      code: 'unavailable',
      sentence: 'The server cannot reach its database.',
      rule: null,
      position: 4,
    });
    expect(now.pending).toEqual({ order: 'end_turn' });
    timers.at(-1)?.run();
    expect(last().sent).toEqual([first, first]);
    last().says({ type: 'accepted', id: 'id-1', position: 5 });
    expect(now.pending).toBeNull();
  });

  it('that hit a wish for the position does not stop the next wish', () => {
    greet(4);
    connection.refresh();
    last().says({
      type: 'refused',
      id: null,
      code: 'unavailable',
      sentence: 'The server cannot reach its database.',
      rule: null,
      position: 4,
    });
    connection.refresh();
    expect(last().sent).toEqual([{ type: 'resync' }, { type: 'resync' }]);
  });
});

describe('the connection', () => {
  it('is made again after it broke, ever more slowly, and forgets that once it stands', () => {
    greet(4);
    expect(now.link).toBe('live');
    last().close();
    expect(now.link).toBe('lost');
    timers[0]?.run();
    last().close();
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([400, 800]);
    timers[1]?.run();
    greet(6);
    expect(now).toMatchObject({ link: 'live', failures: 0 });
    expect(now.game?.number).toBe(6);
    expect(sockets).toHaveLength(3);
  });

  it('is tried at once when the page has reason to', () => {
    greet(4);
    last().close();
    connection.refresh();
    expect(timers[0]?.cancelled).toBe(true);
    expect(sockets).toHaveLength(2);
    connection.refresh();
    expect(sockets).toHaveLength(2);
  });

  it('ends for good when the page is left', () => {
    greet(4);
    connection.close();
    expect(timers).toHaveLength(0);
    expect(last().open).toBe(false);
  });

  it('waits no longer than eight seconds, give or take a quarter', () => {
    expect(backOff(20, 0)).toBe(6_000);
    expect(backOff(20, 1)).toBe(10_000);
  });
});

describe('an order', () => {
  it('goes out with an id and the position it was made for', () => {
    greet(4);
    connection.give({ order: 'halt' });
    expect(last().sent).toEqual([
      { type: 'order', id: 'id-1', position: 4, order: { order: 'halt' } },
    ]);
    expect(now.pending).toEqual({ order: 'halt' });
    last().says({ type: 'accepted', id: 'id-1', position: 5 });
    expect(now.pending).toBeNull();
  });

  it('is sent again, unchanged, until it is answered', () => {
    greet(4);
    connection.give({ order: 'halt' });
    const first = last().sent[0];
    last().close();
    timers[0]?.run();
    greet(5);
    expect(last().sent).toEqual([first]);
    last().says({ type: 'accepted', id: 'id-1', position: 5 });
    last().close();
    timers[1]?.run();
    greet(5);
    expect(last().sent).toEqual([]);
  });

  it('that takes back is sent as such', () => {
    greet(4);
    connection.give({ undo: 'take_back', from: 4 });
    expect(last().sent).toEqual([
      { type: 'undo', id: 'id-1', position: 4, undo: { undo: 'take_back', from: 4 } },
    ]);
    expect(now.pending).not.toBeNull();
  });

  it('beside the board is sent as such', () => {
    greet(4);
    connection.give({ parley: 'resign' });
    expect(last().sent).toEqual([
      { type: 'parley', id: 'id-1', position: 4, parley: { parley: 'resign' } },
    ]);
  });

  it('given while the connection is away waits for it', () => {
    greet(4);
    last().close();
    connection.give({ order: 'halt' });
    timers[0]?.run();
    expect(last().sent).toEqual([]);
    greet(4);
    expect(last().sent).toHaveLength(1);
  });

  it('keeps others back until it is answered', () => {
    greet(4);
    connection.give({ order: 'halt' });
    connection.give({ order: 'end_turn' });
    expect(last().sent).toHaveLength(1);
  });

  it('that is refused leaves the sentence', () => {
    greet(4);
    connection.give({ order: 'halt' });
    last().says(refusal('id-1', 4));
    expect(now).toMatchObject({ pending: null, refusal: { sentence: 'There is no room.' } });
    expect(last().sent).toHaveLength(1);
    connection.settle();
    expect(now.refusal).toBeNull();
  });

  it('that is refused as stale asks for the position', () => {
    greet(4);
    connection.give({ order: 'halt' });
    last().says(refusal('id-1', 6));
    expect(last().sent.at(-1)).toEqual({ type: 'resync' });
  });

  it('of another page is none of ours', () => {
    greet(4);
    connection.give({ order: 'halt' });
    last().says({ type: 'accepted', id: 'other', position: 5 });
    expect(now.pending).not.toBeNull();
  });
});

describe('what is said', () => {
  const talk = (): void =>
    last().says({ type: 'talk', open: 'open', messages: [], read: { red: 0, blue: 0 }, yours: 0 });
  const said = (id: string): ServerMessage => ({
    type: 'said',
    number: 1,
    id,
    side: 'red',
    seat: 'red',
    text: 'Bonjour.',
    at: '2026-01-01T12:00:00Z',
  });

  it('is sent again under its id until it is heard', () => {
    greet(4);
    talk();
    connection.say('Bonjour.');
    expect(last().sent).toEqual([{ type: 'say', id: 'id-1', text: 'Bonjour.' }]);
    last().close();
    timers[0]?.run();
    greet(4);
    expect(last().sent).toEqual([{ type: 'say', id: 'id-1', text: 'Bonjour.' }]);
    talk();
    last().says(said('id-1'));
    expect(now.saying).toBeNull();
    expect(now.talk?.messages).toHaveLength(1);
  });

  it('and refused leaves the sentence, and the order on its way alone', () => {
    greet(4);
    connection.give({ order: 'halt' });
    connection.say('Bonjour.');
    last().says({ ...refusal('id-2', 4), code: 'talk_unheard' } as ServerMessage);
    expect(now.unsaid?.code).toBe('talk_unheard');
    expect(now.saying).toBeNull();
    expect(now.pending).toEqual({ order: 'halt' });
    expect(now.refusal).toBeNull();
  });
});

describe('a server that was restored from a copy', () => {
  const greetIn = (epoch: number, number: number): void =>
    last().says({ type: 'position', ...position(number), epoch });

  it('has lost what the page has known', () => {
    greetIn(0, 27);
    last().close();
    timers.at(-1)?.run();
    greetIn(1_800_000_000, 20);
    expect([now.restored, now.game?.number]).toEqual([7, 20]);
    connection.acknowledge();
    expect(now.restored).toBeNull();
  });

  it('is none that was only away', () => {
    greetIn(1_800_000_000, 27);
    last().close();
    timers.at(-1)?.run();
    greetIn(1_800_000_000, 27);
    expect(now.restored).toBeNull();
  });
});

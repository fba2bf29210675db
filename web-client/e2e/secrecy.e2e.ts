/**
 * Hidden information on the page: nothing that a browser of one side shows, sends, receives or
 * keeps in memory tells a face of the other side that the rules have not shown.
 *
 * Faces are words like `infantry` and numbers like 3, which occur everywhere lawfully: in a
 * player's own blocks, in the map's legend, in the code. So looking for words proves nothing.
 * Two methods are used instead, each for what the other cannot do.
 *
 * **Exchange.** A game is played a second time with the same orders, but with every face
 * exchanged that one side may not know. Whatever that side's browser holds must then be the same
 * to the last letter, since nothing that differs between the two games is known to it. What
 * differs tells of a hidden face, in whatever form: a word, a class, a number, an order of a
 * list, a length. For Austria, the second game has another deal, which differs at every place
 * whose blocks are never shown; for France, whose enemy has no deal that could be given, other
 * Austrian blocks make the same marches. All games have one seed, so that tokens are the same;
 * ids, times, names and session secrets are replaced by words (`Plain`).
 *
 * **Attribution.** Everything in frames and in memory that has an arm must belong to a block or
 * an event that may carry it: to one's own army, or to a token on which the rules have shown
 * this very face. What the rules show in this script is written down beforehand (`SHOWN`).
 *
 * What is looked at:
 *
 * 1. The document after each act: all elements with attributes, texts, control values, shadow
 *    roots, style sheets, SVG titles; local and session storage, cookies, databases, caches,
 *    workers, the address, the history's state, and what was written to the console.
 * 2. The wire of the whole session, as the browser's network log has it: every HTTP exchange with
 *    headers and bodies, every WebSocket frame in both directions.
 * 3. Memory, as a heap snapshot of the browser's profiler: all strings, and all objects and
 *    scopes of functions with names, values and what they refer to.
 *
 * Left out, because it differs between any two runs: the `date` and length of answers, the
 * handshake's random keys, who is online at which moment, and in memory counters (numbers that
 * are neither a token nor 0 to 3); for France also the tokens of Austrian blocks and their ways
 * out of Alessandria, since there others march. The profiler does not tell bare numbers in lists,
 * maps and sets, so that a list of strengths without words would be found only where it shows.
 *
 * Each detector is itself tested on leaks that are planted on purpose.
 */
import { expect, test } from '@playwright/test';

import type { Side } from '../src/protocol/Side';
import { DEAL } from './players';
import { type Comparison, compareLists, compareSets } from './secrecy/compare';
import { documentOf } from './secrecy/document';
import { Heap } from './secrecy/heap';
import { compareRecords, compareStrings, unlawfulInMemory } from './secrecy/in_memory';
import { type FaceName, lawfulFor, nameOf } from './secrecy/lawful';
import { MEMORY_LEAKS, PAGE_LEAKS, plantInMemory } from './secrecy/leaks';
import { Match } from './secrecy/match';
import { plainExchanges, plainFrames, unlawfulOnWire } from './secrecy/on_wire';
import { Plain } from './secrecy/plain';
import { Relay, type Replacement } from './secrecy/relay';
import { OTHER_DEAL } from './secrecy/script';
import type { Watched } from './secrecy/watched';
import { Wire } from './secrecy/wire';
import { Server } from './server';

/** The same side in the game and in the one with exchanged faces. */
interface Pair {
  side: Side;
  pages: [Watched, Watched];
  plains: [Plain, Plain];
}

test.describe.configure({ mode: 'serial' });
// A trace would keep copies of the page, and takes time.
test.use({ trace: 'off' });

const told: string[] = [];
let server: Server;
let games: Match[] = [];
let pairs: Pair[];

test.beforeAll(async ({ browser }) => {
  server = await Server.start();
  const begin = (deal: typeof DEAL, ...watched: Side[]): Promise<Match> =>
    Match.begin(browser, server.url, deal, watched);
  const [game, otherDeal, otherMarchers] = await Promise.all([
    begin(DEAL, 'red', 'blue'),
    begin(OTHER_DEAL, 'red'),
    begin(DEAL, 'blue'),
  ]);
  games = [game, otherDeal, otherMarchers];
  const record = await game.play();
  await Promise.all([otherDeal.play(record), otherMarchers.play(game.withOtherMarchers(record))]);
  pairs = [await pairOf('red', game, otherDeal), await pairOf('blue', game, otherMarchers)];
});

async function pairOf(side: Side, game: Match, other: Match): Promise<Pair> {
  const names = [...(await game.names()), ...(await other.names())];
  const pages: Pair['pages'] = [game.watched(side), other.watched(side)];
  // Other marchers have other tokens; another deal changes none.
  const tokens = (page: Watched): Set<string> => (side === 'blue' ? page.tokens('red') : new Set());
  return { side, pages, plains: each(pages, (page) => new Plain(names, tokens(page))) };
}

test.afterAll(async () => {
  process.stdout.write(`${['hidden information on the page:', ...told].join('\n  ')}\n`);
  await Promise.all(games.map((game) => game.close()));
  await server.kill();
});

/** Notes how much was compared, and finds nothing that differs. */
function same(what: string, { compared, differing }: Comparison, bytes = 0): void {
  const size = bytes > 0 ? `, ${Math.round(bytes / 1024)} KB` : '';
  told.push(`${what}: ${compared} compared${size}, ${differing.length} differing`);
  expect(compared).toBeGreaterThan(0);
  expect(differing.map((text) => text.slice(0, 400))).toEqual([]);
}

const bytesOf = (texts: Iterable<string>): number =>
  [...texts].reduce((sum, text) => sum + text.length, 0);

const each = <A, B>([a, b]: [A, A], of: (one: A, index: 0 | 1) => B): [B, B] => [
  of(a, 0),
  of(b, 1),
];

test('what a page shows and stores does not depend on hidden faces', () => {
  for (const { side, pages, plains } of pairs) {
    const documents = each(pages, (page, i) => page.documents.map((text) => plains[i].of(text)));
    same(`${side}, documents`, compareLists(...documents), bytesOf(documents[0]));
    expect(pages[1].console).toEqual(pages[0].console);
  }
});

test('what goes over the wire does not depend on hidden faces, and carries none', async () => {
  for (const { side, pages, plains } of pairs) {
    const frames = each(pages, ({ wire }, i) => plainFrames(wire.frames, plains[i]));
    same(`${side}, frames`, compareLists(...frames), bytesOf(frames[0]));
    const exchanges = await Promise.all(
      each(pages, ({ wire }, i) => plainExchanges(wire, plains[i])),
    );
    same(`${side}, HTTP exchanges`, compareSets(...exchanges), bytesOf(exchanges[0]));
    for (const page of pages) {
      expect(await unlawfulOnWire(side, page.wire, lawfulFor(page))).toEqual([]);
    }
  }
});

test('what a page keeps in memory does not depend on hidden faces, and holds none', () => {
  for (const { side, pages, plains } of pairs) {
    const heaps = each(pages, (page) => readHeap(page));
    same(`${side}, strings in memory`, compareStrings(heaps, plains));
    told.push(`${side}, things in memory: ${heaps[0].count}`);
    same(`${side}, objects in memory`, compareRecords(heaps, plains));
    each(pages, (page, i) => {
      const faces = heaps[i].faces();
      told.push(`${side}, faces in memory: ${faces.length}`);
      expect(faces.length).toBeGreaterThan(20);
      expect(unlawfulInMemory(faces, lawfulFor(page))).toEqual([]);
    });
  }
});

for (const { name, plant, remove } of PAGE_LEAKS) {
  test(`a face planted in the document is caught: ${name}`, async () => {
    const { pages, plains } = austria();
    await Promise.all(each(pages, ({ player }, i) => plant(player.page, hidden[i])));
    const documents = await Promise.all(
      each(pages, async ({ player }, i) => plains[i].of(await documentOf(player.page))),
    );
    await Promise.all(pages.map(({ player }) => remove(player.page)));
    expect(compareLists(...each(documents, (text) => [text])).differing).toHaveLength(1);
  });
}

test('a face planted in a frame, and one in a header, are caught', async () => {
  const { side, pages, plains } = austria();
  const wires = await Promise.all(
    each(pages, async (watched, i) => {
      const relay = await Relay.start(server.url, leaks(hidden[i]));
      try {
        const page = await watched.player.page.context().newPage();
        const wire = await Wire.tap(page);
        await page.goto(`${relay.url}/games/${games[i]?.id ?? ''}`);
        await expect(page.locator('.table')).toBeVisible();
        await wire.exchanges();
        await page.close();
        return { wire, plain: new Plain([...plains[i].words, new URL(relay.url).host]) };
      } finally {
        relay.stop();
      }
    }),
  );
  const frames = each(wires, ({ wire, plain }) => plainFrames(wire.frames, plain));
  expect(compareLists(...frames).differing).toHaveLength(1);
  const exchanges = await Promise.all(
    each(wires, ({ wire, plain }) => plainExchanges(wire, plain)),
  );
  expect(compareSets(...exchanges).differing).not.toEqual([]);
  const found = each(pages, (page, i) => unlawfulOnWire(side, wires[i].wire, lawfulFor(page)));
  for (const faces of found) expect(await faces).toHaveLength(1);
});

/** What a server says that gives away one block, in a frame and in a header. */
function leaks(face: FaceName): Replacement[] {
  const [arm = ''] = face.split(' ');
  return [
    ['"at":"24","face":{"known":"hidden"}', `"at":"24","face":{"arm":"${arm}"}`],
    ['permissions-policy: camera=(), geolocation=(), microphone=()', `x-face: ${face}`],
  ];
}

test('a face planted in memory is caught in whatever form', async () => {
  const { pages, plains } = austria();
  const heaps = await Promise.all(
    each(pages, async (watched, i) => {
      await plantInMemory(watched.player.page, hidden[i]);
      return readHeap(watched, await Heap.take(watched.player.page));
    }),
  );
  expect(compareStrings(heaps, plains).differing.sort()).toEqual(
    hidden.map((face) => `24: ${face}`).sort(),
  );
  const records = compareRecords(heaps, plains).differing;
  for (const word of MEMORY_LEAKS) {
    expect(
      records.filter((record) => record.includes(`planted="${word}"`)),
      word,
    ).not.toEqual([]);
  }
  each(pages, (watched, i) => {
    const found = unlawfulInMemory(heaps[i].faces(), lawfulFor(watched));
    expect(found.map(({ face }) => face)).toEqual([hidden[i]]);
  });
});

/** The face at locale 24, which nobody has shown, in the one game and in the other. */
const hidden = [DEAL, OTHER_DEAL].map(({ places }) =>
  nameOf(places.find(({ at }) => at === '24')?.faces[0] ?? {}),
) as [FaceName, FaceName];

function austria(): Pair {
  const [pair] = pairs;
  if (pair?.side !== 'red') throw new Error('Austria is compared first');
  return pair;
}

function readHeap(page: Watched, memory = page.memory): Heap {
  const tokens = new Set([...page.tokens('red'), ...page.tokens('blue')]);
  return Heap.read(memory, (number) => tokens.has(number));
}

import type { Side } from '../../src/protocol/Side';
import { type Lawful, unlawful } from './lawful';
import type { Plain } from './plain';
import type { Frame, Wire } from './wire';

/** What differs between any two answers, or two handshakes. */
const OWN_TO_EACH = new Set([
  'date',
  'content-length',
  'sec-websocket-key',
  'sec-websocket-accept',
]);

/** Who has the game open depends on when pages are opened. */
const ONLINE = /"online":\{"red":(true|false),"blue":(true|false)\}/;
const PRESENCE = 'received {"type":"presence",ONLINE,"watchers":0}';

/** Frames to be compared with those of another game. */
export function plainFrames(frames: readonly Frame[], plain: Plain): string[] {
  const told = frames.map(({ way, text }) => `${way} ${plain.of(text).replace(ONLINE, 'ONLINE')}`);
  return told.filter((text) => text !== PRESENCE);
}

/**
 * Every different request, answer and handshake. How often a page asks again is left to its clock,
 * and whether it waits for an answer to who uses it.
 */
export async function plainExchanges(wire: Wire, plain: Plain): Promise<Set<string>> {
  const exchanges = await wire.exchanges();
  const texts = exchanges.flatMap(
    ({ request, requestHeaders, sent, status, responseHeaders, received }) => {
      const asked = [request, headersAsText(requestHeaders), sent];
      const answered = [request, `${status}`, headersAsText(responseHeaders), received];
      return status === 0 ? [asked] : [asked, answered];
    },
  );
  const handshakes = wire.handshakes.map((headers) => [headersAsText(headers)]);
  return new Set([...texts, ...handshakes].map((parts) => plain.of(parts.join('\n'))));
}

/** Where several cookies are in one header, and what parts them. */
const COOKIES: Readonly<Record<string, string>> = { cookie: '; ', 'set-cookie': '\n' };

/** Cookies of one moment are told in any order. */
function inOrder(value: string, between: string): string {
  return value.split(between).sort().join(between);
}

function headersAsText(headers: Record<string, string>): string {
  const named = Object.entries(headers).map(([name, value]) => {
    const known = name.toLowerCase();
    return [known, COOKIES[known] === undefined ? value : inOrder(value, COOKIES[known])];
  });
  const kept = named.filter(([name = '']) => !OWN_TO_EACH.has(name));
  return kept
    .map((header) => header.join(': '))
    .sort()
    .join('\n');
}

/** Faces in what was sent and received that the side may not hold. */
export async function unlawfulOnWire(side: Side, wire: Wire, lawful: Lawful): Promise<string[]> {
  const exchanges = await wire.exchanges();
  const bodies = exchanges.map(({ received }) => received);
  // France's own wishes hold the deal of her game.
  if (side === 'red') bodies.push(...exchanges.map(({ sent }) => sent));
  const json = bodies.filter((body) => /^[[{]/.test(body));
  const texts = [...json, ...wire.frames.map(({ text }) => text)];
  return texts.flatMap((text) => unlawful(JSON.parse(text), lawful));
}

/**
 * What a browser can check of a game file by itself: whether the seed is the one that was
 * committed to, and whether the chain of hashes is whole. The format is in docs/game-file.md.
 */
type Members = Record<string, unknown>;

/** What the first hash does not cover. */
const NOT_OF_THE_OPENING = ['hash', 'players', 'seed', 'entries', 'result'];

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in the one form that is hashed: no white space, members sorted (RFC 8785). */
export function canonical(value: unknown, without: readonly string[] = []): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one)).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const names = Object.keys(value).filter((name) => !without.includes(name));
  const members = names.sort().map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${members.join()}}`;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash of a value that follows another hash. */
export function hashOf(
  before: string,
  value: unknown,
  without: readonly string[],
): Promise<string> {
  return sha256(new TextEncoder().encode(before + canonical(value, without)));
}

/** Whether the page may compute hashes: browsers allow it over https and on one's own machine. */
export function canHash(): boolean {
  return typeof crypto === 'object' && 'subtle' in crypto;
}

/** Whether the seed is the one that was committed to. */
export async function keepsCommitment(file: unknown): Promise<boolean> {
  if (!isObject(file)) return false;
  const { seed, commitment } = file;
  if (typeof seed !== 'string' || !/^([0-9a-f]{2}){32}$/.test(seed)) return false;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return (await sha256(bytes)) === commitment;
}

/** The first entry whose hash is not what it has to be, 0 for the beginning; nothing if all are. */
export async function brokenAt(file: unknown): Promise<number | null> {
  if (!isObject(file) || !Array.isArray(file['entries'])) return 0;
  let before = await hashOf('', file, NOT_OF_THE_OPENING);
  if (file['hash'] !== before) return 0;
  for (const [index, entry] of (file['entries'] as unknown[]).entries()) {
    const hash = await hashOf(before, entry, ['hash']);
    if (!isObject(entry) || entry['hash'] !== hash) return index + 1;
    before = hash;
  }
  return null;
}

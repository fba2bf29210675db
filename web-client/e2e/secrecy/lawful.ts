import { expect } from '@playwright/test';

import type { Side } from '../../src/protocol/Side';
import { viewOf } from '../triomphe';
import { SHOWN, WAITING } from './script';
import type { Watched } from './watched';

/** A face as a word and a number: `infantry 3`. */
export type FaceName = string;

/** What stands around a face where it was found: names and values of the object it belongs to. */
export type Around = Readonly<Record<string, unknown>>;

/** Which faces one side, or somebody with none, may hold: its own, and those that were shown. */
export class Lawful {
  constructor(
    private readonly viewer: Side | null,
    /** Token and face, of what was shown. */
    private readonly shown: ReadonlySet<string>,
  ) {}

  /** Whether this face may stand at this block, told as known in this way. */
  onPiece({ token, side }: Around, known: unknown, face: FaceName): boolean {
    if (known === 'own') return side === this.viewer;
    if (known !== 'open' && known !== 'last_seen') return false;
    return side === this.viewer || this.shown.has(shownName(token, face));
  }

  /** Whether this face may stand in this event. */
  inEvent({ event, piece }: Around, face: FaceName): boolean {
    return (event === 'shown' || event === 'reduced') && this.shown.has(shownName(piece, face));
  }
}

/** The faces one side may hold, by what it has been shown, which must be what the rules show. */
export function lawfulFor(watched: Watched): Lawful {
  const shown = new Set<string>();
  const events = watched.events().flatMap((event) => {
    if (event.event !== 'shown' && event.event !== 'reduced') return [];
    const { side, at, piece } = event;
    const seen =
      event.event === 'shown'
        ? [event.face]
        : [event.before, ...(event.after ? [event.after] : [])];
    for (const face of seen) shown.add(shownName(piece, nameOf(face)));
    return [{ side, at, event: event.event, faces: seen.map(nameOf) }];
  });
  expect(events).toEqual(SHOWN);
  const { pieces } = viewOf(watched.opening().snapshot);
  const open = pieces.flatMap(({ token, face }) =>
    face.known === 'open' ? [{ token, face }] : [],
  );
  expect(open.map(({ face }) => nameOf(face.face))).toEqual([WAITING]);
  for (const { token } of open) shown.add(shownName(token, WAITING));
  return new Lawful(watched.side(), shown);
}

export function nameOf({ arm, strength }: { arm?: unknown; strength?: unknown }): FaceName {
  return `${String(arm)} ${String(strength)}`;
}

export function shownName(token: unknown, face: FaceName): string {
  return `${String(token)}: ${face}`;
}

/**
 * Every face in a message that its reader may not hold. Whatever has an arm is taken for a face;
 * what it belongs to must be a block or an event that may carry it.
 */
export function unlawful(message: unknown, lawful: Lawful): string[] {
  const found: string[] = [];
  const walk = (value: unknown, by: string, around: readonly Around[]): void => {
    if (typeof value !== 'object' || value === null) return;
    const here = value as Around;
    if ('arm' in here && !isLawful(here, by, around, lawful)) {
      found.push(JSON.stringify(around.at(-1) ?? here).slice(0, 200));
    }
    for (const [name, part] of Object.entries(here)) walk(part, name, [...around, here]);
  };
  walk(message, '', []);
  return found;
}

function isLawful(face: Around, by: string, around: readonly Around[], lawful: Lawful): boolean {
  const [piece, holder] = [around.at(-2), around.at(-1)];
  if (!holder) return false;
  if ('event' in holder) return isOfEvent(by) && lawful.inEvent(holder, nameOf(face));
  return isOfPiece(by) && !!piece && lawful.onPiece(piece, holder['known'], nameOf(face));
}

/** The names by which an event refers to a face. */
export function isOfEvent(name: string): boolean {
  return ['face', 'before', 'after'].includes(name);
}

/** The names by which a block does: its own, and what the other side has seen of it. */
export function isOfPiece(name: string): boolean {
  return ['face', 'shown'].includes(name);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Comparison, compareSets } from './compare';
import { CUT, type Heap, type HeldFace } from './heap';
import { isOfEvent, isOfPiece, type Lawful } from './lawful';
import type { Plain } from './plain';

/**
 * Faces in memory that the side may not hold: not one of their holders is a block or an event
 * that may carry them.
 */
export function unlawfulInMemory(faces: readonly HeldFace[], lawful: Lawful): HeldFace[] {
  return faces.filter(({ face, holders }) => {
    const may = holders.some(({ by, values, holders: outer }) => {
      if ('event' in values) return isOfEvent(by) && lawful.inEvent(values, face);
      // The deal that is proposed for a new game: the same for all, as the comparison of all objects shows.
      if (outer.some((holder) => holder.by === 'faces' && 'at' in holder.values)) return true;
      const pieces = outer.filter((holder) => holder.by === 'face');
      const known = values['known'];
      return isOfPiece(by) && pieces.some((piece) => lawful.onPiece(piece.values, known, face));
    });
    return !may;
  });
}

/** Compares all strings in two memories but bare numbers. */
export function compareStrings([one, other]: [Heap, Heap], plains: [Plain, Plain]): Comparison {
  const strings = (heap: Heap, plain: Plain): Set<string> => {
    const all = [...heap.strings()].filter((text) => !/^-?[\d.]*$/.test(text));
    return new Set(all.map((text) => plain.of(text)));
  };
  const [here, there] = [strings(one, plains[0]), strings(other, plains[1])];
  const long = [...here].filter((text) => there.has(text) && text.length > 200);
  // A piece of a text both hold, which one of them keeps as a piece of it only.
  return compareSets(
    here,
    there,
    (only) => long.some((text) => text.includes(only)) || isOfTheProgram(only),
  );
}

/** What the pages say in English, as the catalogues have it. */
const SAID = ['../../src/words/en', '../../src/games/triomphe/words/en']
  .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
  .join('\n');

/**
 * Whether a text is the program's own, the same in every game: when the browser makes a text of its own of
 * a piece of a catalogue is a matter of moments. What names an arm is none: it could tell a face.
 */
function isOfTheProgram(text: string): boolean {
  return text.length > 3 && !/infantry|cavalry|artillery|guard/i.test(text) && SAID.includes(text);
}

/** Compares all objects and scopes in two memories. */
export function compareRecords([one, other]: [Heap, Heap], plains: [Plain, Plain]): Comparison {
  const records = (heap: Heap, plain: Plain): Set<string> =>
    new Set(heap.records().map((record) => plain.of(record)));
  const [here, there] = [records(one, plains[0]), records(other, plains[1])];
  const masks = new Map<ReadonlySet<string>, Map<string, boolean>>(
    [here, there].map((set) => [set, masksOf(set)]),
  );
  return compareSets(here, there, (only, among) => {
    const cut = masks.get(among)?.get(mask(only));
    // Where one has a piece of a longer text, the snapshot does not say what it reads.
    return cut !== undefined && (cut || only.includes(CUT));
  });
}

/** Records without the texts that may be cut out of others, and whether one of them has such. */
function masksOf(records: ReadonlySet<string>): Map<string, boolean> {
  const masks = new Map<string, boolean>();
  for (const record of records) {
    const masked = mask(record);
    masks.set(masked, (masks.get(masked) ?? false) || record.includes(CUT));
  }
  return masks;
}

/** Only texts of 13 letters or more are ever kept as a piece of a longer one. */
function mask(record: string): string {
  return record.replace(/"(\\.|[^"\\])*"/g, (text) => (text.length < 15 ? text : CUT));
}

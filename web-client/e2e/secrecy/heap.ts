import type { Page } from '@playwright/test';

/** A snapshot as V8 writes it: flat lists of numbers, and the texts they refer to. */
interface Snapshot {
  snapshot: {
    meta: { node_fields: string[]; node_types: [string[]]; edge_types: [string[]] };
  };
  nodes: number[];
  edges: number[];
  strings: string[];
}

/** An object that refers to another: by what name, and its plain values. */
export interface Holder {
  by: string;
  values: Record<string, string>;
  holders: Holder[];
}

/** Something with an arm and a strength, and what refers to it. */
export interface HeldFace {
  face: string;
  holders: Holder[];
}

/** Stands for a text that is a piece of a longer one: only that is in the snapshot. */
export const CUT = '✂';
/** Stands for what tells nothing here: it is told by itself, or is nothing, or a counter. */
const OTHER = '·';

/** How many numbers an edge has. */
const EDGE = 3;
/** How far objects that hold nothing but values are told together with what holds them. */
const DEPTH = 3;
const TEXTS = new Set(['string', 'concatenated string']);
const CONSTANTS = new Set(['true', 'false']);
const NOTHING = new Set(['null', 'undefined']);
/** References of the program's own making, unlike those of the engine. */
const OWN_KINDS = new Set(['property', 'element', 'context']);
/** Objects whose content lies in a table of the engine's. */
const TABLED = new Set(['Map', 'Set']);

/** What a page keeps in memory, as the browser's own profiler tells it. */
export class Heap {
  /** How many things there are. */
  readonly count: number;
  /** Where the references of each node begin. */
  private readonly first: Uint32Array;
  private readonly size: number;
  private readonly nodeKinds: string[];
  private readonly edgeKinds: string[];
  private readonly texts = new Map<number, string>();
  private readonly told: Map<number, string | null>[] = [];

  private constructor(
    private readonly taken: Snapshot,
    private readonly isToken: (number: string) => boolean,
  ) {
    const { meta } = taken.snapshot;
    this.size = meta.node_fields.length;
    this.nodeKinds = meta.node_types[0];
    this.edgeKinds = meta.edge_types[0];
    this.count = taken.nodes.length / this.size;
    const edges = meta.node_fields.indexOf('edge_count');
    this.first = new Uint32Array(this.count + 1);
    for (let node = 0; node < this.count; node += 1) {
      this.first[node + 1] = at(this.first, node) + at(taken.nodes, node * this.size + edges);
    }
  }

  /** Takes a snapshot, as text; garbage is collected first. */
  static async take(page: Page): Promise<string> {
    const session = await page.context().newCDPSession(page);
    const chunks: string[] = [];
    session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
    await session.send('HeapProfiler.takeHeapSnapshot', { captureNumericValue: true });
    await session.detach();
    return chunks.join('');
  }

  /** Reads a snapshot; tokens have to be told from other numbers. */
  static read(text: string, isToken: (number: string) => boolean): Heap {
    return new Heap(JSON.parse(text) as Snapshot, isToken);
  }

  /** Every text in memory. */
  strings(): Set<string> {
    const found = new Set<string>();
    for (let node = 0; node < this.count; node += 1) {
      if (TEXTS.has(this.kind(node))) found.add(this.text(node));
    }
    return found;
  }

  /**
   * Every object and every scope of a function, told as text: its names and values, and objects
   * that hold nothing but values with it. Of numbers only tokens and what could be a strength
   * are told, since the rest are counters and measures.
   */
  records(): string[] {
    const found: string[] = [];
    const moulds = this.moulds();
    for (let node = 0; node < this.count; node += 1) {
      if (this.kind(node) !== 'object' || moulds.has(node)) continue;
      const record = this.record(node);
      if (record !== null) found.push(record);
    }
    return found;
  }

  /** Every object that is a face. */
  faces(): HeldFace[] {
    const faces = new Map<number, string>();
    for (let node = 0; node < this.count; node += 1) {
      if (this.kind(node) !== 'object' || !this.has(node, 'arm')) continue;
      const { arm, strength } = this.values(node);
      if (arm !== undefined && strength !== undefined) faces.set(node, `${arm} ${strength}`);
    }
    const inner = this.referrers(new Set(faces.keys()));
    const outer = this.referrers(new Set([...inner.values()].flat().map(({ node }) => node)));
    const holders = (node: number): Holder[] =>
      (inner.get(node) ?? []).map((holder) => ({
        by: holder.by,
        values: this.values(holder.node),
        holders: (outer.get(holder.node) ?? []).map(({ by, node }) => ({
          by,
          values: this.values(node),
          holders: [],
        })),
      }));
    return [...faces].map(([node, face]) => ({ face, holders: holders(node) }));
  }

  private kind(node: number): string {
    return at(this.nodeKinds, at(this.taken.nodes, node * this.size));
  }

  private name(node: number): string {
    return at(this.taken.strings, at(this.taken.nodes, node * this.size + 1));
  }

  private edgeKind(edge: number): string {
    return at(this.edgeKinds, at(this.taken.edges, edge * EDGE));
  }

  private edgeName(edge: number): string {
    const name = at(this.taken.edges, edge * EDGE + 1);
    const kind = this.edgeKind(edge);
    return kind === 'element' || kind === 'hidden' ? `${name}` : at(this.taken.strings, name);
  }

  private edgeTo(edge: number): number {
    return at(this.taken.edges, edge * EDGE + 2) / this.size;
  }

  /** What a node refers to by a name. */
  private to(node: number, wanted: string): number | null {
    for (let edge = at(this.first, node); edge < at(this.first, node + 1); edge += 1) {
      if (this.edgeName(edge) === wanted) return this.edgeTo(edge);
    }
    return null;
  }

  private has(node: number, name: string): boolean {
    return this.to(node, name) !== null;
  }

  /** What the program made a node refer to, by name. */
  private own(node: number): [name: string, to: number][] {
    const own: [string, number][] = [];
    for (let edge = at(this.first, node); edge < at(this.first, node + 1); edge += 1) {
      if (!OWN_KINDS.has(this.edgeKind(edge))) continue;
      const name = this.edgeName(edge);
      if (name !== '__proto__') own.push([name, this.edgeTo(edge)]);
    }
    const table = TABLED.has(this.name(node)) ? this.to(node, 'table') : null;
    return table === null ? own : [...own, ...this.entries(table)];
  }

  /** What lies in the table of a map or a set, in its order; bare numbers are not always told. */
  private entries(table: number): [name: string, to: number][] {
    const entries: [string, number][] = [];
    for (let edge = at(this.first, table); edge < at(this.first, table + 1); edge += 1) {
      const to = this.edgeTo(edge);
      if (this.edgeName(edge) === 'map' || this.kind(to) === 'number') continue;
      entries.push([`${entries.length}`.padStart(5, '0'), to]);
    }
    return entries;
  }

  /** The text of a string, put together from its parts where the engine keeps it in parts. */
  private text(node: number): string {
    if (this.kind(node) !== 'concatenated string') return this.name(node);
    const known = this.texts.get(node);
    if (known !== undefined) return known;
    const parts = [this.to(node, 'first'), this.to(node, 'second')];
    const text = parts.map((part) => (part === null ? '' : this.text(part))).join('');
    this.texts.set(node, text);
    return text;
  }

  /** A value that is no object, as text; `null` for what is one. */
  private value(node: number): string | null {
    const kind = this.kind(node);
    if (TEXTS.has(kind)) return JSON.stringify(this.text(node));
    if (kind === 'sliced string') return CUT;
    if (kind === 'number') {
      const number = this.number(node);
      return this.isToken(number) || /^[0-3]$/.test(number) ? number : OTHER;
    }
    if (kind !== 'native') return null;
    const name = this.name(node);
    return CONSTANTS.has(name) ? name : NOTHING.has(name) ? OTHER : null;
  }

  private number(node: number): string {
    const value = this.to(node, 'value');
    return value === null ? '' : this.name(value);
  }

  /** An object that holds nothing but values, or such objects, as text. */
  private plain(node: number, depth: number): string | null {
    const value = this.value(node);
    if (value !== null) return value;
    if (depth === 0 || this.kind(node) !== 'object') return null;
    const known = (this.told[depth] ??= new Map<number, string | null>());
    const before = known.get(node);
    if (before !== undefined) return before;
    known.set(node, null);
    const parts: string[] = [];
    for (const [name, to] of this.own(node)) {
      const part = this.plain(to, depth - 1);
      if (part === null) return null;
      parts.push(`${name}=${part}`);
    }
    const text = parts.some(tells) ? listed(parts) : OTHER;
    known.set(node, text);
    return text;
  }

  private record(node: number): string | null {
    const parts = this.own(node).map(([name, to]) => `${name}=${this.plain(to, DEPTH) ?? OTHER}`);
    return parts.some(tells) ? this.name(node).replace(/ @\d+$/, '') + listed(parts) : null;
  }

  /** What the engine keeps of the code's literals to make objects from. */
  private moulds(): Set<number> {
    const found = new Set<number>();
    for (let node = 0; node < this.count; node += 1) {
      if (this.name(node) !== 'system / AllocationSite') continue;
      for (let edge = at(this.first, node); edge < at(this.first, node + 1); edge += 1) {
        found.add(this.edgeTo(edge));
      }
    }
    return found;
  }

  private values(node: number): Record<string, string> {
    const values: Record<string, string> = {};
    for (const [name, to] of this.own(node)) {
      const value = this.value(to);
      if (value !== null) values[name] = TEXTS.has(this.kind(to)) ? this.text(to) : value;
    }
    return values;
  }

  /** What refers to some nodes. */
  private referrers(wanted: ReadonlySet<number>): Map<number, { by: string; node: number }[]> {
    const found = new Map<number, { by: string; node: number }[]>();
    for (let node = 0; node < this.count; node += 1) {
      for (let edge = at(this.first, node); edge < at(this.first, node + 1); edge += 1) {
        const to = this.edgeTo(edge);
        if (!wanted.has(to) || this.edgeKind(edge) === 'weak') continue;
        const before = found.get(to) ?? [];
        found.set(to, [...before, { by: this.edgeName(edge), node }]);
      }
    }
    return found;
  }
}

/** Parts in the order of their names; what lies in a table keeps its order, but not its place. */
function listed(parts: string[]): string {
  return `{${parts
    .sort()
    .join(',')
    .replace(/(?<=^|,)\d{5}=/g, '')}}`;
}

function tells(part: string): boolean {
  return !part.endsWith(`=${OTHER}`);
}

function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error('a heap snapshot of another shape than expected');
  return item;
}

import type { Frames } from '../protocol/Frames';
import type { Lens } from '../protocol/Lens';
import type { LogPosition } from '../protocol/LogPosition';
import type { Replay } from '../protocol/Replay';
import type { Snapshot } from '../protocol/Snapshot';

/** Where the course and the frames come from. */
export interface Source {
  course(lens: Lens | null): Promise<Replay>;
  frames(lens: Lens, at: LogPosition): Promise<Frames>;
}

/** Pages of frames that are kept, over all lenses; the one not used for longest goes. */
const KEPT = 12;
/** So many frames before the end of a page the next one is sent for. */
const AHEAD = 10;

/** A game that is being looked back at: its course, and the frames about the present moment. */
export class Reel {
  #replay = $state.raw<Replay | null>(null);
  #pages = $state.raw<readonly Frames[]>([]);
  #at = $state(0);
  #lens = $state<Lens>('truth');
  #problem = $state.raw<unknown>(null);
  readonly #asked = new Set<string>();

  readonly replay = $derived(this.#replay);
  readonly at = $derived(this.#at);
  readonly lens = $derived(this.#lens);
  readonly problem = $derived(this.#problem);
  readonly last = $derived(Math.max(0, (this.#replay?.log.length ?? 1) - 1));
  /** The frame of the present moment, once it is here. */
  readonly snapshot = $derived(this.snapshotOf(this.#lens, this.#at));

  constructor(private readonly source: Source) {}

  /** Opens the game at a moment; without one, where `begin` says. */
  async open(lens: Lens | null, at: LogPosition | null, begin: 'first' | 'last'): Promise<void> {
    // The frames need not wait for the course.
    if (lens !== null && at !== null) this.want(lens, at);
    try {
      const replay = await this.source.course(lens);
      this.#replay = replay;
      this.#lens = replay.lens;
      this.#problem = null;
      this.goTo(at ?? (begin === 'first' ? 0 : this.last));
    } catch (error) {
      this.#problem = error;
    }
  }

  goTo(position: LogPosition): void {
    this.#at = Math.min(this.last, Math.max(0, Math.trunc(position)));
    this.want(this.#lens, this.#at);
    const page = this.#pageOf(this.#lens, this.#at);
    if (!page) return;
    const next = page.first + page.frames.length;
    if (next - this.#at <= AHEAD && next <= this.last) this.want(this.#lens, next);
    if (this.#at - page.first <= AHEAD && page.first > 0) this.want(this.#lens, page.first - 1);
  }

  /** Looks at the same moment through another lens; what is known of the course changes too. */
  lookThrough(lens: Lens): void {
    if (lens === this.#lens || !this.#replay?.lenses.includes(lens)) return;
    this.#lens = lens;
    this.goTo(this.#at);
    void this.source.course(lens).then(
      (replay) => {
        if (this.#lens === lens) this.#replay = replay;
      },
      (error: unknown) => (this.#problem = error),
    );
  }

  /** The frame of a moment through a lens, if it is here. */
  snapshotOf(lens: Lens, at: LogPosition): Snapshot | null {
    const page = this.#pageOf(lens, at);
    return page?.frames[at - page.first] ?? null;
  }

  /** Sends for a frame, unless it is here or on its way. */
  want(lens: Lens, at: LogPosition): void {
    const known = this.#pageOf(lens, at);
    const key = `${lens} ${at}`;
    if (known || this.#asked.has(key)) return;
    this.#asked.add(key);
    void this.source
      .frames(lens, at)
      .then(
        (page) => this.#keep(page),
        (error: unknown) => (this.#problem = error),
      )
      .finally(() => this.#asked.delete(key));
  }

  /** Tries again after something went wrong. */
  again(): void {
    this.#problem = null;
    this.goTo(this.#at);
  }

  #pageOf(lens: Lens, at: LogPosition): Frames | undefined {
    return this.#pages.find(
      (page) => page.lens === lens && page.first <= at && at < page.first + page.frames.length,
    );
  }

  #keep(page: Frames): void {
    const others = this.#pages.filter(
      ({ lens, first }) => lens !== page.lens || first !== page.first,
    );
    // The present page stays, however long it has been here.
    const present = this.#pageOf(this.#lens, this.#at);
    const rest = others.filter((other) => other !== present);
    const here = others.filter((other) => other === present);
    this.#pages = [page, ...here, ...rest].slice(0, KEPT);
    const arrived = page.lens === this.#lens && page.first <= this.#at;
    if (arrived) this.goTo(this.#at);
  }
}

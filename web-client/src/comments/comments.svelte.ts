import type { Comment } from '../protocol/Comment';
import type { Comments } from '../protocol/Comments';
import type { LogPosition } from '../protocol/LogPosition';
import type { NewComment } from '../protocol/NewComment';
import type { PerSide } from '../protocol/PerSide';
import type { Side } from '../protocol/Side';
import { ApiError } from '../shared/api';
import { randomId } from '../shared/uuid';

/** Where the comments on a game come from, and where they go. */
export interface Source {
  load(language: string): Promise<Comments>;
  write(comment: NewComment): Promise<Comment>;
  remove(number: number): Promise<void>;
  letReaders(allowed: boolean): Promise<void>;
}

/** What somebody is writing, and the moment that it is about. */
export interface Draft {
  position: LogPosition;
  text: string;
}

/** The comments on a game: by the moment they are about, then as they were written. */
export class GameComments {
  #all = $state.raw<readonly Comment[]>([]);
  #readers = $state.raw<PerSide<boolean> | null>(null);
  #yours = $state.raw<boolean | null>(null);
  #problem = $state.raw<unknown>(null);
  #draft = $state.raw<Draft | null>(null);
  #loads = 0;
  /** What was sent and not stored yet, as far as is known: sent again, it is the same comment. */
  #unsent: NewComment | null = null;

  readonly all = $derived(this.#all);
  /** Whether each player lets readers comment; nothing until that is known. */
  readonly readers = $derived(this.#readers);
  /** Whether the reader does, where they have played. */
  readonly yours = $derived(this.#yours);
  readonly problem = $derived(this.#problem);
  /** What is being written: it stays with the moment at which it was begun. */
  readonly draft = $derived(this.#draft);
  /** The moments that somebody has said something about, each with its comments. */
  readonly moments = $derived.by((): ReadonlyMap<LogPosition, readonly Comment[]> => {
    const moments = new Map<LogPosition, Comment[]>();
    for (const comment of this.#all) {
      const here = moments.get(comment.position);
      if (here) here.push(comment);
      else moments.set(comment.position, [comment]);
    }
    return moments;
  });

  constructor(private readonly source: Source) {}

  /** Fetches them in a language. Of several answers that of the last question counts. */
  async load(language: string): Promise<void> {
    this.#loads += 1;
    const load = this.#loads;
    try {
      const { comments, readers, yours } = await this.source.load(language);
      if (load !== this.#loads) return;
      this.#all = comments;
      this.#readers = readers;
      this.#yours = yours;
      this.#problem = null;
    } catch (error) {
      if (load === this.#loads) this.#problem = error;
    }
  }

  at(position: LogPosition): readonly Comment[] {
    return this.moments.get(position) ?? [];
  }

  /** The nearest moment in a direction that somebody has said something about. */
  beside(position: LogPosition, way: 1 | -1): LogPosition | null {
    const moments = [...this.moments.keys()];
    const found =
      way > 0
        ? moments.find((moment) => moment > position)
        : moments.findLast((moment) => moment < position);
    return found ?? null;
  }

  /** Somebody writes, at a moment. */
  compose(position: LogPosition, text: string): void {
    this.#draft = text.trim() === '' ? null : { position: this.#draft?.position ?? position, text };
  }

  /** Sends what is written. What was added meanwhile stays. */
  async send(): Promise<void> {
    const draft = this.#draft;
    if (!draft) return;
    await this.#write(draft.position, draft.text.trim());
    if (this.#draft?.text === draft.text) this.#draft = null;
  }

  async #write(position: LogPosition, text: string): Promise<void> {
    const before = this.#unsent;
    const comment =
      before?.position === position && before.text === text
        ? before
        : { id: randomId(), position, text };
    this.#unsent = comment;
    const stored = await this.source.write(comment);
    this.#unsent = null;
    const others = this.#all.filter(({ number }) => number !== stored.number);
    this.#all = [...others, stored].sort(
      (one, other) => one.position - other.position || one.number - other.number,
    );
  }

  async remove(number: number): Promise<void> {
    try {
      await this.source.remove(number);
    } catch (error) {
      // Somebody was faster.
      const gone = error instanceof ApiError && error.problem.code === 'no_such_comment';
      if (!gone) throw error;
    }
    this.#all = this.#all.filter((comment) => comment.number !== number);
  }

  /** A player lets readers comment, or does not. */
  async letReaders(side: Side, allowed: boolean): Promise<void> {
    await this.source.letReaders(allowed);
    this.#yours = allowed;
    if (this.#readers) this.#readers = { ...this.#readers, [side]: allowed };
  }
}

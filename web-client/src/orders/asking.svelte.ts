import type { PlaceName } from '../protocol/PlaceName';
import type { Reason } from '../protocol/Reason';
import type { Token } from '../protocol/Token';
import { api, sentenceOf } from '../shared/api';

/** What was asked, and the answer. */
export interface Answered {
  pieces: readonly Token[];
  place: PlaceName;
  /** Empty when the blocks can go there. */
  reasons: readonly Reason[];
  /** Why there is no answer. */
  problem: string;
}

/** Asking the server why some blocks cannot go to, or attack, a place. */
export class Asking {
  #answered = $state.raw<Answered | null>(null);

  constructor(private readonly game: string) {}

  /** The answer, as long as these blocks are the chosen ones. */
  answered(pieces: readonly Token[]): Answered | null {
    const same = this.#answered?.pieces.join() === pieces.join();
    return same ? this.#answered : null;
  }

  async ask(pieces: readonly Token[], place: PlaceName): Promise<void> {
    try {
      const { reasons } = await api.whyNot(this.game, pieces, place);
      this.#answered = { pieces, place, reasons, problem: '' };
    } catch (error) {
      this.#answered = { pieces, place, reasons: [], problem: sentenceOf(error) };
    }
  }

  clear(): void {
    this.#answered = null;
  }
}

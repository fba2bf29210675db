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
  /** Whether it was asked for, and not only pointed at: then it is told beside the map too. */
  told: boolean;
}

/** Asking the server why some blocks cannot go to, or attack, a place. */
export class Asking {
  #answered = $state.raw<Answered | null>(null);

  /** Counts what was asked and given up: a late answer to an old question is dropped. */
  #current = 0;

  constructor(private readonly game: string) {}

  /** The answer, as long as these blocks are the chosen ones. */
  answered(pieces: readonly Token[]): Answered | null {
    const same = this.#answered?.pieces.join() === pieces.join();
    return same ? this.#answered : null;
  }

  async ask(pieces: readonly Token[], place: PlaceName): Promise<void> {
    await this.#answerTo(pieces, place, true);
  }

  /** What lies under the mouse is answered on the map alone. */
  async hint(pieces: readonly Token[], place: PlaceName | null): Promise<void> {
    const { place: before, told } = this.answered(pieces) ?? {};
    if (place === before) return;
    if (place !== null) await this.#answerTo(pieces, place, false);
    else if (told !== true) this.clear();
  }

  async #answerTo(pieces: readonly Token[], place: PlaceName, told: boolean): Promise<void> {
    const asked = (this.#current += 1);
    const answered = await this.#reasons(pieces, place);
    if (asked === this.#current) this.#answered = { pieces, place, told, ...answered };
  }

  async #reasons(
    pieces: readonly Token[],
    place: PlaceName,
  ): Promise<Pick<Answered, 'reasons' | 'problem'>> {
    try {
      const { reasons } = await api.whyNot(this.game, pieces, place);
      return { reasons, problem: '' };
    } catch (error) {
      return { reasons: [], problem: sentenceOf(error) };
    }
  }

  clear(): void {
    this.#current += 1;
    this.#answered = null;
  }
}

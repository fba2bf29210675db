import type { Piece } from '../games/snapshot';
import type { Offer } from '../protocol/Offer';
import type { Token } from '../protocol/Token';
import { answers, pickable, together, type Answer, type WhereIs } from './answers';
import { keyOf, type AnyOrder } from './order';

/** What an order is being made from: the chosen blocks, and the answer chosen for them. */
export class Draft {
  readonly #pieces: () => readonly Piece[];
  readonly #offers: () => readonly Offer[] | null;
  #selected = $state.raw<readonly Token[]>([]);
  #chosen = $state.raw<string | null>(null);

  readonly pieces = $derived.by(() => new Map(this.#pieces().map((piece) => [piece.token, piece])));
  readonly pickable = $derived.by(() => {
    const offers = this.#offers();
    return offers ? pickable(offers) : new Set<Token>();
  });
  readonly selected = $derived(this.#selected.filter((token) => this.pickable.has(token)));
  readonly answers = $derived.by(() => {
    const offers = this.#offers();
    return offers ? answers(offers, this.selected, this.whereIs) : [];
  });
  readonly answer = $derived.by((): Answer | null => {
    const chosen = this.answers.find(({ order }) => keyOf(order) === this.#chosen);
    if (chosen) return chosen;
    // With blocks chosen and one way to go there is nothing left to choose.
    const only = this.answers.length === 1 ? this.answers[0] : undefined;
    return only && this.selected.length > 0 ? only : null;
  });

  constructor(pieces: () => readonly Piece[], offers: () => readonly Offer[] | null) {
    this.#pieces = pieces;
    this.#offers = offers;
  }

  readonly whereIs: WhereIs = (token) => this.pieces.get(token)?.at ?? null;

  /** Takes a block in or out. Blocks of one position add up where some order takes them all. */
  toggle(token: Token): void {
    const offers = this.#offers();
    if (!offers || !this.pickable.has(token)) return;
    this.#chosen = null;
    if (this.selected.includes(token)) {
      this.#selected = this.selected.filter((other) => other !== token);
      return;
    }
    const all = [...this.selected, token];
    const here = this.pieces.get(token)?.at;
    const beside = this.selected.every((other) => this.pieces.get(other)?.at === here);
    this.#selected = beside && together(offers, all) ? all : [token];
  }

  /** Takes a block for carrying: with those that are chosen already, if it is one of them. */
  take(token: Token): void {
    if (this.selected.includes(token) || !this.pickable.has(token)) return;
    this.#selected = [token];
    this.#chosen = null;
  }

  /** Chooses exactly these blocks, as they were chosen before. */
  restore(tokens: readonly Token[]): void {
    this.#selected = tokens;
    this.#chosen = null;
  }

  /** The blocks stay, the way is open again. */
  reconsider(): void {
    this.#chosen = null;
  }

  choose(order: AnyOrder): void {
    this.#chosen = keyOf(order);
  }

  /** Chooses an order that takes no blocks. */
  finish(order: AnyOrder): void {
    this.#selected = [];
    this.choose(order);
  }

  clear(): void {
    this.#selected = [];
    this.#chosen = null;
  }

  isChosen(order: AnyOrder): boolean {
    return this.answer !== null && keyOf(this.answer.order) === keyOf(order);
  }

  piece(token: Token): Piece | undefined {
    return this.pieces.get(token);
  }
}

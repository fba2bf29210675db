import type { Chart } from '../board/chart';
import type { GameKit } from '../games/kit';
import { onBoard } from '../games/snapshot';
import type { LiveGame } from '../live/game.svelte';
import { opponentIsGone, playerOf } from '../lobby/urgency';
import { eventsOf, linesOf, ordersThisTurn } from '../log/pages';
import { answersWithOne } from '../orders/answers';
import { filled } from '../orders/offers';
import { placeOf, question, waitingFor } from '../orders/question';
import type { PlaceName } from '../protocol/PlaceName';
import type { Side } from '../protocol/Side';
import { plain } from '../words/prose';
import { sideTitle } from '../words/nouns';
import { say } from '../words/words';

/** How a game stands for whoever sits at the table: what they see, and what they may answer. */
export class TableState {
  readonly kit: GameKit;
  readonly chart: Chart;
  readonly #live: LiveGame;

  constructor(kit: GameKit, chart: Chart, live: LiveGame) {
    this.kit = kit;
    this.chart = chart;
    this.#live = live;
  }

  readonly game = $derived.by(() => this.#live.now.game);
  /** The side whose seat this is; nobody's for who watches. */
  readonly yours = $derived(this.game?.summary.yours ?? null);
  readonly #snapshot = $derived(this.game?.snapshot ?? null);
  readonly snapshot = $derived.by(
    () => this.#snapshot && onBoard(this.kit.pieces, this.#snapshot, this.yours),
  );
  readonly scene = $derived.by(() => this.snapshot && { chart: this.chart, ...this.snapshot });
  readonly ended = $derived(this.game?.summary.ended ?? null);
  readonly pace = $derived(this.game?.summary.pace ?? { pace: 'none' as const });
  readonly names = $derived.by((): Record<Side, string> => {
    const name = (side: Side): string =>
      this.game ? playerOf(this.game.summary, side) : sideTitle(side);
    return { red: name('red'), blue: name('blue') };
  });
  /** Whether the opponent has left for good. */
  readonly alone = $derived(this.game !== null && opponentIsGone(this.game.summary));
  /** Whether a step is on its way. */
  readonly pending = $derived.by(() => this.#live.now.pending !== null);
  readonly refusal = $derived.by(() => this.#live.now.refusal);

  /** What is asked of the player or, if nothing is, of the first who is asked. */
  readonly decision = $derived(this.snapshot?.asked?.decision ?? null);
  /** Whether something is asked of the player. */
  readonly #asked = $derived(this.yours !== null && this.snapshot?.asked?.seat === this.yours);
  readonly #offered = $derived(this.snapshot?.offers ?? null);
  /** What the player may answer. */
  readonly offers = $derived(this.#asked ? this.#offered : null);
  /** What may be done all the same while the other decides. */
  readonly meanwhile = $derived(this.offers || !this.#offered ? [] : answersWithOne(this.#offered));
  /** The order that ends the turn; nothing when it cannot end now. */
  readonly end = $derived.by(() => {
    const ending = this.offers?.find(({ ends }) => ends);
    return ending ? filled(ending, []) : null;
  });
  /** Whether the turn, ended now, leaves something undone. */
  readonly leavesUndone = $derived.by(
    () => this.offers !== null && this.kit.leavesUndone(this.offers),
  );
  /** What is asked or waited for, in words. */
  readonly doing = $derived.by(() => {
    const { scene, decision, game } = this;
    if (!scene || !decision || !game) return say('wait-over');
    if (this.offers) return plain(question(scene, decision).head);
    const gone = scene.pending.some(({ seat }) => game.summary.gone[seat]);
    return gone ? say('opponent-gone') : this.waiting.join(' ');
  });
  /** What the others are waited for, a sentence each. */
  readonly waiting = $derived.by(() => {
    const { scene, game } = this;
    if (!scene || !game) return [];
    return scene.pending
      .filter(({ seat }) => seat !== this.yours)
      .map(({ seat, decision }) =>
        plain(waitingFor(scene, decision, playerOf(game.summary, seat))),
      );
  });

  readonly events = $derived(
    this.game?.log.filter(({ undone }) => !undone).flatMap(eventsOf) ?? [],
  );
  /** What the last entry of the log brought. */
  readonly latest = $derived.by(() => {
    const entry = this.game?.log.at(-1);
    return { position: entry?.position ?? 0, events: entry ? eventsOf(entry) : [] };
  });
  readonly orders = $derived.by(() => (this.game ? ordersThisTurn(this.chart, this.game.log) : []));

  /** Where the player has to decide something. */
  askedAt(): PlaceName | null {
    return this.offers && this.decision ? placeOf(this.chart.telling, this.decision) : null;
  }

  /** What has happened after an entry of the log, as lines of text. */
  linesAfter(position: number): string[] {
    const entries = this.game?.log.filter((entry) => entry.position > position) ?? [];
    return entries.flatMap((entry) => linesOf(this.chart, entry)).map((line) => plain(line.prose));
  }
}

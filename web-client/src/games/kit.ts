import type { Component } from 'svelte';

import type { Chart, Point } from '../board/chart';
import type { Quarter } from '../board/turning';
import type { ShownPlace } from '../game/shownPlace.svelte';
import type { LiveGame } from '../live/game.svelte';
import type { Answer } from '../orders/answers';
import type { Draft } from '../orders/draft.svelte';
import type { AnyOrder } from '../orders/order';
import type { Scene } from '../orders/sentences';
import type { Deductions } from '../protocol/Deductions';
import type { GameDecision } from '../protocol/GameDecision';
import type { GameEvent } from '../protocol/GameEvent';
import type { GameFigures } from '../protocol/GameFigures';
import type { GameSheet } from '../protocol/GameSheet';
import type { GameView } from '../protocol/GameView';
import type { LogEntry } from '../protocol/LogEntry';
import type { Offer } from '../protocol/Offer';
import type { PerSide } from '../protocol/PerSide';
import type { PlaceName } from '../protocol/PlaceName';
import type { Side } from '../protocol/Side';
import type { Spot } from '../protocol/Spot';
import type { Token } from '../protocol/Token';
import type { Turn } from '../replay/moments';
import type { Telling } from '../telling/table';
import type { BoardSnapshot, Piece } from './snapshot';

/** What a game has types of its own for, in the folder `protocol/<game>`. */
export interface GameTypes {
  view: GameView;
  decision: GameDecision;
  event: GameEvent;
  figures: GameFigures;
  sheet: GameSheet;
}

/** What is drawn with the blocks on a board. */
export interface OverlayProps<G extends GameTypes = GameTypes> {
  chart: Chart;
  snapshot: BoardSnapshot<G['view']>;
  draft: Draft;
  /** Where the chosen blocks stand, and where they will. */
  start: Point | null;
  ghosts: readonly Spot[];
  /** Whether the reach by road of the chosen block is drawn. */
  measuring: boolean;
  z: number;
  quarter: Quarter;
}

/** The layers of a board that only one game has. */
export interface Overlays<G extends GameTypes = GameTypes> {
  Under: Component<OverlayProps<G>>;
  Over: Component<OverlayProps<G>>;
}

export interface ArmyProps<G extends GameTypes = GameTypes> {
  side: Side;
  view: G['view'];
  /** Everything that has happened so far. */
  events: readonly G['event'][];
  /** Whether there is little room. */
  small?: boolean;
}

export interface ReckoningProps<G extends GameTypes = GameTypes> {
  scene: Scene<G['view']>;
  decision: G['decision'] | null;
  offers: readonly Offer[] | null;
  events: readonly G['event'][];
  drafted: AnyOrder | null;
  show: (place: PlaceName) => void;
}

export interface PlaceProps<G extends GameTypes = GameTypes> {
  chart: Chart;
  view: G['view'];
  place: PlaceName;
  /** Whether it stands at the right, so as not to lie over the place itself. */
  right: boolean;
  shown: ShownPlace;
}

export interface TextProps<G extends GameTypes = GameTypes> {
  scene: Scene<G['view']>;
  offers: readonly Offer[] | null;
  draft: Draft;
  /** Who decides what, in one sentence. */
  decision: string;
  /** What the last order brought, a sentence each. */
  changes: readonly string[];
  close: () => void;
}

export interface EndProps<G extends GameTypes = GameTypes> {
  chart: Chart;
  draft: Draft;
  offers: readonly Offer[];
  view: G['view'];
  side: Side;
  /** Whether a step is on its way. */
  pending: boolean;
  end: () => void;
  /** Goes back to the board with this block chosen. */
  pick: (token: Token) => void;
  close: () => void;
}

export interface DeductionProps<G extends GameTypes = GameTypes> {
  /** What the sheet is of: another name, another sheet. */
  of: string;
  ask: () => Promise<Deductions & { sheet: G['sheet'] }>;
  hint: string;
  /** What was true then, where that is known. */
  truth?: G['view'] | null;
  chart: Chart;
  show: (place: PlaceName) => void;
}

/** How a game went, in figures. */
export interface CourseParts<G extends GameTypes = GameTypes> {
  Chart: Component<{ course: readonly G['figures'][]; turns: readonly Turn[]; at: number }>;
  /** All measures, one below the other. */
  Lines: Component<{ course: readonly G['figures'][]; turns: readonly Turn[] }>;
  Final: Component<{ figures: G['figures']; view: G['view'] }>;
  /** What is said of a map beside it. */
  caption: (figures: G['figures']) => { round: number; blocks: PerSide<number> };
}

/** What a table needs to follow a game. */
export interface TableProps {
  id: string;
  live: LiveGame;
  /** The connection cannot be made: perhaps one may watch no more. */
  lost: () => void;
}

/** What may be chosen for a new game; null while what is there cannot be read. */
export interface OptionsProps {
  options: object | null;
}

/** A part that is sent for when it is opened. */
export type Part<P extends object> = () => Promise<Component<P>>;

/**
 * What one game brings to the pages on which it is played and looked back at. They know no more
 * of a game than stands here.
 */
export interface GameKit<G extends GameTypes = GameTypes> {
  /** How it is told. */
  telling: Telling;
  /** The blocks of a view, in their order. */
  pieces: (view: G['view']) => readonly Piece[];
  overlays: Overlays<G>;
  /** Whether the reach by road of the chosen block can be drawn. */
  measurable: (answers: readonly Answer[]) => boolean;
  /** How an army stands, in the bar over the table. */
  Army: Component<ArmyProps<G>>;
  /** How time goes, along the lower edge. */
  Track: Component<{ chart: Chart; view: G['view'] }>;
  /** What the player has left to act with. */
  Means: Component<{ view: G['view'] }>;
  /** What is to be weighed before a decision. */
  Reckoning: Component<ReckoningProps<G>>;
  /** Whether there is a sum to be weighed, which wants room. */
  weighty: (view: G['view'], drafted: AnyOrder | null) => boolean;
  /** The section of the rules that explains a decision; nothing for one this page does not know. */
  sectionOf: (decision: G['decision'], view: G['view']) => string | null;
  /** The position on paper. */
  Positions: Component<{ chart: Chart; view: G['view']; doing: string }>;
  /** Whether ending the turn now leaves something undone, and the question then. */
  leavesUndone: (offers: readonly Offer[]) => boolean;
  EndTurn: Part<EndProps<G>>;
  /** What happened since somebody last looked, in a few lines. */
  summaryOf: (chart: Chart, entries: readonly LogEntry[]) => string[];
  PlaceCard: Part<PlaceProps<G>>;
  BoardText: Part<TextProps<G>>;
  Deductions: Part<DeductionProps<G>>;
  course: () => Promise<CourseParts<G>>;
}

/** A kit as the pages have it: they give it back nothing but what its own game has sent. */
export function forPages<G extends GameTypes>(kit: GameKit<G>): GameKit {
  return kit as unknown as GameKit;
}

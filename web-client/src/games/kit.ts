import type { Component } from 'svelte';

import type { Chart, Point } from '../board/chart';
import type { Quarter } from '../board/turning';
import type { ShownPlace } from '../game/shownPlace.svelte';
import type { LiveGame } from '../live/game.svelte';
import type { Answer } from '../orders/answers';
import type { Draft } from '../orders/draft.svelte';
import type { AnyOrder } from '../orders/order';
import type { Scene } from '../orders/sentences';
import type { Decision } from '../protocol/Decision';
import type { Deductions } from '../protocol/Deductions';
import type { Event } from '../protocol/Event';
import type { Figures } from '../protocol/Figures';
import type { LogEntry } from '../protocol/LogEntry';
import type { Offer } from '../protocol/Offer';
import type { PlaceName } from '../protocol/PlaceName';
import type { Side } from '../protocol/Side';
import type { Snapshot } from '../protocol/Snapshot';
import type { Spot } from '../protocol/Spot';
import type { Token } from '../protocol/Token';
import type { View } from '../protocol/View';
import type { Turn } from '../replay/moments';
import type { Telling } from '../telling/table';

/** What is drawn with the blocks on a board. */
export interface OverlayProps {
  chart: Chart;
  snapshot: Snapshot;
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
export interface Overlays {
  Under: Component<OverlayProps>;
  Over: Component<OverlayProps>;
}

export interface ArmyProps {
  side: Side;
  view: View;
  /** Everything that has happened so far. */
  events: readonly Event[];
  /** Whether there is little room. */
  small?: boolean;
}

export interface ReckoningProps {
  scene: Scene;
  decision: Decision | null;
  offers: readonly Offer[] | null;
  events: readonly Event[];
  drafted: AnyOrder | null;
  show: (place: PlaceName) => void;
}

export interface PlaceProps {
  chart: Chart;
  view: View;
  place: PlaceName;
  /** Whether it stands at the right, so as not to lie over the place itself. */
  right: boolean;
  shown: ShownPlace;
}

export interface TextProps {
  chart: Chart;
  view: View;
  offers: readonly Offer[] | null;
  draft: Draft;
  /** Who decides what, in one sentence. */
  decision: string;
  /** What the last order brought, a sentence each. */
  changes: readonly string[];
  close: () => void;
}

export interface EndProps {
  chart: Chart;
  draft: Draft;
  offers: readonly Offer[];
  commands: number;
  side: Side;
  /** Whether a step is on its way. */
  pending: boolean;
  end: () => void;
  /** Goes back to the board with this block chosen. */
  pick: (token: Token) => void;
  close: () => void;
}

export interface DeductionProps {
  /** What the sheet is of: another name, another sheet. */
  of: string;
  ask: () => Promise<Deductions>;
  hint: string;
  /** What was true then, where that is known. */
  truth?: View | null;
  chart: Chart;
  show: (place: PlaceName) => void;
}

/** How a game went, in figures. */
export interface CourseParts {
  Chart: Component<{ course: readonly Figures[]; turns: readonly Turn[]; at: number }>;
  /** All measures, one below the other. */
  Lines: Component<{ course: readonly Figures[]; turns: readonly Turn[] }>;
  Final: Component<{ figures: Figures; view: View }>;
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
export interface GameKit {
  /** How it is told. */
  telling: Telling;
  overlays: Overlays;
  /** Whether the reach by road of the chosen block can be drawn. */
  measurable: (answers: readonly Answer[]) => boolean;
  /** How an army stands, in the bar over the table. */
  Army: Component<ArmyProps>;
  /** How time goes, along the lower edge. */
  Track: Component<{ chart: Chart; view: View }>;
  /** What the player has left to act with. */
  Means: Component<{ view: View }>;
  /** What is to be weighed before a decision. */
  Reckoning: Component<ReckoningProps>;
  /** Whether there is a sum to be weighed, which wants room. */
  weighty: (view: View, drafted: AnyOrder | null) => boolean;
  /** The section of the rules that explains a decision; nothing for one this page does not know. */
  sectionOf: (decision: Decision, view: View) => string | null;
  /** The position on paper. */
  Positions: Component<{ chart: Chart; view: View; doing: string }>;
  /** Whether ending the turn now leaves something undone, and the question then. */
  leavesUndone: (offers: readonly Offer[]) => boolean;
  EndTurn: Part<EndProps>;
  /** What happened since somebody last looked, in a few lines. */
  summaryOf: (chart: Chart, entries: readonly LogEntry[]) => string[];
  PlaceCard: Part<PlaceProps>;
  BoardText: Part<TextProps>;
  Deductions: Part<DeductionProps>;
  course: () => Promise<CourseParts>;
}

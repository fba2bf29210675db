/** Triomphe à Marengo on the pages on which it is played and looked back at. */
import type { GameKit } from '../kit';
import Over from './board/Over.svelte';
import Under from './board/Under.svelte';
import Reckoning from './reckoning/Reckoning.svelte';
import { inAssault } from './reckoning/assault';
import Armies from './status/Armies.svelte';
import SideStatus from './status/SideStatus.svelte';
import { telling } from './telling';
import TimeTrack from './status/TimeTrack.svelte';
import Positions from './text/Positions.svelte';
import { summaryOf } from './text/since';
import Commands from './turn/Commands.svelte';
import { isLeft, remainsOf } from './turn/remains';

export const kit: GameKit = {
  telling,
  overlays: { Under, Over },
  Status: SideStatus,
  Armies,
  Track: TimeTrack,
  Means: Commands,
  Reckoning,
  weighty: inAssault,
  Positions,
  leavesUndone: (choices) => isLeft(remainsOf(choices)),
  EndTurn: async () => (await import('./opened')).EndTurn,
  summaryOf,
  PlaceCard: async () => (await import('./opened')).PlaceCard,
  BoardText: async () => (await import('./opened')).BoardText,
  Deductions: async () => (await import('./opened')).DeductionPane,
  course: async () => (await import('./course')).parts,
};

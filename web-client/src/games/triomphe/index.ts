/** Triomphe à Marengo on the pages on which it is played and looked back at. */
import { sentFor } from '../../shared/sentFor';
import { forPages } from '../kit';
import { opened } from './later';
import { asOrder } from './order';
import Over from './board/Over.svelte';
import Under from './board/Under.svelte';
import Reckoning from './reckoning/Reckoning.svelte';
import { inAssault } from './reckoning/inAssault';
import { pieceOf } from './pieces';
import { sectionOf } from './sections';
import ArmyMorale from './status/ArmyMorale.svelte';
import { telling } from './telling';
import TimeTrack from './status/TimeTrack.svelte';
import Positions from './text/Positions.svelte';
import { summaryOf } from './text/since';
import Commands from './turn/Commands.svelte';
import { isLeft, remainsOf } from './turn/remains';
import type { Triomphe } from './types';

export const kit = forPages<Triomphe>({
  telling,
  pieces: ({ pieces }) => pieces.map(pieceOf),
  overlays: { Under, Over },
  measurable: (answers) => answers.some(({ order }) => order.order === 'road_march'),
  Army: ArmyMorale,
  Track: TimeTrack,
  Means: Commands,
  Reckoning,
  weighty: (view, drafted) => inAssault(view, asOrder(drafted)),
  sectionOf,
  Positions,
  leavesUndone: (offers) => isLeft(remainsOf(offers)),
  EndTurn: async () => (await opened()).EndTurn,
  summaryOf,
  PlaceCard: async () => (await opened()).PlaceCard,
  BoardText: async () => (await opened()).BoardText,
  Deductions: async () => (await opened()).DeductionPane,
  course: async () => (await sentFor(['triomphe/opened'], () => import('./course'))).parts,
});

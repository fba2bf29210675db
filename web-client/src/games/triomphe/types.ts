import type { Decision } from '../../protocol/triomphe/Decision';
import type { DeductionSheet } from '../../protocol/triomphe/DeductionSheet';
import type { Event } from '../../protocol/triomphe/Event';
import type { Figures } from '../../protocol/triomphe/Figures';
import type { View } from '../../protocol/triomphe/View';
import type { GameTypes } from '../kit';

/** The types of this game. */
export interface Triomphe extends GameTypes {
  view: View;
  decision: Decision;
  event: Event;
  figures: Figures;
  sheet: DeductionSheet;
}

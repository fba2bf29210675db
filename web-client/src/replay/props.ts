import type { Chart } from '../board/chart';
import type { GameKit } from '../games/kit';

/** What the replay is given. */
export interface Props {
  id: string;
  kit: GameKit;
  chart: Chart;
  picture: Document;
  /** Where to begin when the address does not say. */
  begin: 'first' | 'last';
}

import type { Chart } from '../board/chart';
import type { GameKit, LookBackProps } from '../games/kit';

/** What the replay is given. */
export interface Props extends LookBackProps {
  kit: GameKit;
  chart: Chart;
  picture: Document;
}

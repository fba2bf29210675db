import type { Chart } from '../board/chart';

/** What the replay is given. */
export interface Props {
  id: string;
  chart: Chart;
  picture: Document;
  /** Where to begin when the address does not say. */
  begin: 'first' | 'last';
}

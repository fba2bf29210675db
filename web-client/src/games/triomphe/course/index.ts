import type { CourseParts } from '../../kit';
import type { Triomphe } from '../types';
import CourseChart from './CourseChart.svelte';
import Measures from './Measures.svelte';
import ReportFigures from './ReportFigures.svelte';

export const parts: CourseParts<Triomphe> = {
  Chart: CourseChart,
  Lines: Measures,
  Final: ReportFigures,
  caption: ({ round, blocks }) => ({ round, blocks }),
};

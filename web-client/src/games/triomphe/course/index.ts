import type { CourseParts } from '../../kit';
import CourseChart from './CourseChart.svelte';
import Measures from './Measures.svelte';
import ReportFigures from './ReportFigures.svelte';

export const parts: CourseParts = {
  Chart: CourseChart,
  Lines: Measures,
  Final: ReportFigures,
};

import { annualChart } from '@palmleaf/contract/ours/annual-chart';
import * as z from 'zod';
import { ifMatches } from './shape.ts';

const { ascendant, year_lord, mudda_dasha, summary } = annualChart.shape;

const shownYear = z.object({
  ascendant: ascendant.pick({ sign_id: true, degree: true }),
  year_lord: year_lord.pick({ name: true }),
  mudda_dasha: z.array(mudda_dasha.element.pick({ name: true, from: true, to: true })),
  summary: summary.pick({ language: true, text: true }).optional().catch(undefined),
});
export type AnnualChart = z.output<typeof shownYear>;

export const readAnnualChart = (value: unknown): AnnualChart | undefined => ifMatches(shownYear, value);

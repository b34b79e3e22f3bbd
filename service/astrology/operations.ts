import type { Handlers } from '../handler/handler.ts';
import { natalAspectsReport } from './aspects-report/operation.ts';
import { natalChartInterpretation } from './natal/operation.ts';
import { tamilMonthPanchang } from './panchang/operation.ts';
import { varshaphalYoga } from './varshaphal/operation.ts';

type AstrologyOperation =
  | 'natal_chart_interpretation'
  | 'natal_aspects_report'
  | 'varshaphal_yoga'
  | 'tamil_month_panchang';

/** The handlers of the four calculation endpoints. They hold no state and need nothing from outside. */
export function astrologyOperations(): Handlers<AstrologyOperation> {
  return {
    natal_chart_interpretation: natalChartInterpretation,
    natal_aspects_report: natalAspectsReport,
    varshaphal_yoga: varshaphalYoga,
    tamil_month_panchang: tamilMonthPanchang,
  };
}

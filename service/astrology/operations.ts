import type { Handlers } from '../operation.ts';
import { natalAspectsReport } from './aspects-report/operation.ts';
import { natalChartInterpretation } from './natal/operation.ts';
import { tamilMonthPanchang } from './panchang/operation.ts';

/** The handlers of the calculation endpoints. */
export function astrologyOperations(): Handlers<
  'natal_chart_interpretation' | 'natal_aspects_report' | 'tamil_month_panchang'
> {
  return {
    natal_chart_interpretation: natalChartInterpretation,
    natal_aspects_report: natalAspectsReport,
    tamil_month_panchang: tamilMonthPanchang,
  };
}

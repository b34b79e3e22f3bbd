import type { Handlers } from '../operation.ts';
import { natalChartInterpretation } from './natal/operation.ts';
import { tamilMonthPanchang } from './panchang/operation.ts';

/** The handlers of the calculation endpoints. */
export function astrologyOperations(): Handlers<'natal_chart_interpretation' | 'tamil_month_panchang'> {
  return {
    natal_chart_interpretation: natalChartInterpretation,
    tamil_month_panchang: tamilMonthPanchang,
  };
}

import type { NamesWhere } from '@palmleaf/contract/operations';
import type { Handlers } from '../handler/handler.ts';
import { later } from '../handler/later.ts';

type AstrologyOperation = NamesWhere<{ readonly base: 'base' }>;

export function astrologyOperations(): Handlers<AstrologyOperation> {
  return {
    natal_chart_interpretation: later('natal_chart_interpretation', async () => ({
      natal_chart_interpretation: (await import('./natal/operation.ts')).natalChartInterpretation,
    })),
    natal_aspects_report: later('natal_aspects_report', async () => ({
      natal_aspects_report: (await import('./aspects-report/operation.ts')).natalAspectsReport,
    })),
    varshaphal_yoga: later('varshaphal_yoga', async () => ({
      varshaphal_yoga: (await import('./varshaphal/operation.ts')).varshaphalYoga,
    })),
    tamil_month_panchang: later('tamil_month_panchang', async () => ({
      tamil_month_panchang: (await import('./panchang/operation.ts')).tamilMonthPanchang,
    })),
  };
}

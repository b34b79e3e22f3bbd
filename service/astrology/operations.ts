import type { Handlers } from '../operation.ts';
import { natalChartInterpretation } from './natal/operation.ts';

/** The handlers of the calculation endpoints. */
export function astrologyOperations(): Handlers<'natal_chart_interpretation'> {
  return { natal_chart_interpretation: natalChartInterpretation };
}

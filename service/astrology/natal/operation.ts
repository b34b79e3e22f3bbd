import { computeChart } from '../../../engines/chart/chart.ts';
import type { RequestOf } from '../../../shared/contract/operations.ts';
import type { Reply, RequestContext } from '../../handler/handler.ts';
import { natalAnswer } from './answer.ts';
import { natalTexts } from './texts/index.ts';

/** natal_chart_interpretation: the tropical chart in the house system asked for. */
export async function natalChartInterpretation(
  request: RequestOf<'natal_chart_interpretation'>,
  { language }: RequestContext,
): Promise<Reply> {
  const chart = computeChart(request, { houseSystem: request.house_type, zodiac: 'tropical' });
  return { body: natalAnswer(chart, natalTexts(language)) };
}

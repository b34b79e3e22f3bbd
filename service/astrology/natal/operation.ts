import { computeChart } from '../../../engines/chart/chart.ts';
import type { RequestOf } from '../../../shared/contract/operations.ts';
import type { Reply, RequestContext } from '../../handler/handler.ts';
import { natalAnswer } from './answer.ts';
import { natalReading } from './reading/reading.ts';
import { readingTexts } from './reading/texts/index.ts';
import { natalTexts } from './texts/index.ts';

/** natal_chart_interpretation: the tropical chart in the house system asked for, and the reading of it, which is ours. */
export async function natalChartInterpretation(
  request: RequestOf<'natal_chart_interpretation'>,
  { language }: RequestContext,
): Promise<Reply> {
  const chart = computeChart(request, { houseSystem: request.house_type, zodiac: 'tropical' });
  const texts = natalTexts(language);
  const reading = await readingTexts(language);
  return {
    body: {
      ...natalAnswer(chart, texts),
      reading: {
        language: reading.language,
        note: reading.language === language ? '' : texts.readingInEnglish,
        parts: natalReading(chart, reading.texts),
      },
    },
  };
}

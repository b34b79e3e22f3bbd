import type { RequestOf } from '@palmleaf/contract/operations';
import { computeChart } from '@palmleaf/engines/chart';
import { textsFor } from '@palmleaf/texts/languages';
import { natalTexts } from '@palmleaf/texts/natal';
import { allReadingTexts } from '@palmleaf/texts/natal-reading';
import type { Reply, RequestContext } from '../../handler/handler.ts';
import { natalAnswer } from './answer.ts';
import { natalReading } from './reading/reading.ts';

export async function natalChartInterpretation(
  { language: wish, ...birth }: RequestOf<'natal_chart_interpretation'>,
  context: RequestContext,
): Promise<Reply> {
  const chart = computeChart(birth, { houseSystem: birth.house_type, zodiac: 'tropical' });
  const { language, texts, note } = await textsFor(allReadingTexts, wish, context.language);
  const parts = natalReading(chart, texts);
  return {
    body: { ...natalAnswer(chart, await natalTexts[language]()), reading: { language, note, parts } },
    contentLanguage: language,
  };
}

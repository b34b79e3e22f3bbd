import type { RequestOf } from '@palmleaf/contract/operations';
import { aspectPointId, aspectTypes, computeChart } from '@palmleaf/engines/chart';
import { allAspectsTexts } from '@palmleaf/texts/aspects-report';
import { textsFor } from '@palmleaf/texts/languages';
import type { Reply, RequestContext } from '../../handler/handler.ts';
import { aspectsReport } from './report.ts';

/** The contract lists only English; our `language` field accepts more. */
export async function natalAspectsReport(
  { language: wish, ...birth }: RequestOf<'natal_aspects_report'>,
  context: RequestContext,
): Promise<Reply> {
  const chart = computeChart(birth, { houseSystem: 'placidus', zodiac: 'tropical' });
  const { language, texts, note } = await textsFor(allAspectsTexts, wish, context.language);
  const body = aspectsReport(chart, texts).map(({ aspect, report }, i) => ({
    aspecting_planet: texts.words.names[aspect.aspecting],
    aspecting_planet_id: aspectPointId(aspect.aspecting),
    aspected_planet: texts.words.names[aspect.aspected],
    aspected_planet_id: aspectPointId(aspect.aspected),
    type: texts.words.aspects[aspect.type],
    type_id: aspectTypes.indexOf(aspect.type) + 1,
    report,
    ...(i === 0 && note !== '' && { note }),
  }));
  return { body, contentLanguage: language };
}

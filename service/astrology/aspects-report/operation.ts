import { computeChart } from '../../../engines/chart/chart.ts';
import type { RequestOf } from '../../../shared/contract/operations.ts';
import type { Reply } from '../../handler/handler.ts';
import { aspectsReport } from './report.ts';
import { allAspectsTexts } from './texts/index.ts';

/** natal_aspects_report: one paragraph for each aspect of the tropical chart, exact first; the contract lists English only. */
export async function natalAspectsReport(request: RequestOf<'natal_aspects_report'>): Promise<Reply> {
  const chart = computeChart(request, { houseSystem: 'placidus', zodiac: 'tropical' });
  const body = aspectsReport(chart, await allAspectsTexts.en()).map(({ aspect, report }) => ({
    aspecting_planet: aspect.aspecting,
    aspected_planet: aspect.aspected,
    type: aspect.type,
    report,
  }));
  return { body };
}

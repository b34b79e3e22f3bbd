import { aspectsOf } from '../../../engines/chart/aspects.ts';
import { computeChart } from '../../../engines/chart/chart.ts';
import type { RequestOf } from '../../../shared/contract/operations.ts';
import type { Reply } from '../../handler/handler.ts';
import { paragraph } from './paragraph.ts';

/** natal_aspects_report: one paragraph for each aspect of the tropical chart; the contract lists English only. */
export async function natalAspectsReport(request: RequestOf<'natal_aspects_report'>): Promise<Reply> {
  const chart = computeChart(request, { houseSystem: 'placidus', zodiac: 'tropical' });
  const body = aspectsOf(chart).map((aspect) => ({
    aspecting_planet: aspect.aspecting,
    aspected_planet: aspect.aspected,
    type: aspect.type,
    report: paragraph(aspect),
  }));
  return { body };
}

import type { RequestOf } from '@palmleaf/contract/operations';
import {
  detailsOf,
  festivalsOf,
  gregorianMonth,
  type LimbSpan,
  midnightOf,
  type PanchangDay,
  pakshaOf,
  sunReader,
  tamilMonth,
} from '@palmleaf/engines/panchang';
import { karanaName, nakshatraName, panchangTexts, tithiName, yogaName } from '@palmleaf/texts/panchang';
import type { Reply, RequestContext } from '../../handler/handler.ts';
import { clock, recordTimes } from './day-record.ts';
import { tamilMonthName, tamilYearName } from './tamil-names.ts';

export async function tamilMonthPanchang(
  request: RequestOf<'tamil_month_panchang'>,
  { language }: RequestContext,
): Promise<Reply> {
  const { year, month, day } = request;
  const sunAt = sunReader(request, midnightOf(year, month, day, request));
  if (request.calendar === 'tamil') {
    const reckoning = request.reckoning ?? 'vakya';
    const tamil = tamilMonth(year, month, day, request, reckoning, sunAt);
    const entries = await namedDays(tamil.days, request, language, sunAt);
    return {
      body: {
        month: tamil.month,
        year: tamil.year,
        panchang_data: entries.map((entry, i) => ({
          ...entry,
          gregorian_date: tamil.days[i]?.gregorian,
        })),
        status: true,
        reckoning,
        month_name: tamilMonthName(tamil.month),
        year_name: tamilYearName(tamil.year, tamil.month),
      },
    };
  }
  const panchangData = await namedDays(gregorianMonth(year, month, request, sunAt), request, language, sunAt);
  return { body: { month, year, panchang_data: panchangData, status: true } };
}

async function namedDays(
  days: readonly PanchangDay[],
  request: RequestOf<'tamil_month_panchang'>,
  language: RequestContext['language'],
  sunAt: ReturnType<typeof sunReader>,
) {
  const texts = await panchangTexts(language);
  const from = days[0]?.midnight ?? 0;
  const festivals = festivalsOf(from, days.length, request, request.region ?? 'tamil-nadu', sunAt);
  const riseAfterLast = sunAt(from + days.length).rise;
  return days.map((day, i) => {
    const { date, tithi, nakshatra } = day;
    const nextRise = days[i + 1]?.rise ?? riseAfterLast;
    const paksha = pakshaOf(tithi);
    const { tithis, nakshatras, yogas, karanas, moonrise, moonset } = detailsOf(day, nextRise, request);
    const listed = (spans: readonly LimbSpan[], nameOf: (id: number) => string) =>
      spans.map(({ id, end }) => ({ id, name: nameOf(id), end: clock(end, request.tzone) }));
    return {
      date,
      tithi: tithiName(texts, tithi),
      nakshatra: nakshatraName(texts, nakshatra),
      paksha: texts.pakshas[paksha],
      tithi_id: tithi,
      nakshatra_id: nakshatra,
      paksha_id: paksha === 'Shukla' ? 1 : 2,
      ...recordTimes(day, request.tzone, tithis),
      moonrise: moonrise === undefined ? null : clock(moonrise, request.tzone),
      moonset: moonset === undefined ? null : clock(moonset, request.tzone),
      tithis: listed(tithis, (id) => tithiName(texts, id)),
      nakshatras: listed(nakshatras, (id) => nakshatraName(texts, id)),
      yogas: listed(yogas, (id) => yogaName(texts, id)),
      karanas: listed(karanas, (id) => karanaName(texts, id)),
      festival_ids: festivals[i] ?? [],
      festivals: (festivals[i] ?? []).map((id) => texts.festivals[id]),
    };
  });
}

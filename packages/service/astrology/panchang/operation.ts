import type { RequestOf } from '@palmleaf/contract/operations';
import { gregorianMonth, type PanchangDay, pakshaOf, tamilMonth } from '@palmleaf/engines/panchang';
import type { PanchangTexts } from '@palmleaf/texts/panchang';
import { nakshatraName, panchangTexts, tithiName } from '@palmleaf/texts/panchang';
import type { Reply, RequestContext } from '../../handler/handler.ts';
import { timesOf } from './day-record.ts';
import { festivalsOf } from './festivals.ts';
import { tamilMonthName, tamilYearName } from './tamil-names.ts';

/**
 * tamil_month_panchang: by default one entry per day of the request's Gregorian month; with `calendar` `tamil` one
 * per day of the Tamil solar month that holds the request's date, each with its Gregorian date beside it.
 */
export async function tamilMonthPanchang(
  request: RequestOf<'tamil_month_panchang'>,
  { language }: RequestContext,
): Promise<Reply> {
  const texts = panchangTexts(language);
  const { year, month, day, tzone } = request;
  if (request.calendar === 'tamil') {
    const reckoning = request.reckoning ?? 'vakya';
    const tamil = tamilMonth(year, month, day, request, reckoning);
    const days = tamil.days.map((entry, i) => ({
      ...named(entry, texts, tzone, tamil.days[i + 1]?.tithi),
      gregorian_date: entry.gregorian,
    }));
    return {
      body: {
        month: tamil.month,
        year: tamil.year,
        panchang_data: days,
        status: true,
        reckoning,
        month_name: tamilMonthName(tamil.month),
        year_name: tamilYearName(tamil.year, tamil.month),
      },
    };
  }
  const entries = gregorianMonth(year, month, request);
  const days = entries.map((entry, i) => named(entry, texts, tzone, entries[i + 1]?.tithi));
  return { body: { month, year, panchang_data: days, status: true } };
}

function named(day: PanchangDay, texts: PanchangTexts, tzone: number, nextTithi: number | undefined) {
  const { date, tithi, nakshatra } = day;
  const paksha = pakshaOf(tithi);
  return {
    date,
    tithi: tithiName(texts, tithi),
    nakshatra: nakshatraName(texts, nakshatra),
    paksha: texts.pakshas[paksha],
    tithi_id: tithi,
    nakshatra_id: nakshatra,
    paksha_id: paksha === 'Shukla' ? 1 : 2,
    ...timesOf(day, tzone, nextTithi),
    festivals: festivalsOf(day),
  };
}

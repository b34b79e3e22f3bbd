import { pakshaOf } from '../../../engines/panchang/lunar-day.ts';
import { gregorianMonth, type PanchangDay, tamilMonth } from '../../../engines/panchang/month.ts';
import type { RequestOf } from '../../../shared/contract/operations.ts';
import type { Reply, RequestContext } from '../../handler/handler.ts';
import { nakshatraName, panchangTexts, tithiName } from './texts/index.ts';
import type { PanchangTexts } from './texts/texts.ts';

/**
 * tamil_month_panchang: by default one entry per day of the request's Gregorian month; with `calendar` `tamil` one
 * per day of the Tamil solar month that holds the request's date, each with its Gregorian date beside it.
 */
export async function tamilMonthPanchang(
  request: RequestOf<'tamil_month_panchang'>,
  { language }: RequestContext,
): Promise<Reply> {
  const texts = panchangTexts(language);
  const { year, month, day } = request;
  if (request.calendar === 'tamil') {
    const tamil = tamilMonth(year, month, day, request);
    const days = tamil.days.map((entry) => ({ ...named(entry, texts), gregorian_date: entry.gregorian }));
    return { body: { month: tamil.month, year: tamil.year, panchang_data: days, status: true } };
  }
  const days = gregorianMonth(year, month, request).map((entry) => named(entry, texts));
  return { body: { month, year, panchang_data: days, status: true } };
}

function named({ date, tithi, nakshatra }: PanchangDay, texts: PanchangTexts) {
  return {
    date,
    tithi: tithiName(texts, tithi),
    nakshatra: nakshatraName(texts, nakshatra),
    paksha: texts.pakshas[pakshaOf(tithi)],
  };
}

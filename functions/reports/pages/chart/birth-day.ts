import { datesIn, dayOfBirth, factsOfDay, isoOf } from '@palmleaf/books/model';
import { localeOf, wordsIn } from '@palmleaf/books/words';
import type { Language } from '@palmleaf/contract/languages';
import type { ReportView } from '../../../../shared/views/views.ts';
import { type Html, html } from '../html/html.ts';
import { textsIn } from '../words/texts.ts';
import { moonDisc } from './moon.ts';
import { panchang } from './panchang.ts';

/** The panchang of the day of birth; the rest of its month is folded. */
export function birthDay(answer: unknown, birth: ReportView['birth'], language: Language): Html {
  const words = wordsIn(language);
  const day = birth && dayOfBirth(answer, birth);
  const month = panchang(answer, 'h3', language);
  if (birth === undefined || day === undefined) return month;
  const weekday = datesIn(localeOf(language))({ weekday: 'long' })(`${isoOf(birth)}T00:00:00Z`);
  return html`<div class="birth-day">${day.tithi_id !== undefined && moonDisc((day.tithi_id - 0.5) * 12)}<p class="great">${weekday} · ${day.paksha} ${day.tithi} · ${day.nakshatra}</p></div>
<dl class="facts">${factsOfDay(day, birth, words).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<details class="more"><summary>${textsIn(language).wholeMonth}</summary>${month}</details>`;
}

import { monthNames } from '@palmleaf/contract/month-names';
import { clockOf } from '../../../../shared/places/clock.ts';
import type { DayView } from '../../../../shared/views/views.ts';
import { type Html, html } from '../html/html.ts';
import { english } from '../words/texts.ts';

export function todayOf(day: DayView): Html {
  const { date, paksha, tithi, tithiEnd, nakshatra, nakshatraEnd, sunrise, sunset, festivals } = day;
  const until = (at: string | undefined): Html | undefined =>
    at === undefined ? undefined : html` <span class="fine">until ${clock(at, date)}</span>`;
  return html`<div class="today"><p class="eyebrow">Today, <time datetime="${date}">${dateText(date)}</time></p>
${festivals.length > 0 && html`<p class="festival">${festivals.join(', ')}</p>`}<dl class="pair"><div><dt>Tithi</dt><dd>${paksha} ${tithi}${until(tithiEnd)}</dd></div><div><dt>Nakshatra</dt><dd>${nakshatra}${until(nakshatraEnd)}</dd></div></dl>${sunrise !== undefined && sunset !== undefined && html`<p class="fine">Sun ${clock(sunrise, date)} to ${clock(sunset, date)}</p>`}</div>`;
}

function dateText(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day ?? ''} ${monthNames[(month ?? 0) - 1] ?? ''}`;
}

function clock(at: string, date: string): string {
  const { time, daysLater } = clockOf(at, date);
  if (daysLater === 0) return time;
  return daysLater === 1 ? `${time} ${english.texts.nextDay}` : `${time} on ${dateText(at.slice(0, 10))}`;
}

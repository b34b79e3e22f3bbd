import { saysUntilFirst } from '@palmleaf/books/model';
import { clockOf } from '../../../../shared/places/clock.ts';
import { type Html, html } from '../html/html.ts';
import type { PageWording } from '../words/texts.ts';

export function clockText(at: string, date: string, wording: PageWording): Html {
  const { time, daysLater } = clockOf(at, date);
  if (daysLater === 0) return html`${time}`;
  if (daysLater === 1)
    return html`${time}<sup aria-hidden="true">+1</sup><span class="unseen"> ${wording.texts.nextDay}</span>`;
  const dateOf = wording.date({ day: 'numeric', month: 'long' });
  return html`${time} (${dateOf(`${at.slice(0, 10)}T00:00:00Z`)})`;
}

export function untilText(at: string, date: string, wording: PageWording): Html {
  const words = wording.words;
  const time = clockText(at, date, wording);
  const text = saysUntilFirst(words) ? html`${words.until} ${time}` : html`${time} ${words.until}`;
  return html` <span class="fine until">${text}</span>`;
}

export const nextDayLegend = (wording: PageWording): Html =>
  html`<p class="fine next-day" aria-hidden="true"><sup>+1</sup> ${wording.texts.nextDay}</p>`;

import { saysUntilFirst } from '@palmleaf/books/model';
import { datesIn, localeOf, wordsIn } from '@palmleaf/books/words';
import type { Language } from '@palmleaf/contract/languages';
import { clockOf } from '../../../../shared/places/clock.ts';
import { type Html, html } from '../html/html.ts';
import { textsIn } from '../words/texts.ts';

/**
 * A time of day in a cell of a calendar: one of the day after has a mark, which `nextDayLegend` explains; one of any other
 * day has its date.
 */
export function clockText(at: string, date: string, language: Language): Html {
  const { time, daysLater } = clockOf(at, date);
  if (daysLater === 0) return html`${time}`;
  if (daysLater === 1)
    return html`${time}<sup aria-hidden="true">+1</sup><span class="unseen"> ${textsIn(language).nextDay}</span>`;
  const dateOf = datesIn(localeOf(language))({ day: 'numeric', month: 'long' });
  return html`${time} (${dateOf(`${at.slice(0, 10)}T00:00:00Z`)})`;
}

/** "until 18:16", to stand behind a name. */
export function untilText(at: string, date: string, language: Language): Html {
  const words = wordsIn(language);
  const time = clockText(at, date, language);
  const text = saysUntilFirst(words) ? html`${words.until} ${time}` : html`${time} ${words.until}`;
  return html` <span class="fine until">${text}</span>`;
}

/** What the mark beside a time means; whoever hears the page is told at each. */
export const nextDayLegend = (language: Language): Html =>
  html`<p class="fine next-day" aria-hidden="true"><sup>+1</sup> ${textsIn(language).nextDay}</p>`;

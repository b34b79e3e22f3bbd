import { monthNames } from '@palmleaf/contract/month-names';
import { type Html, html } from './html.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** Text that is not a time is shown unchanged. */
export function moment(iso: string): Html {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return html`${iso}`;
  return html`<time datetime="${iso}" data-moment="">${clock.format(time)} UTC</time>`;
}

/** `2026-11` is "November 2026". */
export function monthName(month: string): string {
  const [year, number] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? number ?? month} ${year ?? ''}`.trim();
}

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

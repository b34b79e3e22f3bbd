import type { BookTradition } from '@palmleaf/books/tradition';
import type { ReportView } from '../../../../shared/views/views.ts';
import { address, batchAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import type { PageWording } from '../words/texts.ts';

interface Choice {
  readonly name: 'vedicZodiac' | 'westernZodiac';
  readonly tradition: BookTradition;
}

const choices: readonly Choice[] = [
  { name: 'vedicZodiac', tradition: 'vedic' },
  { name: 'westernZodiac', tradition: 'western' },
];

/** A link leads to both zodiacs or, if the page shows both, to the link's own zodiac alone. */
export function zodiacLinks(
  { batch, id }: Pick<ReportView, 'batch' | 'id'>,
  shown: BookTradition,
  { jyotish: { terms } }: PageWording,
): Html {
  const report = `${batchAddress(batch)}/reports/${encodeURIComponent(id.toWellFormed())}`;
  return html`<nav class="zodiacs" aria-label="${terms.vedicZodiac}, ${terms.westernZodiac}"><ul class="chips">${choices.map(
    ({ name, tradition }) =>
      shown === tradition
        ? html`<li aria-current="true"><strong>${terms[name]}</strong></li>`
        : html`<li><a href="${address(`${report}?tradition=${shown === 'both' ? tradition : 'both'}`)}">${terms[name]}</a></li>`,
  )}</ul></nav>`;
}

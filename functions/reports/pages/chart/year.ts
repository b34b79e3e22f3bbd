import type { AnnualChart } from '@palmleaf/books/answers';
import { degreesInSign } from '@palmleaf/books/answers';
import type { Words } from '@palmleaf/books/words';
import { signNames } from '@palmleaf/engines/zodiac';
import { text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { inlineGlyph } from './glyphs.ts';

/**
 * The year in a few lines, and its periods.
 *
 * @param day writes an ISO time as a date of the page's language
 * @param yogas that stand beside the periods
 */
export function yearOverview(
  { ascendant, year_lord: lord, mudda_dasha: dasha, summary }: AnnualChart,
  words: Words,
  day: (iso: string) => string,
  yogas: readonly Html[],
): Html {
  const sign = signNames[ascendant.sign_id - 1];
  return html`<div class="beside even"><div><dl class="facts"><div><dt>${words.lordOfYear}</dt><dd class="great">${lord.name}</dd></div>
<div><dt>${words.ascendant}</dt><dd>${sign && inlineGlyph(sign)} ${degreesInSign(ascendant.degree)}</dd></div></dl>
${summary && html`<div lang="${summary.language}">${text(summary.text)}</div>`}${yogas}</div>
<table><caption>${words.periods}</caption><thead><tr>${[words.planet, words.from, words.to].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${dasha.map(({ name, from, to }) => html`<tr><th scope="row">${name}</th><td>${day(from)}</td><td>${day(to)}</td></tr>`)}</tbody></table></div>`;
}

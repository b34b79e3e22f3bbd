import * as z from 'zod';
import { shaped } from '../../../../books/answers/shape.ts';
import { degreesInSign } from '../../../../books/answers/zodiac.ts';
import type { Words } from '../../../../books/words/terms.ts';
import { signNames } from '../../../../engines/zodiac/signs.ts';
import { text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { inlineGlyph } from './glyphs.ts';

const planet = z.object({ name: z.string() });

/** What rules a Varshaphal year, as our service answers it beside the yogas. */
const annualChart = z.object({
  ascendant: z.object({ sign_id: z.int().min(1).max(12), degree: z.number() }),
  year_lord: planet,
  mudda_dasha: z.array(planet.extend({ from: z.iso.datetime(), to: z.iso.datetime() })),
  summary: z
    .object({ language: z.string().max(8), text: z.string() })
    .optional()
    .catch(undefined),
});
type AnnualChart = z.output<typeof annualChart>;

export const readAnnualChart = (value: unknown): AnnualChart | undefined => shaped(annualChart, value);

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

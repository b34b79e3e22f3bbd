import * as z from 'zod';
import { shaped } from '../../../../books/answers/shape.ts';
import { degreesInSign } from '../../../../books/answers/zodiac.ts';
import { signNames } from '../../../../engines/zodiac/signs.ts';
import { humanized } from '../../../../shared/views/words.ts';
import { text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { moment } from '../html/words.ts';
import { inlineGlyph } from './glyphs.ts';

const planet = z.object({ id: z.int(), name: z.string() });
const sign = z.int().min(1).max(12);

/** What rules a Varshaphal year, as our service answers it beside the yogas. */
const annualChart = z.object({
  age: z.int(),
  begins: z.iso.datetime(),
  zodiac: z.object({ description: z.string() }),
  ascendant: z.object({ sign_id: sign, degree: z.number(), lord: planet }),
  muntha: z.object({ sign_id: sign, house: z.int(), lord: planet }),
  year_lord: planet.extend({
    reason: z.string(),
    candidates: z.array(
      planet.extend({ office: z.string(), strength: z.number(), aspects_ascendant: z.boolean() }),
    ),
  }),
  sahams: z.array(
    z.object({ name: z.string(), full_degree: z.number(), sign_id: sign, house: z.int(), lord: planet }),
  ),
  mudda_dasha: z.array(planet.extend({ from: z.iso.datetime(), to: z.iso.datetime() })),
  planets: z.array(
    planet.extend({ full_degree: z.number(), sign_id: sign, house: z.int(), is_retro: z.string() }),
  ),
  summary: z.object({ language: z.string().max(8), text: z.string() }).optional(),
});
type AnnualChart = z.output<typeof annualChart>;

export const readAnnualChart = (value: unknown): AnnualChart | undefined => shaped(annualChart, value);

/** Offices from which the lord of a year is chosen, as a reader would call them. */
const offices: Readonly<Record<string, string>> = {
  muntha: 'of the muntha',
  natal_ascendant: 'of the natal ascendant',
  annual_ascendant: 'of the ascendant of the year',
  three_signs: 'of the three signs',
  day_or_night: 'of day or night',
};

const named = (id: number): Html => {
  const name = signNames[id - 1];
  return html`${name && inlineGlyph(name)} ${name}`;
};

/** The year in a few lines, its periods, and the tables that these rest on, folded. */
export function yearOverview(chart: AnnualChart): Html {
  const { age, begins, ascendant, muntha, year_lord: lord, zodiac, summary } = chart;
  return html`<section class="card year"><h3>What rules the year</h3>
<p>The year of age ${age} begins on ${moment(begins)}.</p>
<dl class="facts"><div><dt>Ascendant</dt><dd>${named(ascendant.sign_id)} ${degreesInSign(ascendant.degree)}, its lord ${ascendant.lord.name}</dd></div>
<div><dt>Lord of the year</dt><dd>${lord.name}</dd></div>
<div><dt>Muntha</dt><dd>${named(muntha.sign_id)}, house ${muntha.house}, its lord ${muntha.lord.name}</dd></div></dl>
${summary && html`<div lang="${summary.language}">${text(summary.text)}</div>`}
${periods(chart)}
<details><summary>What this rests on</summary>${candidates(chart)}${sahams(chart)}${places(chart)}<p class="fine">${zodiac.description}</p></details></section>`;
}

const day = (iso: string): string => iso.slice(0, 10);

const periods = ({ mudda_dasha: dasha }: AnnualChart): Html =>
  table(
    'Periods of the year (mudda dasha)',
    ['Planet', 'From', 'To'],
    dasha.map(({ name, from, to }) => [name, day(from), day(to)]),
  );

const candidates = ({ year_lord: { candidates: found } }: AnnualChart): Html =>
  table(
    'Who could rule the year',
    ['Lord', 'Planet', 'Strength of 20', 'Looks at the ascendant'],
    found.map(({ office, name, strength, aspects_ascendant: looks }) => [
      offices[office] ?? humanized(office),
      name,
      strength.toFixed(1),
      looks ? 'yes' : 'no',
    ]),
  );

const sahams = ({ sahams: found }: AnnualChart): Html =>
  table(
    'Sahams',
    ['Name', 'Place', 'House', 'Lord'],
    found.map(({ name, full_degree: degree, sign_id: id, house, lord }) => [
      name,
      html`${named(id)} ${degreesInSign(degree)}`,
      String(house),
      lord.name,
    ]),
  );

const places = ({ planets }: AnnualChart): Html =>
  table(
    'Planets in the chart of the year',
    ['Planet', 'Place', 'House'],
    planets.map(({ name, full_degree: degree, sign_id: id, house, is_retro: retrograde }) => [
      name,
      html`${named(id)} ${degreesInSign(degree)}${retrograde === 'true' && html` <abbr title="retrograde">R</abbr>`}`,
      String(house),
    ]),
  );

const table = (title: string, head: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html =>
  html`<div class="scroll" tabindex="0" role="group" aria-label="${title}"><table><caption>${title}</caption><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map((cells) => html`<tr>${cells.map((cell, i) => (i === 0 ? html`<th scope="row">${cell}</th>` : html`<td>${cell}</td>`))}</tr>`)}</tbody></table></div>`;

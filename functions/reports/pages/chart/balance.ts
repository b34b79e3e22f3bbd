import type { NatalChart } from '@palmleaf/books/answers';
import { elements, shaped } from '@palmleaf/books/answers';
import type { Words } from '@palmleaf/books/words';
import { normalize } from '@palmleaf/engines/sky';
import { signNames } from '@palmleaf/engines/zodiac';
import * as z from 'zod';
import { text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { inlineGlyph } from './glyphs.ts';
import { moonDisc } from './moon.ts';

const share = z.looseObject({ name: z.string(), percentage: z.number() });
const elementsSchema = z.object({ elements: z.array(share).min(1), description: z.string() });
const modesSchema = z.object({ modes: z.array(share).min(1), description: z.string() });
const side = z.object({ description: z.string() });
const hemisphereSchema = z.object({ east_west: side, north_south: side });
const dominantSchema = z.object({ sign_id: z.int(), sign_name: z.string() });
const moonSchema = z.object({
  moon_phase_name: z.string(),
  moon_phase_id: z.int(),
  moon_phase_description: z.string(),
});

/** What the chart as a whole is made of: elements, modes, the Moon's phase, the leading sign, as far as the answer has them. */
export function balance(chart: NatalChart, words: Words): Html | undefined {
  const { others } = chart;
  const ofElements = shaped(elementsSchema, others.elements);
  const ofModes = shaped(modesSchema, others.modes);
  const cards = [
    ofElements && shares(words.elements, ofElements.elements, ofElements.description, elements),
    ofModes && shares(words.modes, ofModes.modes, ofModes.description, []),
    moon(chart, words),
    leading(chart, words),
  ].filter((card) => card !== undefined);
  return cards.length === 0 ? undefined : html`<div class="cards">${cards}</div>`;
}

function shares(
  title: string,
  found: readonly z.output<typeof share>[],
  description: string,
  classes: readonly string[],
): Html {
  return html`<section class="card"><h3>${title}</h3><table class="shares"><tbody>${found.map(
    ({ name, percentage }, index) =>
      html`<tr><th scope="row">${name}</th><td class="figure">${percentage.toFixed(0)} %</td><td class="bar">${bar(percentage, classes[index] ?? 'plain')}</td></tr>`,
  )}</tbody></table>${text(description)}</section>`;
}

/** A bar whose length is a share of 100, drawn in SVG because style attributes are not allowed here. */
function bar(percentage: number, className: string): Html {
  const width = Math.min(100, Math.max(0, percentage)).toFixed(2);
  return html`<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="rest" width="100" height="8"/><rect class="${className}" width="${width}" height="8"/></svg>`;
}

function moon({ others, bodies }: NatalChart, words: Words): Html | undefined {
  const read = shaped(moonSchema, others.moon_phase);
  if (read === undefined) return undefined;
  const sun = bodies.find(({ glyph }) => glyph === 'Sun')?.longitude;
  const at = bodies.find(({ glyph }) => glyph === 'Moon')?.longitude;
  const elongation =
    sun === undefined || at === undefined ? (read.moon_phase_id - 0.5) * 45 : normalize(at - sun);
  return html`<section class="card"><h3>${words.moonPhase}</h3><div class="phase">${moonDisc(elongation)}<p class="great">${read.moon_phase_name}</p></div>${text(read.moon_phase_description)}</section>`;
}

function leading({ others }: NatalChart, words: Words): Html | undefined {
  const sign = shaped(dominantSchema, others.dominant_sign);
  const halves = shaped(hemisphereSchema, others.hemisphere);
  if (sign === undefined && halves === undefined) return undefined;
  const glyph = sign && signNames[sign.sign_id - 1];
  return html`<section class="card">${sign && html`<h3>${words.dominantSign}</h3><p class="great">${glyph && inlineGlyph(glyph)} ${sign.sign_name}</p>`}${halves && html`${text(halves.east_west.description)}${text(halves.north_south.description)}`}</section>`;
}

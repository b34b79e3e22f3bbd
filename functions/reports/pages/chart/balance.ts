import * as z from 'zod';
import type { NatalChart } from '../../../../books/answers/natal.ts';
import { shaped } from '../../../../books/answers/shape.ts';
import { elements } from '../../../../books/answers/zodiac.ts';
import { normalize } from '../../../../engines/sky/angle.ts';
import { signNames } from '../../../../engines/zodiac/signs.ts';
import type { Fields } from '../../../../shared/views/answers.ts';
import { text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { inlineGlyph } from './glyphs.ts';
import { moonDisc } from './moon.ts';

const share = z.looseObject({ name: z.string(), percentage: z.number() });
const elementsSchema = z.object({
  elements: z.array(share).min(1),
  description: z.string(),
  dominant_element_id: z.int(),
});
const modesSchema = z.object({
  modes: z.array(share).min(1),
  description: z.string(),
  dominant_mode_id: z.int(),
});
const side = z.object({ description: z.string(), id: z.int() });
const hemisphereSchema = z.object({ east_west: side, north_south: side });
const dominantSchema = z.object({ sign_id: z.int(), sign_name: z.string(), percentage: z.number() });
const moonSchema = z.object({
  moon_phase_name: z.string(),
  moon_phase_id: z.int(),
  moon_phase_calc: z.string(),
  moon_phase_description: z.string(),
});

const polaritySchema = z.object({ polarities: z.array(share).min(1) });
const rulerSchema = z.object({
  name: z.string(),
  ascendant_sign: z.string(),
  sign: z.string(),
  house: z.int(),
});
const zodiacSchema = z.object({ description: z.string() });

interface Shown {
  readonly html: Html;
  /** Names of the fields that are shown; the others are for the generic form. */
  readonly used: readonly string[];
}

/** Elements, modes, hemispheres, dominant sign, moon phase and what our service adds: those of them that the answer has. */
export function balance(fields: Fields, chart: NatalChart): Shown {
  const cards: [string, Html | undefined][] = [
    ['elements', elementsCard(fields.elements)],
    ['modes', modesCard(fields.modes)],
    ['moon_phase', moonCard(fields.moon_phase, chart)],
    ['dominant_sign', dominantCard(fields.dominant_sign)],
    ['hemisphere', hemisphereCard(fields.hemisphere)],
    ['polarity', polarityCard(fields.polarity)],
    ['ascendant_ruler', rulerCard(fields.ascendant_ruler)],
    ['zodiac', zodiacNote(fields.zodiac)],
  ];
  const shown = cards.filter(([, card]) => card !== undefined);
  return {
    html: html`<div class="cards">${shown.map(([, card]) => card)}</div>`,
    used: shown.map(([name]) => name),
  };
}

function elementsCard(value: unknown): Html | undefined {
  const read = shaped(elementsSchema, value);
  return read && sharesCard('Elements', read.elements, read.description, elements);
}

function modesCard(value: unknown): Html | undefined {
  const read = shaped(modesSchema, value);
  return read && sharesCard('Modes', read.modes, read.description, []);
}

function sharesCard(
  title: string,
  shares: readonly z.output<typeof share>[],
  description: string | undefined,
  classes: readonly string[],
): Html {
  return html`<section class="card"><h3>${title}</h3><table class="shares"><caption class="unseen">${title}: share of the chart</caption><thead class="unseen"><tr><th scope="col">Name</th><th scope="col">Share</th><td></td></tr></thead><tbody>${shares.map(
    ({ name, percentage }, index) =>
      html`<tr><th scope="row">${name}</th><td class="figure">${percentage.toFixed(0)} %</td><td class="bar">${bar(percentage, classes[index] ?? 'plain')}</td></tr>`,
  )}</tbody></table>${description !== undefined && text(description)}</section>`;
}

/** A bar whose length is a share of 100, drawn in SVG because style attributes are not allowed here. */
function bar(percentage: number, className: string): Html {
  const width = Math.min(100, Math.max(0, percentage)).toFixed(2);
  return html`<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="rest" width="100" height="8"/><rect class="${className}" width="${width}" height="8"/></svg>`;
}

function moonCard(value: unknown, { bodies }: NatalChart): Html | undefined {
  const read = shaped(moonSchema, value);
  if (read === undefined) return undefined;
  const sun = bodies.find(({ glyph }) => glyph === 'Sun')?.longitude;
  const moon = bodies.find(({ glyph }) => glyph === 'Moon')?.longitude;
  const elongation =
    sun === undefined || moon === undefined ? (read.moon_phase_id - 0.5) * 45 : normalize(moon - sun);
  return html`<section class="card"><h3>Moon phase</h3><div class="phase">${moonDisc(elongation)}<p><strong>${read.moon_phase_name}</strong><br>${read.moon_phase_calc}</p></div>${text(read.moon_phase_description)}</section>`;
}

function dominantCard(value: unknown): Html | undefined {
  const read = shaped(dominantSchema, value);
  if (read === undefined) return undefined;
  const sign = signNames[read.sign_id - 1];
  return html`<section class="card"><h3>Dominant sign</h3><p class="great">${sign && inlineGlyph(sign)} ${read.sign_name}</p><p>${read.percentage} % of the chart’s weight.</p></section>`;
}

function hemisphereCard(value: unknown): Html | undefined {
  const read = shaped(hemisphereSchema, value);
  return (
    read &&
    html`<section class="card"><h3>Hemispheres</h3>${text(read.east_west.description)}${text(read.north_south.description)}</section>`
  );
}

function polarityCard(value: unknown): Html | undefined {
  const read = shaped(polaritySchema, value);
  return read && sharesCard('Polarity', read.polarities, undefined, []);
}

function rulerCard(value: unknown): Html | undefined {
  const read = shaped(rulerSchema, value);
  return (
    read &&
    html`<section class="card"><h3>Ruler of the Ascendant</h3><p class="great">${read.name}</p><p>The Ascendant lies in ${read.ascendant_sign}; its ruler ${read.name} stands in ${read.sign}, house ${read.house}.</p></section>`
  );
}

function zodiacNote(value: unknown): Html | undefined {
  const read = shaped(zodiacSchema, value);
  return read && html`<section class="card"><h3>Zodiac</h3>${text(read.description)}</section>`;
}

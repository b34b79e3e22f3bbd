import type { Body, NatalChart } from '../../../../books/answers/natal.ts';
import { degreesInSign, signOf } from '../../../../books/answers/zodiac.ts';
import { normalize } from '../../../../engines/sky/angle.ts';
import { type Html, html } from '../html/html.ts';
import { inlineGlyph } from './glyphs.ts';

/** Where each body and angle stands: what the wheel shows, in words. */
export function positions(chart: NatalChart): Html {
  const angles = [
    { name: 'Ascendant', longitude: chart.ascendant },
    { name: 'Midheaven', longitude: chart.midheaven },
    { name: 'Vertex', longitude: chart.vertex },
  ].flatMap(({ name, longitude }): Body[] =>
    longitude === undefined
      ? []
      : [{ name, longitude, glyph: undefined, sign: undefined, house: undefined, retrograde: false }],
  );
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table of positions"><table class="positions">
<caption>Positions</caption>
<thead><tr><th scope="col">Body</th><th scope="col">Sign</th><th scope="col">Degree</th><th scope="col">House</th></tr></thead>
<tbody>${[...chart.bodies, ...angles].map(row)}</tbody></table></div>`;
}

function row({ name, glyph, longitude, sign, house, retrograde }: Body): Html {
  const zodiac = signOf(longitude);
  return html`<tr><th scope="row">${glyph && inlineGlyph(glyph)} ${name}</th><td>${inlineGlyph(zodiac)} ${sign ?? zodiac}</td><td class="figure">${degreesInSign(longitude)}${retrograde && html` <abbr title="retrograde">R</abbr>`}</td><td class="figure">${house ?? '–'}</td></tr>`;
}

/** Where each house begins, if the answer has all twelve. */
export function cuspTable({ cusps }: NatalChart): Html | undefined {
  if (cusps.length !== 12) return undefined;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table of houses"><table class="positions cusps">
<caption>House cusps</caption>
<thead><tr><th scope="col">House</th><th scope="col">Begins in</th><th scope="col">Degree</th></tr></thead>
<tbody>${cusps.map(
    (cusp, index) =>
      html`<tr><th scope="row">${index + 1}</th><td>${inlineGlyph(signOf(cusp))} ${signOf(normalize(cusp))}</td><td class="figure">${degreesInSign(cusp)}</td></tr>`,
  )}</tbody></table></div>`;
}

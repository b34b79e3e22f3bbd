import { type Body, degreesInSign, type NatalChart, signNameIn, signOf } from '@palmleaf/books/answers';
import type { Words } from '@palmleaf/books/words';
import { type Html, html } from '../html/html.ts';
import { inlineGlyph } from './glyphs.ts';

/** Where each body and angle stands: what the wheel shows, in words. */
export function positions(chart: NatalChart, words: Words): Html {
  const angles = [
    { name: words.ascendant, longitude: chart.ascendant },
    { name: words.midheaven, longitude: chart.midheaven },
    { name: 'Vertex', longitude: chart.vertex },
  ].flatMap(({ name, longitude }): Body[] =>
    longitude === undefined
      ? []
      : [
          {
            name,
            longitude,
            glyph: undefined,
            sign: signNameIn(chart, longitude),
            house: undefined,
            retrograde: false,
          },
        ],
  );
  const head = [words.planet, words.sign, words.degree, words.house];
  return html`<table class="positions"><caption>${words.positions}</caption>
<thead><tr>${head.map((name, column) => html`<th scope="col"${column > 1 && html` class="figure"`}>${name}</th>`)}</tr></thead>
<tbody>${[...chart.bodies, ...angles].map((body) => row(body, words))}</tbody></table>`;
}

function row({ name, glyph, longitude, sign, house, retrograde }: Body, words: Words): Html {
  const zodiac = signOf(longitude);
  return html`<tr><th scope="row">${glyph && inlineGlyph(glyph)} ${name}</th><td>${inlineGlyph(zodiac)} ${sign ?? zodiac}</td><td class="figure">${degreesInSign(longitude)}${retrograde && html` <abbr title="${words.retrograde}">R</abbr>`}</td><td class="figure">${house ?? ''}</td></tr>`;
}

/** Where each house begins, if the answer has all twelve. */
export function cuspTable(chart: NatalChart, words: Words): Html | undefined {
  if (chart.cusps.length !== 12) return undefined;
  return html`<table class="positions cusps"><caption>${words.houses}</caption>
<thead><tr><th scope="col">${words.house}</th><th scope="col">${words.begins}</th><th scope="col" class="figure">${words.degree}</th></tr></thead>
<tbody>${chart.cusps.map((cusp, index) => html`<tr><th scope="row">${index + 1}</th><td>${inlineGlyph(signOf(cusp))} ${signNameIn(chart, cusp) ?? signOf(cusp)}</td><td class="figure">${degreesInSign(cusp)}</td></tr>`)}</tbody></table>`;
}

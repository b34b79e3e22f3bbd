import type { Aspect, NatalChart } from '../../../../books/answers/natal.ts';
import { isGlyph } from '../../../../books/answers/strokes.ts';
import { type AspectType, aspectPoints } from '../../../../engines/chart/aspect-types.ts';
import { type Html, html } from '../html/html.ts';
import { inlineGlyph } from './glyphs.ts';

const short: Readonly<Record<AspectType, string>> = {
  Conjunction: 'together, 0°',
  Sextile: '60°',
  Square: '90°',
  Trine: '120°',
  Opposition: 'opposite, 180°',
};

/** Every pair of points once, as a triangle; aspects between points that the grid does not know are listed below it. */
export function aspectGrid({ aspects, bodies }: NatalChart): Html | undefined {
  if (aspects.length === 0) return undefined;
  const cells = new Map<string, Aspect>();
  const outside: Aspect[] = [];
  for (const aspect of aspects) {
    if (aspect.points === undefined || aspect.kind === undefined) outside.push(aspect);
    else cells.set([...aspect.points].sort((a, b) => a - b).join(' '), aspect);
  }
  const names = aspectPoints.map((point) => bodies.find(({ glyph }) => glyph === point)?.name ?? point);
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table of aspects"><table class="grid">
<caption>Aspects</caption>
<thead><tr><td></td>${names.slice(0, -1).map((name, index) => html`<th scope="col">${head(index, name)}</th>`)}</tr></thead>
<tbody>${names.slice(1).map((name, below) => {
    const row = below + 1;
    return html`<tr><th scope="row">${head(row, name)}</th>${names
      .slice(0, row)
      .map((_, column) => cell(cells.get(`${column} ${row}`)))}</tr>`;
  })}</tbody></table></div>
<ul class="key">${Object.entries(short).map(
    ([type, angle]) =>
      html`<li class="${type.toLowerCase()}">${isGlyph(type) && inlineGlyph(type)} ${type} <span class="fine">${angle}</span></li>`,
  )}</ul>
${outside.length > 0 && html`<ul class="plain">${outside.map(({ from, type, to, orb }) => html`<li>${from} – ${type} – ${to}${orb !== undefined && html`, orb ${orb}°`}</li>`)}</ul>`}`;
}

function head(point: number, name: string): Html {
  const glyph = aspectPoints[point];
  return html`${glyph && inlineGlyph(glyph)}<span class="unseen">${name}</span>`;
}

function cell(aspect: Aspect | undefined): Html {
  if (aspect?.kind === undefined) return html`<td></td>`;
  const { kind, orb, from, to, type } = aspect;
  const words = `${from} ${type} ${to}${orb === undefined ? '' : `, orb ${orb}°`}`;
  return html`<td class="${kind.toLowerCase()}" title="${words}">${inlineGlyph(kind)}<span class="unseen">${type}</span>${orb !== undefined && html`<span class="orb">${orb.toFixed(1)}</span>`}</td>`;
}

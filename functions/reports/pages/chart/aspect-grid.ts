import type { AspectAnswer, NatalChart } from '@palmleaf/books/answers';
import { aspectKey, isGlyph } from '@palmleaf/books/answers';
import { inlineGlyph } from '@palmleaf/books/drawings';
import { aspectPoints, aspectRules, aspectTypes } from '@palmleaf/engines/chart';
import { type Html, html } from '../html/html.ts';

export type Degrees = (value: number, decimals: number) => string;

interface GridWords {
  readonly title: string;
  readonly degrees: Degrees;
}

export const aspectId = (key: string): string => `aspect-${key}`;

export function aspectGrid(
  { aspects, bodies }: NatalChart,
  { title, degrees }: GridWords,
  linked: ReadonlySet<string>,
): Html | undefined {
  if (aspects.length === 0) return undefined;
  const cells = new Map<string, AspectAnswer>();
  const outside: AspectAnswer[] = [];
  for (const aspect of aspects) {
    if (aspect.points === undefined || aspect.kind === undefined) outside.push(aspect);
    else cells.set(aspectKey(aspect.points), aspect);
  }
  const names = aspectPoints.map((point) => bodies.find(({ glyph }) => glyph === point)?.name ?? point);
  const inWords = new Map(aspects.flatMap(({ kind, type }) => (kind === undefined ? [] : [[kind, type]])));
  const cell = (column: number, row: number): Html => {
    const key = aspectKey([column, row]);
    const aspect = cells.get(key);
    return aspect === undefined ? html`<td></td>` : field(aspect, key, linked.has(key), degrees);
  };
  return html`<table class="grid">
<caption>${title}</caption>
<tbody>${names.map(
    (name, row) =>
      html`<tr>${names.slice(0, row).map((_, column) => cell(column, row))}<th scope="row">${head(row, name)}</th></tr>`,
  )}</tbody></table>
<ul class="key">${aspectTypes.map(
    (type) =>
      html`<li class="${type.toLowerCase()}">${isGlyph(type) && inlineGlyph(type)} ${inWords.get(type) ?? type} <span class="fine">${aspectRules[type].angle}°</span></li>`,
  )}</ul>
${outside.length > 0 && html`<ul class="plain">${outside.map(({ from, type, to, orb }) => html`<li>${from} – ${type} – ${to}${orb !== undefined && `, ${degrees(orb, 2)}`}</li>`)}</ul>`}`;
}

function head(point: number, name: string): Html {
  const glyph = aspectPoints[point];
  return html`${glyph && inlineGlyph(glyph)}<span class="unseen">${name}</span>`;
}

function field(
  { kind, orb, from, to, type }: AspectAnswer,
  key: string,
  isLinked: boolean,
  degrees: Degrees,
): Html {
  const words = `${from} ${type} ${to}${orb === undefined ? '' : `, ${degrees(orb, 2)}`}`;
  const content = html`${kind && inlineGlyph(kind)}<span class="unseen">${words}</span>${orb !== undefined && html`<span class="orb" aria-hidden="true">${degrees(orb, 1).replace('°', '')}</span>`}`;
  return html`<td class="${kind?.toLowerCase()}" title="${words}" data-aspect="${key}">${isLinked ? html`<a href="#${aspectId(key)}">${content}</a>` : content}</td>`;
}

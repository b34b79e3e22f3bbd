import { inlineGlyph } from '@palmleaf/books/drawings';
import type { AspectEntry, Piece } from '@palmleaf/books/model';
import { text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { aspectGrid, aspectId, type Degrees } from './aspect-grid.ts';

const unfoldedTexts = 6;

interface Words {
  readonly aspects: string;
  readonly chooseField: string;
  readonly moreAspects: string;
}

export function aspects(
  { chart, entries }: Extract<Piece, { readonly kind: 'aspects' }>,
  words: Words,
  degrees: Degrees,
): Html {
  const grid =
    chart &&
    aspectGrid(chart, { title: words.aspects, degrees }, new Set(entries.flatMap(({ key }) => key ?? [])));
  const list = entries.map(articleOf);
  const rest = list.slice(unfoldedTexts);
  return html`${grid !== undefined && html`<div class="aspects" data-aspects=""><div>${grid}</div>${list.length > 0 && html`<div class="chosen"><div class="card" role="status" data-chosen=""><p>${words.chooseField}</p></div></div>`}</div>`}
${list.length > 0 && html`<div class="texts">${list.slice(0, unfoldedTexts)}</div>`}
${rest.length > 0 && html`<details class="more"><summary>${words.moreAspects} (${rest.length})</summary><div class="texts">${rest}</div></details>`}`;
}

function articleOf({ title, signs, kind, orb, key, text: report }: AspectEntry): Html {
  return html`<article${key !== undefined && html` id="${aspectId(key)}" data-aspect="${key}"`}><h3 class="${kind?.toLowerCase()}">${signs.map((sign) => html`${inlineGlyph(sign)} `)}<span>${title}</span></h3>${orb !== undefined && html`<p class="fine">${orb}</p>`}${text(report)}</article>`;
}

import type { Aspect, NatalChart } from '@palmleaf/books/answers';
import {
  aspectKey,
  aspectType,
  type GlyphName,
  isGlyph,
  orbText,
  toldAspects,
} from '@palmleaf/books/answers';
import type { Words } from '@palmleaf/books/words';
import type { PageTexts } from '@palmleaf/texts/pages';
import { generic, text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { aspectGrid, aspectId } from './aspect-grid.ts';
import { inlineGlyph } from './glyphs.ts';

/** So many of the most exact are read at once; the others are folded, and found from the grid. */
const openTexts = 6;

interface Entry {
  readonly from: string;
  readonly type: string;
  readonly to: string;
  readonly report?: string;
  readonly aspect: Aspect | undefined;
}

/** The grid of aspects with the text of the field that is chosen beside it, and all texts, the most exact first. */
export function aspects(
  answer: unknown,
  chart: NatalChart | undefined,
  words: Words,
  texts: PageTexts,
): Html {
  const { told, others } = toldAspects(answer, chart);
  const keyed = told.map((entry, index) => ({ entry, key: keyOf(entry) ?? `other-${index}` }));
  // Two texts on one pair would share an address: the first has it.
  const keys = new Set<string>();
  const list = keyed.map(({ entry, key }) => {
    const own = keys.has(key) ? undefined : key;
    keys.add(key);
    return said(entry, own, chart, words);
  });
  const grid = chart && aspectGrid(chart, words.aspects, keys);
  const rest = list.slice(openTexts);
  return html`${grid !== undefined && html`<div class="aspects" data-aspects=""><div>${grid}</div>${list.length > 0 && html`<div class="chosen"><div class="card" role="status" data-chosen=""><p>${texts.chooseField}</p></div></div>`}</div>`}
${list.length > 0 && html`<div class="texts">${list.slice(0, openTexts)}</div>`}
${rest.length > 0 && html`<details class="more"><summary>${texts.moreAspects} (${rest.length})</summary><div class="texts">${rest}</div></details>`}
${others.map((one) => generic(one))}`;
}

const keyOf = ({ aspect }: Entry): string | undefined => aspect?.points && aspectKey(aspect.points);

/** @param key that of the grid's field; undefined for what is shown a second time */
function said(
  { from, type, to, report, aspect }: Entry,
  key: string | undefined,
  chart: NatalChart | undefined,
  words: Words,
): Html {
  const kind = aspect?.kind ?? aspectType(type);
  const glyphOf = (name: string): GlyphName | undefined =>
    chart?.bodies.find((body) => body.name === name)?.glyph ?? (isGlyph(name) ? name : undefined);
  const [one, other] = [glyphOf(from), glyphOf(to)];
  const signs = kind && one && other && html`${inlineGlyph(one)} ${inlineGlyph(kind)} ${inlineGlyph(other)} `;
  return html`<article${key !== undefined && html` id="${aspectId(key)}" data-aspect="${key}"`}><h3 class="${kind?.toLowerCase()}">${signs}<span>${from} – ${type} – ${to}</span></h3>${aspect?.orb !== undefined && html`<p class="fine">${words.orb} ${orbText(aspect.orb)}</p>`}${report !== undefined && text(report)}</article>`;
}

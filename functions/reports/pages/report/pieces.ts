import { elements } from '@palmleaf/books/answers';
import { inlineGlyph, kundli, mandala, moonDisc, wheel } from '@palmleaf/books/drawings';
import type { CellContent, Piece } from '@palmleaf/books/model';
import { aspects } from '../chart/aspects.ts';
import { panchang } from '../chart/panchang.ts';
import { address } from '../html/address.ts';
import { generic, text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import type { PageWording } from '../words/texts.ts';

export interface PieceOptions {
  readonly wording: PageWording;
  readonly palmImage: string | undefined;
  readonly level?: 'h3' | 'h4';
  readonly isInCard?: boolean;
  /** The surrounding title, so that each disclosure has a distinct name. */
  readonly within?: string;
}

type Of<Kind extends Piece['kind']> = Extract<Piece, { readonly kind: Kind }>;

export const written = (pieces: readonly Piece[], options: PieceOptions): Html =>
  html`${pieces.map((piece, index) => {
    const title = pieces.slice(0, index).findLast((one) => one.kind === 'heading')?.text ?? options.within;
    return write(piece, title === undefined ? options : { ...options, within: title });
  })}`;

function write(piece: Piece, options: PieceOptions): Html {
  switch (piece.kind) {
    case 'heading':
      return heading(piece, options);
    case 'text':
      return piece.language === undefined
        ? text(piece.text)
        : html`<div lang="${piece.language}">${text(piece.text)}</div>`;
    case 'lead':
      return html`<p class="lead">${piece.text}</p>`;
    case 'zodiac':
      return html`<p class="fine zodiac">${piece.text}</p>`;
    case 'fine':
      return html`<p class="fine">${piece.label && html`${inlineText(piece.label)} `}${piece.text}</p>`;
    case 'prose':
      return prose(piece, options);
    case 'facts':
      return html`<dl class="facts">${piece.rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${inlineText(value)}</dd></div>`)}</dl>`;
    case 'table':
      return table(piece);
    case 'chips':
      return html`${piece.title !== undefined && html`<p class="label">${piece.title}</p>`}<ul class="chips">${piece.items.map((item) => html`<li>${item}</li>`)}</ul>`;
    case 'shares':
      return shares(piece);
    case 'drawing':
      return drawing(piece);
    case 'moon':
      return html`<div class="phase">${piece.elongation !== undefined && moonDisc(piece.elongation)}<p class="great">${piece.text}</p></div>`;
    case 'lights':
      return html`<ul class="lights">${piece.rows.map(({ name, glyph, sign, degree }) => html`<li>${inlineGlyph(glyph)}<span class="fine">${name}</span><strong>${sign.text}</strong><span class="figure">${degree}</span></li>`)}</ul>`;
    case 'photo':
      return photo(piece, options);
    case 'aspects':
      return aspects(piece, { ...options.wording.texts, ...options.wording.words }, options.wording.degrees);
    case 'conversation':
      return html`<ol class="chat">${piece.turns.map(({ question, pieces }) => html`<li>${question !== undefined && html`<div class="question"><p class="text">${question}</p></div>`}<div class="answer">${written(pieces, options)}</div></li>`)}</ol>`;
    case 'month':
      return panchang(piece.answer, 'h3', options.wording);
    case 'advice':
      return html`<div class="advice">${piece.texts.map((one, index) => html`<p>${index === 0 && html`<strong>${piece.title}:</strong> `}${one}</p>`)}</div>`;
    case 'card':
      return card(piece, options);
    case 'cards':
      return cards(piece, options);
    case 'beside':
      return html`<div class="beside${piece.isEven && ' even'}">${piece.sides.map((side) => (side.length === 1 ? written(side, options) : side.length > 0 && html`<div>${written(side, options)}</div>`))}</div>`;
    case 'folded':
      return disclosure(piece.title, written(piece.pieces, options), options);
    case 'terms':
      return html`<dl class="terms">${piece.rows.map(([name, pieces]) => html`<div><dt>${name}</dt><dd>${written(pieces, options)}</dd></div>`)}</dl>`;
    case 'closing':
      return closing(piece, options.wording.texts);
    case 'value':
      return generic(piece.value, piece.labels);
  }
}

function inlineText(words: CellContent): Html {
  if (typeof words === 'string') return html`${words}`;
  const { text: own, signs = [], mark, grade } = words;
  if (grade !== undefined) return html`<span class="grade ${grade}">${own}</span>`;
  return html`${signs.map((sign) => html`${inlineGlyph(sign)} `)}${own}${mark && html` <abbr title="${mark.means}">${mark.text}</abbr>`}`;
}

function heading(
  { text: title, language, value, aside }: Of<'heading'>,
  { level = 'h3' }: PieceOptions,
): Html {
  const named = language !== undefined && html` lang="${language}"`;
  return html`${level === 'h3' ? html`<h3${named}>${title}</h3>` : html`<h4${named}>${title}</h4>`}${value && html`<p class="great">${inlineText(value)}</p>`}${aside && html`<p${aside.grade === undefined && html` class="fine"`}>${inlineText(aside)}</p>`}`;
}

function prose(
  { sorted: { lead, sentences, measured }, isSummary }: Of<'prose'>,
  options: PieceOptions,
): Html {
  return html`${lead !== '' && html`<p class="${isSummary ? 'great' : 'lead'}">${lead}</p>`}${
    sentences.length > 0 &&
    html`<p>${sentences.map(({ text: one, isGround }) => html`<span${isGround && !isSummary && html` class="ground"`}>${one}</span> `)}</p>`
  }${
    isSummary &&
    measured.length > 0 &&
    disclosure(
      options.wording.words.measured,
      html`${measured.map((one) => html`<p class="fine">${one}</p>`)}`,
      {
        ...options,
        isInCard: true,
      },
    )
  }`;
}

const disclosure = (title: string, content: Html, { isInCard = false, within }: PieceOptions): Html =>
  html`<details${!isInCard && html` class="more"`}><summary>${title}${within !== undefined && html`<span class="unseen">: ${within}</span>`}</summary>${content}</details>`;

const foldedOnPhones = (title: string, content: Html): Html =>
  html`<details class="unfolding" open><summary><h3>${title}</h3></summary>${content}</details>`;

function cards({ title, isEvidence = false, pieces }: Of<'cards'>, options: PieceOptions): Html {
  const cardList = html`<div class="cards">${written(pieces, options)}</div>`;
  if (title === undefined) return cardList;
  return isEvidence ? foldedOnPhones(title, cardList) : html`<h3>${title}</h3>${cardList}`;
}

function closing({ shared, limits, disclaimers }: Of<'closing'>, texts: PageWording['texts']): Html {
  const fine = (one: string) => html`<p class="fine">${one}</p>`;
  const known = [...shared, ...(limits.length === 0 ? [] : [limits.join(' ')])];
  return html`${known.length > 0 && foldedOnPhones(texts.limits, html`${known.map(fine)}`)}${disclaimers.map(fine)}`;
}

function card({ name, pieces }: Of<'card'>, options: PieceOptions): Html {
  const extraClasses =
    name === 'plain' ? '' : name === 'topic' || name === 'yoga' ? ` ${name}` : ` field-card ${name}`;
  const title = pieces.find((piece) => piece.kind === 'heading')?.text ?? options.within;
  const inside = {
    ...options,
    isInCard: true,
    level: name === 'topic' ? 'h4' : 'h3',
    ...(title === undefined ? {} : { within: title }),
  } as const;
  return html`<section class="card${extraClasses}">${written(pieces, inside)}</section>`;
}

const tables: Readonly<
  Record<
    Of<'table'>['name'],
    { readonly className: string; readonly isTitled: boolean; readonly heads: number }
  >
> = {
  positions: { className: 'positions', isTitled: true, heads: 0 },
  cusps: { className: 'positions cusps', isTitled: true, heads: 0 },
  periods: { className: 'periods', isTitled: true, heads: 0 },
  grahas: { className: 'positions', isTitled: true, heads: 0 },
  dashas: { className: 'periods', isTitled: true, heads: 0 },
  phases: { className: 'periods', isTitled: true, heads: 0 },
  places: { className: 'places-of-home', isTitled: false, heads: 1 },
};

function table({ name, title, head, rows, numberColumns }: Of<'table'>): Html {
  const { className, isTitled, heads } = tables[name];
  const figure = (column: number) => numberColumns.includes(column) && html` class="figure"`;
  return html`<table class="${className}"><caption${!isTitled && html` class="unseen"`}>${title}</caption><thead><tr>${head.map((one, column) => (one === '' ? html`<td></td>` : html`<th scope="col"${figure(column)}>${one}</th>`))}</tr></thead><tbody>${rows.map(
    (row) =>
      html`<tr>${row.map((one, column) => (column === heads ? html`<th scope="row">${inlineText(one)}</th>` : html`<td${figure(column)}>${inlineText(one)}</td>`))}</tr>`,
  )}</tbody></table>`;
}

function shares({ rows, isOfElements }: Of<'shares'>): Html {
  return html`<table class="shares"><tbody>${rows.map(([name, percent], index) => {
    const kind = (isOfElements ? elements[index] : undefined) ?? 'plain';
    const width = Math.min(100, Math.max(0, percent)).toFixed(2);
    return html`<tr><th scope="row">${name}</th><td class="figure">${percent.toFixed(0)} %</td><td class="bar"><svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="rest" width="100" height="8"/><rect class="${kind}" width="${width}" height="8"/></svg></td></tr>`;
  })}</tbody></table>`;
}

/** The wheel is drawn twice; a screen shows the version that fits. */
function drawing({ figure }: Of<'drawing'>): Html {
  switch (figure.of) {
    case 'wheel':
      return html`<figure class="drawn">${wheel(figure.chart)}${wheel(figure.chart, 'narrow')}</figure>`;
    case 'kundli':
      return html`<figure class="kundlis">${figure.charts.map((chart) => kundli(chart, figure.style))}</figure>`;
    case 'mandala':
      return html`<figure>${mandala(figure.reference, figure.marks)}</figure>`;
  }
}

function photo({ alt, legend }: Of<'photo'>, { palmImage, wording }: PieceOptions): Html {
  const line = (colour: string, isDashed: boolean) =>
    html`<svg viewBox="0 0 40 8" width="40" height="8" aria-hidden="true"><line x1="2" y1="4" x2="38" y2="4" stroke="${colour}" stroke-width="4" stroke-linecap="round"${isDashed && html` stroke-dasharray="8 7"`}/></svg>`;
  return html`<figure class="palm">${
    palmImage === undefined
      ? html`<p class="none">${wording.texts.noPicture}</p>`
      : html`<img src="${address(palmImage)}" alt="${alt}" decoding="async">`
  }${
    legend.length > 0 &&
    html`<figcaption><ul class="legend">${legend.map(({ colour, isDashed, text: name, grade }) => html`<li>${line(colour, isDashed)} ${name}${grade !== undefined && html` <span class="fine">${grade}</span>`}</li>`)}</ul></figcaption>`
  }</figure>`;
}

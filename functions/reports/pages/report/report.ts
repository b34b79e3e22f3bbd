import {
  bornLines,
  type ChapterContent,
  chaptersOf,
  missingWithoutTime,
  otherLanguagesOf,
} from '@palmleaf/books/model';
import { type BookTradition, type ChartStyle, traditionOf } from '@palmleaf/books/tradition';
import type { ReportView } from '../../../../shared/views/views.ts';
import { helpIn, isLacking } from '../../../../shared/views/words.ts';
import { orderForm } from '../books/order-form.ts';
import { batchAddress } from '../html/address.ts';
import { text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { linkForm } from '../links/links.ts';
import { aspectsScript } from '../scripts/aspects.ts';
import { chaptersScript } from '../scripts/chapters.ts';
import { english, type PageWording } from '../words/texts.ts';
import { fitted } from './fit.ts';
import { type PieceOptions, written } from './pieces.ts';
import { recordAddress } from './record.ts';
import { sectionsOf } from './sections.ts';
import { zodiacLinks } from './zodiacs.ts';

interface ReportPageOptions {
  readonly palmImage?: string;
  readonly wording?: PageWording;
  readonly mayChange?: boolean;
  readonly offersLinks?: boolean;
  /** Defaults to the custom of the language. */
  readonly tradition?: BookTradition | undefined;
  readonly chartStyle?: ChartStyle | undefined;
}

export const reportPage = (
  view: ReportView,
  { palmImage, wording = english, mayChange = true, offersLinks = true, ...look }: ReportPageOptions = {},
): string =>
  fitted(view, (short) => document(short, { palmImage, wording }, { mayChange, offersLinks, ...look }));

const nameOf = ({ name, id }: Pick<ReportView, 'name' | 'id'>): string => (name?.trim() ? name : id);

type Offers = Required<Pick<ReportPageOptions, 'mayChange' | 'offersLinks'>> &
  Pick<ReportPageOptions, 'tradition' | 'chartStyle'>;

function document(view: ReportView, options: PieceOptions, offers: Offers): string {
  const { wording } = options;
  const { tradition, chartStyle: style } = offers;
  const chapters = chaptersOf(view, wording, { tradition, style });
  const sections = sectionsOf(chapters, view.parts, options);
  const hasGrid = chapters.some(({ pieces }) =>
    pieces.some((piece) => piece.kind === 'aspects' && (piece.chart?.aspects.length ?? 0) > 0),
  );
  return page({
    title: nameOf(view),
    wording,
    trail: [{ text: view.batch, to: batchAddress(view.batch) }],
    script: [chaptersScript(), ...(hasGrid ? [aspectsScript()] : [])],
    contents: [
      ...sections.map(({ id, title }) => ({ text: title, to: `#${id}` })),
      { text: wording.texts.made, to: recordAddress(view) },
    ],
    body: html`${helpIn(view.parts).map((lines) => html`<div class="outcome help" role="note">${lines.map(text)}</div>`)}
${head(view, options, offers, chapters)}
${brief(chapters, options)}
${sections.map(
  ({
    id,
    title,
    html: content,
  }) => html`<section id="${id}" class="chapter" aria-labelledby="${id}-title"><details class="unfolding" open><summary><h2 id="${id}-title">${title}</h2></summary>
${content}</details></section>`,
)}`,
  });
}

function head(
  view: ReportView,
  { wording }: PieceOptions,
  { mayChange, offersLinks, ...look }: Offers,
  chapters: readonly ChapterContent[],
): Html {
  const { words, texts } = wording;
  const { birth, parts } = view;
  const { tradition = traditionOf(wording.language) } = look;
  const born = birth === undefined ? [] : bornLines(birth, wording);
  const lacksParts = parts.some(isLacking);
  const isOpen = parts.some(({ state }) => state === 'pending') || parts.length === 0;
  const notices = [
    ...missingWithoutTime(view, wording, tradition),
    ...(view.language === undefined ? [] : otherLanguagesOf(view, wording, tradition)),
  ];
  return html`<div class="title report"><p class="eyebrow">${words.reading}</p><h1>${nameOf(view)}</h1>
${born.length > 0 && html`<p class="born">${born.join(' · ')}${birth?.unknownTime !== undefined && ` · ${texts.timeUnknown}`}</p>`}
${birth?.unknownTime === 'noon' && html`<p class="fine">${words.timeNotKnown}</p>`}
${notices.map((notice) => html`<p class="fine">${notice}</p>`)}
${mayChange && parts.some(({ state }) => state === 'bought') && html`<div class="handover">${orderForm(view.batch, 'pdf', texts.bookPdf, view.id, look)} ${orderForm(view.batch, 'html', texts.bookHtml, view.id, look)}${offersLinks && (view.state === 'complete' || view.state === 'partial') && html` ${linkForm(view.batch, texts.readerLink, view.id, look)}`}</div>`}
${chapters.some(({ label, pieces }) => label.length > 0 && pieces.length > 0) && zodiacLinks(view, tradition, wording)}
${(lacksParts || isOpen) && html`<p class="lacking">${isOpen ? texts.preparing : texts.lacking}</p>`}</div>`;
}

function brief(chapters: readonly ChapterContent[], options: PieceOptions): Html | undefined {
  const pieces = chapters.flatMap(({ label, brief: own }) => (own.length === 0 ? [] : [...label, ...own]));
  if (pieces.length === 0) return undefined;
  const photos = pieces.filter(({ kind }) => kind === 'photo');
  const title = options.wording.labels.title({ operation: 'summary', part: 'palm/summary' });
  return html`<section class="brief${photos.length === 0 && ' alone'}" aria-label="${title}">${written(photos, options)}<div>${written(
    pieces.filter(({ kind }) => kind !== 'photo'),
    options,
  )}</div></section>`;
}

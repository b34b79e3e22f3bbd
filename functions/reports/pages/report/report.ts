import type { NatalChart } from '@palmleaf/books/answers';
import { degreesInSign, signNameIn, signOf } from '@palmleaf/books/answers';
import { bornLines, datesIn } from '@palmleaf/books/model';
import { localeOf, wordsIn } from '@palmleaf/books/words';
import { type PalmLabels, palmLabelsIn } from '@palmleaf/books/words/palm';
import type { Language } from '@palmleaf/contract/languages';
import type { PageTexts } from '@palmleaf/texts/pages';
import type { ReportView } from '../../../../shared/views/views.ts';
import { helpIn, isLacking } from '../../../../shared/views/words.ts';
import { orderForm } from '../books/order-form.ts';
import { inlineGlyph } from '../chart/glyphs.ts';
import { batchAddress } from '../html/address.ts';
import { generic, text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { palmPicture } from '../palm/picture.ts';
import { sorted } from '../palm/prose.ts';
import { reading } from '../palm/reading.ts';
import { aspectsScript } from '../scripts/aspects.ts';
import { textsIn } from '../words/texts.ts';
import { fitted } from './fit.ts';
import { recordAddress } from './record.ts';
import { chartIn, sectionsOf } from './sections.ts';

interface ReportPageOptions {
  /** Where the picture of the palm can be had, if it has been bought. */
  readonly palmImage?: string;
  /** Of the page's own words: that of the report, else that of who looks. */
  readonly language?: Language;
  /** Whether who looks may have a book made. */
  readonly mayChange?: boolean;
}

/** The report of one subject, for whom it is about: what is read first, and nothing of how it came about. */
export const reportPage = (
  view: ReportView,
  { palmImage, language = view.language ?? 'en', mayChange = true }: ReportPageOptions = {},
): string => fitted(view, (readable) => document(readable, palmImage, language, mayChange));

/** What people call whom a report is about. */
const nameOf = ({ name, id }: Pick<ReportView, 'name' | 'id'>): string => (name?.trim() ? name : id);

function document(
  view: ReportView,
  palmImage: string | undefined,
  language: Language,
  mayChange: boolean,
): string {
  const texts = textsIn(language);
  const sections = sectionsOf(view, language);
  const chart = chartIn(view.parts);
  return page({
    title: nameOf(view),
    language,
    trail: [{ text: view.batch, to: batchAddress(view.batch) }],
    script: chart !== undefined && chart.aspects.length > 0 ? aspectsScript() : undefined,
    contents: [
      ...sections.map(({ id, title }) => ({ text: title, to: `#${id}` })),
      { text: texts.made, to: recordAddress(view) },
    ],
    body: html`${helpIn(view.parts).map((lines) => html`<div class="outcome help" role="note">${lines.map(text)}</div>`)}
${head(view, language, mayChange)}
${brief(view, chart, palmImage, language)}
${sections.map(
  ({
    id,
    title,
    html: content,
  }) => html`<section id="${id}" class="chapter" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
${content}</section>`,
)}`,
  });
}

function head(view: ReportView, language: Language, mayChange: boolean): Html {
  const texts = textsIn(language);
  const { birth, parts } = view;
  const born = birth === undefined ? [] : bornLines(birth, datesIn(localeOf(language)));
  const lacks = parts.some(isLacking);
  const isOpen = parts.some(({ state }) => state === 'pending') || parts.length === 0;
  return html`<div class="title report"><p class="eyebrow">${wordsIn(language).reading}</p><h1>${nameOf(view)}</h1>
${born.length > 0 && html`<p class="born">${born.join(' · ')}${birth?.unknownTime !== undefined && ` · ${texts.timeUnknown}`}</p>`}
${birth?.unknownTime === 'noon' && html`<p class="fine">${wordsIn(language).timeNotKnown}</p>`}
${mayChange && parts.some(({ state }) => state === 'bought') && html`<div class="handover">${orderForm(view.batch, 'pdf', texts.bookPdf, view.id)} ${orderForm(view.batch, 'html', texts.bookHtml, view.id)}</div>`}
${(lacks || isOpen) && html`<p class="lacking">${isOpen ? texts.preparing : texts.lacking}</p>`}</div>`;
}

/** What people ask for first: the palm with its summary, and where Sun, Moon and ascendant stand. */
function brief(
  { parts }: ReportView,
  chart: NatalChart | undefined,
  palmImage: string | undefined,
  language: Language,
): Html | undefined {
  const texts = textsIn(language);
  const labels = palmLabelsIn(language);
  const palm = (operation: string) =>
    parts.find(
      (part) => part.part.startsWith('palm/') && part.operation === operation && part.state === 'bought',
    );
  const [image, summary] = [palm('get-palm-image'), palm('summary')];
  if (image === undefined && summary === undefined && chart === undefined) return undefined;
  const right = html`${summary && summaryOf(summary.answer, texts, labels)}${chart && firstThree(chart, language)}`;
  return html`<section class="brief${image === undefined && ' alone'}" aria-label="${labels.title({ operation: 'summary', part: 'palm/summary' })}">${image && palmPicture(image.answer, palmImage, texts, labels)}<div>${right}</div></section>`;
}

function summaryOf(answer: unknown, texts: PageTexts, labels: PalmLabels): Html {
  const { prose, grounds, rest } = reading(answer);
  if (prose === '') return generic(rest, labels);
  const { lead, sentences, measured } = sorted(prose, grounds, new Set());
  const kept = sentences.map(({ text }) => text).join(' ');
  return html`${lead !== '' && html`<p class="great">${lead}</p>`}${kept !== '' && html`<p>${kept}</p>`}${measured.length > 0 && html`<details><summary>${texts.measured}</summary>${measured.map((one) => html`<p class="fine">${one}</p>`)}</details>`}`;
}

function firstThree(chart: NatalChart, language: Language): Html {
  const lights = chart.bodies.filter(({ glyph }) => glyph === 'Sun' || glyph === 'Moon');
  const three = [
    ...lights,
    ...(chart.ascendant === undefined
      ? []
      : [
          {
            name: wordsIn(language).ascendant,
            glyph: 'Ascendant' as const,
            longitude: chart.ascendant,
            sign: signNameIn(chart, chart.ascendant),
          },
        ]),
  ];
  return html`<ul class="lights">${three.map(({ name, glyph, longitude, sign }) => html`<li>${glyph && inlineGlyph(glyph)}<span class="fine">${name}</span><strong>${sign ?? signOf(longitude)}</strong><span class="figure">${degreesInSign(longitude)}</span></li>`)}</ul>`;
}

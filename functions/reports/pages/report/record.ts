import { counted } from '../../../../shared/figures.ts';
import { subjectName } from '../../../../shared/ledger/items/keys.ts';
import { costText } from '../../../../shared/money/prices.ts';
import { fromMoneyView } from '../../../../shared/views/money.ts';
import type { PartView, ReportView, ShownState } from '../../../../shared/views/views.ts';
import {
  isLacking,
  partStateWords,
  reportStateSentences,
  titleOf,
  wordsOfPart,
} from '../../../../shared/views/words.ts';
import { address, batchAddress, batchesAddress } from '../html/address.ts';
import { generic } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { listed, moment } from '../html/words.ts';
import { outcomeNotes, partsTable, slugged } from '../outcome.ts';
import { erase } from './erase.ts';
import { fitted } from './fit.ts';
import { pictures } from './pictures.ts';

export const recordAddress = ({ report }: Pick<ReportView, 'report'>): string =>
  address(`${report}?view=record`);

interface RecordPageOptions {
  readonly palmImage?: string;
  readonly mayChange?: boolean;
}

export const recordPage = (view: ReportView, options: RecordPageOptions = {}): string =>
  fitted(view, (short) => document(short, options));

function document(view: ReportView, { palmImage, mayChange = true }: RecordPageOptions): string {
  const name = view.name?.trim() ? view.name : view.id;
  const bought = view.parts.filter(({ state, answer }) => state === 'bought' && answer !== undefined);
  const withPictures = view.parts.filter(({ assets }) => assets !== undefined);
  return page({
    title: `Record of ${name}, ${view.batch}`,
    trail: [
      { text: 'Batches', to: batchesAddress },
      { text: view.batch, to: batchAddress(view.batch) },
      { text: name, to: address(view.report) },
    ],
    contents: [
      { text: 'Parts', to: '#parts' },
      ...(withPictures.length > 0 ? [{ text: 'Pictures', to: '#pictures' }] : []),
      ...(bought.length > 0 ? [{ text: 'Answers', to: '#answers' }] : []),
      { text: 'Erase', to: '#erase' },
    ],
    body: html`${head(view, name)}
<section id="parts" class="chapter" aria-labelledby="parts-title"><h2 id="parts-title">Parts</h2>
${outcomeNotes(view.parts)}
${view.parts.length > 0 ? partsTable(view.parts) : html`<p>No call has been planned: there is neither a photo nor birth data yet.</p>`}
${explained(view)}</section>
${withPictures.length > 0 && html`<section id="pictures" class="chapter" aria-labelledby="pictures-title"><h2 id="pictures-title">Pictures</h2>${pictures(withPictures, palmImage)}</section>`}
${bought.length > 0 && html`<section id="answers" class="chapter" aria-labelledby="answers-title"><h2 id="answers-title">Answers as received</h2>${bought.map(answered)}</section>`}
${erase(view, mayChange)}`,
  });
}

const answered = (part: PartView): Html =>
  html`<details><summary>${titleOf(part)}</summary>${part.note !== undefined && html`<p class="fine">Noted: ${part.note}.</p>`}${part.question !== undefined && html`<p class="text">${part.question}</p>`}${generic(part.answer)}</details>`;

function head(view: ReportView, name: string): Html {
  const { state, reason, notes, products = [] } = view;
  const isPartialOrder = products.length > 0 && !products.includes('all');
  return html`<div class="title"><p class="eyebrow">Record</p><h1>${name}</h1>
<p><span class="state ${state}">${state}</span> ${reportStateSentences[state]}</p>
${reason !== undefined && html`<p class="outcome">${reason}</p>`}
${isPartialOrder && html`<p>Ordered: ${products.join(' and ')}.</p>`}
${lacking(view)}
<p><a href="${address(view.report)}">The report, as its reader sees it</a></p>
${notes.length > 0 && html`<ul class="notes" aria-label="Notes">${notes.map((note) => html`<li>${note}</li>`)}</ul>`}</div>
${facts(view)}`;
}

function lacking({ parts }: ReportView): Html | undefined {
  const order: readonly ShownState[] = ['refused', 'unavailable', 'unknown', 'pending', 'not asked'];
  const found = order.flatMap((state) => {
    const number = parts.filter((part) => isLacking(part) && part.state === state).length;
    return number === 0 ? [] : [`${number} ${partStateWords[state].label}`];
  });
  if (found.length === 0) return undefined;
  const boughtCount = parts.filter(({ state }) => state === 'bought').length;
  return html`<p class="lacking">${boughtCount} of ${counted(parts.length, 'part')} ${boughtCount === 1 ? 'is' : 'are'} here; ${listed(found)}.</p>`;
}

function facts(view: ReportView): Html {
  const { bought, reused, unknown } = view.calls;
  const { birth, cost } = view;
  const rowIfGiven = (title: string, value: Html | string | undefined) =>
    value === undefined ? [] : [[title, value] as const];
  const rows: (readonly [string, Html | string | number])[] = [
    ['Batch and id', subjectName(view)],
    ['Calls bought', bought],
    ['Copied from other subjects', reused],
    ['Outcome unknown', unknown],
    ...rowIfGiven(
      'Cost of the calls',
      cost && costText({ micros: fromMoneyView(cost).micros, unpriced: cost.unpriced }, cost),
    ),
    ['Photo', view.hasPhoto ? 'yes' : 'no'],
    ...rowIfGiven(
      'Place of birth',
      birth && `${birth.lat}, ${birth.lon}, UTC${birth.tzone < 0 ? '' : '+'}${birth.tzone}`,
    ),
    ...rowIfGiven('Language', view.language),
    ['Begun', moment(view.createdAt)],
    ...rowIfGiven('Ended', view.finishedAt === undefined ? undefined : moment(view.finishedAt)),
    ['Last change', moment(view.updatedAt)],
    ['Revision', view.revision],
    ['Revision of the inputs', view.inputsRevision],
  ];
  return html`<dl class="facts">${rows.map(([title, value]) => html`<div><dt>${title}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function explained({ parts }: ReportView): Html | undefined {
  const used = new Map(
    parts
      .filter(({ state }) => state !== 'bought')
      .map((part) => [`${part.state} ${part.code} ${part.safety?.doubtful}`, part]),
  );
  if (used.size === 0) return undefined;
  return html`<dl class="terms">${[...used.values()].map((part) => html`<div><dt><span class="state ${slugged(part.state)}">${wordsOfPart(part).label}</span></dt><dd>${wordsOfPart(part).sentence}</dd></div>`)}</dl>`;
}

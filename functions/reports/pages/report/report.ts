import { monthNames } from '../../../../shared/contract/month-names.ts';
import type { PartView, ReportView, ShownState } from '../../../../shared/views/views.ts';
import { partStateWords, reportStateSentences } from '../../../../shared/views/words.ts';
import { address, batchAddress, batchesAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import { lettersOf, maxPageBytes, surplus, tooLong } from '../html/length.ts';
import { page } from '../html/page.ts';
import { counted, listed, moment } from '../html/words.ts';
import { partsTable, slugged } from '../outcome.ts';
import { erase } from './erase.ts';
import { sectionsOf } from './sections.ts';

interface ReportPageOptions {
  /** Where the picture of the palm can be had, if it has been bought. */
  readonly palmImage?: string;
}

/** The report of one subject as a page, small enough for a buffered answer however long the service's answers are. */
export function reportPage(view: ReportView, options: ReportPageOptions = {}): string {
  const readable = shortened(
    view,
    surplus(
      view.parts.map(({ answer }) => lettersOf(answer)),
      maxPageBytes,
    ),
  );
  const page = document(readable, options);
  if (Buffer.byteLength(page) <= maxPageBytes) return page;
  const sizes = readable.parts.map((part) => shownBytes(part, options));
  return document(shortened(readable, surplus(sizes, maxPageBytes / 2)), options);
}

const shownBytes = (part: PartView, { palmImage }: ReportPageOptions): number =>
  sectionsOf([part], palmImage).reduce((sum, section) => sum + Buffer.byteLength(section.html.toString()), 0);

/** Some answers give way to a sentence. */
const shortened = (view: ReportView, gone: ReadonlySet<number>): ReportView => ({
  ...view,
  parts: view.parts.map((part, index) => (gone.has(index) ? { ...part, answer: tooLong } : part)),
});

function document(view: ReportView, { palmImage }: ReportPageOptions): string {
  const name = view.name?.trim() ? view.name : view.id;
  const sections = sectionsOf(view.parts, palmImage);
  return page({
    title: `${name}, ${view.batch}`,
    trail: [
      { text: 'Batches', to: batchesAddress },
      { text: view.batch, to: batchAddress(view.batch) },
    ],
    contents: [
      ...sections.map(({ id, title }) => ({ text: title, to: `#${id}` })),
      { text: 'How it was made', to: '#parts' },
      { text: 'Erase', to: '#erase' },
    ],
    body: html`${head(view, name)}
${sections.map(
  ({
    id,
    title,
    html: content,
  }) => html`<section id="${id}" class="chapter" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
${content}</section>`,
)}
<section id="parts" class="chapter" aria-labelledby="parts-title"><h2 id="parts-title">How it was made</h2>${made(view)}</section>
${erase(view)}`,
  });
}

function head(view: ReportView, name: string): Html {
  return html`<div class="title"><p class="eyebrow">Report</p><h1>${name}</h1>
<p><span class="state ${view.state}">${view.state}</span> ${reportStateSentences[view.state]}</p>
${view.reason !== undefined && html`<p class="outcome">${view.reason}</p>`}
${isPart(view) && html`<p>What was ordered: ${view.products?.join(' and ')}.</p>`}
${view.birth !== undefined && born(view.birth)}
${lacking(view)}
${view.parts.some(({ state }) => state === 'bought') && html`<p class="handover"><a class="button" href="${address(`${view.report}/book.pdf`)}">Book to hand over (PDF)</a> <a href="${address(`${view.report}/book.html`)}">as HTML</a></p>`}
${view.notes.length > 0 && html`<ul class="notes" aria-label="Notes">${view.notes.map((note) => html`<li>${note}</li>`)}</ul>`}</div>`;
}

/** Everything is ordered as a rule, and not worth a word. */
const isPart = ({ products = [] }: ReportView): boolean => products.length > 0 && !products.includes('all');

function born(birth: NonNullable<ReportView['birth']>): Html {
  const two = (number: number) => String(number).padStart(2, '0');
  const offset = `UTC${birth.tzone < 0 ? '−' : '+'}${hours(Math.abs(birth.tzone))}`;
  const where = [birth.place, birth.country].filter((text) => text !== undefined && text !== '');
  return html`<p class="born">Born ${birth.day} ${monthNames[birth.month - 1] ?? birth.month} ${birth.year}${birth.unknownTime === undefined ? html` at ${two(birth.hour)}:${two(birth.min)} (${offset})` : html`, time not known`}${where.length > 0 && html` in ${where.join(', ')}`} <span class="fine">${angle(birth.lat, 'N', 'S')}, ${angle(birth.lon, 'E', 'W')}</span></p>`;
}

function hours(offset: number): string {
  const minutes = Math.round(offset * 60);
  return `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`}`;
}

const angle = (degrees: number, positive: string, negative: string): string =>
  `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;

/** One sentence on what is not here, before the reader misses it. */
function lacking({ parts }: ReportView): Html | undefined {
  const order: readonly ShownState[] = ['refused', 'unavailable', 'unknown', 'pending', 'not asked'];
  const found = order.flatMap((state) => {
    const number = parts.filter((part) => part.state === state).length;
    return number === 0 ? [] : [`${number} ${partStateWords[state].label}`];
  });
  if (found.length === 0) return undefined;
  const here = parts.filter(({ state }) => state === 'bought').length;
  return html`<p class="lacking">${here} of ${counted(parts.length, 'part')} ${here === 1 ? 'is' : 'are'} here; ${listed(found)}. <a href="#parts">See why</a>.</p>`;
}

function made(view: ReportView): Html {
  const { bought, reused, unknown } = view.calls;
  return html`<dl class="facts"><div><dt>Calls bought</dt><dd>${bought}</dd></div><div><dt>Taken over from other subjects</dt><dd>${reused}</dd></div><div><dt>Outcome unknown</dt><dd>${unknown}</dd></div><div><dt>Photo</dt><dd>${view.hasPhoto ? 'yes' : 'no'}</dd></div><div><dt>Begun</dt><dd>${moment(view.createdAt)}</dd></div>${view.finishedAt !== undefined && html`<div><dt>Ended</dt><dd>${moment(view.finishedAt)}</dd></div>`}<div><dt>Last change</dt><dd>${moment(view.updatedAt)}</dd></div><div><dt>Revision</dt><dd>${view.revision}, inputs ${view.inputsRevision}</dd></div></dl>
${view.parts.length > 0 ? partsTable(view.parts) : html`<p>No call has been planned: there is neither a photo nor birth data yet.</p>`}
${explained(view)}`;
}

function explained({ parts }: ReportView): Html | undefined {
  const used = [...new Set(parts.map(({ state }) => state))].filter((state) => state !== 'bought');
  if (used.length === 0) return undefined;
  return html`<dl class="terms">${used.map((state) => html`<div><dt><span class="state ${slugged(state)}">${partStateWords[state].label}</span></dt><dd>${partStateWords[state].sentence}</dd></div>`)}</dl>`;
}

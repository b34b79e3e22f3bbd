import { count } from '../../../../shared/figures.ts';
import type { Board, BoardBatch } from '../../../../shared/views/overview/board.ts';
import { refusedIn } from '../../../../shared/views/refused-count.ts';
import type { ButtonDone } from '../../../../shared/views/requests.ts';
import type { GateView } from '../../../../shared/views/views.ts';
import { humanized } from '../../../../shared/views/words.ts';
import { closedGates } from '../batch/gates.ts';
import { search } from '../batch/people.ts';
import { doneNotice } from '../batch/press.ts';
import {
  accountAddress,
  batchAddress,
  batchesAddress,
  customersAddress,
  peopleAddress,
} from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { moment, monthName } from '../html/words.ts';
import { creditsScript } from '../scripts/credits.ts';
import { batchCard, noBatches } from './batches.ts';
import { customerList } from './customers.ts';
import { spendingWords } from './spending.ts';

interface HomeOptions {
  /** What a button has done that led here. */
  readonly done?: ButtonDone | undefined;
  /** Whether who looks may change something; so it is taken unless it is said. */
  readonly mayChange?: boolean;
}

/** The home page: whether the line runs and why not, what is spent, what needs a look, and the newest batches. */
export function homePage(board: Board, { done, mayChange = true }: HomeOptions = {}): string {
  const { batches, known, isCut } = board;
  const troubled = batches.filter(needsLook);
  return page({
    title: 'Batches',
    trail: [],
    script: creditsScript(),
    body: html`<div class="title"><h1>Batches</h1></div>${doneNotice(done)}
${closedGates(board.gates, mayChange)}${overdue(board)}
<section aria-labelledby="line-title"><h2 id="line-title">The line</h2><dl class="facts board">${board.gates.map(gate)}${month(board.month)}
<div><dt>Credits</dt><dd><span data-credits="">${emptyWallet(board.gates) ? 'none are left' : html`not known here: <code>palmleaf credits</code> shows the wallet of a service that the stack runs itself, a vendor’s own pages that of a vendor`}</span></dd></div></dl></section>
${search(peopleAddress, undefined, 'Find somebody')}
${board.customers.length > 0 && html`<section class="chapter" aria-labelledby="customers-title"><h2 id="customers-title">Customers this month</h2>${customerList(board.customers)}<p><a class="next" href="${customersAddress}">All customers</a></p></section>`}
${troubled.length > 0 && html`<section class="chapter" aria-labelledby="look-title"><h2 id="look-title">Needs a look</h2><ul class="look">${troubled.map(look)}</ul></section>`}
<section class="chapter" aria-labelledby="newest-title"><h2 id="newest-title">${batches.length < known ? 'The newest batches' : 'All batches, newest first'}</h2>${batches.length === 0 ? noBatches : html`<ul class="batches">${batches.map((batch) => batchCard(batch, spent(batch)))}</ul>`}
${isCut && html`<p class="fine">These are the newest of the first ${count(known)} by name; there are more.</p>`}
${batches.length < known && html`<p><a class="next" href="${batchesAddress}?all=yes">All batches by name</a></p>`}</section>`,
  });
}

/** Whether the service may be called by one gate, and whether it answers. */
function gate({ gate: name, state, reason, since }: GateView): Html {
  const words =
    state === 'open'
      ? 'calls are let through'
      : reason === 'unreachable'
        ? html`the service <strong>cannot be reached</strong>`
        : reason === 'failing'
          ? html`the service <strong>fails on most calls</strong>`
          : html`${reason === undefined ? 'no reason is known' : humanized(reason).toLowerCase()}${reason !== undefined && answers.has(reason) && '; the service answers'}`;
  return html`<div><dt>Service, gate <code>${name}</code></dt><dd><span class="state ${state === 'open' ? 'complete' : 'failed'}">${state}</span> ${words}${since !== undefined && html`, since ${moment(since)}`}</dd></div>`;
}

/** Reasons that an answer of the service gave. */
const answers: ReadonlySet<string> = new Set([
  'credential refused',
  'endpoint refused',
  'wallet empty',
  'throttled',
]);

const emptyWallet = (gates: readonly GateView[]): boolean =>
  gates.some(({ reason, state }) => state === 'closed' && reason === 'wallet empty');

/** The reconciler runs every minute: what is later than this says that it does not, or cannot keep up. */
const lateSeconds = 300;

function overdue({ due: { oldest } }: Board): Html | undefined {
  if (oldest === undefined || oldest.overdueBySeconds <= lateSeconds) return undefined;
  return html`<p class="outcome">Something has waited to be picked up since ${moment(oldest.dueAt)}: the reconciler does not run, or cannot keep up. <code>palmleaf doctor</code> looks further.</p>`;
}

function month({ name, spending }: Board['month']): Html {
  return html`<div><dt>Spent in ${monthName(name)}</dt><dd>${spendingWords(spending)} (<a href="${accountAddress(name)}">account</a>)</dd></div>`;
}

function spent({ startedAt, spending }: BoardBatch): Html {
  return html`<p class="fine">${startedAt !== undefined && html`Begun ${moment(startedAt)}. `}Spent or reserved: ${spendingWords(spending)}.</p>`;
}

const needsLook = (batch: BoardBatch): boolean =>
  batch.failed + batch.partial + refusedIn(batch).count + batch.holds.length > 0;

/** What a person should look at in a batch: each with where it is, and of refusals the newest reason. */
function look(batch: BoardBatch): Html {
  const { batch: name, failed, partial, rejections, holds } = batch;
  const { count: refused, isLeast, of } = refusedIn(batch);
  const to = batchAddress(name);
  const newest = rejections.toSorted((one, other) => other.at.localeCompare(one.at))[0];
  const found = [
    ...holds.map(({ by }) => html`<a href="${to}">${by === 'pause' ? 'paused' : 'held'}</a>`),
    ...(failed > 0 ? [html`<a href="${to}?state=failed#people">${count(failed)} failed</a>`] : []),
    ...(partial > 0
      ? [html`<a href="${to}?state=partial#people">${count(partial)} with parts missing</a>`]
      : []),
    ...(refused > 0
      ? [
          html`<a href="${to}#refused">${count(refused)}${isLeast && ' or more'} ${of === 'entries' ? (refused === 1 ? 'entry' : 'entries') : 'rows or files'} refused</a>`,
        ]
      : []),
  ];
  return html`<li><strong><a href="${to}">${name}</a></strong>: ${found.map((one, index) => html`${index > 0 && ', '}${one}`)}.${newest !== undefined && html` <span class="fine">Last refused, ${moment(newest.at)}: ${newest.reason}</span>`}</li>`;
}

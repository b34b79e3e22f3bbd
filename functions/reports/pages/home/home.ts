import { count } from '../../../../shared/figures.ts';
import { asTitle, causeCodes, causeTable } from '../../../../shared/standing/causes.ts';
import { offerOf } from '../../../../shared/standing/offers.ts';
import { lateSeconds } from '../../../../shared/standing/standing.ts';
import type { Board, BoardBatch } from '../../../../shared/views/overview/board.ts';
import { refusedIn } from '../../../../shared/views/progress.ts';
import type { ButtonDone } from '../../../../shared/views/requests.ts';
import type { GateView } from '../../../../shared/views/views.ts';
import { search } from '../batch/people.ts';
import { doneNotice } from '../batch/press.ts';
import { detailsId } from '../batch/remedy.ts';
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
import { homeScript } from '../scripts/home.ts';
import { batchCard, noBatches } from './batches.ts';
import { customerList } from './customers.ts';
import { spendingWords } from './spending.ts';
import { standing } from './standing.ts';

interface HomeOptions {
  readonly done?: ButtonDone | undefined;
  readonly mayChange?: boolean;
}

export function homePage(board: Board, { done, mayChange = true }: HomeOptions = {}): string {
  const { batches, hasMore } = board;
  const needingAttention = batches.filter(needsAttention);
  const card = (batch: BoardBatch) => batchCard(batch, spent(batch));
  return page({
    title: 'Batches',
    trail: [],
    script: homeScript(),
    body: html`${doneNotice(done)}${standing(board.standing, mayChange)}
${search(peopleAddress, undefined, 'Find somebody')}
<section class="chapter" aria-labelledby="newest-title"><h2 id="newest-title">${hasMore ? 'The newest batches' : 'All batches, newest first'}</h2>${batches.length === 0 ? noBatches : html`<ul class="batches">${batches.map(card)}</ul>`}
${hasMore && html`<p><a class="next" href="${batchesAddress}?all=yes">All batches by name</a></p>`}</section>
${needingAttention.length > 0 && html`<section class="chapter" aria-labelledby="attention-title"><h2 id="attention-title">Needs attention</h2><ul class="attention">${needingAttention.map(attentionOf)}</ul></section>`}
${board.customers.length > 0 && html`<section class="chapter" aria-labelledby="customers-title"><h2 id="customers-title">Customers this month</h2>${customerList(board.customers)}<p><a class="next" href="${customersAddress}">All customers</a></p></section>`}
<section id="${detailsId}" class="chapter" aria-labelledby="details-title"><h2 id="details-title">The service</h2><dl class="facts board">${month(board.month)}
<div><dt>Credits</dt><dd><span data-credits="">${emptyWallet(board.gates) ? 'none are left' : html`not known here: <code>palmleaf credits</code> shows the wallet of a self-hosted service; a vendor shows its wallet on its own pages`}</span></dd></div>
<div><dt>Alarms</dt><dd data-alarms="">not known here: <code>palmleaf status</code> shows them</dd></div>
${board.gates.map((one) => gate(one, board.standing.state === 'stopped'))}${overdue(board)}</dl></section>`,
  });
}

function gate({ gate: name, state, reason, since }: GateView, isStopped: boolean): Html {
  const cause = causeCodes.find((code) => code === reason);
  const why = cause === undefined ? 'no reason is known' : causeTable[cause].says;
  const open = isStopped ? 'not tried since the others stopped' : 'can be bought';
  return html`<div><dt>${asTitle(offerOf(name))} <code class="fine">${name}</code></dt><dd>${state === 'open' ? open : html`<span class="state failed">stopped</span> ${why}${since !== undefined && html`, since ${moment(since)}`}`}</dd></div>`;
}

const emptyWallet = (gates: readonly GateView[]): boolean =>
  gates.some(({ reason, state }) => state === 'closed' && reason === 'wallet empty');

function overdue({ due: { oldest } }: Board): Html | undefined {
  if (oldest === undefined || oldest.overdueBySeconds <= lateSeconds) return undefined;
  return html`<div><dt>Reconciler</dt><dd><span class="state failed">late</span> something has been due since ${moment(oldest.dueAt)}</dd></div>`;
}

function month({ name, spending }: Board['month']): Html {
  return html`<div><dt>Spent in ${monthName(name)}</dt><dd>${spendingWords(spending)} (<a href="${accountAddress(name)}">account</a>)</dd></div>`;
}

function spent({ startedAt, spending }: BoardBatch): Html {
  return html`<p class="fine">${startedAt !== undefined && html`Begun ${moment(startedAt)}. `}Spent or reserved: ${spendingWords(spending)}.</p>`;
}

const needsAttention = (batch: BoardBatch): boolean =>
  batch.failed + batch.partial + refusedIn(batch).count + batch.holds.length > 0;

function attentionOf(batch: BoardBatch): Html {
  const { batch: name, failed, partial, rejections, holds } = batch;
  const { count: refused, isLeast, unit } = refusedIn(batch);
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
          html`<a href="${to}#refused">${count(refused)}${isLeast && ' or more'} ${unit === 'entries' ? (refused === 1 ? 'entry' : 'entries') : 'rows or files'} refused</a>`,
        ]
      : []),
  ];
  return html`<li><strong><a href="${to}">${name}</a></strong>: ${found.map((one, index) => html`${index > 0 && ', '}${one}`)}.${newest !== undefined && html` <span class="fine">Last refused, ${moment(newest.at)}: ${newest.reason}</span>`}</li>`;
}

import { count } from '../../../../shared/figures.ts';
import { moneyText } from '../../../../shared/money/money.ts';
import type { AccountLine, AccountTotal } from '../../../../shared/reports/account-lines.ts';
import { fromMoneyView, type MoneyView } from '../../../../shared/views/money.ts';
import type { AccountKind } from '../../../../shared/views/statement.ts';
import { batchesAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { monthName } from '../html/words.ts';

interface AccountShown {
  readonly month: string;
  readonly customer?: string | undefined;
  readonly lines: readonly AccountLine[];
  readonly totals: readonly AccountTotal[];
  readonly isWhole: boolean;
}

const kindWords: Record<AccountKind, string> = {
  bought: 'Bought',
  unknown: 'Outcome not known: may have been charged',
  refunded: 'Refunded: no answer, and not charged',
  reused: 'Saved: copied from the same inputs',
  refused: 'Refused by the service',
};

const amount = (money: MoneyView | undefined): string =>
  money === undefined ? 'not known' : moneyText(fromMoneyView(money));

export function accountPage({ month, customer, lines, totals, isWhole }: AccountShown): string {
  const title = `Account of ${monthName(month)}${customer === undefined ? '' : `, @${customer}`}`;
  const command = `palmleaf account ${month}${customer === undefined ? '' : ` --customer ${customer}`}`;
  return page({
    title,
    trail: [{ text: 'Batches', to: batchesAddress }],
    body: html`<div class="title"><p class="eyebrow">${customer === undefined ? 'All batches and places' : 'The batches and places of one customer'}, with times in UTC</p><h1>${title}</h1></div>
<dl class="facts">${totals.map(total)}</dl>
${!isWhole && html`<p class="fine">This page adds up only some of the calls of this month. <code>${command}</code> adds up all of them.</p>`}
${lines.length === 0 ? html`<p>No call was sent in this month.</p>` : html`<div class="scroll" tabindex="0" role="group" aria-label="Table of the account"><table><thead><tr><th scope="col">Result</th><th scope="col">Operation</th><th scope="col">Price</th><th scope="col">Calls</th><th scope="col">Amount</th></tr></thead><tbody>${lines.map(row)}</tbody></table></div>`}
<p class="fine"><code>${command} --list</code> lists the calls of each line; <code>--file</code> compares them with the bill of the service.</p>`,
  });
}

const total = ({ kind, calls, costs, unpriced }: AccountTotal): Html =>
  html`<div><dt>${kindWords[kind]}</dt><dd>${[count(calls), ...costs.map(amount), ...(unpriced > 0 && kind !== 'refused' ? [`${count(unpriced)} without a known price`] : [])].join(' · ')}</dd></div>`;

const row = ({ kind, operation, price, calls, amount: sum }: AccountLine): Html =>
  html`<tr><td>${kindWords[kind]}</td><td><code>${operation}</code></td><td>${kind === 'refused' ? '' : amount(price)}</td><td>${count(calls)}</td><td>${kind === 'refused' ? '' : amount(sum)}</td></tr>`;

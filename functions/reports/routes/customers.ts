import type { Context } from 'hono';
import { accountOfCustomer } from '../../../shared/budget/periods.ts';
import { askCustomerErasure } from '../../../shared/erasure/customer-erasure.ts';
import { isRefused } from '../../../shared/intake/refusal.ts';
import { customerName } from '../../../shared/intake/values/subject-name.ts';
import { setBudget } from '../../../shared/ledger/customers/customers.ts';
import { readAccount } from '../../../shared/ledger/items/account.ts';
import { refusalText } from '../../../shared/reasons/refusals/refusal-text.ts';
import { eraseRequest } from '../../../shared/views/erasure-view.ts';
import { toMoneyView } from '../../../shared/views/money.ts';
import { ceilingRequest, customerQuery, pageQuery } from '../../../shared/views/requests.ts';
import type { ReportsDeps } from '../deps.ts';
import { answerPage, wantsHtml } from '../http/answers.ts';
import { callerOf, mayChangeHere, reachOfCaller } from '../http/changes.ts';
import { nextOf } from '../http/lists/cursor.ts';
import type { Handlers } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { bodyOf, queryOf } from '../http/requests.ts';
import { listBatchEntries } from '../views/batch-view.ts';
import { listCustomerViews, newCustomerView, readCustomerView } from '../views/customers.ts';
import { readCustomerErasureView } from '../views/erasure-view.ts';
import { eraseWishFrom, erasingWithoutBan } from './decisions/erase-wish.ts';
import { ceilingMoneyIn } from './decisions/money-ceiling.ts';

const pages = () => import('../pages/pages.ts');

function customerOf(c: Context): string {
  const named = customerName(c.req.param('customer') ?? '');
  if (!isRefused(named)) return named.customer;
  const message = refusalText(named.refusal);
  throw new ProblemError(400, 'Bad customer', message, [{ field: 'customer', message }]);
}

const noSuchCustomer = () =>
  new ProblemError(404, 'No such customer', 'Nothing was uploaded for this customer, and no budget was set.');

export function customerRoutes(deps: ReportsDeps) {
  const { ledger, prices, sendFirstHints, erasure, mayChange, budget = {} } = deps;
  return {
    listCustomers: async (c) => {
      const { limit, cursor } = queryOf(c, pageQuery);
      const { items, ...paging } = await listCustomerViews(ledger, budget, limit, cursor);
      if (wantsHtml(c))
        return answerPage(c, (await pages()).customersPage(items, nextOf('/customers', paging.cursor)));
      return c.json({ customers: items, ...paging });
    },

    readCustomer: async (c) => {
      const customer = customerOf(c);
      const isOwn = reachOfCaller(c.env).kind === 'customer';
      const view =
        (await readCustomerView(ledger, customer, budget)) ??
        (isOwn ? await newCustomerView(ledger, customer, budget) : undefined);
      if (view === undefined) throw noSuchCustomer();
      if (!wantsHtml(c)) return c.json(view);
      const { limit, cursor, done } = queryOf(c, customerQuery);
      const { items, cursor: next } = await listBatchEntries(deps, limit, cursor, customer);
      const nextPage = nextOf(`/customers/${customer}`, next);
      return answerPage(
        c,
        (await pages()).customerPage(view, items, {
          ...nextPage,
          isOwn,
          done,
          erasure: await readCustomerErasureView(ledger, erasure, customer),
          mayChange: mayChangeHere(c, { mayChange }),
        }),
      );
    },

    setCustomerBudget: async (c) => {
      const customer = customerOf(c);
      const { ceiling, money } = await bodyOf(c, ceilingRequest);
      const key = accountOfCustomer(customer, ledger.now());
      const paidIn = readAccount(await ledger.table.get(key)).currency;
      const ceilingMoney = money && ceilingMoneyIn(prices, money, paidIn);
      await setBudget(ledger, customer, { ceiling, ceilingMoney });
      await sendFirstHints({ account: key.pk });
      return c.json({
        customer,
        ...(ceiling === undefined ? {} : { ceiling }),
        ...(ceilingMoney === undefined ? {} : { money: ceilingMoney && toMoneyView(ceilingMoney) }),
      });
    },
    eraseCustomer: async (c) => {
      const customer = customerOf(c);
      const wish = eraseWishFrom(await bodyOf(c, eraseRequest), callerOf(c.env));
      const asked = await askCustomerErasure(ledger, erasure.nameHash, customer, wish);
      if (asked === 'unknown') throw noSuchCustomer();
      if (asked === 'running without a ban') throw erasingWithoutBan();
      return c.json(await readCustomerErasureView(ledger, erasure, customer), 202);
    },

    readCustomerErasure: async (c) => {
      const view = await readCustomerErasureView(ledger, erasure, customerOf(c));
      if (view === undefined) throw new ProblemError(404, 'No erasure', 'This customer was never erased.');
      return c.json(view);
    },
  } satisfies Partial<Handlers>;
}

import { gateId, openGate } from '../../../shared/gate/gate.ts';
import {
  accountMonth,
  accountQuery,
  customerPageQuery,
  openGateRequest,
} from '../../../shared/views/requests.ts';
import type { ReportsDeps } from '../deps.ts';
import { answerPage, wantsHtml } from '../http/answers.ts';
import { withSealedCursors } from '../http/lists/sealed-cursor.ts';
import type { Handlers } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { bodyOf, parsed, queryOf } from '../http/requests.ts';
import { listAccount, readAccountSum } from '../views/account.ts';
import { readStanding } from '../views/board.ts';
import { listGates, readDue } from '../views/gate-views.ts';
import { listAllUnknowns } from '../views/unknowns.ts';

export function operationRoutes(deps: ReportsDeps) {
  const { ledger, gates, service, sendFirstHints } = deps;
  return {
    readStanding: async (c) => c.json(await readStanding(deps)),

    listGates: async (c) => c.json({ gates: await listGates(ledger, gates) }),

    openGate: async (c) => {
      const { gate, because } = await bodyOf(c, openGateRequest);
      const wanted = gates.filter((name) => gate === undefined || gateId(name) === gate);
      if (wanted.length === 0) {
        const known = gates.map(gateId).join(', ');
        throw new ProblemError(404, 'No such gate', `The gates are ${known}.`);
      }
      const opened: string[] = [];
      for (const name of wanted) {
        if (await openGate(ledger, name, { disproved: because && [because] })) opened.push(gateId(name));
      }
      for (const gate of opened) await sendFirstHints({ gate });
      return c.json({ opened });
    },

    listUnknown: async (c) => {
      const { limit, cursor, customer } = queryOf(c, customerPageQuery);
      const { items, ...paging } = await listAllUnknowns(ledger, limit, cursor, customer);
      return c.json({ unknowns: items, ...paging });
    },

    readService: (c) => c.json(service),

    readDue: async (c) => c.json(await readDue(ledger)),
  } satisfies Partial<Handlers>;
}

const pages = () => import('../pages/pages.ts');

export function accountRoutes({ ledger, prices, erasure }: ReportsDeps) {
  return {
    readAccount: async (c) => {
      const { month } = parsed(accountMonth, c.req.param());
      const { limit, cursor, customer } = queryOf(c, accountQuery);
      if (wantsHtml(c)) {
        const { sum, isWhole } = await readAccountSum(ledger, { month, customer, prices });
        const shown = { month, customer, lines: sum.lines(), totals: sum.totals(), isWhole };
        return answerPage(c, (await pages()).accountPage(shown));
      }
      const { items, ...paging } = await withSealedCursors(erasure.nameHash, cursor, (opened) =>
        listAccount(ledger, { month, customer, prices }, limit, opened),
      );
      return c.json({ month, entries: items, ...paging });
    },
  } satisfies Partial<Handlers>;
}

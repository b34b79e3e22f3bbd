import { Hono } from 'hono';
import { gateId, openGate } from '../../../shared/gate/gate.ts';
import { openGateRequest, pageQuery } from '../../../shared/views/requests.ts';
import type { ReportsDeps } from '../deps.ts';
import { ProblemError } from '../http/problem.ts';
import { bodyOf, queryOf } from '../http/requests.ts';
import { listGates, readDue } from '../views/gate-views.ts';
import { listAllUnknowns } from '../views/unknowns.ts';

/** What a person who looks after the line asks: gates, unknown outcomes, what is due. */
export function operationRoutes({ ledger, gates, service, letGo }: ReportsDeps): Hono {
  const app = new Hono();

  app.get('/gates', async (c) => c.json({ gates: await listGates(ledger, gates) }));

  app.post('/gate/open', async (c) => {
    const { gate } = await bodyOf(c, openGateRequest);
    const wanted = gates.filter((name) => gate === undefined || gateId(name) === gate);
    if (wanted.length === 0) {
      const known = gates.map(gateId).join(', ');
      throw new ProblemError(404, 'No such gate', `The gates are ${known}.`);
    }
    const opened: string[] = [];
    for (const name of wanted) if (await openGate(ledger, name)) opened.push(gateId(name));
    for (const gate of opened) await letGo({ gate });
    return c.json({ opened });
  });

  app.get('/unknown', async (c) => {
    const { limit, cursor } = queryOf(c, pageQuery);
    const { items, ...more } = await listAllUnknowns(ledger, limit, cursor);
    return c.json({ unknowns: items, ...more });
  });

  app.get('/service', (c) => c.json(service));

  app.get('/due', async (c) => c.json(await readDue(ledger)));

  return app;
}

import { Hono } from 'hono';
import { gateId, openGate } from '../../../shared/gate/gate.ts';
import { listPlaces } from '../../../shared/places/place.ts';
import type { ReportsDeps } from '../deps.ts';
import { listGates, readDue } from '../gate-views.ts';
import { Problem } from '../problem.ts';
import { bodyOf, pageQuery, queryOf, withCursor } from '../requests.ts';
import { openGateRequest } from '../schemas.ts';
import { listAllUnknowns } from '../unknowns.ts';

/** What a person who looks after the line asks: gates, unknown outcomes, what is due, places. */
export function operationRoutes({ ledger, gates }: ReportsDeps): Hono {
  const app = new Hono();

  app.get('/gates', async (c) => c.json({ gates: await listGates(ledger, gates) }));

  app.post('/gate/open', async (c) => {
    const { gate } = await bodyOf(c, openGateRequest);
    const wanted = gates.filter((name) => gate === undefined || gateId(name) === gate);
    if (wanted.length === 0) {
      const known = gates.map(gateId).join(', ');
      throw new Problem(404, 'No such gate', `The gates are ${known}.`);
    }
    const opened: string[] = [];
    for (const name of wanted) if (await openGate(ledger, name)) opened.push(gateId(name));
    return c.json({ opened });
  });

  app.get('/unknown', async (c) => {
    const { limit, cursor } = queryOf(c, pageQuery);
    const { items, ...more } = await listAllUnknowns(ledger, limit, cursor);
    return c.json({ unknowns: items, ...more });
  });

  app.get('/due', async (c) => c.json(await readDue(ledger)));

  app.get('/places', async (c) => {
    const { limit, cursor } = queryOf(c, pageQuery);
    const { items, ...more } = await withCursor(cursor, () => listPlaces(ledger.table, limit, cursor));
    const places = items.map(({ id, name, lat, lon, timezone, notes }) => ({
      id,
      name,
      lat,
      lon,
      timezone,
      notes,
    }));
    return c.json({ places, ...more });
  });
  return app;
}

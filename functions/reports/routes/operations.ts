import { Hono } from 'hono';
import { gateId, openGate } from '../../../shared/gate/gate.ts';
import { listPlaces } from '../../../shared/places/place.ts';
import { redrivePlaces } from '../../../shared/places/redrive.ts';
import { openGateRequest, pageQuery, placesRedriveRequest } from '../../../shared/views/requests.ts';
import type { ReportsDeps } from '../deps.ts';
import { answerPage, wantsHtml } from '../http/answers.ts';
import { nextOf, withCursor } from '../http/cursor.ts';
import { ProblemError } from '../http/problem.ts';
import { bodyOf, queryOf } from '../http/requests.ts';
import { listGates, readDue } from '../views/gate-views.ts';
import { readMonthView, toPlaceEntry } from '../views/month-view.ts';
import { listAllUnknowns } from '../views/unknowns.ts';
import { reconcilerGoesOn } from './batches.ts';

const pages = () => import('../pages/pages.ts');

/** What a person who looks after the line asks: gates, unknown outcomes, what is due, places. */
export function operationRoutes({ ledger, gates, contentOf, service }: ReportsDeps): Hono {
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
    return c.json({ opened });
  });

  app.get('/unknown', async (c) => {
    const { limit, cursor } = queryOf(c, pageQuery);
    const { items, ...more } = await listAllUnknowns(ledger, limit, cursor);
    return c.json({ unknowns: items, ...more });
  });

  app.get('/service', (c) => c.json(service));

  app.get('/due', async (c) => c.json(await readDue(ledger)));

  app.get('/places', async (c) => {
    const { limit, cursor } = queryOf(c, pageQuery);
    const { items, ...more } = await withCursor(cursor, () => listPlaces(ledger.table, limit, cursor));
    const places = await Promise.all(items.map((place) => toPlaceEntry(ledger, place)));
    if (wantsHtml(c))
      return answerPage(c, (await pages()).placesPage(places, nextOf('/places', more.cursor)));
    return c.json({ places, ...more });
  });

  app.post('/places/redrive', async (c) => {
    const { states } = await bodyOf(c, placesRedriveRequest);
    if (!(await redrivePlaces(ledger, states))) {
      throw new ProblemError(404, 'No places', 'No table of places has been uploaded yet.');
    }
    return c.json({ states, next: reconcilerGoesOn }, 202);
  });

  app.get('/panchang/:place/:month', async (c) => {
    const { place, month } = c.req.param();
    const view = await readMonthView(ledger, place, month, contentOf);
    if (view === undefined) {
      throw new ProblemError(
        404,
        'No such month',
        'This place is not known, or this month of it was never asked for.',
      );
    }
    if (wantsHtml(c)) return answerPage(c, (await pages()).panchangPage(view.place, view));
    return c.json(view);
  });
  return app;
}

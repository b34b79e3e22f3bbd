import type { Context } from 'hono';
import { disableFeed, enableFeed, feedPathOf } from '../../../shared/feeds/enable.ts';
import { listPlaces, placeItems, placeKey, type StoredPlace } from '../../../shared/places/place.ts';
import { redrivePlaces } from '../../../shared/places/redrive.ts';
import { startRefresh } from '../../../shared/places/refresh.ts';
import { feedForm, feedRequest, revokeForm } from '../../../shared/views/feed-requests.ts';
import { customerPageQuery, placesRedriveRequest, placeTablesQuery } from '../../../shared/views/requests.ts';
import type { ReportsDeps } from '../deps.ts';
import { answerPage, wantsHtml } from '../http/answers.ts';
import { mayChangeHere } from '../http/changes.ts';
import { nextOf, withCursor } from '../http/lists/cursor.ts';
import type { Handlers } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { bodyOf, formOf, isForm, nameParameter, parsed, queryOf } from '../http/requests.ts';
import { readMonthView } from '../views/month-view.ts';
import { placePath, readPlaceDetail, readPlaceTables, toPlaceEntry } from '../views/place-views.ts';
import { listRejections } from '../views/upload-views.ts';
import { reconcilerContinues } from './batches.ts';
import { stillRedriving } from './decisions/cancel.ts';

const pages = () => import('../pages/pages.ts');

const shownRefusals = 20;

const placesAtOnce = 100;

const noSuchPlace = () =>
  new ProblemError(404, 'No such place', 'No table of places has named a place of this id.');

export function placeRoutes(reportsDeps: ReportsDeps) {
  const { ledger, contentOf, erasure, feeds, monthsAhead } = reportsDeps;
  const keys = { nameHash: erasure.nameHash, newNonce: feeds.newNonce };
  const addressOf = async (place: StoredPlace): Promise<string | undefined> => {
    const path = await feedPathOf(place, keys);
    return path === undefined || feeds.url === undefined ? undefined : new URL(path, feeds.url).href;
  };
  const deps = { ledger, contentOf, addressOf };

  return {
    listPlaces: async (c) => {
      const { limit, cursor, customer } = queryOf(c, customerPageQuery);
      const { items, ...paging } = await withCursor(cursor, () =>
        listPlaces(ledger.table, limit, cursor, customer),
      );
      const places = await Promise.all(items.map((place) => toPlaceEntry(deps, place)));
      if (!wantsHtml(c)) return c.json({ places, ...paging });
      const tables = await Promise.all(
        (await readPlaceTables(ledger, items, customer)).map(async (table) => ({
          ...table,
          rejections:
            table.refused === 0 ? [] : (await listRejections(ledger, table.batch, shownRefusals)).items,
        })),
      );
      const options = {
        ...nextOf('/places', paging.cursor, customer === undefined ? {} : { customer }),
        tables,
        monthsAhead,
        mayChange: mayChangeHere(c, reportsDeps),
      };
      return answerPage(c, (await pages()).placesPage(places, options));
    },

    listPlaceTables: async (c) => {
      const { customer } = queryOf(c, placeTablesQuery);
      const places: StoredPlace[] = [];
      for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
        const page = await listPlaces(ledger.table, placesAtOnce, cursor, customer);
        places.push(...page.items);
        ({ cursor } = page);
      }
      return c.json({ tables: await readPlaceTables(ledger, places, customer) });
    },

    redrivePlaces: async (c) => {
      const { states } = await bodyOf(c, placesRedriveRequest);
      const asked = await redrivePlaces(ledger, states);
      if (asked === undefined)
        throw new ProblemError(404, 'No places', 'No table of places has been uploaded yet.');
      if (asked === 'busy') throw stillRedriving();
      return c.json({ states, next: reconcilerContinues }, 202);
    },

    refreshPlaces: async (c) => {
      await startRefresh(ledger, monthsAhead);
      if (isForm(c)) return c.redirect('/places', 303);
      const next = 'The reconciler checks every place within a minute; no month is bought twice.';
      return c.json({ monthsAhead, next }, 202);
    },

    readPlace: async (c) => {
      const place = await placeItems.read(ledger.table, placeKey(placeOf(c)));
      if (place === undefined) throw noSuchPlace();
      const detail = await readPlaceDetail({ ...deps, offersFeeds: feeds.url !== undefined }, place);
      return wantsHtml(c)
        ? answerPage(c, (await pages()).placePage(detail, mayChangeHere(c, reportsDeps)))
        : c.json(detail);
    },

    makeFeed: async (c) => {
      const { renew } = isForm(c)
        ? { renew: parsed(feedForm, await formOf(c)).renew === 'yes' }
        : await bodyOf(c, feedRequest);
      if (feeds.url === undefined) {
        throw new ProblemError(
          409,
          'No feeds here',
          'This stack has no address for calendars: deploy it with -c publicFeeds=5, which allows five requests at the same time (docs/feeds.md).',
        );
      }
      const place = await enableFeed(ledger, keys, placeOf(c), renew);
      if (place === undefined) throw noSuchPlace();
      return answerFeed(c, place, await addressOf(place));
    },

    revokeFeed: async (c) => {
      if (isForm(c)) parsed(revokeForm, await formOf(c));
      const place = await disableFeed(ledger, placeOf(c));
      if (place === undefined) throw noSuchPlace();
      return answerFeed(c, place, undefined);
    },

    readPanchang: async (c) => {
      const view = await readMonthView(ledger, placeOf(c), nameParameter(c, 'month'), contentOf);
      if (view === undefined) {
        throw new ProblemError(
          404,
          'No such month',
          'This place is unknown, or this month of it was never requested.',
        );
      }
      if (wantsHtml(c)) return answerPage(c, (await pages()).panchangPage(view.place, view));
      return c.json(view);
    },
  } satisfies Partial<Handlers>;
}

const placeOf = (c: Context): string => nameParameter(c, 'place');

const answerFeed = (c: Context, { id }: StoredPlace, feed: string | undefined): Response =>
  isForm(c) ? c.redirect(placePath(id), 303) : c.json({ place: id, ...(feed === undefined ? {} : { feed }) });

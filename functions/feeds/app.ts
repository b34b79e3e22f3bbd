import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { calendarText } from '../../shared/feeds/calendar.ts';
import { type FeedDeps, readFeed } from '../../shared/feeds/read-feed.ts';
import { isRefused } from '../../shared/intake/refusal.ts';
import { placeIdOf } from '../../shared/intake/values/subject-name.ts';
import type { Log } from '../../shared/log.ts';

interface FeedsDeps extends FeedDeps {
  readonly log: Log;
}

/** How long a calendar program may cache a feed, even a revoked one. */
const cacheSeconds = 900;

/** All refused requests get one response, which reveals no feed. */
export function createFeeds({ log, ...deps }: FeedsDeps): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(etag());
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('x-robots-tag', 'noindex');
    c.header('referrer-policy', 'no-referrer');
  });

  app.get('/:place{.+}/:file{[^/]+\\.ics}', async (c) => {
    const { place, file } = c.req.param();
    const named = placeIdOf(place);
    if (isRefused(named)) return notFound(c);
    const calendar = await readFeed(deps, named.id, file.slice(0, -'.ics'.length));
    if (calendar === undefined) return notFound(c);
    return c.body(calendarText(calendar), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': `private, max-age=${cacheSeconds}`,
    });
  });

  app.notFound(notFound);
  app.onError((error, c) => {
    log.error('A feed could not be read', { error: error.name });
    return c.text('The calendar cannot be read just now.\n', 503, {
      'retry-after': '300',
      'cache-control': 'no-store',
    });
  });
  return app;
}

const notFound = (c: Context): Response =>
  c.text('There is no calendar at this address.\n', 404, { 'cache-control': 'no-store' });

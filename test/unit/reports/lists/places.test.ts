import { describe, expect, test } from 'vitest';
import { feedView, refreshedView } from '../../../../shared/views/feed-requests.ts';
import { placeDetail, placesList, placeTablesView } from '../../../../shared/views/views.ts';
import { FeedWorld } from '../../feeds/world.ts';
import { reportsOver } from '../app.ts';

const chennai = 'chennai,Chennai,13.0827,80.2707,Asia/Kolkata,';
const people = { accept: 'text/html' };

async function world(...more: readonly string[]): Promise<FeedWorld> {
  const made = new FeedWorld();
  made.now = Date.parse('2026-11-08T02:00:00Z');
  await made.upload(chennai, ...more);
  return made;
}

const submit = (from: FeedWorld, path: string, fields: Readonly<Record<string, string>> = {}) =>
  from.reports.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

describe('the page of a place', () => {
  test("The page of a place shows today by the place's clock, with the data of its answer", async () => {
    const { reports } = await world('berlin,Berlin,52.52,13.405,Europe/Berlin,');
    const { places } = await reports.json(placesList, reports.get('/places'));
    const [berlin, found] = places.map(({ today }) => today);
    expect(found).toMatchObject({
      date: '2026-11-08',
      paksha: 'Krishna',
      tithi: 'Chaturdashi',
      nakshatra: 'Swati',
      festivals: ['Deepavali'],
    });
    expect(berlin?.date).toBe('2026-11-08');
    const page = await (await reports.get('/places', people)).text();
    expect(page).toContain('Today, <time datetime="2026-11-08">8 November</time>');
    expect(page).toMatch(/Krishna Chaturdashi <span class="fine">until 11:\d\d<\/span>/);
  });

  test('The page of a place begins a new day at the midnight of the place', async () => {
    const made = await world();
    made.now = Date.parse('2026-11-08T18:31:00Z');
    const { reports } = made;
    const detail = await reports.json(placeDetail, reports.get('/panchang/chennai'));
    expect(detail.today?.date).toBe('2026-11-09');
  });

  test.each([
    ['/panchang/chennai/1999-01', 'places'],
    ['/panchang/nowhere', 'places'],
    ['/panchang/nowhere/2026-11', 'places'],
    ['/batches/none', 'batches'],
    ['/nothing', 'batches'],
  ])('An unknown address leads back to the list of its kind: %s', async (path, list) => {
    const { reports } = await world();
    const answer = await reports.get(path, people);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`<a href="/${list}">To the list of ${list}</a>`);
  });

  test('The page of a place has no data of today while the month is not bought', async () => {
    const made = await world();
    made.now = Date.parse('2027-02-08T02:00:00Z');
    const { reports } = made;
    expect((await reports.json(placeDetail, reports.get('/panchang/chennai'))).today).toBeUndefined();
    expect(await (await reports.get('/panchang/chennai', people)).text()).toContain(
      'There is no panchang of today',
    );
  });

  test('The page of a place lists every requested month, the latest first', async () => {
    const made = await world();
    made.now = Date.parse('2027-01-08T02:00:00Z');
    await made.refreshPlaces();
    const { reports } = made;
    const { months, history } = await reports.json(placeDetail, reports.get('/panchang/chennai'));
    expect(months.map(({ month }) => month)).toEqual(['2027-01', '2027-02']);
    expect(history.map(({ month }) => month)).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
  });

  test('A place that does not exist answers 404', async () => {
    const { reports } = await world();
    expect((await reports.get('/panchang/nowhere')).status).toBe(404);
  });
});

describe('the list of places', () => {
  test('The list of places names their tables and the refused rows', async () => {
    const made = await world('far,Far,95,80,Asia/Kolkata,');
    const { reports } = made;
    expect((await reports.json(placeTablesView, reports.get('/places/tables'))).tables).toEqual([
      { batch: 'places/south', rows: 2, accepted: 1, unchanged: 0, refused: 1 },
    ]);
    const page = await (await reports.get('/places', people)).text();
    expect(page).toContain('<a href="/batches/places%2Fsouth">places/south</a>');
    expect(page).toContain('Line 3, column lat: lat must be from -90 to 90.');
    expect((await reports.get('/batches/places%2Fsouth', people)).status).toBe(200);
  });

  test('The list of places shows a table whose rows were all refused', async () => {
    const made = new FeedWorld();
    await made.upload('far,Far,95,80,Asia/Kolkata,');
    const page = await (await made.reports.get('/places', people)).text();
    expect(page).toContain('There are no places yet.');
    expect(page).toContain('1 row: 0 accepted, 0 unchanged, 1 refused.');
  });

  test('A refresh of places makes the reconciler buy the month that has begun', async () => {
    const made = await world();
    made.now = Date.parse('2026-12-01T02:00:00Z');
    const answer = made.reports.send('POST', '/places/refresh');
    expect(await made.reports.json(refreshedView, answer)).toMatchObject({ monthsAhead: 1 });
    await made.runReconciler(1);
    await made.workAll();
    expect(made.calls.map(({ body }) => body.month)).toEqual([11, 12, 1]);
  });
});

describe('the buttons of a place', () => {
  test('The buttons of a place make, renew and end a feed, and each leads back to the page', async () => {
    const made = await world();
    const shown = async () =>
      /value="(https:[^"]+)"/.exec(await (await made.reports.get('/panchang/chennai', people)).text())?.[1];
    expect(await shown()).toBeUndefined();
    const answer = await submit(made, '/panchang/chennai/feed');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/panchang/chennai']);
    const first = await shown();
    expect(first).toMatch(/^https:\/\/feeds\.example\/chennai\/[\w-]{43}\.ics$/);
    expect((await submit(made, '/panchang/chennai/feed')).status).toBe(303);
    expect(await shown()).toBe(first);
    await submit(made, '/panchang/chennai/feed', { renew: 'yes' });
    expect(await shown()).not.toBe(first);
    expect((await submit(made, '/panchang/chennai/feed/revoke')).status).toBe(400);
    expect(await shown()).toBeDefined();
    expect((await submit(made, '/panchang/chennai/feed/revoke', { sure: 'yes' })).status).toBe(303);
    expect(await shown()).toBeUndefined();
    const refreshed = await submit(made, '/places/refresh');
    expect([refreshed.status, refreshed.headers.get('location')]).toEqual([303, '/places']);
  });

  test('The buttons of a place are for operators; readers see the address of the feed', async () => {
    const made = await world();
    await made.requestFeed('chennai');
    const reader = reportsOver(made.ledger, { mayChange: false });
    expect((await reader.send('POST', '/panchang/chennai/feed')).status).toBe(403);
    expect((await reader.send('POST', '/panchang/chennai/feed/revoke')).status).toBe(403);
    expect((await reader.send('POST', '/places/refresh')).status).toBe(403);
    const { feed } = await reader.json(placeDetail, reader.get('/panchang/chennai'));
    expect(feed).toBe(
      (await made.reports.json(feedView, made.reports.send('POST', '/panchang/chennai/feed'))).feed,
    );
  });

  test('The page of a place has no buttons in a stack without an address for feeds', async () => {
    const made = await world();
    const none = reportsOver(made.ledger, { feeds: { url: undefined, newNonce: () => 'a' } });
    expect(await none.json(placeDetail, none.get('/panchang/chennai'))).toMatchObject({ offersFeeds: false });
    const page = await (await none.get('/panchang/chennai', people)).text();
    expect(page).toContain('This stack has no address for calendars.');
    expect(page).not.toContain('Make a feed');
  });
});

import { operations } from '@palmleaf/contract/operations';
import { describe, expect, test } from 'vitest';
import { tokenOf } from '../../../shared/feeds/token.ts';
import { feedWords } from '../../../shared/feeds/words.ts';
import { earlierMonthItems, earlierMonthKey } from '../../../shared/places/earlier-months.ts';
import { placeItems, placeKey } from '../../../shared/places/place.ts';
import { nameHash, reportsOver } from '../reports/app.ts';
import { bareMonth, daysIn, FeedWorld, lineOf, ownAnswer, plainAnswer } from './world.ts';

const chennai = 'chennai,Chennai,13.0827,80.2707,Asia/Kolkata,';

async function withChennai(): Promise<FeedWorld> {
  const world = new FeedWorld();
  await world.upload(chennai);
  return world;
}

describe('The address of a feed', () => {
  test('The address of a feed cannot be guessed, does not exist before it is requested, and stays the same on later requests', async () => {
    const world = await withChennai();
    const place = await placeItems.read(world.table, placeKey('chennai'));
    expect(place?.feed).toBeUndefined();
    const path = await world.requestFeed('chennai');
    expect(path).toMatch(/^\/chennai\/[A-Za-z0-9_-]{43}\.ics$/);
    expect(await world.requestFeed('chennai')).toBe(path);
    expect((await world.fetch(path)).status).toBe(200);
    const other = new FeedWorld();
    await other.upload(chennai);
    expect(await other.requestFeed('chennai')).not.toBe(path);
  });

  test('The table stores only the hash of the address of a feed', async () => {
    const world = await withChennai();
    const token = /([^/]+)\.ics$/.exec((await world.requestFeed('chennai')) ?? '')?.[1] ?? '';
    const stored = JSON.stringify(await world.table.get(placeKey('chennai')));
    expect(token).toHaveLength(43);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  test('A revoked address of a feed expires for everybody, and the next request creates another', async () => {
    const world = await withChennai();
    const first = await world.requestFeed('chennai');
    expect(await world.requestFeed('chennai', 'revoke')).toBeUndefined();
    expect((await world.fetch(first)).status).toBe(404);
    expect(await world.requestFeed('chennai', 'revoke')).toBeUndefined();
    const second = await world.requestFeed('chennai');
    expect(second).not.toBe(first);
    expect([(await world.fetch(first)).status, (await world.fetch(second)).status]).toEqual([404, 200]);
  });

  test('Renewing a feed creates another address and the former one expires', async () => {
    const world = await withChennai();
    const first = await world.requestFeed('chennai');
    const second = await world.requestFeed('chennai', 'renew');
    expect(second).not.toBe(first);
    expect([(await world.fetch(first)).status, (await world.fetch(second)).status]).toEqual([404, 200]);
    expect(await world.requestFeed('chennai')).toBe(second);
  });

  test('The address of a feed stays the same after its place is uploaded again, also if the id of the place has a slash', async () => {
    const world = new FeedWorld();
    const odd = 'left/bank,"Left bank, old town",13,80,Asia/Kolkata,';
    await world.upload(odd);
    const path = await world.requestFeed('left/bank');
    await world.upload(odd.replace('old', 'new'));
    expect(await world.requestFeed('left/bank')).toBe(path);
    expect(await world.textOf(path)).toContain('X-WR-CALNAME:Panchang\\, Left bank\\, new town\r\n');
  });

  test('Every wrong address of a feed gets the same answer', async () => {
    const world = await withChennai();
    const path = (await world.requestFeed('chennai')) ?? '';
    await world.upload('madurai,Madurai,9.9,78.1,Asia/Kolkata,');
    const wrong = [
      '/',
      '/chennai',
      path.slice(0, -4),
      path.replace(/.\.ics$/, (end) => (end.startsWith('A') ? 'B.ics' : 'A.ics')),
      path.replace('chennai', 'madurai'),
      path.replace('chennai', 'nowhere'),
      path.replace('chennai', '.'),
      `/chennai/${'A'.repeat(43)}.ics`,
      `/chennai/${'A'.repeat(5000)}.ics`,
      '/chennai/%00.ics',
      '/%E0%A4%A/%FF.ics',
      '/openapi.json',
      '/places',
    ];
    const answers = await Promise.all(
      wrong.map(async (one) => {
        const { status, headers } = await world.fetch(one);
        return [status, headers.get('cache-control'), (await world.fetch(one)).text()];
      }),
    );
    const texts = await Promise.all(
      answers.map(async ([status, cache, text]) => [status, cache, await text].join()),
    );
    expect(new Set(texts)).toEqual(new Set(['404,no-store,There is no calendar at this address.\n']));
    expect((await world.feeds.request(path, { method: 'POST' })).status).toBe(404);
    const tooLong = `/${'a'.repeat(3000)}/token.ics`;
    expect((await world.feeds.request(tooLong)).status).toBe(404);
  });

  test('A request for a feed fails when the stack has no address for feeds or the place does not exist', async () => {
    const world = await withChennai();
    const none = reportsOver(world.ledger, { feeds: { url: undefined, newNonce: () => 'a' } });
    expect((await none.send('POST', '/panchang/chennai/feed')).status).toBe(409);
    expect((await placeItems.read(world.table, placeKey('chennai')))?.feed).toBeUndefined();
    expect((await world.reports.send('POST', '/panchang/nowhere/feed')).status).toBe(404);
    expect((await world.reports.send('POST', '/panchang/nowhere/feed/revoke')).status).toBe(404);
  });

  test('The token of a feed differs from the hash of a subject, even if the nonce of the feed is the name of the subject', async () => {
    const subjectHash = Buffer.from(await nameHash('june/a'), 'hex').toString('base64url');
    expect(await tokenOf(nameHash, 'june/a')).not.toBe(subjectHash);
  });
});

describe('the answers of a feed', () => {
  test('A calendar program may cache the answer of a feed for a while, and revalidates it by its ETag', async () => {
    const world = await withChennai();
    const path = await world.requestFeed('chennai');
    const answer = await world.fetch(path);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await world.fetch(path, { 'if-none-match': etag })).status).toBe(304);
    expect((await world.feeds.request(path ?? '', { method: 'HEAD' })).status).toBe(200);
  });

  test('A feed holds each day of the bought months with the data of our own service', async () => {
    const world = await withChennai();
    const days = daysIn(await world.textOf(await world.requestFeed('chennai')));
    expect(days.size).toBe(61);
    const eve = days.get('20261108');
    expect(lineOf(eve, 'SUMMARY')).toBe('Deepavali · Krishna Chaturdashi · Swati');
    expect(lineOf(eve, 'DESCRIPTION')).toMatch(
      /^Deepavali\\nTithi: Krishna Chaturdashi\\, until 11:\d\d\\nNakshatra: Swati\\, until .*\\nSunrise: 06:0\d\\nSunset: 17:\d\d\\nRahu kalam: /,
    );
  });

  test('A feed shows tithi and nakshatra without times if the service returns no times', async () => {
    const world = new FeedWorld();
    world.answer = plainAnswer;
    await world.upload(chennai);
    const days = daysIn(await world.textOf(await world.requestFeed('chennai')));
    expect(days.size).toBe(61);
    expect(lineOf(days.get('20261108'), 'DESCRIPTION')).toBe('Tithi: Krishna Chaturdashi\\nNakshatra: Swati');
  });

  test('A feed omits the answer for a month if it names another month, and omits invalid days', async () => {
    const world = new FeedWorld();
    world.answer = async (call) => {
      const answer = await plainAnswer(call);
      const { panchang_data: days, ...month } = bareMonth.parse(answer.body);
      return call.body.month === 11
        ? { ...answer, body: { ...month, month: 8, panchang_data: days } }
        : {
            ...answer,
            body: { ...month, panchang_data: [...days, ...days, { ...days[0], date: 32 }, 'none'] },
          };
    };
    await world.upload(chennai);
    const days = daysIn(await world.textOf(await world.requestFeed('chennai')));
    expect([...days.keys()].filter((date) => date.startsWith('202611'))).toEqual([]);
    expect(days.size).toBe(31);
  });

  test('A feed is a calendar without days while nothing is bought', async () => {
    const world = new FeedWorld();
    world.answer = () => ({ class: 'unprocessable', meaning: 'refused', status: 422, body: {} });
    await world.upload(chennai);
    const text = await world.textOf(await world.requestFeed('chennai'));
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(daysIn(text).size).toBe(0);
  });

  test('A feed goes back three months and no further', async () => {
    const world = await withChennai();
    const path = await world.requestFeed('chennai');
    for (const month of ['2027-01', '2027-02', '2027-03']) {
      world.now = Date.parse(`${month}-01T00:20:00Z`);
      await world.refreshPlaces();
    }
    const days = [...daysIn(await world.textOf(path)).keys()];
    expect(days[0]).toBe('20261201');
    expect(days.at(-1)).toBe('20270430');
  });

  test('The pipeline requests the months of a place in the language of the place, and its feed has that language', async () => {
    const world = new FeedWorld();
    await world.upload(`${chennai}Tamil`, 'pune,Pune,18.52,73.86,Asia/Kolkata,de');
    expect(world.calls.map(({ language }) => language)).toEqual(['ta', 'ta', undefined, undefined]);
    const text = await world.textOf(await world.requestFeed('chennai'));
    expect(text).toContain('X-WR-CALNAME:பஞ்சாங்கம்\\, Chennai\r\n');
    expect(lineOf(daysIn(text).get('20261108'), 'DESCRIPTION')).toContain('திதி: கிருஷ்ண');
    const pune = await placeItems.read(world.table, placeKey('pune'));
    expect(pune?.notes).toContainEqual(expect.objectContaining({ code: 'no-calendar-in', language: 'de' }));
  });

  test('A feed has words in every language in which the service returns a calendar', async () => {
    const words = await Promise.all(operations.tamil_month_panchang.languages.map(feedWords));
    const titles = words.map(({ tithi }) => tithi);
    expect(titles).toHaveLength(8);
    expect(titles.filter((one) => one === titles[0])).toHaveLength(1);
  });
});

describe('A day of a feed', () => {
  test('The days of a feed have distinct ids, and keep their text while nothing about them changes', async () => {
    const world = await withChennai();
    const path = await world.requestFeed('chennai');
    const before = await world.textOf(path);
    world.now += 5 * 24 * 3600_000;
    await world.refreshPlaces();
    expect(await world.textOf(path)).toBe(before);
    const ids = [...daysIn(before).values()].map((day) => lineOf(day, 'UID'));
    expect(new Set(ids).size).toBe(61);
  });

  test('The sequence of a day rises only when the text of the day changes, although the place has moved a little', async () => {
    const world = await withChennai();
    const path = await world.requestFeed('chennai');
    const before = daysIn(await world.textOf(path));
    world.answer = async (call) => {
      const { panchang_data: days, ...month } = bareMonth.parse((await plainAnswer(call)).body);
      return { ...(await ownAnswer(call)), body: { ...month, panchang_data: days } };
    };
    await world.upload(chennai.replace('13.0827', '13.1'));
    const plain = daysIn(await world.textOf(path));
    expect(lineOf(plain.get('20261108'), 'SEQUENCE')).toBe('1');

    world.now += 3600_000;
    world.answer = async (call) => {
      const { panchang_data: days, ...month } = bareMonth.parse((await plainAnswer(call)).body);
      const moved = days.map((day) => (day.date === 9 ? { ...day, nakshatra: 'Anuradha?' } : day));
      return { ...(await ownAnswer(call)), body: { ...month, panchang_data: moved } };
    };
    await world.upload(chennai.replace('13.0827', '13.2'));
    const after = daysIn(await world.textOf(path));
    for (const [date, day] of after) {
      expect(lineOf(day, 'UID')).toBe(lineOf(before.get(date), 'UID'));
      if (date.endsWith('09')) {
        expect(lineOf(day, 'SEQUENCE')).toBe('2');
        expect(lineOf(day, 'LAST-MODIFIED')).not.toBe(lineOf(plain.get(date), 'LAST-MODIFIED'));
      } else expect(day).toBe(plain.get(date));
    }
  });
});

test('The sequence of a day never falls, and rises with each change of its text, over 16 purchases of its month', async () => {
  const world = await withChennai();
  const path = await world.requestFeed('chennai');
  let changed = 0;
  world.answer = async (call) => {
    const answer = await plainAnswer(call);
    const { panchang_data: days, ...month } = bareMonth.parse(answer.body);
    const renamed = days.map((day) => (day.date === changed % 3 ? { ...day, nakshatra: `${changed}` } : day));
    return { ...answer, body: { ...month, panchang_data: renamed } };
  };
  let before = daysIn(await world.textOf(path));
  for (changed = 0; changed < 16; changed += 1) {
    world.now += 3600_000;
    await world.upload(chennai.replace('13.0827', `13.${changed + 10}`));
    const after = daysIn(await world.textOf(path));
    for (const [date, day] of after) {
      const rise = sequenceOf(day) - sequenceOf(before.get(date));
      const isSame = lineOf(day, 'SUMMARY') === lineOf(before.get(date), 'SUMMARY');
      expect(rise, `${date} after change ${changed}`).toBeGreaterThanOrEqual(isSame ? 0 : 1);
    }
    before = after;
  }
});

const sequenceOf = (day: string | undefined): number => Number(lineOf(day, 'SEQUENCE'));

test('A feed remembers its former text only for months that are bought again', async () => {
  const world = await withChennai();
  await world.requestFeed('chennai');
  const formerOf = async (month: string) =>
    (await earlierMonthItems.read(world.table, earlierMonthKey('chennai', `place/${month}`)))?.count;
  world.now = Date.parse('2026-12-01T09:00:00Z');
  await world.refreshPlaces();
  expect([await formerOf('2026-11'), await formerOf('2026-12')]).toEqual([undefined, undefined]);
  await world.upload(chennai.replace('13.0827', '13.1'));
  expect([await formerOf('2026-11'), await formerOf('2026-12'), await formerOf('2027-01')]).toEqual([
    undefined,
    1,
    1,
  ]);
});

describe('The months ahead', () => {
  test('The stack buys as many months ahead as its setting says, and none of them twice', async () => {
    const world = new FeedWorld();
    world.monthsAhead = 3;
    await world.upload(chennai);
    expect(world.calls.map(({ body }) => `${body.year}-${body.month}`)).toEqual([
      '2026-11',
      '2026-12',
      '2027-1',
      '2027-2',
    ]);
    for (const monthsAhead of [0, 1, 3]) {
      world.monthsAhead = monthsAhead;
      world.now += 24 * 3600_000;
      await world.refreshPlaces();
      await world.upload(chennai);
    }
    expect(world.calls).toHaveLength(4);
    expect(daysIn(await world.textOf(await world.requestFeed('chennai'))).size).toBe(30 + 31 + 31 + 28);
  });

  test('A feed holds every month that a setting can buy, up to twelve months ahead', async () => {
    const world = new FeedWorld();
    world.monthsAhead = 12;
    world.answer = ({ body: { year, month } }) => {
      const day = { date: 1, tithi: 'Prathama', nakshatra: 'Ashwini', paksha: 'Shukla' };
      const body = { year, month, panchang_data: [day], status: true };
      return { class: 'json', meaning: 'bought', status: 200, body };
    };
    await world.upload(chennai);
    const days = daysIn(await world.textOf(await world.requestFeed('chennai')));
    expect([days.size, [...days.keys()].at(-1)]).toEqual([13, '20271101']);
  });

  test('The stack buys only the present month when its setting says so', async () => {
    const world = new FeedWorld();
    world.monthsAhead = 0;
    await world.upload(chennai);
    expect(world.calls.map(({ body }) => body.month)).toEqual([11]);
  });

  test('All places together never buy more months than the yearly ceiling, and a place waits if the ceiling cannot hold all its months', async () => {
    const world = new FeedWorld();
    world.monthsAhead = 3;
    world.placesCeiling = 5;
    await world.upload(chennai, 'madurai,Madurai,9.9,78.1,Asia/Kolkata,');
    expect(world.calls.map(({ body }) => body.lat)).toEqual([13.0827, 13.0827, 13.0827, 13.0827]);
    for (const month of ['2026-12-01', '2026-12-15']) {
      world.now = Date.parse(`${month}T00:20:00Z`);
      await world.refreshPlaces();
      await world.runReconciler(5);
      await world.workAll();
    }
    expect(world.calls).toHaveLength(5);
    expect(world.calls.at(-1)?.body).toMatchObject({ month: 3, year: 2027 });
  });
});

import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { themeObject } from '../../../shared/books/edition.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { readReceipt } from '../../../shared/erasure/receipt.ts';
import { cancelBatch, cancelSubject } from '../../../shared/holds/cancel.ts';
import { readerLinkPrefix } from '../../../shared/links/link.ts';
import { linksList } from '../../../shared/reports/link-views.ts';
import { nameHash } from '../reports/app.ts';
import { uploadEvent, uploaded } from '../reports/ledger.ts';
import { LinksWorld } from './links-world.ts';

const day = 24 * 3600_000;
let links: LinksWorld;
beforeEach(async () => {
  links = new LinksWorld();
  await links.ended('anna');
});

const everythingStored = (): string =>
  JSON.stringify(
    [[...links.world.table.items()], [...links.world.store.keys()], links.logged, links.linkLog],
    (_name, value) => (value instanceof Set ? [...value] : value),
  );
const linkItemsOf = () => [...links.world.table.items()].filter(({ pk }) => pk.startsWith(readerLinkPrefix));
const list = async (query = '') =>
  (await links.api().json(linksList, links.api().get(`/links${query}`))).links;

describe('A reader link', () => {
  test('A reader opens the report by its link without a login, and no cache may keep the page', async () => {
    const { address, until, link } = await links.ready();
    expect(address).toMatch(/^https:\/\/links\.example\/[A-Za-z0-9_-]{43}$/);
    expect(Date.parse(until)).toBe(links.world.now + 30 * day - 1_000);
    const page = await links.open(address);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.text()).toContain('anna');
    expect(await list()).toMatchObject([{ link, id: 'anna', format: 'page', views: 1 }]);
  });

  test.each([
    ['GET', 'Mozilla/5.0', 1],
    ['HEAD', 'Mozilla/5.0', 0],
    ['GET', 'TelegramBot (like TwitterBot)', 0],
    ['HEAD', 'WhatsApp/2.23', 0],
  ])('Only a person who reads the page counts as a view: %s by %s', async (method, agent, views) => {
    const { address } = await links.ready();
    expect((await links.open(address, { 'user-agent': agent }, method)).status).toBe(200);
    expect(await list()).toMatchObject([{ views }]);
  });

  test.each([
    ['books', '/batches/june/books', {}],
    ['a link', '/batches/june/links', { id: 'anna' }],
  ])(
    'The theme is stored before an order of %s, so the worker that processes the order always finds the theme',
    async (_what, path, body) => {
      const missing: string[] = [];
      const { update } = links.world.table;
      links.world.table.update = (write) => {
        const edition = write.key.pk.startsWith('books#') ? String(write.set?.edition) : undefined;
        if (edition !== undefined && !links.world.store.has(themeObject(edition))) missing.push(edition);
        return update.call(links.world.table, write);
      };
      expect((await links.api().send('POST', path, body)).ok).toBe(true);
      expect(links.hints).toHaveLength(1);
      expect(missing).toEqual([]);
    },
  );

  test('The table, the store and the logs hold no address of a link', async () => {
    const { address } = await links.ready();
    const token = address.slice(-43);
    await links.open(address);
    expect(everythingStored()).not.toContain(token);
    expect(everythingStored()).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    expect((await links.link()).address).not.toBe(address);
  });

  test('Messengers get a preview with words of the theme and a picture, and nothing about the person', async () => {
    const theme = {
      name: 'Lotus',
      cover: { title: 'For <you>' },
      colours: { main: '#102030', accent: '#e0d0c0' },
    };
    const { address, link } = await links.ready({ id: 'anna', theme });
    const text = await (await links.open(address, { 'user-agent': 'WhatsApp/2.23' })).text();
    const tags = [...text.matchAll(/<meta property="(og:[\w:]+)" content="([^"]*)">/g)].map(
      ([, name, content]) => `${name} ${content}`,
    );
    expect(tags).toEqual([
      'og:type website',
      'og:site_name Lotus',
      'og:title For &lt;you&gt;',
      'og:description Lotus',
      `og:image ${address}/preview.png`,
      'og:image:type image/png',
      'og:image:width 1200',
      'og:image:height 630',
    ]);
    const answer = await links.open(`${address}/preview.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const pixel = (x: number, y: number) =>
      data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3).toString('hex');
    expect([pixel(2, 2), pixel(600 + 250, 315)]).toEqual(['102030', 'e0d0c0']);
    expect(await list()).toMatchObject([{ link, views: 0 }]);
  });

  test('A reader opens the book of a PDF link from its cover page', async () => {
    const { address } = await links.ready({ id: 'anna', format: 'pdf' });
    const cover = await (await links.open(address)).text();
    const [, pdf = ''] = /<a href="([^"]+)">PDF/.exec(cover) ?? [];
    expect(cover).toContain('og:image');
    expect(cover).not.toContain('anna');
    const book = await links.open(pdf);
    expect([book.status, book.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await links.open(`${(await links.ready()).address}/book.pdf`)).status).toBe(404);
  });

  test('A stranger gets the same answer for an unknown, an ended, a revoked and a misspelt address', async () => {
    const [ended, revoked, open] = [
      await links.ready({ id: 'anna', days: 1 }),
      await links.ready(),
      await links.ready(),
    ];
    await links.revoke(revoked.link);
    links.world.now += day + 1;
    const wrong = [
      ended.address,
      revoked.address,
      `${open.address}/other`,
      `${ended.address}/preview.png`,
      `${revoked.address}/book.pdf`,
      open.address.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      open.address.slice(0, -1),
      'https://links.example/',
      `https://links.example/${open.link}`,
    ];
    const answers = await Promise.all(
      wrong.map(async (address) => {
        const answer = await links.open(address);
        return JSON.stringify([answer.status, await answer.text(), [...answer.headers]]);
      }),
    );
    expect([...new Set(answers)]).toHaveLength(1);
    expect(answers[0]).toContain('404');
    expect((await links.open(open.address)).status).toBe(200);
  });

  test('An operator revokes a link, and its address leads nowhere with the next request', async () => {
    const { address, link } = await links.ready();
    expect((await links.open(address)).status).toBe(200);
    expect((await links.revoke(link)).status).toBe(200);
    expect((await links.open(address)).status).toBe(404);
    expect(await list()).toEqual([]);
    expect((await links.revoke('0'.repeat(16))).status).toBe(404);
    const other = links.api().send('POST', `/batches/july/links/${link}/revoke`);
    expect((await other).status).toBe(404);
  });

  test('A reader who reloads a page causes one write a minute', async () => {
    const { address } = await links.ready();
    const before = JSON.stringify(linkItemsOf());
    await links.open(address);
    const counted = JSON.stringify(linkItemsOf());
    expect(counted).not.toBe(before);
    for (let reload = 0; reload < 20; reload += 1) await links.open(address);
    expect(JSON.stringify(linkItemsOf())).toBe(counted);
    links.world.now += 61_000;
    await links.open(address);
    expect(linkItemsOf()[0]?.views).toBe(2);
  });

  test('A link works for as many days as the operator asks for, up to the maximum of the settings', async () => {
    const { until } = await links.link({ id: 'anna', days: 90 });
    expect(Date.parse(until)).toBe(links.world.now + 90 * day);
    const refused = await links.api().send('POST', '/batches/june/links', { id: 'anna', days: 91 });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('90 days at most')]);
  });

  test('The book behind a link stays stored until the link ends, and is removed then', async () => {
    const { address } = await links.ready({ id: 'anna', days: 20 });
    const shared = () => [...links.world.store.keys()].filter((key) => key.includes('/shared/'));
    links.world.now += 19 * day;
    await links.everyMinute();
    expect(shared()).toHaveLength(1);
    expect((await links.open(address)).status).toBe(200);
    links.world.now += day + 60_000;
    await links.everyMinute();
    expect(shared()).toEqual([]);
  });

  test('A reader who comes before the book is made is asked to wait', async () => {
    const { address } = await links.link();
    const early = await links.open(address);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '10']);
    await links.untilDone();
    expect((await links.open(address)).status).toBe(200);
  });

  test.each(['due', 'working', 'waiting', 'cancelled'] as const)(
    'An operator makes no link to a report that is %s',
    async (state) => {
      await links.ended('ben', state);
      expect((await links.api().send('POST', '/batches/june/links', { id: 'ben' })).status).toBe(409);
    },
  );

  test('An operator cannot make a link to an unknown person', async () => {
    expect((await links.api().send('POST', '/batches/june/links', { id: 'nobody' })).status).toBe(404);
  });

  test('The erasure of a person removes the links to the report, and the receipt counts them', async () => {
    await links.ended('ben');
    const [first, second, other] = [
      await links.ready(),
      await links.ready(),
      await links.ready({ id: 'ben' }),
    ];
    const ledger = { ...links.world.ledger, nameHash };
    await eraseSubject(ledger, nameHash, { batch: 'june', id: 'anna' });
    for (let minutes = 0; minutes < 50; minutes += 1) {
      links.world.now += 60_000;
      await links.world.runReconciler();
    }
    for (const { address } of [first, second]) expect((await links.open(address)).status).toBe(404);
    expect((await links.open(other.address)).status).toBe(200);
    expect(linkItemsOf()).toHaveLength(1);
    const receipt = await readReceipt(
      links.world.ledger,
      nameHash,
      { batch: 'june', id: 'anna' },
      {
        inboxDays: 7,
        logDays: 30,
        recoveryDays: 35,
      },
    );
    expect(receipt).toMatchObject({ doneAt: expect.any(String), removed: { readerLinks: 2 } });
  });

  test.each(['erased', 'cancelled'] as const)(
    'No link remains to the report of a person who is %s while an operator makes the link',
    async (state) => {
      const subject = { batch: 'june', id: 'anna' };
      const ledger = { ...links.world.ledger, nameHash };
      const write = links.world.table.update.bind(links.world.table);
      vi.spyOn(links.world.table, 'update').mockImplementationOnce(async (update) => {
        if (state === 'erased') await eraseSubject(ledger, nameHash, subject);
        else await links.become('anna', state);
        return write(update);
      });
      const answer = await links.api().send('POST', '/batches/june/links', { id: 'anna' });
      expect(answer.status).toBe(state === 'erased' ? 410 : 404);
      expect(linkItemsOf()).toEqual([expect.objectContaining({ revokedAt: links.world.now })]);
      expect(await list()).toEqual([]);
    },
  );

  test('The cancellation of a person whose report is open again revokes the links to the report', async () => {
    const { address } = await links.ready();
    await links.row('anna', 'Another name');
    expect(await cancelSubject(links.world.ledger, { batch: 'june', id: 'anna' })).toBe('cancelled');
    expect((await links.open(address)).status).toBe(404);
  });

  test('The cancellation of a batch revokes the links of people whose reports are open again, and of nobody else', async () => {
    await links.ended('ben');
    const [ofOpenReport, ofEndedReport] = [await links.ready(), await links.ready({ id: 'ben' })];
    await links.row('anna', 'Another name');
    await uploaded(links.world.ledger, 'june', uploadEvent('births/june.csv'));
    await cancelBatch(links.world.ledger, 'june');
    for (let minutes = 0; minutes < 10; minutes += 1) {
      links.world.now += 60_000;
      await links.world.runReconciler();
    }
    expect((await links.open(ofOpenReport.address)).status).toBe(404);
    expect((await links.open(ofEndedReport.address)).status).toBe(200);
  });

  test('A worker that ends a person under the cancellation of a batch leaves no link to the report open', async () => {
    const { address } = await links.ready();
    await links.row('anna', 'Another name');
    await uploaded(links.world.ledger, 'june', uploadEvent('births/june.csv'));
    await cancelBatch(links.world.ledger, 'june');
    const subject = { batch: 'june', id: 'anna' };
    await workOnSubjects(links.world.fanOut(subject), [subject]);
    expect((await links.world.header(subject)).state).toBe('cancelled');
    expect((await links.open(address)).status).toBe(404);
  });

  test('A repeated cancellation revokes the links that the first cancellation left open when it broke off', async () => {
    const { address } = await links.ready();
    await links.row('anna', 'Another name');
    const subject = { batch: 'june', id: 'anna' };
    vi.spyOn(links.world.table, 'queryIndex').mockRejectedValueOnce(new Error('throttled'));
    await expect(cancelSubject(links.world.ledger, subject)).rejects.toThrow('throttled');
    expect(await cancelSubject(links.world.ledger, subject)).toBe('cancelled');
    expect((await links.open(address)).status).toBe(404);
  });

  test('An operator sees the link of a person at once, however many links of others expire before it', async () => {
    await links.ended('ben');
    for (let made = 0; made < 25; made += 1) await links.link({ id: 'ben', days: 1 });
    const { link } = await links.link();
    const page = await links.api().json(linksList, links.api().get('/links?batch=june&person=anna&limit=1'));
    expect(page.links.map((one) => one.link)).toEqual([link]);
    const other = await links.api().get('/links?customer=acme&limit=1', { accept: 'text/html' });
    const html = await other.text();
    expect(html).toContain('More links');
    expect(html).not.toContain('No link is valid');
  });

  test('A reader sees the report also while its views cannot be counted, and the log says so', async () => {
    const { address } = await links.ready();
    vi.spyOn(links.world.table, 'update').mockRejectedValueOnce(new Error('throttled'));
    const page = await links.open(address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('anna')]);
    expect(links.linkLog).toEqual([expect.stringContaining('could not be counted')]);
  });

  test('The list shows the links of a person, a batch or a customer alone', async () => {
    await links.ended('ben');
    await links.ready();
    await links.ready({ id: 'ben' });
    expect((await list('?batch=june&person=ben')).map(({ id }) => id)).toEqual(['ben']);
    expect(await list('?batch=july')).toEqual([]);
    expect(await list('?customer=acme')).toEqual([]);
    expect(await list()).toHaveLength(2);
  });
});

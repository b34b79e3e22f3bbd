import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { headerKey } from '../../../../shared/ledger/items/keys.ts';
import { nameListing } from '../../../../shared/ledger/items/name-listing.ts';
import { decodeCursor } from '../../../../shared/table/cursor.ts';
import { subjectsPage } from '../../../../shared/views/views.ts';
import { reportsOver } from '../app.ts';
import { followPages, readPeoplePage } from '../found-people.ts';
import { accepted, emptyLedger, rowInputs, uploadEvent, uploaded } from '../ledger.ts';

let setup: ReturnType<typeof emptyLedger>;
let app: ReturnType<typeof reportsOver>;

beforeEach(async () => {
  setup = emptyLedger();
  app = reportsOver(setup.ledger);
  await uploaded(setup.ledger, 'june', uploadEvent('births/june.csv'));
});

const add = (batch: string, id: string, name: string) =>
  accepted(setup.ledger, { batch, id }, rowInputs({ name }));
const shown = (path: string) => readPeoplePage(app, path);
const walk = (start: string, direction: 'More people' | 'Previous people') =>
  followPages(app, start, direction);
const idsOf = async (path: string) =>
  (await app.json(subjectsPage, app.get(path))).subjects.map(({ batch, id }) => `${batch}/${id}`);

describe('people by surname', () => {
  const surnames = ['Ravi Kumar', 'Kumar Ravi', 'Anna van der Berg', 'Priya Berg-Kumarasamy', 'Mira Akumar'];
  beforeEach(async () => {
    for (const [index, name] of surnames.entries()) await add('june', `k${index}`, name);
  });

  test('A search on pages finds people by the start of any word of their names, and lists matches of first names first', async () => {
    const { people, text } = await shown('/reports?name=kumar');
    expect(people).toEqual(['k1', 'k3', 'k0']);
    expect(text).not.toContain('continues the search');
    expect((await shown('/reports?name=BERG')).people).toEqual(['k2', 'k3']);
    expect((await shown('/reports?name=der+berg')).people).toEqual(['k2']);
    expect((await shown('/reports?name=umar')).people).toEqual([]);
    expect((await shown('/batches/june?name=kumar')).people).toEqual(['k1', 'k3', 'k0']);
  });

  test('A program finds people by surname only on request', async () => {
    expect(await idsOf('/reports?name=kumar')).toEqual(['june/k1']);
    expect(await idsOf('/reports?name=kumar&within=yes')).toEqual(['june/k1', 'june/k3', 'june/k0']);
    expect(await idsOf('/batches/june/reports?name=kumar&within=yes')).toEqual([
      'june/k1',
      'june/k3',
      'june/k0',
    ]);
    expect(await idsOf('/batches/july/reports?name=kumar&within=yes')).toEqual([]);
    expect((await app.get('/reports?name=kumar&within=perhaps')).status).toBe(400);
  });

  test('People found by surname appear on pages once each, forwards and backwards', async () => {
    for (let index = 10; index < 40; index += 1) await add('july', `n${index}`, `N${index} Kumar`);
    const everybody = ['k1', ...Array.from({ length: 30 }, (_, index) => `n${index + 10}`), 'k3', 'k0'];
    const pages = await walk('/reports?name=kumar&limit=9', 'More people');
    expect(pages.flat()).toEqual(everybody);
    const { pageLinks } = await shown('/reports?name=kumar&limit=30');
    const back = await walk(`${pageLinks[0]}&limit=9`, 'Previous people');
    expect(back.toReversed().flat().slice(0, 30)).toEqual(everybody.slice(0, 30));
  });

  test('A search by surname reads a bounded number of items per page and shows how far it got', async () => {
    await add('july', 'last', 'Zoe Quill');
    const last = { ...headerKey({ batch: 'july', id: 'last' }), sort: 'zoe quill\tjuly/last' };
    const { nameShard } = nameListing(
      { batch: 'july', id: 'last' },
      {
        row: {
          value: rowInputs({ name: 'Zoe Quill' }),
          source: { bucket: 'inbox', key: 'births/july.csv', etag: 'e', sequencer: '1', time: 0 },
        },
      },
    );
    const many = Array.from(
      { length: 7500 },
      (_, index) => `lakshmi ${String(index).padStart(5, '0')}\tapril/x`,
    );
    let entries = 0;
    let queries = 0;
    setup.table.queryIndex = async ({ partition, prefix = '', limit = 0, cursor }) => {
      const after =
        cursor === undefined ? '' : decodeCursor(z.looseObject({ nameKey: z.string() }), cursor).nameKey;
      const all = many.map((name) => ({ pk: 'subject#april/x', sk: 'report', sort: `${name}${partition}` }));
      const rest = [...all, ...(partition === nameShard ? [last] : [])].filter(
        ({ sort }) => sort.startsWith(prefix) && sort > after,
      );
      const items = rest.slice(0, limit);
      entries += items.length;
      queries += 1;
      return { items, ...(rest.length > limit ? { cursor: 'more' } : {}) };
    };
    const people: string[] = [];
    let reads = 0;
    for (let path: string | undefined = '/reports?name=quill'; path !== undefined; reads += 1) {
      entries = 0;
      queries = 0;
      const page = await shown(path);
      people.push(...page.people);
      expect(entries).toBeLessThan(33_000);
      expect(queries).toBeLessThan(50);
      path = page.text.includes('More people') ? page.pageLinks.at(-1) : undefined;
      if (reads === 0)
        expect(page.text).toMatch(/Nobody so far among \d\d,\d{3} names\. More people continues the search/);
    }
    expect(people).toEqual(['last']);
    expect(reads).toBe(2);
    expect(await idsOf('/reports?name=quill')).toEqual([]);
    expect(queries).toBeLessThan(60);
  });
});

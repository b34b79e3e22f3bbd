import { beforeEach, describe, expect, test } from 'vitest';
import { requestErasure } from '../../../../shared/erasure/request-erasure.ts';
import { headerKey } from '../../../../shared/ledger/items/keys.ts';
import { nameListing } from '../../../../shared/ledger/items/name-listing.ts';
import { subjectsPage } from '../../../../shared/views/views.ts';
import { nameHash, reportsOver } from '../app.ts';
import { followPages, readPeoplePage } from '../found-people.ts';
import { accepted, emptyLedger, rowInputs, settled, uploadEvent, uploaded } from '../ledger.ts';

const html = { accept: 'text/html' };

let setup: ReturnType<typeof emptyLedger>;
let app: ReturnType<typeof reportsOver>;

beforeEach(async () => {
  setup = emptyLedger();
  app = reportsOver(setup.ledger);
  await uploaded(setup.ledger, 'june', uploadEvent('births/june.csv'));
});

const add = (batch: string, id: string, name?: string) =>
  accepted(setup.ledger, { batch, id }, rowInputs(name === undefined ? {} : { name }));

const page = (path: string) => app.json(subjectsPage, app.get(path));
const idsOf = async (path: string) => (await page(path)).subjects.map(({ batch, id }) => `${batch}/${id}`);

const shown = (path: string) => readPeoplePage(app, path);
const walk = (start: string, direction: 'More people' | 'Previous people') =>
  followPages(app, start, direction);

describe('people by name', () => {
  beforeEach(async () => {
    await add('june', 'a1', 'Ánna Müller');
    await add('july', 'a2', 'anna zimmer');
    await add('june', 'a3', 'ANNIKA');
    await add('june', 'b1', 'मीरा शर्मा');
    await add('june', 'none');
  });

  test('A search finds people of all batches by the start of their names, in any script, ignoring case and accents', async () => {
    expect(await idsOf('/reports?name=anna')).toEqual(['june/a1', 'july/a2']);
    expect(await idsOf('/reports?name=%C3%84NN')).toEqual(['june/a1', 'july/a2', 'june/a3']);
    expect(await idsOf(`/reports?name=${encodeURIComponent('मीरा')}`)).toEqual(['june/b1']);
    expect(await idsOf('/reports?name=mueller')).toEqual([]);
    expect(await idsOf('/batches/june/reports?name=ann')).toEqual(['june/a1', 'june/a3']);
  });

  test('A search returns names as the uploads wrote them', async () => {
    expect((await page('/reports?name=anna')).subjects.map(({ name }) => name)).toEqual([
      'Ánna Müller',
      'anna zimmer',
    ]);
  });

  test('A search narrows people by state and by the time of their last change', async () => {
    const inputs = await add('june', 'a4', 'Anna Late');
    await settled(setup.ledger, { batch: 'june', id: 'a4' }, inputs, 'failed');
    expect(await idsOf('/reports?name=anna&state=failed')).toEqual(['june/a4']);
    setup.clock.now += 60_000;
    const since = new Date(setup.clock.now).toISOString();
    await accepted(setup.ledger, { batch: 'july', id: 'a9' }, rowInputs({ name: 'Anna New' }));
    expect(await idsOf(`/reports?name=anna&updatedSince=${since}`)).toEqual(['july/a9']);
    expect(await idsOf('/reports?name=anna&updatedSince=2026-01-01T00:00:00%2B05:30')).toHaveLength(4);
  });

  test('A search omits a person as soon as an erasure is requested', async () => {
    await requestErasure(setup.ledger, nameHash, { batch: 'june', id: 'a1' }, undefined);
    expect(await idsOf('/reports?name=anna')).toEqual(['july/a2']);
    const erasing = (await page('/batches/june/reports?state=erasing')).subjects;
    expect(erasing).toMatchObject([{ id: 'a1', state: 'erasing' }]);
    expect(erasing[0]?.name).toBeUndefined();
  });

  test('A search omits a person whom only a stale index still lists', async () => {
    await setup.table.update({
      key: headerKey({ batch: 'june', id: 'ghost' }),
      set: nameListing({ batch: 'june', id: 'ghost' }, row('Anna Ghost')),
    });
    const a1 = headerKey({ batch: 'june', id: 'a1' });
    const { nameShard } = nameListing({ batch: 'june', id: 'a1' }, row('x'));
    const { queryIndex } = setup.table;
    setup.table.queryIndex = async (query) =>
      query.partition === nameShard
        ? { items: [{ ...a1, sort: 'anna old\tjune/a1' }] }
        : queryIndex.call(setup.table, { ...query, prefix: 'annika' });
    expect(await idsOf('/reports?name=ann')).toEqual(['june/a3']);
  });

  test('The log of a search holds no name', async () => {
    await page('/reports?name=anna');
    await app.get('/reports?name=anna', html);
    expect(JSON.stringify(app.logged)).not.toMatch(/anna/i);
  });

  test.each([
    ['/reports', 'name'],
    ['/reports?name=', 'name'],
    ['/reports?name=%21%3F', 'must hold a letter'],
    [`/reports?name=${'a'.repeat(201)}`, 'at most 200 letters'],
    ['/reports?name=a&updatedSince=yesterday', 'must be a time such as 2026-11-22T08:30:00Z'],
    ['/batches/june/reports?updatedSince=2026-11-22', 'must be a time such as'],
    ['/reports?name=a&nam=b', 'nam: is not known'],
    ['/reports?name=a&cursor=bogus', 'cursor'],
  ])('A search refuses %s', async (path, message) => {
    const answer = await app.get(path);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(message);
  });

  test('A search in a restored table without the index of names says what is missing', async () => {
    setup.table.queryIndex = async () => {
      const error = new Error('The table does not have the specified index: name');
      error.name = 'ValidationException';
      throw error;
    };
    const answer = await app.get('/reports?name=anna');
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('restored from a backup that is older');
  });
});

const row = (name: string) => ({
  row: {
    value: rowInputs({ name }),
    source: { bucket: 'inbox', key: 'births/june.csv', etag: 'e', sequencer: '1', time: 0 },
  },
});

describe('many people of one name', () => {
  test('Many people of one name appear on pages once each, forwards and backwards', async () => {
    const ids = Array.from({ length: 61 }, (_, index) => `s${String(index).padStart(2, '0')}`);
    for (const id of ids) await add('june', id, 'Anna');
    const forwards = await walk('/reports?name=anna&limit=9', 'More people');
    expect(forwards.flat()).toEqual(ids);
    expect(forwards.map(({ length }) => length)).toEqual([9, 9, 9, 9, 9, 9, 7]);
    const fifty = await shown('/reports?name=anna');
    const backwards = await walk(`${fifty.pageLinks[0]}&limit=9`, 'Previous people');
    expect(backwards.toReversed().flat()).toEqual(ids.slice(0, 59));
    const listed: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const found: { subjects: { id: string }[]; cursor?: string | undefined } = await page(
        `/batches/june/reports?name=anna&limit=7${cursor && `&cursor=${cursor}`}`,
      );
      listed.push(...found.subjects.map(({ id }) => id));
      cursor = found.cursor;
    }
    expect(listed).toEqual(ids);
  });

  test('A search in one batch finds a name that thousands of other batches share, with bounded reads per page', async () => {
    for (let index = 0; index < 5000; index += 1) {
      const other = { batch: 'april', id: `x${index}` };
      await setup.table.update({ key: headerKey(other), set: nameListing(other, row('Anna')) });
    }
    await add('june', 'a1', 'Anna');
    let entries = 0;
    let reads = 0;
    const { queryIndex } = setup.table;
    setup.table.queryIndex = async (query) => {
      const answer = await queryIndex.call(setup.table, query);
      entries += answer.items.length;
      return answer;
    };
    const found: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; reads += 1) {
      entries = 0;
      const answer: { subjects: { id: string }[]; cursor?: string | undefined } = await page(
        `/batches/june/reports?name=anna${cursor && `&cursor=${cursor}`}`,
      );
      found.push(...answer.subjects.map(({ id }) => id));
      cursor = answer.cursor;
      expect(entries).toBeLessThan(5000);
    }
    expect(found).toEqual(['a1']);
    expect(reads).toBe(3);
    expect((await shown('/batches/june?name=anna')).people).toEqual(['a1']);
  });
});

describe('the people of a batch', () => {
  beforeEach(async () => {
    for (let index = 0; index < 30; index += 1) {
      setup.clock.now += 1000;
      const id = `s${String(index).padStart(2, '0')}`;
      const inputs = await add('june', id, index % 2 === 0 ? `Name ${99 - index}` : undefined);
      if (index < 12)
        await settled(setup.ledger, { batch: 'june', id }, inputs, index < 3 ? 'failed' : 'complete');
    }
  });

  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `s${String(from + index).padStart(2, '0')}`);

  test('The people of a batch appear with failed people first, then open ones, then complete ones, forwards and backwards', async () => {
    const inOrder = [...numbered(0, 3), ...numbered(12, 30), ...numbered(3, 12)];
    const pages = await walk('/batches/june?limit=9', 'More people');
    expect(pages.flat()).toEqual(inOrder);
    const { pageLinks } = await shown('/batches/june?limit=7');
    const second = await shown(`${pageLinks[0]}&limit=7`);
    expect(second.people).toEqual(inOrder.slice(7, 14));
    const back = await shown(`${second.pageLinks[0]}&limit=7`);
    expect(back.people).toEqual(inOrder.slice(0, 7));
    expect((await shown('/batches/june?state=complete')).people).toEqual(numbered(3, 12));
  });

  test('The people of a batch appear by name, or by last change, on request', async () => {
    const { people } = await shown('/batches/june?sort=name&limit=15');
    expect(people).toEqual(
      numbered(0, 30)
        .filter((_, index) => index % 2 === 0)
        .reverse(),
    );
    expect((await shown('/batches/june?sort=changed&limit=3')).people).toEqual(['s29', 's28', 's27']);
    const pages = await walk('/batches/june?sort=changed&limit=9', 'More people');
    expect(pages.flat()).toEqual(numbered(0, 30).reverse());
  });

  test('People with missing parts appear with the reason in the words of the service', async () => {
    const zoe = { batch: 'june', id: 'zoe' };
    const inputs = await accepted(setup.ledger, zoe, rowInputs({ name: 'Zoë' }));
    await settled(setup.ledger, zoe, inputs, 'partial', {
      'chart/natal_aspects_report': { state: 'refused', said: 'No such plan' },
      'chart/varshaphal_yoga': { state: 'unavailable', class: 'not implemented' },
    });
    const { text } = await shown('/batches/june?state=partial');
    expect(text).toContain('No such plan.');
    expect((await shown('/reports?name=zoe')).text).toContain('No such plan.');
  });

  test('An empty name lists all people of a batch', async () => {
    expect((await shown('/batches/june?name=&limit=30')).people).toHaveLength(30);
    expect((await shown('/batches/june?name=name+99')).people).toEqual(['s00']);
  });

  test('A list of changes since a time is complete across pages of any length, and no page is longer than requested', async () => {
    for (const [limit, people] of [1, 2, 3, 5, 8].flatMap((one) =>
      [3, 12].map((many) => [one, many] as const),
    )) {
      const since = new Date(setup.clock.now - (people - 1) * 1000).toISOString();
      const found: string[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const answer: { subjects: { id: string }[]; cursor?: string | undefined } = await page(
          `/batches/june/reports?limit=${limit}&updatedSince=${since}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        );
        expect(answer.subjects.length).toBeLessThanOrEqual(limit);
        found.push(...answer.subjects.map(({ id }) => id));
        cursor = answer.cursor;
      }
      expect(found.sort()).toEqual(numbered(30 - people, 30));
      expect(await idsOf(`/batches/june/reports?state=complete&updatedSince=${since}`)).toEqual([]);
    }
  });

  test('The list of the people of a batch refuses the cursor of another list', async () => {
    const { pageLinks } = await shown('/batches/june?limit=7');
    const cursor = /cursor=([^&#]+)/.exec(pageLinks[0] ?? '')?.[1];
    for (const path of ['/batches/june?state=failed&', '/batches/june?sort=name&', '/reports?name=n&'])
      expect((await app.get(`${path}cursor=${cursor}`, html)).status, path).toBe(400);
  });
});

test('The page of the search asks for a name first', async () => {
  const { text, people } = await shown('/reports');
  expect(text).toContain('Find somebody');
  expect(people).toEqual([]);
  expect((await shown('/reports?name=nobody')).text).toContain(
    'No name has a word that begins with “nobody”',
  );
});

import { describe, expect, test } from 'vitest';
import { partKey } from '../../../../shared/ledger/items/keys.ts';
import { reportView, subjectsPage, unknownsPage } from '../../../../shared/views/views.ts';
import { reportsOver } from '../app.ts';
import { accepted, emptyLedger, rowInputs, settled, uploadEvent, uploaded } from '../ledger.ts';

const anna = { batch: 'june', id: 'anna' };

async function oneReport() {
  const { ledger, clock } = emptyLedger();
  await uploaded(ledger, 'june', uploadEvent('births/june.csv'));
  const inputs = await accepted(ledger, anna, rowInputs({ name: 'Anna' }));
  await settled(ledger, anna, inputs, 'complete');
  return { ledger, clock, ...reportsOver(ledger) };
}

describe('a report of the API', () => {
  test('A report comes with its parts and an ETag, and with an empty body while it is unchanged', async () => {
    const { get } = await oneReport();
    const answer = await get('/batches/june/reports/anna');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    const view = reportView.parse(await answer.json());
    expect(view.parts.map(({ state }) => state)).toEqual(['bought', 'bought', 'bought', 'bought']);
    const unchangedAnswer = await get('/batches/june/reports/anna', { 'if-none-match': tag });
    expect(unchangedAnswer.status).toBe(304);
    expect(await unchangedAnswer.text()).toBe('');
  });

  test('A report comes compressed to a client that accepts it', async () => {
    const { app } = await oneReport();
    const answer = await app.request('/batches/june/reports/anna', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const opened = new Response(answer.body?.pipeThrough(new DecompressionStream('gzip')));
    expect(reportView.parse(await opened.json()).id).toBe('anna');
  });

  test.each(['left/anna', 'Anna & Söhne', '100%', 'a?b#c', 'आन्ना', 'a+b'])(
    'The reports API finds a report under the id %s',
    async (id) => {
      const { ledger, get } = await oneReport();
      await accepted(ledger, { batch: 'june', id });
      const answer = await get(`/batches/june/reports/${encodeURIComponent(id)}`);
      expect(reportView.parse(await answer.json())).toMatchObject({ batch: 'june', id, state: 'due' });
    },
  );

  test('The reports API finds a report under an id with an unescaped slash', async () => {
    const { ledger, get } = await oneReport();
    await accepted(ledger, { batch: 'june', id: 'left/anna' });
    expect((await get('/batches/june/reports/left/anna')).status).toBe(200);
  });

  test('The report of an unknown subject answers 404', async () => {
    const { get } = await oneReport();
    expect((await get('/batches/june/reports/nobody')).status).toBe(404);
  });
});

describe('the palm image', () => {
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]);
  const reportWithPicture = async (state: string, answer: unknown) => {
    const made = await oneReport();
    const { deflateSync } = await import('node:zlib');
    await made.ledger.table.update({
      key: partKey(anna, 'palm/get-palm-image'),
      set: {
        v: 1,
        state,
        operation: 'get-palm-image',
        inputsHash: 'h',
        inputsRevision: 1,
        wave: 'w',
        at: 1,
        body: new Uint8Array(deflateSync(JSON.stringify(answer))),
      },
    });
    return made;
  };

  test.each([
    ['a field in base64', { image: jpeg.toString('base64') }],
    [
      'a nested data: URL',
      { data: { pictures: [{ url: `data:image/jpeg;base64,${jpeg.toString('base64')}` }] } },
    ],
  ])('The API serves a palm image as a JPEG if the answer holds it as %s', async (_where, answer) => {
    const { get } = await reportWithPicture('bought', answer);
    const picture = await get('/batches/june/reports/anna/palm-image');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await picture.arrayBuffer()).equals(jpeg)).toBe(true);
  });

  test.each([
    ['bought', { url: 'https://pictures.example/anna.jpg' }],
    ['bought', { image: 'x'.repeat(500) }],
    ['refused', { image: jpeg.toString('base64') }],
  ])('A palm image answers 404 for a part that is %s with %j', async (state, answer) => {
    const { get } = await reportWithPicture(state, answer);
    expect((await get('/batches/june/reports/anna/palm-image')).status).toBe(404);
  });
});

describe('the list of subjects', () => {
  test('The pages of the list of subjects hold each subject once, for all states and for one', async () => {
    const { ledger, get, json } = await oneReport();
    const ids = Array.from({ length: 23 }, (_, index) => `s${index}`);
    for (const id of ids) await accepted(ledger, { batch: 'june', id });
    const read = async (query: string) => {
      const seen: string[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const page: { subjects: { id: string }[]; cursor?: string | undefined } = await json(
          subjectsPage,
          get(`/batches/june/reports?limit=5${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`),
        );
        seen.push(...page.subjects.map(({ id }) => id));
        cursor = page.cursor;
      }
      return seen.sort();
    };
    expect(await read('')).toEqual([...ids, 'anna'].sort());
    expect(await read('&state=due')).toEqual(ids.sort());
    expect(await read('&state=complete')).toEqual(['anna']);
  });

  test.each(['limit=0', 'limit=201', 'limit=x', 'state=done', 'cursor=bogus', 'cursor=%7B%7D'])(
    'The list of subjects refuses %s',
    async (query) => {
      const { get } = await oneReport();
      const answer = await get(`/batches/june/reports?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    },
  );
});

describe('unknown outcomes', () => {
  test('Unknown outcomes are listed with their errors, even if a later attempt has bought the part', async () => {
    const { ledger, get, json } = await oneReport();
    const ben = { batch: 'june', id: 'ben' };
    const inputs = await accepted(ledger, ben);
    await settled(ledger, ben, inputs, 'partial', {
      'chart/varshaphal_yoga': {
        state: 'unknown',
        unknowns: new Set(['12345678 wave-1 the connection was reset', '12345678 wave-2 502']),
      },
      'chart/natal_aspects_report': { state: 'bought', unknowns: new Set(['12345678 wave-1 timed out']) },
    });
    await uploaded(ledger, 'april', uploadEvent('births/april.csv'));
    const expected = expect.arrayContaining([
      expect.objectContaining({
        id: 'ben',
        part: 'chart/varshaphal_yoga',
        state: 'unknown',
        attempts: ['the connection was reset', '502'],
      }),
      expect.objectContaining({
        id: 'ben',
        part: 'chart/natal_aspects_report',
        state: 'bought',
        attempts: ['timed out'],
      }),
    ]);
    expect((await json(unknownsPage, get('/batches/june/unknown'))).unknowns).toEqual(expected);
    const all: unknown[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page: { unknowns: unknown[]; cursor?: string | undefined } = await json(
        unknownsPage,
        get(`/unknown?limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`),
      );
      all.push(...page.unknowns);
      cursor = page.cursor;
    }
    expect(all).toHaveLength(2);
    expect(all).toEqual(expected);
  });
});

describe('internal errors', () => {
  test('An internal error is answered without its message and stack trace, and logged without its message', async () => {
    const { ledger } = emptyLedger();
    const broken = {
      ...ledger,
      table: { ...ledger.table, get: () => Promise.reject(new Error('secret text')) },
    };
    const { get, logged } = reportsOver({ ...ledger, ...broken });
    const answer = await get('/batches/june');
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).not.toContain('secret text');
    expect(text).not.toContain('.ts:');
    expect(logged).toEqual([{ message: 'A request failed', fields: { error: 'Error' } }]);
  });
});

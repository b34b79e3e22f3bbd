import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTheme } from '../../../packages/books/theme/theme.ts';
import { withReports } from '../../../packages/cli/api/batches.ts';
import type { SignedFetch } from '../../../packages/cli/api/signed-fetch.ts';
import { madeHere } from '../../../packages/cli/books/sources.ts';
import { UnreachableError } from '../../../packages/cli/errors.ts';
import { flatRows } from '../../../packages/cli/flat/flat-rows.ts';
import { ParquetRows } from '../../../packages/cli/flat/parquet-rows.ts';
import { writeRecording } from '../../../packages/cli/recording/write-recording.ts';
import { verifyReport } from '../../../packages/cli/verify/verify.ts';
import { storeFolder } from '../../../shared/ledger/parts/bodies.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';
import { answerOf, LedgerWorld, row, subject } from '../../support/worlds/ledger-world.ts';
import { reportsOver } from '../reports/app.ts';

const folder = join(temporaryFolder('one-of-ten'), 'answers');

const nested = (levels: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

const answers: Readonly<Record<string, unknown>> = {
  anna: { planets: [], of: 'anna' },
  ben: { planets: [], of: 'ben' },
  damaged: { texts: Array.from({ length: 9000 }, (_, index) => Math.cos(index)) },
  deep: { planets: nested(490) },
  halved: { 'a\ud800': 'b\udc00', planets: '\u202e</scri' },
  listed: ['no', 'object'],
  lost: { texts: Array.from({ length: 9000 }, (_, index) => Math.sin(index)) },
  lying: JSON.parse('{"__proto__":{"a":1},"toString":1,"toJSON":1,"planets":{"length":1e9},"houses":[null]}'),
  odd: { planets: [null, 1, { name: {} }], houses: 7, aspects: { length: 3 }, ascendant: {} },
  wide: { planets: Array.from({ length: 20_000 }, (_, index) => index) },
};
const people = Object.keys(answers).sort();
const broken = ['damaged', 'lost'];
const readable = people.filter((id) => !broken.includes(id));

const world = new LedgerWorld();
const birth = { month: 8, year: 1983, hour: 6, min: 37, lat: 12.9716, lon: 77.5946, tzone: 5.5 };
const { app } = reportsOver(world.ledger);
const reports: SignedFetch = async (path, { method = 'GET', body } = {}) =>
  app.request(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });

beforeAll(async () => {
  world.answer = ({ body }) =>
    answerOf('json', { status: 200, body: answers[people[Number(body.day) - 1] ?? ''] ?? {} });
  for (const [index, id] of people.entries())
    await world.acceptRow(`june/${id}`, row({ birth: { ...birth, day: index + 1 }, name: id }));
  await world.work(...people.map((id) => `june/${id}`));
  const { objects } = world.store;
  for (const key of [...objects.keys()]) {
    if (key.includes(storeFolder(subject('june/damaged')))) objects.set(key, Buffer.from('no deflate'));
    if (key.includes(storeFolder(subject('june/lost')))) objects.delete(key);
  }
});

describe('unreadable people of a batch', () => {
  test('The answers of two of ten people are unreadable, and those of the others are readable', async () => {
    const states = await Promise.all(
      people.map(async (id) => [id, (await reports(`/batches/june/reports/${id}`)).status]),
    );
    const refused = states.filter(([, status]) => status !== 200);
    expect(refused).toEqual(broken.map((id) => [id, 422]));
    const problem = await (await reports('/batches/june/reports/lost')).json();
    expect(problem).toMatchObject({ status: 422, code: 'answer-unreadable' });
  });

  test('An export leaves out two unreadable people of ten and holds complete rows of eight, also in Parquet', async () => {
    const exported: string[] = [];
    let bytes = 0;
    const parquet = new ParquetRows(async (piece) => {
      bytes += piece.length;
    });
    const leftOut = await withReports(reports, 'june', async (report) => {
      for (const one of [...flatRows(report)]) await parquet.add(one);
      exported.push(report.id);
    });
    await parquet.end();
    expect(leftOut.map(({ id }) => id).sort()).toEqual(broken);
    expect(exported.sort()).toEqual(readable);
    expect(bytes).toBeGreaterThan(1000);
  });

  test('A verification leaves out two unreadable people of ten', async () => {
    const verified: string[] = [];
    const leftOut = await withReports(reports, 'june', (report) => {
      verified.push(...verifyReport(report).map(({ id }) => id));
    });
    expect(leftOut.map(({ id }) => id).sort()).toEqual(broken);
    expect([...new Set(verified)].sort()).toEqual(readable);
  });

  test('A recording of the stored answers leaves out two unreadable people of ten', async () => {
    const { subjects, leftOut } = await writeRecording(
      reports,
      'june',
      { folder, hidesBirths: false },
      () => undefined,
    );
    expect(leftOut.map(({ id }) => id).sort()).toEqual(broken);
    expect(subjects).toBe(readable.length);
    expect(readdirSync(folder)).toHaveLength(readable.length + 1);
  });

  test('The books of a batch leave out two unreadable people of ten', async () => {
    const press = { print: async () => new Uint8Array(), close: async () => undefined };
    const made: Record<string, string> = {};
    for await (const { id, bytes } of madeHere(reports, 'june', readTheme({}), 'html', press)) {
      const book = await bytes();
      made[id] = typeof book === 'string' ? book : 'made';
    }
    expect(Object.keys(made).sort()).toEqual(people);
    expect(people.filter((id) => made[id] === 'failed')).toEqual(broken);
  });

  test('The list page shows all ten people, and eight of their reports open', async () => {
    const headers = { accept: 'text/html' };
    const list = await (await app.request('/batches/june/reports', { headers })).text();
    for (const id of people) expect(list).toContain(id);
    const pages = await Promise.all(
      people.map(async (id) => {
        const page = await app.request(`/batches/june/reports/${id}`, { headers });
        return [id, page.status, (await page.text()).length < 3_000_000];
      }),
    );
    expect(pages).toEqual(people.map((id) => [id, broken.includes(id) ? 422 : 200, true]));
  });

  test('The statement, which reads no answers, is readable although the answers of two of ten people are not', async () => {
    expect((await reports('/batches/june/charges')).status).toBe(200);
  });
});

describe('failures of more than one person', () => {
  test('A command ends with an error if the reports function also stops answering about the batch', async () => {
    let asked = 0;
    const failing: SignedFetch = async (path, request) => {
      asked += 1;
      return asked > 2 ? new Response('', { status: 503 }) : reports(path, request);
    };
    await expect(withReports(failing, 'june', () => undefined)).rejects.toThrow(UnreachableError);
  });

  test('A command ends with an error if the failure affects everybody', async () => {
    const use = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    await expect(withReports(reports, 'june', use)).rejects.toThrow();
  });
});

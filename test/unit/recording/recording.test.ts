import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import type { SignedFetch } from '../../../packages/cli/api/signed-fetch.ts';
import { anonymised } from '../../../packages/cli/recording/anonymise.ts';
import { writeRecording } from '../../../packages/cli/recording/write-recording.ts';
import { Fingerprints } from '../../../packages/contract/recording.ts';
import { readRecording } from '../../../packages/service/replay/read-recording.ts';
import { Replay } from '../../../packages/service/replay/replay.ts';
import { defaultPolicy } from '../../../shared/service-client/answer.ts';
import { type Call, send } from '../../../shared/service-client/caller.ts';
import { activeProfile } from '../../../shared/service-client/profile/active.ts';
import { reportView } from '../../../shared/views/views.ts';
import { fixedAnswer } from '../../chaos/answers.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';
import { answerOf, LedgerWorld, photo, row, subject } from '../../support/worlds/ledger-world.ts';
import { reportsOver } from '../reports/app.ts';

const workFolder = temporaryFolder('recording-broken');
const folderOfOddStatus = temporaryFolder('recording-odd');
const folder = join(temporaryFolder('recording'), 'june');
const born = { day: 24, month: 8, year: 1983, hour: 6, min: 37, lat: 12.9716, lon: 77.5946, tzone: 5.5 };
const names = ['june/anna-kovacs', 'june/ben'];
/** A service may use a text or a number. */
const palmIdOf = (image: string) => (/2{6}/.test(image) ? 70_222_222 : `4f6a0000-palm-of-${image.slice(-6)}`);

function answerTo({ operation, body }: Call) {
  if (operation === 'fingers')
    return answerOf('no such endpoint', { status: 404, body: { error_msg: 'No' } });
  const palmId = operation === 'get-palm-id' ? palmIdOf(String(body.image_url)) : body.palm_id;
  const answer = fixedAnswer(operation, body);
  const about = {
    palm_id: palmId,
    name: 'Anna Kovács',
    dob: '1983-08-24',
    text: 'Dear Anna, born on 24 August 1983 at Bengaluru: see https://cdn.example/anna.png',
    year: body.year,
    overlay: `data:image/png;base64,${'A'.repeat(900)}`,
  };
  return answerOf('json', {
    status: 200,
    body: Array.isArray(answer) ? [...answer, about] : { ...Object(answer), ...about },
  });
}

async function accept(world: LedgerWorld): Promise<void> {
  for (const [index, name] of names.entries()) {
    await world.acceptPhoto(name, photo(String(index + 1).repeat(64)));
    await world.acceptRow(
      name,
      row({
        birth: { ...born, hour: 6 + index },
        name: 'Anna Kovács',
        gender: 'female',
        place: 'Bengaluru',
        country: 'India',
        questions: ['Will it rain?'],
        vastuId: `vst_00112233445566${index}7`,
      }),
    );
  }
}

function reportsOf(world: LedgerWorld): SignedFetch {
  const { app } = reportsOver(world.ledger);
  return async (path, { method = 'GET', body } = {}) =>
    app.request(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

function onTheWire(request: Request): Request {
  if (!request.headers.has('accept-language')) request.headers.set('accept-language', '*');
  return request;
}

async function replayReports(world = new LedgerWorld()) {
  const { index, subjects } = readRecording(folder);
  const lines: { operation: string; isRecorded: boolean }[] = [];
  const replay = new Replay(index, subjects, (line) => void lines.push(line));
  const caller = {
    fetch: (url: string | URL | Request, init?: RequestInit) =>
      replay.fetch(onTheWire(new Request(url, init))),
    now: () => world.now,
    policy: defaultPolicy,
    attemptTimeoutMs: 5000,
    maxAnswerBytes: 1_000_000,
    profile: activeProfile,
  };
  await accept(world);
  const deps = world.fanOut(names, {
    send: (call, endpoint, credential) => send(call, endpoint, credential, caller),
  });
  await workOnSubjects(deps, names.map(subject));
  const texts: string[] = [];
  for (const name of names) {
    const id = subject(name).id;
    const view = await (await reportsOf(world)(`/batches/june/reports/${id}`)).json();
    texts.push(JSON.stringify(reportView.parse(view).parts.map(({ at: _, ...part }) => part)));
  }
  return { texts, lines };
}

beforeAll(async () => {
  const world = new LedgerWorld();
  world.answer = answerTo;
  await accept(world);
  await world.work(...names);
  await writeRecording(reportsOf(world), 'june', { folder, hidesBirths: false }, () => undefined);
});

describe('a recording of a batch', () => {
  test('A recording reveals nobody: no name, birth data, place, photo or id', () => {
    const text = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
      // Salt and fingerprints are random. Among so many digits any four can occur by chance.
      .replaceAll(/"[0-9a-f]{32,}"/g, '"random"');
    expect(text).not.toMatch(
      /anna|kov[aá]cs|ben\b|bengaluru|1983|august|4f6a|70222222|12\.97|77\.59|vst_|cdn\.example|A{30}/i,
    );
    expect(text).not.toContain('1'.repeat(64));
    expect(text).toContain('palm-000001');
    expect(text).toContain('"year": 2000');
  });

  test('Two replays of a recording give byte-identical reports and call no other service', async () => {
    const [one, other] = [await replayReports(), await replayReports()];
    expect(one.texts).toEqual(other.texts);
    expect(one.lines.every(({ isRecorded }) => isRecorded)).toBe(true);
    expect(one.lines.length).toBe(46);
    expect(one.texts.join()).toContain('"palm_id":9000002');
    expect(one.texts[0]).toContain('"state":"refused"');
    expect(one.texts[0]).not.toBe(one.texts[1]);
  });

  test('A replay refuses a request that it cannot answer from the recording, and says why', async () => {
    const { index, subjects } = readRecording(folder);
    const replay = new Replay(index, subjects);
    const ask = async (path: string, body: unknown, method = 'POST') => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const init = { method, ...(method === 'GET' ? {} : { body: text }) };
      const response = await replay.fetch(new Request(`http://replay.example${path}`, init));
      return [response.status, Reflect.get(Object(await response.json()), 'error_msg')];
    };
    expect(await ask('/palmistry/luck', { palm_id: 'palm-999999' })).toEqual([
      404,
      'The recording has no answer of luck to this request.',
    ]);
    expect(await ask('/v1/natal_aspects_report', { ...born, year: 1999 })).toEqual([
      404,
      'The recording has no answer of natal_aspects_report to this request.',
    ]);
    expect(await ask('/v2/other', {})).toEqual([404, 'There is no operation at this path in the recording.']);
    expect(await ask('/palmistry/luck', {}, 'GET')).toEqual([404, 'luck needs the method POST.']);
    expect(await ask('/palmistry/luck', '[]')).toEqual([422, 'The body is neither JSON nor a form.']);
    expect(await ask('/palmistry/luck', '{"palm')).toEqual([422, 'The body is neither JSON nor a form.']);
  });

  test('A replay refuses an impossible status and names its file and field, and an empty status has no body', async () => {
    const write = (status: number) => {
      const index = { version: 1, service: 'x', paths: { root: '/' }, salt: 'a'.repeat(32), subjects: 1 };
      writeFileSync(join(folderOfOddStatus, 'index.json'), JSON.stringify(index));
      const request = new Fingerprints(index.salt).of('root', {}, undefined);
      const answers = [{ operation: 'root', request, status, body: { status: true } }];
      writeFileSync(join(folderOfOddStatus, 'subject-000001.json'), JSON.stringify({ answers }));
      return readRecording(folderOfOddStatus);
    };
    expect(() => write(101)).toThrow('answers/0/status');
    const { index, subjects } = write(204);
    const response = await new Replay(index, subjects).fetch(new Request('http://replay.example/'));
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  test('A recording is written only into an empty folder and read only as a whole', async () => {
    const reports = reportsOf(new LedgerWorld());
    await expect(
      writeRecording(reports, 'june', { folder, hidesBirths: false }, () => undefined),
    ).rejects.toThrow('is not empty');
    expect(() => readRecording(join(workFolder, 'none'))).toThrow('is not a readable folder');
    expect(() => readRecording(workFolder)).toThrow('the export did not finish');
    writeFileSync(join(workFolder, 'index.json'), '{');
    expect(() => readRecording(workFolder)).toThrow('is not JSON');
    writeFileSync(join(workFolder, 'index.json'), '{"version":2}');
    expect(() => readRecording(workFolder)).toThrow('is not a file of a recording: version');
    const index = { version: 1, service: 'x', paths: {}, salt: 'a'.repeat(32), subjects: 1 };
    writeFileSync(join(workFolder, 'index.json'), JSON.stringify(index));
    expect(() => readRecording(workFolder)).toThrow('names 1 subjects in index.json, but holds 0');
  });
});

test('A recording replaces ids, and leaves text that only looks like an id', () => {
  const ids = new Map([
    ['70001', 'palm-000001'],
    ['12', 'palm-000002'],
    ['4f6a0000-1111', 'palm-000003'],
  ]);
  const anonymise = (value: unknown) => anonymised(value, { ids, names: [], birth: undefined });
  expect(anonymise({ ref: 70_001, note: 'hand 70001, of 170001 and 70001.5' })).toEqual({
    ref: 9_000_001,
    note: 'hand palm-000001, of 170001 and palm-000001.5',
  });
  expect(anonymise({ id: '12', house: 12, note: 'in 2012, the 12 houses' })).toEqual({
    id: 'palm-000002',
    house: 12,
    note: 'in 2012, the 12 houses',
  });
  expect(anonymise('hands/x4f6a0000-1111y.png')).toBe('hands/xpalm-000003y.png');
});

test('A recording removes personal names from texts and keeps words that only resemble them', () => {
  const identity = { ids: new Map([['p-77', 'palm-1']]), names: ['Anna Kovács', 'anna'], birth: born };
  const anonymise = (value: unknown) => anonymised(value, identity);
  expect(anonymise('ANNA, Savannah and Kovács (p-77)')).toBe('…, Savannah and … (palm-1)');
  expect(
    anonymise({
      'p-77': 'x',
      lines: ['on 24/08/1983', 'on 8-24-1983', 'Aug 24th, 1983', '1983-08-25T05:00'],
    }),
  ).toEqual({
    'palm-1': 'x',
    lines: ['on 1-1-2000', 'on 1-1-2000', 'January 1, 2000', '2000-01-25T05:00'],
  });
  expect(anonymise({ day: 24, hour: 6, orb: 24, house: 6, lat: '12.9716', min: 5 })).toEqual({
    day: 1,
    hour: 0,
    orb: 24,
    house: 6,
    lat: '',
    min: 5,
  });
});

import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { localContext, type RunningPipeline, startPipeline } from '../../packages/local/pipeline.ts';
import { erasureView } from '../../shared/views/erasure-view.ts';
import { batchView, monthView, reportView } from '../../shared/views/views.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { testAssembly, testSettings } from '../support/pipeline/assembly.ts';
import { describeConsole } from './describe-console.ts';
import { writeInputs } from './inputs.ts';
import { codeOf, hints, palmleaf, palmleafInProcess, startPalmleaf } from './palmleaf.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = temporaryFolder('cli');
const state = join(work, 'state');
const folder = join(work, 'june');
const priya = "Priya's palm (1)";
let pipeline: RunningPipeline | undefined;
let waiting: ReturnType<typeof startPalmleaf> | undefined;

const inChildProcess = (...args: string[]) => palmleaf([...args, '--local', '--state', state]);
const cli = (...args: string[]) => palmleafInProcess([...args, '--local', '--state', state]);
const asJson = async <S extends z.ZodType>(schema: S, ...args: string[]) => {
  const { code, stdout } = await cli(...args, '--json');
  return { code, value: schema.parse(JSON.parse(stdout)) };
};

beforeAll(async () => {
  writeInputs(folder);
  mkdirSync(state, { mode: 0o700 });
  pipeline = await startPipeline({
    root,
    state,
    assembly: testAssembly,
    port: 0,
    context: localContext(testSettings),
    say: () => undefined,
    log: () => undefined,
  });
});

afterAll(async () => {
  waiting?.child.kill();
  await pipeline?.stop();
});

describe('the command before an upload', () => {
  test('The command finds the local stack by a file that only its owner may read', () => {
    expect(statSync(join(state, 'endpoint.json')).mode & 0o777).toBe(0o600);
    const { credentials } = JSON.parse(readFileSync(join(state, 'endpoint.json'), 'utf8'));
    expect(Object.keys(credentials)).toEqual(['accessKeyId', 'secretAccessKey']);
  });

  test('The command reads the credential from standard input and never shows it', async () => {
    const token = 'a-token-of-this-test';
    const set = await palmleaf(['credentials', 'set', '--local', '--state', state], `${token}\n`);
    expect(set).toMatchObject({ code: 0, stdout: expect.stringContaining('access token') });
    const status = await cli('credentials', 'status');
    const isSet = expect.stringContaining('A credential is set: access token');
    expect(status).toMatchObject({ code: 0, stdout: isSet });
    expect(set.stdout + set.stderr + status.stdout).not.toContain(token);
  });

  test('The command puts credits into the wallet of the self-hosted service', async () => {
    const wallet = z.object({ balance: z.int(), credited: z.int() });
    const before = await asJson(wallet, 'credits');
    expect(before.value.balance).toBeGreaterThan(0);
    const { code, stdout } = await cli('credits', 'add', '1_000');
    expect(code).toBe(0);
    expect(stdout).toBe(
      `The wallet holds ${before.value.balance + 1000} credits; ${before.value.credited + 1000} were put into it in all.\n`,
    );
  });

  test('The command quotes the cost of an upload and sends nothing', async () => {
    const quoted = z.object({
      subjects: z.int(),
      calls: z.int(),
      bought: z.int(),
      toBuy: z.int(),
      credits: z.number(),
      refusals: z.array(z.object({ file: z.string(), line: z.int().optional(), reason: z.string() })),
    });
    const { code, value } = await asJson(quoted, 'quote', folder, '--price', '2.5');
    expect(code).toBe(1);
    expect(value).toMatchObject({ subjects: 2, calls: 25, bought: 0, toBuy: 25, credits: 62.5 });
    expect(value.refusals.map(({ line }) => line)).toEqual([undefined, 4]);
    expect(await cli('status')).toMatchObject({
      code: 0,
      stdout: 'All is well: 0 calls bought or reserved this month.\n\nThere are no batches yet.\n',
    });
  });
});

describe('the upload command', () => {
  test('The upload command sends good files within a ceiling and follows the batch to its end', async () => {
    const upload = await inChildProcess('upload', folder, '--ceiling', '40', '--watch');
    expect(upload.stdout).toContain('3 files: 2 sent, 1 not sent');
    expect(upload.stderr).toContain('Everything has ended.');
    expect(upload.code).toBe(1);
    const { value } = await asJson(batchView, 'status', 'june');
    expect(value).toMatchObject({
      subjects: 2,
      complete: 2,
      calls: { bought: 25, unknown: 0 },
      spending: { ceiling: 40, committed: 25 },
    });
  });

  test('A repeated upload command sends nothing, and a quote says that everything is bought already', async () => {
    expect((await cli('upload', folder)).stdout).toContain('3 files: 2 there already, 1 not sent');
    const { value } = await asJson(z.object({ bought: z.int(), toBuy: z.int() }), 'quote', folder);
    expect(value).toEqual({ bought: 25, toBuy: 0 });
    const elsewhere = await asJson(z.object({ bought: z.int() }), 'quote', folder, '--batch', 'july');
    expect(elsewhere.value).toEqual({ bought: 25 });
  });

  test('The upload command with --check sends nothing', async () => {
    const { code, stdout } = await cli('upload', folder, '--batch', 'july', '--check');
    expect(code).toBe(1);
    expect(stdout).toContain('no such day in the calendar');
    expect((await cli('status', 'july')).code).toBe(3);
  });
});

describe('the command after an upload', () => {
  test('The status command lists the batches, and shows the numbers and refusals of one', async () => {
    expect((await inChildProcess('status')).stdout).toMatch(/^june\s+2\s+2/m);
    const { stdout } = await cli('status', 'june');
    expect(stdout).toContain('2 of 2 subjects');
    expect(stdout).toContain('no such day in the calendar');
  });

  test('The report command prints a report as text or JSON, and writes its page and its picture to files', async () => {
    expect((await inChildProcess('report', 'june', priya)).stdout).toMatch(/palm\/get-palm-id\s+bought/);
    const { value } = await asJson(reportView, 'report', 'june', priya);
    expect(value.parts.filter(({ state: part }) => part === 'bought')).toHaveLength(21);
    const page = join(work, 'report.html');
    await cli('report', 'june', priya, '--html', '-o', page);
    expect(readFileSync(page, 'utf8')).toContain('<!doctype html>');
    const picture = join(work, 'palm.jpg');
    await cli('report', 'june', priya, '--palm-image', picture);
    expect(readFileSync(picture).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  test('The command makes a link to a book, lists it with its view, and revokes it', async () => {
    const link = z.object({ address: z.url(), link: z.string() });
    const { address, link: id } = (await asJson(link, 'link', `june/${priya}`, '--book')).value;
    expect(await (await fetch(address)).text()).toContain('book.pdf');
    expect((await cli('link', '--list')).stdout).toMatch(new RegExp(`${id} .*book .*1 view`));
    expect((await cli('link', '--revoke', id)).stdout).toContain('its address leads nowhere');
    expect((await fetch(address)).status).toBe(404);
  });

  test('The command exports a batch as NDJSON and CSV', async () => {
    const lines = (await inChildProcess('export', 'june', '--ndjson')).stdout.trim().split('\n');
    expect(lines.map((line) => reportView.parse(JSON.parse(line)).id).sort()).toEqual([priya, 'zoë']);
    const file = join(work, 'june.csv');
    expect((await cli('export', 'june', '--csv', '-o', file)).stdout).toContain('2 reports');
    expect(readFileSync(file, 'utf8').trim().split('\r\n')).toHaveLength(26);
  });

  test('The rejections command lists a refused row with its file, line, field and reason', async () => {
    const { stdout } = await cli('rejections', 'june', '--csv');
    expect(stdout.split('\r\n')[1]).toMatch(
      /^births\/june\/people\.csv,4,date,1… \(5 to 10 characters\),There is no such day/,
    );
  });

  test('The command says that neither the batch nor the stack has an unknown outcome', async () => {
    expect((await asJson(z.array(z.unknown()), 'unknown', 'june')).value).toEqual([]);
    expect(await cli('unknown')).toMatchObject({ code: 0, stdout: 'No outcome is unknown.\n' });
  });
});

describe('commands of operators', () => {
  test('The command redrives and seals a batch, and removes and sets its ceiling', async () => {
    expect(await cli('redrive', 'june')).toMatchObject({ code: 0, stdout: 'Nobody fits the selection.\n' });
    expect(await cli('seal', 'june')).toMatchObject({ code: 0, stdout: 'june is sealed.\n' });
    expect((await cli('status')).stdout).toContain('sealed');
    expect((await cli('ceiling', 'june', 'none')).stdout).toBe('june has no ceiling.\n');
    expect((await cli('ceiling', 'june', '50')).stdout).toContain('50 calls');
  });

  test('The command shows and opens gates', async () => {
    const open = expect.stringMatching(/token#palmistry\s+open/);
    expect(await cli('gate')).toMatchObject({ code: 0, stdout: open });
    expect((await cli('gate', 'open')).stdout).toBe('No gate was closed.\n');
    expect((await cli('gate', 'open', 'nothing')).code).toBe(3);
  });

  test('The command uploads and lists places', async () => {
    const file = join(work, 'south.csv');
    writeFileSync(file, 'id,name,lat,lon,timezone\nchennai,Chennai,13.08,80.27,Asia/Kolkata\n');
    expect((await cli('places', 'upload', file)).stdout).toContain('1 sent');
    const places = z.array(z.object({ id: z.string() }));
    await expect
      .poll(async () => (await asJson(places, 'places')).value, { interval: 500 })
      .toEqual([{ id: 'chennai' }]);
  });

  test('The command shows a month of a place as a calendar and tries failed months again', async () => {
    const month = new Date().toISOString().slice(0, 7);
    await expect
      .poll(async () => (await cli('places', 'show', 'chennai', month)).stdout, { interval: 500 })
      .toMatch(/^1 +(Shukla|Krishna) +\w+ +\w+/m);
    const { code, value } = await asJson(monthView, 'places', 'show', 'chennai');
    expect([code, value.state]).toEqual([0, 'bought']);
    expect((await cli('places')).stdout).toMatch(new RegExp(`^chennai +Chennai .*${month}`, 'm'));
    expect((await cli('places', 'redrive')).stdout).toContain('tried again (unavailable, refused)');
    expect((await cli('places', 'redrive', '--states', 'unknown')).code).toBe(2);
  });

  test('The doctor command finds no fault in a healthy stack', async () => {
    const { code, stdout } = await cli('doctor');
    expect(stdout).toMatch(/✔ {2}stack Palmleaf/);
    expect(stdout).toMatch(/✔ {2}queue JobsDead +0 waiting/);
    // On a busy machine a function can run out of time, and alarms ring.
    const faults = stdout.split('\n').filter((line) => line.startsWith('✘'));
    expect(faults.filter((line) => !line.startsWith('✘  alarm'))).toEqual([]);
    expect(code).toBe(faults.length === 0 ? 0 : 1);
  });
});

describe('the erase command', () => {
  test('The erase command asks first, and does nothing without an answer', async () => {
    const unconfirmed = await inChildProcess('erase', 'june/zoë');
    expect(unconfirmed).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('--yes') });
    expect((await cli('report', 'june', 'zoë')).code).toBe(0);
  });

  test('The erase command begins the erasure at once: the person has no report and is not in the export of the batch', async () => {
    const begun = await asJson(erasureView, 'erase', 'june/zoë', '--yes', '--no-wait');
    expect(begun).toMatchObject({ code: 0, value: { batch: 'june', id: 'zoë', state: 'erasing' } });
    const erased = await cli('report', 'june', 'zoë');
    expect(erased).toMatchObject({ code: 3, stderr: expect.stringContaining('Erased: ') });
    const left = await cli('export', 'june', '--ndjson');
    expect([left.code, left.stdout.trim().split('\n').length]).toEqual([0, 1]);
    waiting = startPalmleaf(['erase', 'june', 'zoë', '--yes', '--local', '--state', state]);
  });
});

describe('JSON output', () => {
  test.each([
    'status',
    'status june --watch',
    'rejections june',
    'redrive june',
    'seal june',
    'ceiling june none',
    'credits',
    'gate',
    'gate open',
    'credentials status',
    'places',
    'places redrive',
    'doctor',
  ])('The command prints one JSON value on request: %s', async (line) => {
    const done = await cli(...line.split(' '), '--json');
    expect(JSON.parse(done.stdout)).toBeTypeOf('object');
    expect([0, 1]).toContain(done.code);
  });
});

describeConsole(state);

describe('mistakes of users', () => {
  test.each([
    [3, ['status', 'nowhere'], /Nothing was uploaded under the name nowhere/],
    [3, ['report', 'june', 'nobody'], /No such report/],
    [3, ['seal', 'nowhere'], /No such batch/],
    [3, ['rejections', 'nowhere'], /Nothing was uploaded under the name nowhere/],
    [3, ['unknown', 'nowhere'], /Nothing was uploaded under the name nowhere/],
    [2, ['report', 'june', priya, '-o', '/no/such/folder/x'], /cannot be written \(ENOENT\)/],
    [3, ['places', 'show', 'nowhere'], /There is no place nowhere/],
    [3, ['places', 'show', 'chennai', '2020-01'], /No such month/],
    [3, ['erase', 'june/nobody', '--yes'], /No such report/],
    [3, ['erase', 'june/nobody', '--receipt'], /No receipt/],
    [2, ['erase', 'anna', '--yes'], /BATCH\/ID/],
    [2, ['upload', 'no-such-file.csv'], /There is no file or folder no-such-file\.csv/],
    [2, ['credentials', 'set', 'a-token'], /Write: palmleaf credentials set\|status/],
    [3, ['status', '--stack', 'Other'], /There is no stack Other/],
  ])('A mistake ends the command with exit code %i and one sentence: %j', async (code, args, message) => {
    const ended = await cli(...args);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toMatch(message);
    expect(ended.stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('an erasure in progress', () => {
  test('The erase command waits for the last sweep and prints the receipt', async () => {
    const ended = await waiting?.ended;
    expect(ended?.code).toBe(0);
    expect(ended?.stderr).toContain('waiting for the last sweep');
    expect(ended?.stdout).toMatch(/^june\/zoë: erased$/m);
    expect(ended?.stdout).toMatch(/^4 +answers of the service$/m);
    expect(ended?.stdout).toContain('point-in-time backups of the table');
    const receipt = await asJson(erasureView, 'erase', 'june/zoë', '--receipt');
    expect(receipt).toMatchObject({ code: 0, value: { state: 'erased', removed: { parts: 4 } } });
    expect(receipt.value?.held.map(({ operation }) => operation)).toContain('natal_chart_interpretation');
    expect(ended?.stdout).toMatch(/^natal_chart_interpretation +\d{4}-\d\d-\d\d +http/m);
  });
});

test('Every command that the output of another command recommends runs as printed', async () => {
  for (const args of [
    ['pause', 'june'],
    ['status', 'june'],
    ['credentials', 'set'],
    ['resume', 'june'],
  ])
    await palmleaf([...args, '--local', '--state', state], 'a-token-of-this-test');
  expect(hints().length).toBeGreaterThan(1);
  for (const hint of hints()) expect([hint, await codeOf(hint)]).toEqual([hint, expect.toBeOneOf([0, 1])]);
});

describe('a stopped stack', () => {
  test('The command says how to start the stack when nothing answers at its address', async () => {
    const missing = join(work, 'gone');
    mkdirSync(missing);
    const file = readFileSync(join(state, 'endpoint.json'), 'utf8');
    writeFileSync(join(missing, 'endpoint.json'), file.replace(/127\.0\.0\.1:\d+/, '127.0.0.1:9'));
    const ended = await palmleaf(['status', '--local', '--state', missing]);
    expect(ended).toMatchObject({
      code: 4,
      stderr: expect.stringContaining('does not answer: start it again with "npm start"'),
    });
  });

  test('A stopped stack leaves no file that points at it', async () => {
    await pipeline?.stop();
    pipeline = undefined;
    expect(existsSync(join(state, 'endpoint.json'))).toBe(false);
    expect((await cli('status')).code).toBe(3);
  });
});

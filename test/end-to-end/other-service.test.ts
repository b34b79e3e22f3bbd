/** Only a profile describes this service: other paths and fields, failures in answers of status 200, lost answers. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceCredential } from '../../packages/cli/api/announce-credential.ts';
import { hintFor } from '../../packages/cli/command-line/hints.ts';
import { checkService } from '../../packages/cli/commands/stack/service.ts';
import { screen } from '../../packages/cli/test/output/screen.ts';
import { localContext } from '../../packages/local/pipeline.ts';
import { synthesize } from '../../packages/local/synthesize.ts';
import { type LocalStack, startStack } from '../../packages/stack-runner/index.ts';
import { OtherService } from '../other-service/service.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { testSettings } from '../support/pipeline/assembly.ts';
import { eventually } from '../support/pipeline/eventually.ts';
import { Pipeline } from '../support/pipeline/pipeline.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sample = (path: string) => readFileSync(join(root, 'events/samples/inbox', path));
const stateDir = temporaryFolder('other-service');
const service = new OtherService();
let pipeline: Pipeline;
let stack: LocalStack | undefined;

beforeAll(async () => {
  // Prefers a fixed address, so that the stack need not be synthesized again.
  const url = await service.listen(38_418).catch(() => service.listen(0));
  const assembly = join(root, '.palmleaf', 'test', 'other-service');
  await synthesize(
    root,
    assembly,
    localContext({
      ...testSettings,
      profile: join(root, 'test/other-service/profile.json'),
      palmistryUrl: url,
      baseUrl: url,
      visionUrl: url,
      chatUrl: url,
    }),
  );
  const timeScale = Number(testSettings.timeScale);
  stack = await startStack({ assembly, stateDir, timeScale, concurrency: 4, log: () => undefined });
  pipeline = new Pipeline(stack);
});

afterAll(async () => {
  await stack?.stop();
  service.close();
});

test('A refused credential in an answer of status 200 stops the calls', async () => {
  await pipeline.setSecret({ token: 'some-other-token' });
  await pipeline.put('births/june.csv', sample('births/samples.csv'));
  await pipeline.put('palms/june/ben.jpg', sample('palms/samples/ben.jpg'));
  await eventually('every subject waits for a credential', async () => {
    const subjects = [...(await pipeline.subjects('june').catch(() => new Map())).values()];
    return subjects.length === 11 && subjects.every(({ state }) => state === 'waiting');
  });
  const gates = (await pipeline.batch('june'))?.gates ?? [];
  expect(gates.map(({ reason }) => reason)).toContain('credential refused');
  expect(service.chargedCalls).toBe(0);
});

test('An empty wallet in an answer of status 200 stops the calls, and credit resumes them', async () => {
  service.wallet = 15;
  await pipeline.setSecret({ token: service.token });
  await eventually('the wallet is empty, and the gates say so', async () => {
    const view = await pipeline.batch('june');
    return service.wallet === 0 && view?.gates.some(({ reason }) => reason === 'wallet empty');
  });
  expect(await pipeline.batch('june')).toMatchObject({ failed: 0, partial: 0, calls: { bought: 15 } });
  service.answersToLose = 3;
  service.wallet = 1000;
  // The service does not sell fingers, so the person with the photo lacks them.
  const ended = await pipeline.ended('june', 11);
  expect(ended).toMatchObject({ complete: 10, partial: 1, failed: 0, gates: [] });
});

test('A call whose answer was lost is repeated with the same key and charged once', async () => {
  expect(service.repeatedAnswers).toBeGreaterThanOrEqual(3);
  expect(service.answersToLose).toBe(0);
  const { calls } = (await pipeline.batch('june')) ?? {};
  expect(calls).toEqual({ bought: service.chargedCalls, reused: 0, unknown: 0 });
  expect([...service.charged.values()].every((times) => times === 1)).toBe(true);
  expect(service.mistakes).toEqual([]);
});

test('A report shows answers without their envelope, and refusals in the words of the service', async () => {
  const { parts } = await pipeline.report('june', 'ben');
  const part = (name: string) => parts.find((one) => one.part === name);
  expect(part('palm/fingers')).toMatchObject({ state: 'refused', said: 'Fingers are not sold here.' });
  expect(part('palm/luck')).toMatchObject({ state: 'bought', answer: { text: 'A fixed reading.' } });
  const charts = (await pipeline.report('june', 'anna')).parts;
  const chart = (name: string) => charts.find((one) => one.part === name)?.answer;
  expect(chart('chart/natal_chart_interpretation')).toHaveProperty('planets');
  expect(chart('chart/natal_aspects_report')).toBeInstanceOf(Array);
  expect([...parts, ...charts].filter(({ note }) => note !== undefined)).toEqual([]);
  expect([...service.languages]).toContain('tam');
});

test('The pipeline stores the picture of an answer and leaves the answer unchanged', async () => {
  const { parts } = await pipeline.report('june', 'ben');
  const { assets, answer } = parts.find(({ part }) => part === 'palm/get-palm-image') ?? {};
  expect(answer).toMatchObject({ picture: { href: expect.stringContaining('/pictures/lines.png') } });
  expect(assets).toMatchObject([{ pointer: '/payload/picture/href', contentType: 'image/png' }]);
  const picture = await fetch(assets?.[0]?.link ?? '');
  expect([picture.status, (await picture.arrayBuffer()).byteLength]).toEqual([200, assets?.[0]?.bytes]);
  const image = await pipeline.reports('/batches/june/reports/ben/palm-image');
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('The next call uses the new credential, even while the old one still works', async () => {
  const before = service.token;
  service.formerToken = before;
  service.token = 'another-token-of-the-oracle';
  const version = await pipeline.setSecret({ token: service.token });
  expect(await announceCredential(pipeline.reports, version, sleep)).toBe(true);
  const servedBefore = service.callsWithFormerToken;
  const born = 'id,date,time,lat,lon,timezone';
  await pipeline.put(
    'births/may.csv',
    Buffer.from(`${born}\nzoe,1991-03-04,05:06,12.97,77.59,Asia/Kolkata\n`),
  );
  await pipeline.ended('may', 1);
  expect(service.callsWithFormerToken).toBe(servedBefore);
  expect(servedBefore).toBe(0);
});

test('The check of a service reaches every address, shows the price, and tries the credential with one call', async () => {
  const { endpoint, region, credentials, outputs } = pipeline.stack;
  const stack = {
    stackName: 'Palmleaf',
    client: { endpoint, region, credentials: async () => credentials },
    outputs,
    output: (name: string) => pipeline.output(name),
    reports: pipeline.reports,
    mayChange: async () => true,
    toService: fetch,
  };
  const check = async (isConfirmed: boolean) => {
    const { world, printed } = screen();
    const code = await checkService({ ...world, json: false, hint: hintFor({}, {}) }, stack, isConfirmed);
    return { code, text: printed.out };
  };
  const before = service.chargedCalls;
  const unconfirmed = await check(false);
  expect(unconfirmed.text.match(/answers \(status 404\)/g)).toHaveLength(4);
  expect(unconfirmed.text).toContain(
    'The credential was not tried. With --yes, the command tries it by one call of natal_aspects_report. It costs 0.02 EUR.',
  );
  expect([unconfirmed.code, service.chargedCalls]).toEqual([1, before]);

  const confirmed = await check(true);
  expect(confirmed.text).toContain('The profile is "oracle".');
  expect(confirmed.text).toContain('natal_aspects_report: The service answered with data (status 200).');
  expect([confirmed.code, service.chargedCalls]).toEqual([0, before + 1]);

  await pipeline.setSecret({ token: 'some-other-token' });
  const refused = await check(true);
  await pipeline.setSecret({ token: service.token });
  expect(refused.text).toContain(
    'The service did not accept the credential (status 200). The service says: We do not know you.',
  );
  expect([refused.code, service.chargedCalls]).toEqual([1, before + 1]);
});

test('The pipeline buys a forgotten palm_id again, once', async () => {
  service.wallet = 5;
  await pipeline.put('palms/july/anna.jpg', sample('palms/samples/anna.jpg'));
  await eventually('the wallet is empty again', async () => {
    const view = await pipeline.batch('july');
    return service.wallet === 0 && view?.gates.some(({ reason }) => reason === 'wallet empty');
  });
  service.forgetScans();
  service.wallet = 1000;
  expect(await pipeline.ended('july', 1)).toMatchObject({ partial: 1, calls: { bought: 17 } });
  const { parts } = await pipeline.report('july', 'anna');
  expect(parts.filter(({ state }) => state !== 'bought').map(({ part }) => part)).toEqual(['palm/fingers']);
});

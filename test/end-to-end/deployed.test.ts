/** `npm run test:aws` runs this file on PALMLEAF_TEST_STACK: the tests buy 21 calls once, and erase their uploads. */

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { type ConnectedStack, connect } from '../../packages/cli/api/connect.ts';
import { writeLocalEndpoint } from '../../packages/cli/index.ts';
import type { LocalStack } from '../../packages/stack-runner/index.ts';
import { erasureView } from '../../shared/views/erasure-view.ts';
import { batchView, reportView } from '../../shared/views/views.ts';
import { palmleafInProcess } from '../cli/palmleaf.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { eventually } from '../support/pipeline/eventually.ts';
import { openPipeline } from '../support/pipeline/pipeline.ts';

const { PALMLEAF_TEST_STACK: deployed, AWS_REGION: region } = process.env;
const root = fileURLToPath(new URL('../..', import.meta.url));
const workFolder = temporaryFolder('deployed');
const batch = `try-${Date.now().toString(36)}`;
const folder = join(workFolder, batch);
const callsOfPerson = 21;
const stackFlags = deployed === undefined ? ['--local', '--state', workFolder] : ['--stack', deployed];
const isLocal = deployed === undefined;
let localStack: LocalStack | undefined;
let stack: ConnectedStack;

const run = (...args: readonly string[]) => palmleafInProcess([...args, ...stackFlags]);
async function asJson<S extends z.ZodType>(schema: S, ...args: readonly string[]): Promise<z.output<S>> {
  const { code, stdout, stderr } = await run(...args, '--json');
  if (code !== 0) throw new Error(`palmleaf ${args.join(' ')} ended with ${code}: ${stderr}`);
  return schema.parse(JSON.parse(stdout));
}

beforeAll(async () => {
  mkdirSync(folder);
  cpSync(join(root, 'events/samples/inbox/palms/samples/anna.jpg'), join(folder, 'portrait.jpg'));
  writeFileSync(
    join(folder, 'people.csv'),
    'id,photo,date,time,lat,lon,timezone\nanna,portrait.jpg,1990-05-10,19:55,52.52,13.405,Europe/Berlin\n',
  );
  if (isLocal) {
    ({ stack: localStack } = await openPipeline({ stateDir: join(workFolder, 'stack') }));
    writeLocalEndpoint(workFolder, localStack);
  }
  stack = await connect({ local: isLocal, state: workFolder, stack: deployed, region, profile: undefined });
});

afterAll(async () => {
  await localStack?.stop();
});

test('A deployed stack refuses unsigned requests at its addresses for reports, for changes and for the service', async () => {
  const addresses = ['ReportsUrl', 'OperateUrl', 'ServiceUrl'].flatMap((name) => stack.outputs[name] ?? []);
  expect(addresses.length).toBeGreaterThanOrEqual(2);
  for (const address of addresses) expect((await fetch(new URL('/batches', address))).status).toBe(403);
});

test('A deployed stack makes a report of a photo and a row, and buys exactly the planned calls', async () => {
  const sent = await run('upload', folder, '--batch', batch, '--ceiling', String(callsOfPerson));
  expect(sent).toMatchObject({ code: 0, stderr: expect.not.stringContaining('refused') });
  await eventually(
    'the report is complete',
    async () => (await asJson(batchView, 'status', batch).catch(() => undefined))?.complete === 1,
  );
  const report = await asJson(reportView, 'report', batch, 'anna');
  expect(report).toMatchObject({ state: 'complete', hasPhoto: true });
  expect(report.parts.filter(({ state }) => state === 'bought')).toHaveLength(callsOfPerson);
});

test('A deployed stack buys nothing when the same files are uploaded again', async () => {
  expect((await run('upload', folder, '--batch', batch)).code).toBe(0);
  const { calls } = await asJson(batchView, 'status', batch);
  expect(calls).toEqual({ bought: callsOfPerson, reused: 0, unknown: 0 });
});

test('A deployed stack erases the person and says which data remain, and until when', async () => {
  const begun = await asJson(erasureView, 'erase', `${batch}/anna`, '--yes', '--no-wait');
  expect(begun).toMatchObject({ batch, id: 'anna', askedBy: expect.stringMatching(/^arn:/) });
  const receipt = await eventually('the receipt counts the deleted parts', async () => {
    const { stdout } = await run('erase', `${batch}/anna`, '--receipt', '--json');
    const view = erasureView.parse(JSON.parse(stdout));
    return view.removed.parts === callsOfPerson && view;
  });
  expect(receipt.remains.map(({ what }) => what)).toContain('point-in-time backups of the table');
  expect((await run('report', batch, 'anna')).code).toBe(3);
});

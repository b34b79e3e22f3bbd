import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalStack } from '../../packages/stack-runner/index.ts';
import { batchesList } from '../../shared/views/views.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { eventually } from '../support/pipeline/eventually.ts';
import { openPipeline, type Pipeline } from '../support/pipeline/pipeline.ts';
import { type PackedFile, writeZip } from '../support/zip/write-zip.ts';

const stateDir = join(temporaryFolder('hostile-zip'), 'stack');
let stack: LocalStack;
let pipeline: Pipeline;

beforeAll(async () => {
  ({ stack, pipeline } = await openPipeline({ stateDir }));
});
afterAll(async () => {
  await stack?.stop();
});

const megabyte = 1024 * 1024;
const photo = readFileSync(new URL('../../events/samples/inbox/palms/samples/anna.jpg', import.meta.url));
const file = (name: string, more: Partial<PackedFile> = {}): PackedFile => ({
  name,
  content: photo,
  stored: true,
  ...more,
});
const zeros = (megabytes: number) => ({ content: Buffer.alloc(megabytes * megabyte), stored: false });

const hostile: Readonly<Record<string, readonly [Buffer, string]>> = {
  bomb: [writeZip([file('bomb.csv', zeros(40))]), 'zip-too-big'],
  'bomb-of-photos': [
    writeZip(Array.from({ length: 30 }, (_, at) => file(`bomb-${at}.jpg`, zeros(20)))),
    'zip-too-big',
  ],
  liar: [writeZip([file('liar.jpg', { ...zeros(20), claims: { bytes: 100_000 } })]), 'zip-damaged'],
  overlap: [
    writeZip([
      file('a.jpg'),
      ...Array.from({ length: 500 }, (_, at) => file(`${at}.jpg`, { claims: { from: 0 } })),
    ]),
    'zip-damaged',
  ],
  crowd: [writeZip([file('a.jpg')], { claims: { entries: 60_000 } }), 'zip-too-big'],
  'many-files': [
    writeZip(Array.from({ length: 10_001 }, (_, at) => file(`${at}.jpg`, { content: 'x' }))),
    'zip-too-big',
  ],
  climber: [
    writeZip([
      file('../../births/july.csv'),
      file('/etc/cron.d/x.jpg'),
      file('..\\..\\palms\\july\\eve.jpg'),
    ]),
    'bad-name',
  ],
  nested: [writeZip([file('inner.zip', { content: writeZip([file('a.jpg')]) })]), 'zip-nested'],
  locked: [writeZip([file('a.jpg', { encrypted: true })]), 'zip-encrypted'],
  gap: [writeZip([file('a.jpg', { long: true, claims: { from: 3e9 } })]), 'zip-damaged'],
  cut: [writeZip([file('a.jpg'), file('b.jpg')]).subarray(0, -40), 'zip-damaged'],
  'no-photo': [writeZip([file('page.jpg', { content: '<script>alert(1)</script>' })]), 'photo-text'],
};

const runtimeFailures = /Task timed out|Runtime exited|out of memory/;

const failuresOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.log'))
    .flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n'))
    .filter((line) => runtimeFailures.test(line));

test('The running function refuses a hostile archive and survives, and a good archive beside it becomes a report', async () => {
  for (const [batch, [bytes]] of Object.entries(hostile)) await pipeline.put(`palms/${batch}.zip`, bytes);
  await pipeline.put('palms/good.zip', writeZip([file('anna.jpg')]));
  expect(await pipeline.ended('good', 1)).toMatchObject({ complete: 1, rejections: [] });

  for (const [batch, [, code]] of Object.entries(hostile)) {
    const view = await eventually(`the archive ${batch} is read`, async () => {
      const found = await pipeline.batch(batch);
      return (
        found !== undefined &&
        found.uploads.length > 0 &&
        found.uploads.every(({ state }) => state !== 'reading') &&
        found.rejections.length > 0 &&
        found
      );
    });
    expect([batch, new Set(view.rejections.map((one) => one.code))]).toEqual([batch, new Set([code])]);
    expect([batch, view.subjects, view.calls.bought]).toEqual([batch, 0, 0]);
  }

  const { batches } = batchesList.parse(await (await pipeline.reports('/batches')).json());
  const own = new Set(['good', ...Object.keys(hostile)]);
  expect(batches.map(({ batch }) => batch).filter((batch) => !own.has(batch))).toEqual([]);
  const { Contents = [] } = await pipeline.s3.send(
    new ListObjectsV2Command({ Bucket: pipeline.output('InboxBucket') }),
  );
  const unpacked = Contents.map(({ Key = '' }) => Key).filter((key) => !key.endsWith('.zip'));
  expect(unpacked.sort()).toEqual(['palms/good/anna.jpg', 'palms/no-photo/page.jpg']);
  expect(failuresOf(stateDir)).toEqual([]);
});

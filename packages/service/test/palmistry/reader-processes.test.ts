import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PhotoRefusedError } from '@palmleaf/engines/palm';
import { root, sample } from '@palmleaf/engines/testing';
import { temporaryFolder } from '@palmleaf/test/support/files/temporary-folder';
import { afterEach, expect, test } from 'vitest';
import { readerInProcess } from '../../palmistry/reader/palm-reader.ts';
import { readerProcesses } from '../../palmistry/reader/reader-processes.ts';

const folder = temporaryFolder('palm-processes');
const opened: ReturnType<typeof readerProcesses>[] = [];
afterEach(async () => {
  for (const reader of opened.splice(0)) await reader.close();
});

function readerIn(options: Partial<Parameters<typeof readerProcesses>[0]> = {}) {
  const reader = readerProcesses({ modelDirectory: root, processes: 1, ...options });
  opened.push(reader);
  return reader;
}

/** Refuses every photo and states its length; runs the code `does` on an empty one. */
function readerThat(does: string, processes = 1) {
  const file = join(folder, `${opened.length}-${does.length}.mjs`);
  writeFileSync(
    file,
    `process.on('message', (bytes) => {
      if (bytes.length === 0) { ${does} }
      process.send({ answer: { kind: 'refused', code: 'no_hand', seen: 'No hand.', measured: { bytes: bytes.length } } });
    });
    process.on('disconnect', () => process.exit(0));
    process.send('ready');`,
  );
  return readerIn({ file, processes, budget: () => ({ processorMs: 300, memoryBytes: 250e6 }) });
}

const sizeSeen = (error: unknown): unknown => error instanceof PhotoRefusedError && error.measured.bytes;

test('A reader process reads the same palm as this process, which stays responsive', async () => {
  const bytes = await sample('anna');
  const reading = readerIn()(bytes);
  let ended = false;
  reading.then(() => {
    ended = true;
  });
  let ticks = 0;
  while (!ended) {
    await setImmediate();
    ticks++;
  }
  const { reading: there, photo } = await reading;
  const here = await readerInProcess(root)(bytes);
  expect(there).toEqual(here.reading);
  expect(Buffer.compare(photo.data, here.photo.data)).toBe(0);
  // A reading in this process would allow some dozen ticks, between its stages.
  expect(ticks).toBeGreaterThan(1000);
});

test('A refusal by a reader process has the same class, code, words and numbers as one by this process', async () => {
  const bytes = Buffer.from('no picture at all');
  const ofProcess = await readerIn()(bytes).catch((error: unknown) => error);
  const inProcess = await readerInProcess(root)(bytes).catch((error: unknown) => error);
  expect(ofProcess).toBeInstanceOf(PhotoRefusedError);
  expect(ofProcess).toMatchObject(Object(inProcess));
});

test('Without its model a reader process fails every call with the reason', async () => {
  const read = readerIn({ modelDirectory: '/nowhere' });
  await expect(read(await sample('anna'))).rejects.toThrow('run npm ci');
  await expect(read(await sample('anna'))).rejects.toThrow('run npm ci');
});

test('A reader process that does not start does not count against the photo', async () => {
  const read = readerIn({ file: join(folder, 'none.mjs') });
  await expect(read(new Uint8Array(1))).rejects.toThrow('did not start');
});

test('A reader process killed from outside does not count against the photo, and the next photo is read', async () => {
  const read = readerThat("process.kill(process.pid, 'SIGTERM');");
  await expect(read(new Uint8Array())).rejects.toThrow('was ended by a signal');
  expect(await read(new Uint8Array(2)).catch(sizeSeen)).toBe(2);
});

test.each([
  ['a photo that makes the decoder loop forever', 'for (;;);', 'too_many_pixels'],
  [
    'a photo that takes all memory',
    'const all = []; for (;;) all.push(Buffer.alloc(20_000_000, 1));',
    'too_many_pixels',
  ],
  ['a photo that crashes the decoder', "process.kill(process.pid, 'SIGSEGV');", 'corrupt'],
])(
  'The service kills a reader process that misbehaves, refuses its photo and reads the next one: %s',
  async (_, does, code) => {
    const read = readerThat(does);
    const outcomes = await Promise.allSettled([1, 0, 2].map((bytes) => read(new Uint8Array(bytes))));
    const [before, refused, after] = outcomes.map((one) =>
      one.status === 'rejected' ? one.reason : undefined,
    );
    expect(refused).toBeInstanceOf(PhotoRefusedError);
    expect(refused).toMatchObject({ code });
    expect([before, after].map(sizeSeen)).toEqual([1, 2]);
  },
);

test('Three processes answer forty photos, each with its own answer', async () => {
  const read = readerThat('', 3);
  const sizes = Array.from({ length: 40 }, (_, i) => i + 1);
  const answers = await Promise.all(sizes.map((bytes) => read(new Uint8Array(bytes)).catch(sizeSeen)));
  expect(answers).toEqual(sizes);
});

import { setImmediate } from 'node:timers/promises';
import { PhotoRefusedError } from '@palmleaf/engines/palm';
import { root, sample } from '@palmleaf/engines/testing';
import { expect, test, vi } from 'vitest';
import { readerHere } from '../../palmistry/reader/palm-reader.ts';
import { readerThreads } from '../../palmistry/reader/reader-threads.ts';

vi.setConfig({ testTimeout: 120_000 });

test('a thread reads what is read here, and this one turns on meanwhile', async () => {
  const bytes = await sample('anna');
  const reading = readerThreads({ modelDirectory: root, threads: 1 })(bytes);
  let ended = false;
  reading.then(() => {
    ended = true;
  });
  let turns = 0;
  while (!ended) {
    await setImmediate();
    turns++;
  }
  const { reading: there, photo } = await reading;
  const here = await readerHere(root)(bytes);
  expect(there).toEqual(here.reading);
  expect(Buffer.compare(photo.data, here.photo.data)).toBe(0);
  // Read in this thread it would have been some dozens, between the stages.
  expect(turns).toBeGreaterThan(1000);
});

test('a refusal is the same in class, code, words and numbers', async () => {
  const bytes = Buffer.from('no picture at all');
  const there = await readerThreads({ modelDirectory: root, threads: 1 })(bytes).catch(
    (error: unknown) => error,
  );
  const here = await readerHere(root)(bytes).catch((error: unknown) => error);
  expect(there).toBeInstanceOf(PhotoRefusedError);
  expect(there).toMatchObject(Object(here));
});

test('a model that is not there fails the call and no later one', async () => {
  const read = readerThreads({ modelDirectory: '/nowhere', threads: 1 });
  await expect(read(await sample('anna'))).rejects.toThrow('run npm ci');
  await expect(read(await sample('anna'))).rejects.toThrow('run npm ci');
});

const file = new URL('../../../../test/unit/palmistry/mortal-thread.ts', import.meta.url);

test('what a thread dies of fails one photo; those that wait are read by another', async () => {
  const read = readerThreads({ modelDirectory: root, threads: 1, file });
  const outcomes = await Promise.allSettled([1, 0, 2, 0, 3].map((bytes) => read(new Uint8Array(bytes))));
  const told = outcomes.map((outcome) =>
    outcome.status === 'rejected' && outcome.reason instanceof PhotoRefusedError
      ? outcome.reason.measured.bytes
      : outcome.status === 'rejected' && outcome.reason.name,
  );
  expect(told).toEqual([1, 'ReaderThreadError', 2, 'ReaderThreadError', 3]);
});

test('no more photos are read at once than there are threads, and each is answered as itself', async () => {
  const read = readerThreads({ modelDirectory: root, threads: 3, file });
  const sizes = Array.from({ length: 40 }, (_, i) => i + 1);
  const answers = await Promise.all(
    sizes.map((bytes) => read(new Uint8Array(bytes)).catch((error: unknown) => Object(error).measured.bytes)),
  );
  expect(answers).toEqual(sizes);
});

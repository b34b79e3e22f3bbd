import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { Darkroom } from '../../../shared/intake/photos/darkroom.ts';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import { isRefused } from '../../../shared/intake/refusal.ts';
import { budgetFor } from '../../../shared/untrusted/budgets.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';

const folder = temporaryFolder('darkroom');
const rooms: Darkroom[] = [];
afterEach(async () => {
  for (const room of rooms.splice(0)) await room.close();
});

const openDarkroom = (...given: ConstructorParameters<typeof Darkroom>): Darkroom => {
  const room = new Darkroom(...given);
  rooms.push(room);
  return room;
};

const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#cba' } })
  .png()
  .toBuffer();

/** Fails like a faulty decoder, except for a photo that begins with a zero. */
function processRunning(name: string, faultyCode: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `process.on('message', ({ bytes }) => {
      if (bytes[0] === 0) return process.send({ answer: { refusal: { code: 'empty-file' } } });
      ${faultyCode}
    });
    process.on('disconnect', () => process.exit(0));
    process.send('ready');`,
  );
  return file;
}

const smallLimits = () => ({ processorMs: 300, memoryBytes: 250e6 });
/** On some machines new memory costs more processor time than the photo. */
const generousLimits = () => ({ ...smallLimits(), processorMs: 10_000 });
const harmless = new Uint8Array([0]);

describe('a photo in a separate process', () => {
  test('A separate process prepares one photo after the other, with the same result as the process of the caller', async () => {
    const room = openDarkroom();
    const expected = await preparePhoto(photo);
    const fromProcess = [await room.prepare(photo), await room.prepare(photo)];
    expect(isRefused(expected)).toBe(false);
    for (const one of fromProcess) expect(one).toEqual({ ...expected, image: expect.anything() });
    const [first] = fromProcess;
    if (isRefused(expected) || first === undefined || isRefused(first)) throw new Error('refused');
    expect(Buffer.from(first.image).equals(Buffer.from(expected.image))).toBe(true);
  });

  test('A separate process refuses a photo for the same reason as the process of the caller', async () => {
    const text = Buffer.from('no photo at all');
    expect(await openDarkroom().prepare(text)).toEqual(await preparePhoto(text));
  });

  test.each([
    [
      'loops forever',
      'for (;;);',
      smallLimits,
      { code: 'too-many-pixels', reason: { code: 'decoding-too-slow' } },
    ],
    [
      'takes all memory',
      'const all = []; for (;;) all.push(Buffer.alloc(20_000_000, 1));',
      generousLimits,
      { code: 'too-many-pixels', reason: { code: 'decoding-too-large' } },
    ],
    [
      'crashes',
      "process.kill(process.pid, 'SIGSEGV');",
      smallLimits,
      { code: 'photo-damaged', reason: { code: 'photo-damaged' } },
    ],
  ])(
    'A photo whose process %s is refused with the recorded reason, and the next photo is prepared',
    async (name, faultyCode, budget, refusal) => {
      const room = openDarkroom(processRunning(name, faultyCode), budget);
      expect(await room.prepare(photo)).toMatchObject({ refusal });
      expect(await room.prepare(harmless)).toMatchObject({ refusal: { code: 'empty-file' } });
    },
  );

  test('A photo does not count as damaged when another program kills its process', async () => {
    const room = openDarkroom(processRunning('killed', "process.kill(process.pid, 'SIGKILL');"), smallLimits);
    await expect(room.prepare(photo)).rejects.toThrow('was ended by a signal');
    expect(await room.prepare(harmless)).toMatchObject({ refusal: { code: 'empty-file' } });
  });

  test('A photo does not count as damaged when no process starts', async () => {
    await expect(openDarkroom(join(folder, 'none.mjs')).prepare(photo)).rejects.toThrow('did not start');
  });
});

test('The budget of a photo grows with its size', () => {
  const [empty, large] = [budgetFor('photo', 0), budgetFor('photo', 4e6)];
  expect(large.processorMs).toBeGreaterThan(empty.processorMs);
  expect(large.memoryBytes).toBeGreaterThan(empty.memoryBytes);
});

import { colours, drawOverlay, legend } from '@palmleaf/engines/palm';
import { readPalm } from '@palmleaf/engines/palm/read-palm';
import { network, readingOf, sample } from '@palmleaf/engines/testing';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { preparePhoto } from '../../palmistry/prepared-photo.ts';

test('A prepared photo is a small JPEG without metadata', async () => {
  const { photo } = await readPalm(await sample('ben'), await network());
  const prepared = await preparePhoto(photo);
  const { format, exif, icc, width, height } = await sharp(prepared).metadata();
  expect({ format, exif, icc }).toEqual({ format: 'jpeg', exif: undefined, icc: undefined });
  expect(Math.max(width, height)).toBeLessThanOrEqual(1200);
  expect(prepared.toString('base64').length).toBeLessThan(300_000);
});

test('Even a photo of pure noise gets a JPEG under the limit', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const { data, info } = await sharp({
    create: { width: 1600, height: 1600, channels: 3, background: '#000', noise },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const prepared = await preparePhoto({ data, width: info.width, height: info.height });
  expect(prepared.toString('base64').length).toBeLessThan(300_000);
});

test('The overlay has the colour of each line along its course, and is otherwise the photo', async () => {
  const reading = await readingOf('ben');
  const photo = await sharp(await sample('ben')).toBuffer();
  const { data, info } = await sharp(await drawOverlay(photo, reading))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const before = await sharp(photo).raw().toBuffer();
  const differenceAt = (x: number, y: number, colour: string) => {
    const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
    return [1, 3, 5].reduce(
      (sum, digit, c) =>
        sum + Math.abs((data[at + c] ?? 0) - Number.parseInt(colour.slice(digit, digit + 2), 16)),
      0,
    );
  };
  for (const { line } of legend(reading)) {
    const [x, y] = reading.lines[line].course[Math.floor(reading.lines[line].course.length / 2)] ?? [0, 0];
    expect(differenceAt(x, y, colours[line])).toBeLessThan(60);
  }
  const corner = [...data.subarray(0, 300)].map((value, i) => Math.abs(value - (before[i] ?? 0)));
  expect(Math.max(...corner)).toBeLessThan(40);
});

test('The legend lists faint lines as dashed, and no faint fate line', async () => {
  const reading = await readingOf('ben');
  const faint = (line: 'head' | 'fate') => ({ ...reading.lines[line], grade: 'faint' as const });
  const lines = { ...reading.lines, head: faint('head'), fate: faint('fate') };
  expect(legend({ ...reading, lines }).map(({ line, stroke }) => `${line} ${stroke}`)).toEqual([
    'heart solid',
    'head dashed',
    'life solid',
  ]);
});

import { type NegativeKind, negative, negativeKinds } from '@palmleaf/events/samples/hand/negatives';
import { photograph, randomShot } from '@palmleaf/events/samples/hand/photograph';
import { drawsFrom, randomPerson } from '@palmleaf/events/samples/hand/random-person';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpeg as changed, read, refusalOf, sample } from './samples.ts';

const refusals: Readonly<Record<NegativeKind, readonly string[]>> = {
  'back of a hand': ['back_of_hand'],
  'edge-on hand': ['hand_not_open', 'back_of_hand'],
  fist: ['hand_not_open'],
  claw: ['hand_not_open'],
  'hand around a thing': ['hand_not_open', 'back_of_hand', 'no_hand'],
  glove: ['drawn_hand', 'no_lines', 'back_of_hand'],
  foot: ['hand_not_open', 'back_of_hand'],
  'flat drawing': ['drawn_hand'],
};

test.each(negativeKinds)('The reader refuses a rendered %s and names the reason', async (kind) => {
  const { jpeg } = await photograph(negative(kind, 11, 480), randomShot(drawsFrom(11)));
  const refusal = await refusalOf(jpeg);
  expect(refusals[kind]).toContain(refusal.code);
  expect(refusal.seen).toMatch(/\.$/);
});

test('The reader reads a very dark skin in front of a light wall', async () => {
  const person = { ...randomPerson(21, 560), skin: [62, 42, 33], background: [232, 232, 228] } as const;
  const shot = { ...randomShot(drawsFrom(5)), exposure: 0.6, yaw: 4, pitch: 3 };
  const { jpeg } = await photograph(person, shot);
  const { quality, lines } = await read(jpeg);
  expect(quality.brightness).toBeLessThan(45);
  expect([lines.heart.grade, lines.head.grade, lines.life.grade]).not.toContain('not found');
});

test('The reader refuses a picture that is too dark to brighten, because few levels of brightness remain', async () => {
  const { jpeg } = await photograph(randomPerson(21, 560), randomShot(drawsFrom(5)));
  const dark = await sharp(jpeg).linear(0.03, 0).jpeg({ quality: 90 }).toBuffer();
  expect(['too_dark', 'no_hand']).toContain((await refusalOf(dark)).code);
});

test.each([
  ['blue', [0, 0.45, 0], [0.1, 0.6, 0], [0.2, 0.9, 0]],
  ['yellow', [0.9, 0.3, 0], [0.6, 0.4, 0], [0.1, 0.1, 0]],
] as const)('The reader refuses a %s glove that shows the creases of a palm', async (_, red, green, blue) => {
  const glove = await changed(await sample('anna'), (image) =>
    image.recomb([[...red], [...green], [...blue]]),
  );
  expect((await refusalOf(glove)).code).toBe('drawn_hand');
});

test('The reader refuses a photo that was reduced to few colours', async () => {
  const { data, info } = await sharp(await sample('anna'))
    .median(5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const levels = data.map((value) => (Math.floor(value / 64) + 0.5) * 64);
  const { width, height } = info;
  const poster = await sharp(levels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  expect((await refusalOf(poster)).code).toBe('drawn_hand');
});

test.each([
  ['small', 8],
  ['large', 12],
])('The reader refuses a palm that is painted in %s flat patches', async (_, pixels) => {
  const palm = await sample('anna');
  const { width, height } = await sharp(palm).metadata();
  const patches = await sharp(palm)
    .resize(Math.round(width / pixels), Math.round(height / pixels), { fit: 'fill' })
    .toBuffer();
  const painting = await changed(patches, (image) =>
    image.resize(width, height, { fit: 'fill', kernel: 'nearest' }),
  );
  expect((await refusalOf(painting)).code).toBe('drawn_hand');
});

test('The reader finds the heart line in a grey photo, in a grey photo with a coloured strip, and in cold light', async () => {
  const grey = await changed(await sample('anna'), (image) => image.grayscale());
  const { width, height } = await sharp(grey).metadata();
  const strip = {
    create: { width, height: Math.round(0.07 * height), channels: 3, background: '#b03030' },
  } as const;
  const withStrip = await changed(grey, (image) =>
    image.toColourspace('srgb').composite([{ input: strip, gravity: 'south' }]),
  );
  const cold = await changed(await sample('anna'), (image) =>
    image.recomb([
      [0.85, 0, 0],
      [0, 1, 0],
      [0, 0, 1.25],
    ]),
  );
  for (const photo of [grey, withStrip, cold])
    expect((await read(photo)).lines.heart.grade).not.toBe('not found');
});

import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { asJpeg } from '../../../events/samples/hand/camera.ts';
import { drawHand } from '../../../events/samples/hand/draw-hand.ts';
import type { HandDrawing } from '../../../events/samples/hand/drawing.ts';
import { anna } from '../../../events/samples/hand/people.ts';
import {
  jpeg,
  read,
  readingOf,
  refusalOf,
  sample,
} from '../../../packages/engines/test/palmistry/samples.ts';
import { cartoonHand } from './cartoon.ts';

const grades = ({ lines }: Awaited<ReturnType<typeof read>>) => ({
  heart: lines.heart.grade,
  head: lines.head.grade,
  life: lines.life.grade,
});
const allClear = { heart: 'clear', head: 'clear', life: 'clear' };
const small = { width: 448, height: 560 };
const drawn = (change: Partial<HandDrawing>) => asJpeg(drawHand({ ...anna, ...small, ...change }));

describe('a drawn palm', () => {
  test('The palm reader reads a drawn palm: its side, its type, three clear lines, no invented fate line', async () => {
    const reading = await readingOf('anna');
    expect(reading.side).toBe('left');
    expect(reading.handType).toEqual({ type: 'air', possible: ['air'] });
    expect(grades(reading)).toEqual(allClear);
    expect(reading.lines.fate.grade).toBe('not found');
    expect(reading.joined).toBe(false);
  });

  test('The palm reader finds the lines of a drawn palm where they were drawn', async () => {
    const { lines } = await readingOf('anna');
    const maxDistance = 0.09;
    const near = (place: readonly number[] | null, [x, y]: readonly [number, number]) =>
      expect(Math.hypot((place?.[0] ?? 9) - x, (place?.[1] ?? 9) - y)).toBeLessThan(maxDistance);
    near(lines.heart.start, [0.47, -0.66]);
    near(lines.heart.end, [-0.1, -1.03]);
    near(lines.head.start, [-0.33, -0.83]);
    near(lines.head.end, [0.36, -0.47]);
    near(lines.life.start, [-0.34, -0.84]);
    near(lines.life.end, [-0.1, -0.02]);
  });

  test('The palm reader finds a right hand with a fate line in the sample of ben', async () => {
    const reading = await readingOf('ben');
    expect(reading.side).toBe('right');
    expect(grades(reading)).toEqual(allClear);
    expect(reading.lines.fate.grade).toBe('clear');
  });

  test('The palm reader gives the same reading for the same bytes', async () => {
    expect(await read(await sample('ben'))).toEqual(await readingOf('ben'));
  });

  test.each([90, 180, 270])(
    'The palm reader finds the same side and lines on a palm that is turned by %i degrees',
    async (angle) => {
      const upright = await readingOf('anna');
      const turned = await read(await jpeg(await sample('anna'), (image) => image.rotate(angle)));
      expect(turned.side).toBe('left');
      expect(grades(turned)).toEqual(allClear);
      expect(Math.abs(turned.lines.life.length - upright.lines.life.length)).toBeLessThan(0.05);
    },
  );

  test('The palm reader follows the orientation that the camera recorded', async () => {
    const sideways = await jpeg(await sample('anna'), (image) =>
      image.rotate(90).withMetadata({ orientation: 8 }),
    );
    const { side, photo } = await read(sideways);
    expect(side).toBe('left');
    expect(photo.height).toBeGreaterThan(photo.width);
  });

  test('The palm reader reads a mirrored palm as the other hand', async () => {
    const reading = await read(await jpeg(await sample('anna'), (image) => image.flop()));
    expect(reading.side).toBe('right');
    expect(grades(reading)).toEqual(allClear);
  });

  test.each([
    ['darker by half', (image: Sharp) => image.linear(0.5, 0)],
    ['so dark that brightening has to show its lines', (image: Sharp) => image.linear(0.12, 0)],
    ['at half its size', (image: Sharp) => image.resize(540)],
    ['without colour', (image: Sharp) => image.greyscale()],
    ['as WebP', (image: Sharp) => image.webp({ quality: 75 })],
    ['as PNG with an alpha channel', (image: Sharp) => image.ensureAlpha().png()],
  ])('The palm reader reads a drawn palm %s', async (_, change) => {
    expect(grades(await read(await change(sharp(await sample('anna'))).toBuffer()))).toEqual(allClear);
  });

  test('The palm reader finds a small palm away from the middle', async () => {
    const hand = await sharp(await sample('anna'))
      .resize(900)
      .toBuffer();
    const background = { width: 2600, height: 2000, channels: 3, background: '#8a8f88' } as const;
    const bytes = await sharp({ create: background })
      .composite([{ input: hand, left: 60, top: 60 }])
      .jpeg()
      .toBuffer();
    expect(grades(await read(bytes))).toEqual(allClear);
  });

  test('The palm reader narrows a palm with cut-off fingers to two types by its breadth', async () => {
    const cut = await jpeg(await sample('anna'), (image) =>
      image.extract({ left: 0, top: 260, width: 1080, height: 1090 }),
    );
    const { handType, proportions, lines } = await read(cut);
    expect(handType).toEqual({ type: null, possible: ['earth', 'air'] });
    expect(proportions.cutFingers).toContain('middle');
    expect(proportions.fingers).toBeNull();
    expect(lines.life.grade).toBe('clear');
  });
});

describe('a refused photo', () => {
  test.each([
    ['too_dark', (image: Sharp) => image.linear(0.05, 0)],
    ['over_exposed', (image: Sharp) => image.linear(2.2, 40)],
    ['too_blurred', (image: Sharp) => image.blur(14)],
    ['hand_too_small', (image: Sharp) => image.resize(240)],
  ])('The palm reader refuses a photo that is %s', async (code, change) => {
    const refusal = await refusalOf(await jpeg(await sample('anna'), change));
    expect(refusal.code).toBe(code);
    expect(refusal.message).toMatch(/\. .+\.$/);
  });

  test('The palm reader refuses half a palm', async () => {
    const half = await jpeg(await sample('anna'), (image) =>
      image.extract({ left: 0, top: 560, width: 520, height: 790 }),
    );
    expect(['palm_cropped', 'no_hand', 'hand_not_open']).toContain((await refusalOf(half)).code);
  });

  test.each(['left', 'right'] as const)('The palm reader refuses the back of a %s hand', async (side) => {
    expect((await refusalOf(await drawn({ view: 'back', side }))).code).toBe('back_of_hand');
  });

  test('The palm reader refuses a fist', async () => {
    const short = (length: number) => ({ length, lean: 0, thickness: 0.11 });
    const shape = {
      index: short(0.16),
      middle: short(0.16),
      ring: short(0.16),
      little: short(0.14),
      thumb: { length: 0.3, lean: 40, thickness: 0.12 },
      breadth: 1.1,
    };
    expect(['hand_not_open', 'no_hand']).toContain((await refusalOf(await drawn({ shape }))).code);
  });

  test('The palm reader refuses a photo without a hand', async () => {
    const cloth = await jpeg(await sample('anna'), (image) =>
      image.extract({ left: 0, top: 0, width: 250, height: 400 }).resize(900, 1200, { fit: 'fill' }),
    );
    expect((await refusalOf(cloth)).code).toBe('no_hand');
  });

  test('The palm reader refuses a hand whose palm has no lines', async () => {
    const none = { heart: [], head: [], life: [] };
    expect((await refusalOf(await drawn({ lines: none }))).code).toBe('no_lines');
  });

  test.each([
    ['flat colours', { skin: '#f1c7a5', ink: '#5a3626', paper: '#ffffff' }],
    ['a line drawing', { skin: '#ffffff', ink: '#222222', paper: '#ffffff' }],
    ['an emoji', { skin: '#ffcc33', ink: '#c98a12', paper: '#ffffff' }],
    ['soft shading', { skin: '#f6d2b4', shade: '#c58e6b', ink: '#6b3e2a', paper: '#cfe3f2' }],
    [
      'a photo of a drawing',
      { skin: '#e8e4da', shade: '#cfcabf', ink: '#444', paper: '#e8e4da', grain: 8, blur: 1.5 },
    ],
  ])('The palm reader refuses a drawing: %s', async (_, style) => {
    expect((await refusalOf(await cartoonHand(style))).code).toBe('drawn_hand');
  });
});

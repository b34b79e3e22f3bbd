import type { PalmReading, ReadLine } from '@palmleaf/engines/palm';
import { errorsOf } from '@palmleaf/engines/palm';
import { copies, prepared, read, readingOf, sample, slopeOf } from '@palmleaf/engines/testing';
import { languageTexts as english } from '@palmleaf/texts/en/palm';
import { palmIn, sectionText } from '@palmleaf/texts/palm';
import { classesOf } from '@palmleaf/texts/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { sectionAnswer } from '../../palmistry/answers/features.ts';
import { statedClasses } from './stated-classes.ts';

/** Copies that once changed a class; `node packages/bench/exact/palm-repeat.ts` tries all copies. */
const decisive = {
  anna: [
    'leaning -24 degrees back',
    'leaning 24 degrees sideways',
    '20 % cut off: top',
    '22 % cut off: right',
    'mirrored',
  ],
  ben: ['leaning -24 degrees sideways', 'leaning 24 degrees back', 'packed harder'],
} as const;

describe.each(['anna', 'ben'] as const)('the hand of %s', (name) => {
  let photo: Buffer;
  let own: Map<string, string>;
  beforeAll(async () => {
    photo = await prepared(await sample(name));
    own = statedClasses(await readingOf(name));
  });

  test('The reading of the first photo decides at least twelve classes', () => {
    expect(own.size).toBeGreaterThanOrEqual(12);
  });

  test.each([...decisive[name]])(
    'The reading of a hand photographed %s contradicts no class of the first photo',
    async (copy) => {
      const made = copies.find((entry) => entry.name === copy);
      if (made === undefined) throw new Error(`there is no copy ${copy}`);
      for (const [feature, value] of statedClasses(await read(await made.make(photo))))
        expect(own.get(feature) ?? value, feature).toBe(value);
    },
  );
});

test('A thumb that the photo cuts off is not measured, and the text does not say where it lies', async () => {
  const cut = copies.find(({ name }) => name === '22 % cut off: left');
  const reading = await read((await cut?.make(await prepared(await sample('anna')))) ?? new Uint8Array());
  expect(reading.proportions.thumbAngle).toBeNull();
  const { text } = sectionText('fingers', palmIn(english, reading));
  expect(text).not.toContain('the thumb lies');
  expect(text).toContain('thumb');
});

describe('the slope of a head line', () => {
  const falling = async (degrees: number, length: number): Promise<PalmReading> => {
    const reading = await readingOf('anna');
    const angle = (degrees * Math.PI) / 180;
    const places = [0, 0.5, 1].map(
      (share) =>
        [-0.32 + share * length * Math.cos(angle), -0.84 + share * length * Math.sin(angle)] as const,
    );
    const slope = Math.round(slopeOf(places));
    expect(slope).toBe(degrees);
    const end = places[2];
    const head: ReadLine = {
      ...reading.lines.head,
      length,
      slope,
      end: end ? [end[0], end[1]] : null,
      error: { ...reading.lines.head.error, slope: 0 },
    };
    return { ...reading, lines: { ...reading.lines, head } };
  };
  const shapeOf = (reading: PalmReading) =>
    JSON.stringify(sectionAnswer('major-lines', palmIn(english, reading)));

  test.each([31, 33, 35])(
    'A head line with a slope of %i degrees is never called level, however short it is',
    async (degrees) => {
      for (const length of [0.4, 0.6, 0.8])
        expect(shapeOf(await falling(degrees, length))).not.toContain('"level across the palm"');
    },
  );

  test('A head line that the reading calls level falls less than a head line that it calls sloping', async () => {
    const called = await Promise.all(
      [15, 20, 25, 29, 33, 38, 45].map(async (degrees) => shapeOf(await falling(degrees, 0.6))),
    );
    const words = called.map((shape) =>
      shape.includes('"level across the palm"')
        ? 'l'
        : shape.includes('"sloping towards the wrist"')
          ? 's'
          : '-',
    );
    expect(words.join('')).toMatch(/^l+-+s+$/);
  });
});

describe('a life line', () => {
  const withLife = async (life: Partial<ReadLine>): Promise<PalmReading> => {
    const reading = await readingOf('anna');
    return { ...reading, lines: { ...reading.lines, life: { ...reading.lines.life, ...life } } };
  };
  const lengthOf = (reading: PalmReading) => classesOf(reading).lifeLength;

  test('A life line that reaches the wrist is complete, whatever its length', async () => {
    expect(lengthOf(await withLife({ length: 0.78, end: [-0.12, -0.05] }))).toBe('long');
  });

  test('A life line that ends half-way is short', async () => {
    expect(lengthOf(await withLife({ length: 0.95, end: [0.02, -0.45] }))).toBe('short');
  });

  test('A life line with an uncertain end is neither complete nor short', async () => {
    const { error } = (await readingOf('anna')).lines.life;
    expect(lengthOf(await withLife({ end: [0.02, -0.45], error: { ...error, end: 0.3 } }))).toBeNull();
  });
});

test('A leaning palm and a palm with a finger cut off are measured with more error', async () => {
  const reading = await readingOf('anna');
  const { cutFingers: _, ...proportions } = reading.proportions;
  const plain = errorsOf({ ...reading, pose: { lean: 8, bent: [], hidden: [] } });
  expect(errorsOf({ ...reading, pose: { lean: 28, bent: [], hidden: [] } }).palm).toBeGreaterThan(
    2 * plain.palm,
  );
  expect(
    errorsOf({
      ...reading,
      pose: { lean: 8, bent: [], hidden: [] },
      proportions: { ...proportions, cutFingers: ['ring'] },
    }).palm,
  ).toBeGreaterThan(plain.palm);
});

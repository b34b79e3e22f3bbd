import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { developHeif } from '../../../../shared/intake/photos/heif/develop.ts';
import { readStill } from '../../../../shared/intake/photos/heif/still.ts';
import { preparePhoto } from '../../../../shared/intake/photos/photo.ts';
import { temporaryFolderOfTest } from '../../../support/files/temporary-folder.ts';
import { codedPicture } from '../../../support/heic/hevc.ts';
import { eightBits, tenBits } from '../../../support/heic/streams.ts';
import {
  box,
  coding,
  fullBox,
  grid,
  type HeifItem,
  mirror,
  number,
  profile,
  rotation,
  size,
  writeHeif,
} from '../../../support/heic/write-heif.ts';

const [width, height] = [256, 192];

function picture(id: number, properties: readonly Buffer[] = [], bits: 8 | 10 = 8): HeifItem {
  const { configuration, slices } = codedPicture(bits === 8 ? eightBits : tenBits, bits);
  return {
    id,
    type: 'hvc1',
    data: slices,
    properties: [box('hvcC', configuration), size(width, height), ...properties],
  };
}

const photo = (...properties: Buffer[]) => writeHeif({ items: [picture(1, properties)] });

function tiled(columns: number, rows: number, shown: readonly [number, number]): Buffer {
  const tiles = Array.from({ length: columns * rows }, (_, at) => ({ ...picture(at + 2), hidden: true }));
  return writeHeif({
    items: [
      { id: 1, type: 'grid', data: grid(columns, rows, ...shown), properties: [size(...shown)] },
      ...tiles,
    ],
    references: [{ type: 'dimg', from: 1, to: tiles.map(({ id }) => id) }],
  });
}

async function accepted(bytes: Uint8Array) {
  const result = await preparePhoto(bytes);
  if ('refusal' in result) throw new Error(result.refusal.reason.code);
  return result;
}

async function refusedAs(bytes: Uint8Array): Promise<string> {
  const result = await preparePhoto(bytes);
  return 'refusal' in result ? result.refusal.code : 'accepted';
}

const names: Readonly<Record<string, readonly number[]>> = {
  red: [220, 40, 40],
  green: [40, 180, 60],
  blue: [40, 70, 200],
  white: [235, 235, 235],
};

async function quarters(image: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  return [1, 3].flatMap((down) =>
    [1, 3].map((across) => {
      const at =
        (Math.floor((info.height * down) / 4) * info.width + Math.floor((info.width * across) / 4)) * 3;
      const seen = [...data.subarray(at, at + 3)];
      const difference = (name: string) =>
        Math.max(...seen.map((value, i) => Math.abs(value - (names[name]?.[i] ?? 0))));
      return Object.keys(names).find((name) => difference(name) < 14) ?? seen.join(' ');
    }),
  );
}

const upright = ['red', 'green', 'blue', 'white'];

describe('A HEIC photo', () => {
  test('Intake accepts a HEIC photo with its picture and colours', async () => {
    const acceptedPhoto = await accepted(photo());
    expect(acceptedPhoto).toMatchObject({ width, height, format: 'jpeg', sourceFormat: 'heic' });
    expect(await quarters(acceptedPhoto.image)).toEqual(upright);
    const { exif, icc, xmp } = await sharp(acceptedPhoto.image).metadata();
    expect({ exif, icc, xmp }).toEqual({});
  });

  test('Intake accepts a HEIC photo of 10 bits per channel', async () => {
    const { image } = await accepted(writeHeif({ brand: 'heix', items: [picture(1, [], 10)] }));
    expect(await quarters(image)).toEqual(upright);
  });

  test.each<[string, Buffer[], string[]]>([
    ['a quarter to the left', [rotation(1)], ['green', 'white', 'red', 'blue']],
    ['upside down', [rotation(2)], ['white', 'blue', 'green', 'red']],
    ['a quarter to the right', [rotation(3)], ['blue', 'red', 'white', 'green']],
    ['top to bottom', [mirror(0)], ['blue', 'white', 'red', 'green']],
    ['left to right', [mirror(1)], ['green', 'red', 'white', 'blue']],
    ['turned, then mirrored', [rotation(1), mirror(1)], ['white', 'green', 'blue', 'red']],
  ])('Intake turns a HEIC photo as its properties say: %s', async (_, properties, expected) => {
    const { image, ...turned } = await accepted(photo(...properties));
    expect(await quarters(image)).toEqual(expected);
    expect([turned.width, turned.height]).toEqual(
      properties.length > 0 && [rotation(1), rotation(3)].some((one) => properties[0]?.equals(one))
        ? [height, width]
        : [width, height],
    );
  });

  test('Intake does not turn a HEIC photo again by the orientation in its Exif data', async () => {
    const tiff = Buffer.from(
      'MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006\0\0\0\0\0\0',
      'latin1',
    );
    const bytes = writeHeif({
      items: [
        picture(1, [rotation(3)]),
        { id: 2, type: 'Exif', data: Buffer.concat([number(0, 4), tiff]), hidden: true },
      ],
      references: [{ type: 'cdsc', from: 2, to: [1] }],
    });
    expect(await quarters((await accepted(bytes)).image)).toEqual(['blue', 'red', 'white', 'green']);
  });

  test('Intake assembles a HEIC photo of tiles and cuts it to its size, as phones write it', async () => {
    const { image, ...whole } = await accepted(tiled(3, 2, [700, 384]));
    expect([whole.width, whole.height]).toEqual([700, 384]);
    const first = await sharp(image).extract({ left: 0, top: 0, width, height }).png().toBuffer();
    const fifth = await sharp(image).extract({ left: width, top: height, width, height }).png().toBuffer();
    expect([await quarters(first), await quarters(fifth)]).toEqual([upright, upright]);
  });

  test('Intake reads the primary picture of a HEIC photo even if a thumbnail lies before it', async () => {
    const small = { ...picture(7), type: 'hvc1', data: Buffer.alloc(10, 1), hidden: true };
    const bytes = writeHeif({
      items: [small, picture(9)],
      primary: 9,
      references: [{ type: 'thmb', from: 7, to: [9] }],
    });
    expect(await quarters((await accepted(bytes)).image)).toEqual(upright);
  });

  test.each(['mif1', 'heim', 'hevc', 'msf1', 'MiHE', 'mif2'])(
    'Intake recognises a HEIC photo by its content under the brand %s',
    async (brand) => {
      expect(await refusedAs(writeHeif({ brand, items: [picture(1)] }))).toBe('accepted');
    },
  );

  test('Intake accepts a HEIC photo with bytes after its boxes, as some phones write it', async () => {
    for (const trailer of ['SEFT', 'SEFHk\0\0\0\u0005\0\0\0 and what it holds SEFT'])
      expect(await refusedAs(Buffer.concat([photo(), Buffer.from(trailer)]))).toBe('accepted');
  });

  test('Intake accepts a HEIC photo that is cropped by less than a block, and refuses a larger crop', async () => {
    const fraction = (value: number) => Buffer.concat([number(value, 4), number(1, 4)]);
    const crop = (w: number, h: number) => box('clap', fraction(w), fraction(h), fraction(0), fraction(0));
    const cropped = await accepted(photo(crop(width - 2, height - 2)));
    expect([cropped.width, cropped.height]).toEqual([width - 2, height - 2]);
    expect(await preparePhoto(photo(crop(64, 48)))).toMatchObject({
      refusal: { code: 'photo-heic', reason: { code: 'heic', fault: 'cropped' } },
    });
  });

  test('Intake converts the wide colours of a HEIC photo to sRGB, by its profile or by its coding numbers', async () => {
    const { icc } = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c08060' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
      .then((jpeg) => sharp(jpeg).metadata());
    const pixel = async (image: Uint8Array) => [...(await sharp(image).raw().toBuffer()).subarray(0, 3)];
    const plain = await pixel((await accepted(photo())).image);
    const profiled = await accepted(photo(profile(icc ?? Buffer.alloc(0))));
    expect(profiled.changed).toContain('colours-to-srgb');
    const byProfile = await pixel(profiled.image);
    const byNumbers = await pixel((await accepted(photo(coding(12, 13, 6)))).image);
    // The red of P3 is deeper than sRGB's.
    expect(byProfile[0]).toBeGreaterThan((plain[0] ?? 0) + 8);
    expect(byNumbers.every((value, at) => Math.abs(value - (byProfile[at] ?? 0)) <= 4)).toBe(true);
  });

  test('Intake maps the brightness of a HEIC photo of high dynamic range to that of paper', async () => {
    const white = async (image: Uint8Array) => {
      const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
      return data[(info.height - 5) * info.width * 3 + (info.width - 5) * 3] ?? 0;
    };
    const shown = async (transfer: number) => white((await accepted(photo(coding(9, transfer, 6)))).image);
    // By its numbers, the white of the picture has 5,000 candelas in PQ; in HLG it has 600, like lit paper.
    expect(await shown(16)).toBeGreaterThan(250);
    expect(Math.abs((await shown(18)) - 235)).toBeLessThan(8);
  });

  test('Intake fills the transparent background of a HEIC picture with white', async () => {
    const clear = {
      ...picture(2, [fullBox('auxC', 0, 0, Buffer.from('urn:mpeg:hevc:2015:auxid:1\0'))]),
      hidden: true,
    };
    const bytes = writeHeif({ items: [picture(1), clear], references: [{ type: 'auxl', from: 2, to: [1] }] });
    const { image, changed } = await accepted(bytes);
    expect(changed).toContain('transparency-filled');
    expect((await sharp(image).metadata()).channels).toBe(3);
  });

  test('Intake decodes a HEIC photo without blocking the event loop', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    await developHeif(tiled(8, 8, [8 * width, 8 * height]), 50_000_000);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });

  test('Decoding a HEIC photo of 47 megapixels takes less than 640 MB, Node included', async () => {
    const folder = temporaryFolderOfTest('heif');
    const file = join(folder, 'big.heic');
    const { writeFile } = await import('node:fs/promises');
    await writeFile(file, tiled(31, 31, [31 * width, 31 * height]));
    const source = fileURLToPath(new URL('../../../../shared/intake/photos/photo.ts', import.meta.url));
    const script = `import { readFileSync } from 'node:fs';
      const { preparePhoto } = await import(${JSON.stringify(source)});
      const { width } = await preparePhoto(readFileSync(${JSON.stringify(file)}));
      console.log(width, /VmHWM:\\s+(\\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    const [shown, kilobytes] = output.trim().split(' ').map(Number);
    expect(shown).toBe(2048);
    expect(kilobytes).toBeLessThan(640 * 1024);
  });
});

describe('An AVIF picture', () => {
  const avif = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#a87' } })
      .avif({ effort: 0 })
      .toBuffer();

  test('Intake accepts an AVIF picture, also under a brand of HEIC photos', async () => {
    const bytes = await avif();
    expect(await accepted(bytes)).toMatchObject({ width: 300, height: 200, sourceFormat: 'avif' });
    const named = Buffer.from(bytes);
    named.write('mif1', 8, 'latin1');
    expect(await accepted(named)).toMatchObject({ width: 300, height: 200, sourceFormat: 'heic' });
  });

  test('Intake does not decode an AVIF picture of more than 50 megapixels', async () => {
    const bytes = await avif();
    const at = bytes.indexOf('ispe') + 8;
    bytes.writeUInt32BE(9000, at);
    bytes.writeUInt32BE(9000, at + 4);
    expect(await refusedAs(bytes)).toBe('too-many-pixels');
  });
});

describe('hostile HEIF files', () => {
  const stillItem = (id: number, w: number, h: number): HeifItem => {
    const { configuration, slices } = codedPicture(eightBits);
    return { id, type: 'hvc1', data: slices, properties: [box('hvcC', configuration), size(w, h)] };
  };
  const gridOf = (
    data: Buffer,
    to: readonly number[],
    tile = stillItem(2, width, height),
    whole = size(1024, 1024),
  ) =>
    writeHeif({
      items: [{ id: 1, type: 'grid', data, properties: [whole] }, tile],
      references: [{ type: 'dimg', from: 1, to }],
    });

  test.each<[string, Buffer, string]>([
    ['cut off after 400 bytes', photo().subarray(0, 400), 'photo-damaged'],
    ['cut off after 40 bytes', photo().subarray(0, 40), 'photo-damaged'],
    ['only the box of its type', writeHeif({ items: [] }).subarray(0, 24), 'photo-damaged'],
    [
      'a burst without a still',
      Buffer.concat([photo().subarray(0, 24), box('moov', Buffer.alloc(40))]),
      'photo-heic',
    ],
    ['a size of 60,000 × 60,000', writeHeif({ items: [stillItem(1, 60_000, 60_000)] }), 'too-many-pixels'],
    ['a size of 40,000 × 1', writeHeif({ items: [stillItem(1, 40_000, 1)] }), 'too-many-pixels'],
    ['no size', writeHeif({ items: [{ id: 1, type: 'hvc1', data: Buffer.alloc(9) }] }), 'photo-damaged'],
    ['a width of zero', writeHeif({ items: [stillItem(1, 0, 9)] }), 'photo-damaged'],
    ['a primary picture that is not there', writeHeif({ items: [picture(1)], primary: 5 }), 'photo-damaged'],
    ['a grid without tiles', gridOf(grid(4, 4, 1024, 1024), []), 'photo-damaged'],
    ['a grid of itself', gridOf(grid(1, 1, 1024, 1024), [1]), 'photo-heic'],
    [
      'a grid of one tile, 65,000 times',
      gridOf(grid(256, 254, 1024, 1024), Array(65_000).fill(2)),
      'photo-damaged',
    ],
    [
      'a grid whose tiles cover it a hundred times',
      gridOf(grid(32, 32, 1024, 1024), Array(1024).fill(2), stillItem(2, 1024, 1024)),
      'photo-damaged',
    ],
    [
      'a grid larger than its own description',
      gridOf(grid(32, 32, 60_000, 60_000), Array(1024).fill(2)),
      'too-many-pixels',
    ],
    ['a picture overlaid from others', writeHeif({ items: [{ ...picture(1), type: 'iovl' }] }), 'photo-heic'],
    [
      'a picture with an unknown coding',
      writeHeif({ items: [{ ...picture(1), type: 'vvc1' }] }),
      'photo-heic',
    ],
    [
      'five thousand items',
      writeHeif({
        items: Array.from({ length: 5000 }, (_, at) => ({ ...picture(at + 1), data: Buffer.alloc(0) })),
      }),
      'photo-damaged',
    ],
  ])('Intake refuses a HEIF file with a recorded code: %s', async (_, bytes, code) => {
    expect(await refusedAs(bytes)).toBe(code);
  });

  test('Intake does not decode a picture that is larger than its description says', async () => {
    expect(await refusedAs(writeHeif({ items: [stillItem(1, 16, 16)] }))).not.toBe('accepted');
  });

  test('Intake stops decoding a HEIC photo that exceeds its time or pixel budget', async () => {
    expect(await developHeif(tiled(8, 8, [8 * width, 8 * height]), 50_000_000, 1)).toBe('too slow');
    expect(await developHeif(photo(), 10_000)).toBe('too much');
  });

  test('A HEIC photo with some changed bytes is accepted or refused', async () => {
    const bytes = photo(rotation(1));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        async (changes) => {
          const changed = Buffer.from(bytes);
          for (const [at, value] of changes) changed[at] = value;
          const result = await preparePhoto(changed);
          expect('refusal' in result || result.width * result.height <= 50_000_000).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('The reader of HEIF boxes terminates on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(200), (noise, at) => {
        const bytes = Buffer.concat([photo().subarray(0, 24 + at), noise]);
        expect(['string', 'object']).toContain(typeof readStill(bytes));
      }),
    );
  });
});

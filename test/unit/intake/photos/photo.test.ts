import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { preparePhoto } from '../../../../shared/intake/photos/photo.ts';
import { maxUploadBytes } from '../../../../shared/intake/upload-limits.ts';
import { temporaryFolderOfTest } from '../../../support/files/temporary-folder.ts';
import { textOf } from '../helpers.ts';

/** A red corner at the top left shows the orientation. */
async function grainyPhoto(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const corner = { create: { width: 40, height: 40, channels: 3, background: '#f00' } } as const;
  return sharp(
    await sharp(grain)
      .composite([{ input: corner, left: 0, top: 0 }])
      .removeAlpha()
      .png()
      .toBuffer(),
  );
}

function withHeaderSum(png: Buffer): Buffer {
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function whitePng(side: number, interlaced = false): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), body.length + 4);
    return frame;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  header[12] = interlaced ? 1 : 0;
  const pixels = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function prepared(bytes: Uint8Array) {
  const result = await preparePhoto(bytes);
  if ('refusal' in result) throw new Error(`refused: ${result.refusal.reason.code}`);
  return result;
}

async function refusalCode(bytes: Uint8Array) {
  const result = await preparePhoto(bytes);
  return 'refusal' in result ? result.refusal.code : 'accepted';
}

describe('accepted photos', () => {
  test('Intake removes the location and all other metadata of a photo', async () => {
    const original = await (await grainyPhoto(300, 200))
      .withMetadata({ orientation: 1 })
      .withExifMerge({
        IFD0: { Make: 'PhoneMaker', Copyright: 'Anna Meier' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>home</secret></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(original.includes('PhoneMaker')).toBe(true);
    expect(original.includes('<secret>')).toBe(true);
    const photo = await prepared(original);
    const { exif, xmp, iptc, icc, comments, orientation, format } = await sharp(photo.image).metadata();
    expect({ exif, xmp, iptc, icc, comments, orientation, format }).toEqual({ format: 'jpeg' });
    for (const trace of ['PhoneMaker', 'Anna Meier', '<secret>', 'Exif', 'ICC_PROFILE']) {
      expect(Buffer.from(photo.image).includes(trace)).toBe(false);
    }
    expect(photo).toMatchObject({ sourceFormat: 'jpeg', changed: ['metadata-removed', 'colours-to-srgb'] });
  });

  test.each([
    [3, 300, 200],
    [6, 200, 300],
    [8, 200, 300],
  ])('Intake turns a photo of orientation %d upright', async (orientation, width, height) => {
    const bytes = await (await grainyPhoto(300, 200)).withMetadata({ orientation }).jpeg().toBuffer();
    const photo = await prepared(bytes);
    expect(photo).toMatchObject({ width, height });
    expect(photo.changed).toContain('turned-upright');
    const corners =
      { 3: [width - 20, height - 20], 6: [width - 20, 20], 8: [20, height - 20] }[orientation] ?? [];
    const [left = 0, top = 0] = corners;
    const { data } = await sharp(photo.image)
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[1]).toBeLessThan(60);
  });

  test('Intake converts a wide-gamut photo to sRGB with its colours', async () => {
    const p3 = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c08060' } })
      .withIccProfile('p3')
      .jpeg({ quality: 100 })
      .toBuffer();
    const { data } = await sharp((await prepared(p3)).image)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[0] ?? 0) - 0xc0)).toBeLessThan(6);
    expect(Math.abs((data[1] ?? 0) - 0x80)).toBeLessThan(6);
    expect(Math.abs((data[2] ?? 0) - 0x60)).toBeLessThan(6);
  });

  test('Intake scales a photo of more than 4,096 px down, and keeps the size of a small one', async () => {
    const big = await sharp({ create: { width: 5000, height: 3000, channels: 3, background: '#a87' } })
      .jpeg()
      .toBuffer();
    expect(await prepared(big)).toMatchObject({ width: 2048, height: 1229, changed: ['brought-down'] });
    const small = await (await grainyPhoto(640, 480)).jpeg().toBuffer();
    expect(await prepared(small)).toMatchObject({ width: 640, height: 480, changed: [] });
  });

  test('Intake compresses a photo of more than 5 MB below that size', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const bytes = await sharp({
      create: { width: 3000, height: 2500, channels: 3, background: '#a87', noise },
    })
      .jpeg({ quality: 98 })
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(5_000_000);
    expect((await prepared(bytes)).image.length).toBeLessThan(5_000_000);
  });

  test.each([
    ['jpeg', { maxBytes: 100_000 }],
    ['png', { maxBytes: 300_000, formats: ['png', 'webp'] as const }],
    ['webp', { maxBytes: 100_000, formats: ['webp'] as const }],
    ['jpeg', { maxBytes: 100_000, formats: ['png', 'jpg'] as const }],
  ] as const)('Intake respects the smaller limits of a service: %s %j', async (format, limits) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const bytes = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a87', noise } })
      .png()
      .toBuffer();
    const photo = await preparePhoto(bytes, limits);
    if ('refusal' in photo) throw new Error(photo.refusal.reason.code);
    expect(photo.image.length).toBeLessThanOrEqual(limits.maxBytes);
    expect(photo.image.length).toBeGreaterThan(limits.maxBytes / 3);
    expect(photo.format).toBe(format);
    const { format: found, width, height } = await sharp(photo.image).metadata();
    expect([found, width, height]).toEqual([format, photo.width, photo.height]);
  });

  test('Intake compresses even the noisiest picture below 5 MB', async () => {
    const side = 2048;
    const raw = Buffer.alloc(side * side * 3);
    let random = 1;
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side * 3; x += 1) {
        random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
        raw[y * side * 3 + x] = random >>> 31 ? 255 : 0;
      }
    }
    const png = await sharp(raw, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer();
    const photo = await prepared(png);
    expect(photo.image.length).toBeGreaterThan(3_000_000);
    expect(photo.image.length).toBeLessThan(5_000_000);
  });

  test.each(['png', 'webp'] as const)('Intake converts %s to JPEG', async (format) => {
    const photo = await prepared(await (await grainyPhoto(300, 200)).toFormat(format).toBuffer());
    expect(photo).toMatchObject({
      sourceFormat: format,
      width: 300,
      height: 200,
      changed: ['converted-to-jpeg'],
    });
    expect((await sharp(photo.image).metadata()).format).toBe('jpeg');
  });

  test('CMYK, grey, 16 bits and transparency become plain sRGB', async () => {
    const base = await grainyPhoto(200, 100);
    const clear = {
      create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    } as const;
    const originals = [
      await base.clone().toColourspace('cmyk').jpeg().toBuffer(),
      await base.clone().grayscale().jpeg().toBuffer(),
      await base.clone().toColourspace('rgb16').png().toBuffer(),
      await sharp(clear).png().toBuffer(),
    ];
    for (const original of originals) {
      const { space, channels, depth } = await sharp((await prepared(original)).image).metadata();
      expect({ space, channels, depth }).toEqual({ space: 'srgb', channels: 3, depth: 'uchar' });
    }
    const { data } = await sharp((await prepared(await sharp(clear).png().toBuffer())).image)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBe(255);
  });

  test('Intake returns the same bytes for the same photo', async () => {
    const bytes = await (await grainyPhoto(900, 700)).jpeg().toBuffer();
    const hash = async () =>
      createHash('sha256')
        .update((await prepared(bytes)).image)
        .digest('hex');
    const first = await hash();
    expect(await hash()).toBe(first);
    expect(await Promise.all([hash(), hash(), hash()])).toEqual([first, first, first]);
  });
});

describe('refused photos', () => {
  const heic = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1`)]);

  test.each<[string, Buffer, string]>([
    ['zero bytes', Buffer.alloc(0), 'empty-file'],
    ['the start of a HEIC photo', heic('heic'), 'photo-damaged'],
    ['the start of a HEIF photo of the brand mif1', heic('mif1'), 'photo-damaged'],
    ['the start of an AVIF picture', heic('avif'), 'photo-damaged'],
    ['a video', heic('isom'), 'photo-unknown-format'],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0'), 'photo-gif'],
    ['a TIFF', Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]), 'photo-tiff'],
    ['an SVG', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo-svg'],
    ['a BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(52)]), 'photo-bmp'],
    ['a PDF', Buffer.from('%PDF-1.4'), 'photo-pdf'],
    ['text', Buffer.from('This is my palm.\n'), 'photo-text'],
    ['a web page', Buffer.from('<html><body>404</body></html>'), 'photo-text'],
    ['random bytes', Buffer.from([1, 2, 3, 4, 5, 200, 201]), 'photo-unknown-format'],
    ['the start of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'photo-damaged'],
  ])('Intake does not accept %s as a photo', async (_, bytes, code) => {
    expect(await refusalCode(bytes)).toBe(code);
  });

  test('Intake refuses real GIF and TIFF files', async () => {
    const base = await grainyPhoto(60, 60);
    expect(await refusalCode(await base.clone().gif().toBuffer())).toBe('photo-gif');
    expect(await refusalCode(await base.clone().tiff().toBuffer())).toBe('photo-tiff');
  });

  test.each(['jpeg', 'png', 'webp'] as const)('Intake refuses half a %s as damaged', async (format) => {
    const whole = await (await grainyPhoto(600, 400)).toFormat(format).toBuffer();
    expect(await refusalCode(whole.subarray(0, whole.length / 2))).toBe('photo-damaged');
  });

  test('Intake refuses a photo of 30 MB before it decodes it', async () => {
    expect(await refusalCode(Buffer.alloc(30 * 1024 * 1024))).toBe('photo-too-big');
    expect(await refusalCode(Buffer.alloc(maxUploadBytes.photo, 'x'))).toBe('photo-text');
  });

  test('Intake refuses a PNG of 15,000 × 15,000 pixels before it decodes it', async () => {
    const bomb = whitePng(15_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const result = await preparePhoto(bomb);
    expect(result).toMatchObject({ refusal: { code: 'too-many-pixels' } });
    expect('refusal' in result && textOf(result.refusal)).toContain('15000 × 15000');
  });

  test('Intake refuses a PNG of few rows if each has three million pixels', async () => {
    const long = whitePng(16);
    long.writeUInt32BE(3_080_216, 16);
    const result = await preparePhoto(withHeaderSum(long));
    expect(result).toMatchObject({ refusal: { code: 'too-many-pixels' } });
    expect('refusal' in result && textOf(result.refusal)).toContain('3080216 × 16');
  });

  test('Intake refuses a PNG of 64 megapixels only if it is interlaced, and therefore decoded whole', async () => {
    expect(await refusalCode(whitePng(8000))).toBe('accepted');
    expect(await refusalCode(whitePng(8000, true))).toBe('too-many-pixels');
  });

  test('Intake accepts a JPEG with bytes after its end, as phones write them', async () => {
    const whole = await (await grainyPhoto(300, 200)).jpeg().toBuffer();
    expect(await refusalCode(Buffer.concat([whole, Buffer.alloc(500, 7)]))).toBe('accepted');
  });
});

test('The photo library uses no cache and no second thread', () => {
  expect(sharp.concurrency()).toBe(1);
  expect(sharp.cache().memory.max).toBe(0);
});

test('Turning a photo of 48 megapixels takes less than 200 MB, Node included', async () => {
  const folder = temporaryFolderOfTest('photo');
  const file = join(folder, 'photo.jpg');
  await sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#a87860' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  const bench = fileURLToPath(new URL('../../../../packages/bench/intake/photo.ts', import.meta.url));
  const measured = JSON.parse(execFileSync(process.execPath, [bench, file], { encoding: 'utf8' }));
  expect(measured.outcome).toContain('1536 × 2048');
  expect(measured.peakMegabytes).toBeLessThan(200);
});

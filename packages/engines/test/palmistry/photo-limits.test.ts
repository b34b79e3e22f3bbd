import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { admit, maxPhotoBytes } from '../../palm/photo/photo-limits.ts';
import { PhotoRefusedError, type RefusalCode } from '../../palm/photo/photo-refused-error.ts';
import { refusalOf, sample } from './samples.ts';

const blank = (width = 300, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });
const isobmff = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(400)]);

async function codeOf(bytes: Uint8Array): Promise<RefusalCode | 'admitted'> {
  try {
    await admit(bytes);
    return 'admitted';
  } catch (error) {
    if (error instanceof PhotoRefusedError) return error.code;
    throw error;
  }
}

describe('the limits of a photo', () => {
  test('The reader admits JPEG, PNG and WebP and returns their upright size', async () => {
    expect(
      await admit(await blank(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer()),
    ).toMatchObject({
      format: 'jpeg',
      width: 300,
      height: 400,
    });
    expect(await codeOf(await blank().png().toBuffer())).toBe('admitted');
    expect(await codeOf(await blank().webp().toBuffer())).toBe('admitted');
  });

  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['text with a .jpg name', Buffer.from('this is no picture\n'.repeat(40))],
    ['zeros', Buffer.alloc(5000)],
    ['an XML file that is no SVG', Buffer.from('<?xml version="1.0"?><rss></rss>')],
  ])('The reader refuses %s as not_an_image', async (_, bytes) => {
    expect(await codeOf(bytes)).toBe('not_an_image');
  });

  test('The reader names image formats that it does not read', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>');
    const files: [string, Uint8Array][] = [
      ['GIF', await blank().gif().toBuffer()],
      ['TIFF', await blank().tiff().toBuffer()],
      ['SVG', svg],
      ['HEIC', isobmff('heic')],
      ['AVIF', isobmff('avif')],
      ['PDF', Buffer.from('%PDF-1.7\n')],
    ];
    for (const [format, bytes] of files)
      await expect(admit(bytes)).rejects.toMatchObject({ code: 'unsupported_format', measured: { format } });
  });

  test('The reader refuses a photo by its size before it decodes anything', async () => {
    expect(await codeOf(Buffer.alloc(maxPhotoBytes + 1))).toBe('too_large');
    expect(await codeOf(await blank(199, 900).jpeg().toBuffer())).toBe('too_small');
    expect(await codeOf(await blank(12_000, 11_000).png().toBuffer())).toBe('too_many_pixels');
    expect(await codeOf(await blank(40_000, 300).png().toBuffer())).toBe('too_many_pixels');
  });

  test('The reader refuses a header without a picture as corrupt', async () => {
    expect(await codeOf((await sample('anna')).subarray(0, 40))).toBe('corrupt');
  });
});

test.each([0.5, 0.95])('The reader refuses a file cut to %f of its length as corrupt', async (share) => {
  const bytes = await sample('anna');
  expect((await refusalOf(bytes.subarray(0, Math.floor(bytes.length * share)))).code).toBe('corrupt');
});

import sharp, { type Sharp } from 'sharp';
import type { PhotoFile } from './photo-limits.ts';
import { PhotoRefusedError } from './photo-refused-error.ts';
import type { Pixels } from './pixels.ts';

sharp.cache(false);
sharp.concurrency(1);

export interface Photo {
  /** Long side 1,600 pixels, for the lines. */
  readonly large: Pixels;
  /** Long side 640 pixels, for the network. */
  readonly small: Pixels;
  /** Long side of the file over that of `large`. */
  readonly reduction: number;
}

const largeSidePixels = 1600;
const smallSidePixels = 640;

export async function decode({ bytes, width, height }: PhotoFile): Promise<Photo> {
  try {
    const large = await pixels(
      sharp(bytes, { failOn: 'truncated', limitInputPixels: 120e6 }).autoOrient(),
      largeSidePixels,
    );
    const { width: w, height: h } = large;
    const small = await pixels(
      sharp(large.data, { raw: { width: w, height: h, channels: 3 } }),
      smallSidePixels,
    );
    return { large, small, reduction: Math.max(width, height) / largeSidePixels };
  } catch {
    throw new PhotoRefusedError('corrupt', 'The picture cannot be decoded completely.');
  }
}

async function pixels(image: Sharp, longSide: number): Promise<Pixels> {
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(longSide, longSide, { fit: 'inside' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3)
    throw new RangeError(`expected red, green and blue, got ${info.channels} channels`);
  return { data, width: info.width, height: info.height };
}

import type { Pixels } from '@palmleaf/engines/palm';
import sharp from 'sharp';

const maxBase64Characters = 300_000;

/** A JPEG of less than 225 kB without metadata, at most 1,200 pixels on the long side. */
export async function preparePhoto({ data, width, height }: Pixels): Promise<Buffer> {
  const attempts: [side: number, quality: number][] = [
    [1200, 82],
    [1200, 70],
    [1000, 65],
    [800, 60],
    [640, 50],
  ];
  for (const [side, quality] of attempts) {
    const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer();
    if (Math.ceil(jpeg.length / 3) * 4 < maxBase64Characters) return jpeg;
  }
  throw new RangeError('a 640 pixel JPEG of this photo is larger than 225 kB');
}

export const smallPhoto = (photo: Uint8Array): Promise<Buffer> =>
  sharp(photo).resize(320, 320, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 70 }).toBuffer();

import sharp from 'sharp';
import type { DrawnPixels } from './draw-hand.ts';

export const asJpeg = ({ data, width, height }: DrawnPixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .blur(0.6)
    .jpeg({ quality: 86 })
    .toBuffer();

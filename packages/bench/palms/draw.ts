import sharp from 'sharp';
import type { Point } from '../../engines/palm/hand/geometry.ts';
import { lineNames } from '../../engines/palm/lines/corridors.ts';
import type { PalmReading } from '../../engines/palm/reading.ts';
import type { Truth } from './line-table.ts';

export async function drawOver(
  photo: Uint8Array,
  truth: Truth,
  reading: PalmReading | undefined,
): Promise<Buffer> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const stroke = (course: readonly Point[], attributes: string) =>
    `<polyline fill="none" stroke-width="4" ${attributes} points="${course.map(([x, y]) => `${x * info.width},${y * info.height}`).join(' ')}"/>`;
  const lines = lineNames.flatMap((name) => {
    const label = truth[name];
    const line = reading?.lines[name];
    return [
      ...(label ? [stroke(label, 'stroke="white"')] : []),
      ...(line && line.course.length > 0
        ? [stroke(line.course, `stroke="red"${line.grade === 'clear' ? '' : ' stroke-dasharray="12 9"'}`)]
        : []),
    ];
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}">${lines.join('')}</svg>`;
  return sharp(data)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

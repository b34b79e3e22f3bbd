import sharp from 'sharp';
import { type LineName, lineNames } from './lines/corridors.ts';
import type { PalmReading } from './reading.ts';

/** The legend is data: the picture contains no text, because Lambda functions have no fonts. */
interface LegendEntry {
  readonly line: LineName;
  readonly colour: string;
  readonly stroke: 'solid' | 'dashed';
  readonly grade: 'clear' | 'faint';
}

export const colours: Record<LineName, string> = {
  heart: '#e6194b',
  head: '#1e78ff',
  life: '#14b84b',
  fate: '#ffb400',
};

export function legend({ lines }: PalmReading): LegendEntry[] {
  return lineNames.flatMap((line): LegendEntry[] => {
    const { grade } = lines[line];
    if (grade === 'not found' || (line === 'fate' && grade === 'faint')) return [];
    return [{ line, colour: colours[line], stroke: grade === 'clear' ? 'solid' : 'dashed', grade }];
  });
}

export async function drawOverlay(photo: Uint8Array, reading: PalmReading): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const stroke = Math.max(2, (reading.palmLength * width) / reading.photo.width / 90);
  const polylines = legend(reading).map(({ line, colour, stroke: style }) => {
    const points = reading.lines[line].course.map(
      ([x, y]) => `${(x * width).toFixed(1)},${(y * height).toFixed(1)}`,
    );
    const dashes =
      style === 'dashed' ? ` stroke-dasharray="${(3 * stroke).toFixed(0)} ${(2 * stroke).toFixed(0)}"` : '';
    return `<polyline fill="none" stroke="${colour}" stroke-width="${stroke.toFixed(1)}" stroke-linejoin="round" stroke-linecap="round"${dashes} points="${points.join(' ')}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${polylines.join('')}</svg>`;
  return sharp(photo)
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

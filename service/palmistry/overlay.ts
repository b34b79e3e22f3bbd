import sharp from 'sharp';
import { type LineName, lineNames } from '../../engines/palm/lines/corridors.ts';
import type { Pixels } from '../../engines/palm/photo/pixels.ts';
import type { PalmReading } from '../../engines/palm/reading.ts';

/** What the colours of the overlay mean; the picture itself carries no writing, because functions have no fonts. */
export interface LegendEntry {
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

/** Lines worth drawing: clear ones solid, faint ones dashed, a faint fate line not at all. */
export function legend({ lines }: PalmReading): LegendEntry[] {
  return lineNames.flatMap((line): LegendEntry[] => {
    const { grade } = lines[line];
    if (grade === 'not found' || (line === 'fate' && grade === 'faint')) return [];
    return [{ line, colour: colours[line], stroke: grade === 'clear' ? 'solid' : 'dashed', grade }];
  });
}

/** Longest base64 text of a prepared photo, so that it fits a table item beside its other fields. */
const maxBase64 = 300_000;

/** The upright photo small enough to be kept: JPEG without metadata, at most 1,200 pixels on the long side. */
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
    if (Math.ceil(jpeg.length / 3) * 4 < maxBase64) return jpeg;
  }
  throw new RangeError('a 640 pixel JPEG of this photo is larger than 225 kB');
}

/** The photo with its lines drawn on it, as JPEG. */
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

import { crc32, deflateSync } from 'node:zlib';
import type { ReaderLink } from '../../shared/links/link.ts';

export const pictureWidth = 1200;
export const pictureHeight = 630;

type Colours = Pick<ReaderLink['preview'], 'main' | 'accent'>;

/** Lengths are in pixels. */
const stroke = 2.5;
const rings = [250, 190, 70] as const;
const houses = 12;

const coverage = (distance: number): number => Math.min(1, Math.max(0, stroke + 0.5 - distance));

function inkAt(x: number, y: number): number {
  const radius = Math.hypot(x, y);
  let ink = Math.max(...rings.map((ring) => coverage(Math.abs(radius - ring))));
  if (radius > rings[2] && radius < rings[0]) {
    const sector = (Math.atan2(y, x) / (2 * Math.PI)) * houses;
    const off = Math.abs(sector - Math.round(sector)) * ((2 * Math.PI) / houses) * radius;
    ink = Math.max(ink, coverage(off));
  }
  return ink;
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function palette({ main, accent }: Colours): Buffer {
  const [from, to] = [channels(main), channels(accent)];
  return Buffer.from(
    Array.from({ length: 256 }, (_, step) =>
      from.map((channel, at) => Math.round(channel + (((to[at] ?? 0) - channel) * step) / 255)),
    ).flat(),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}

let packed: Buffer | undefined;
function wheel(): Buffer {
  // Each row begins with the byte of its filter, here none.
  const rows = Buffer.alloc(pictureHeight * (pictureWidth + 1));
  for (let y = 0; y < pictureHeight; y += 1)
    for (let x = 0; x < pictureWidth; x += 1)
      rows[y * (pictureWidth + 1) + 1 + x] = Math.round(
        255 * inkAt(x + 0.5 - pictureWidth / 2, y + 0.5 - pictureHeight / 2),
      );
  return deflateSync(rows);
}

export function previewPicture(colours: Colours): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pictureWidth, 0);
  header.writeUInt32BE(pictureHeight, 4);
  // Eight bits for each pixel, an index into the palette.
  header.set([8, 3, 0, 0, 0], 8);
  packed ??= wheel();
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette(colours)),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface PixelRows {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly icc: Uint8Array | undefined;
}

const short = 3;
const long = 4;
const undefinedType = 7;

/** Pixels follow this head (TIFF 6.0). sharp reads a colour profile only from a file. */
export function tiffHead({ width, height, channels, icc }: PixelRows): Buffer {
  const entries: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, channels, bitsAt],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, 0],
    [277, short, 1, channels],
    [278, long, 1, height],
    [279, long, 1, width * height * channels],
    [284, short, 1, 1],
    ...(channels === 4 ? [[338, short, 1, 2] as const] : []),
    ...(icc === undefined ? [] : [[34_675, undefinedType, icc.byteLength, 0] as const]),
  ];
  const directoryAt = bitsAt + 8;
  const iccAt = directoryAt + 2 + entries.length * 12 + 4;
  const pixelsAt = iccAt + (icc?.byteLength ?? 0);
  const head = Buffer.alloc(pixelsAt);
  head.write('II*\0', 0, 'latin1');
  head.writeUInt32LE(directoryAt, 4);
  for (let at = 0; at < 4; at += 1) head.writeUInt16LE(8, bitsAt + 2 * at);
  head.writeUInt16LE(entries.length, directoryAt);
  const placed: Readonly<Record<number, number>> = { 273: pixelsAt, 34675: iccAt };
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = directoryAt + 2 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(placed[tag] ?? value, at + 8);
  }
  if (icc !== undefined) head.set(icc, iccAt);
  return head;
}

const bitsAt = 8;

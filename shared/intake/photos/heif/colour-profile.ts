type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Chromaticities of red, green and blue by ITU-T H.273, all with white D65. */
const primariesByNumber: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [
    [0.64, 0.33],
    [0.3, 0.6],
    [0.15, 0.06],
  ],
  9: [
    [0.708, 0.292],
    [0.17, 0.797],
    [0.131, 0.046],
  ],
  12: [
    [0.68, 0.32],
    [0.265, 0.69],
    [0.15, 0.06],
  ],
};

const perceptualQuantizer = 16;
const hybridLogGamma = 18;
/** In candelas per square metre. */
const paperWhite = 203;
const peakWhite = 1000;

const whiteD65: Triple = [0.950_47, 1, 1.088_83];
const whiteD50: Triple = [0.9642, 1, 0.8249];
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/**
 * For Display P3 and BT.2020 colours; dims HDR light (PQ, HLG) to paper white.
 * @returns undefined for sRGB and for unknown numbers
 */
export function iccOfCoding(coding: {
  readonly primaries: number;
  readonly transfer: number;
}): Uint8Array | undefined {
  const isHdr = coding.transfer === perceptualQuantizer || coding.transfer === hybridLogGamma;
  const primaries = primariesByNumber[coding.primaries] ?? (isHdr ? primariesByNumber[9] : undefined);
  if (primaries === undefined || (coding.primaries === 1 && !isHdr)) return undefined;
  const [red, green, blue] = columns(adaptedToD50(toXyz(primaries)));
  const curve = curveTag(linearOf(coding.transfer));
  return profileOf([
    ['desc', descriptionTag('Colours of a HEIF photo')],
    ['cprt', textTag('No rights are reserved.')],
    ['wtpt', xyzTag(whiteD50)],
    ['rXYZ', xyzTag(red)],
    ['gXYZ', xyzTag(green)],
    ['bXYZ', xyzTag(blue)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]);
}

function linearOf(transfer: number): (signal: number) => number {
  if (transfer === perceptualQuantizer) return (signal) => asOnPaper(candelasOfPq(signal));
  if (transfer === hybridLogGamma) return (signal) => asOnPaper(peakWhite * sceneOfHlg(signal) ** 1.2);
  return (signal) => (signal <= 0.040_45 ? signal / 12.92 : ((signal + 0.055) / 1.055) ** 2.4);
}

/** SMPTE ST 2084. */
function candelasOfPq(signal: number): number {
  const root = signal ** (32 / 2523);
  return 10_000 * (Math.max(0, root - 3424 / 4096) / (2413 / 128 - (2392 / 128) * root)) ** (16_384 / 2610);
}

/** ITU-R BT.2100, table 5. */
function sceneOfHlg(signal: number): number {
  const [a, b, c] = [0.178_832_77, 0.284_668_92, 0.559_910_73];
  return signal <= 0.5 ? signal ** 2 / 3 : (Math.exp((signal - c) / a) + b) / 12;
}

/** Reinhard's curve maps the brightest light to paper white. */
function asOnPaper(candelas: number): number {
  const light = candelas / paperWhite;
  const white = peakWhite / paperWhite;
  return Math.min(1, (light * (1 + light / white ** 2)) / (1 + light));
}

function toXyz(primaries: readonly (readonly [number, number])[]): Matrix {
  const [red, green, blue] = primaries.map(([x, y]): Triple => [x / y, 1, (1 - x - y) / y]);
  if (red === undefined || green === undefined || blue === undefined)
    throw new RangeError('three primaries are needed');
  const raw = transposed([red, green, blue]);
  const shares = times(inverse(raw), whiteD65);
  return scaledColumns(raw, shares);
}

/** ICC profiles use white D50. */
function adaptedToD50(matrix: Matrix): Matrix {
  const [from, to] = [times(bradford, whiteD65), times(bradford, whiteD50)];
  const gains: Triple = [to[0] / from[0], to[1] / from[1], to[2] / from[2]];
  const gained: Matrix = [
    scaled(bradford[0], gains[0]),
    scaled(bradford[1], gains[1]),
    scaled(bradford[2], gains[2]),
  ];
  return product(product(inverse(bradford), gained), matrix);
}

const scaled = ([a, b, c]: Triple, by: number): Triple => [a * by, b * by, c * by];
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = (matrix: Matrix, vector: Triple): Triple => [
  dot(matrix[0], vector),
  dot(matrix[1], vector),
  dot(matrix[2], vector),
];
const transposed = ([a, b, c]: Matrix): Matrix => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];
const columns = transposed;
const product = (a: Matrix, b: Matrix): Matrix => {
  const [x, y, z] = columns(b);
  return transposed([times(a, x), times(a, y), times(a, z)]);
};
const scaledColumns = (matrix: Matrix, by: Triple): Matrix => {
  const [x, y, z] = columns(matrix);
  return transposed([scaled(x, by[0]), scaled(y, by[1]), scaled(z, by[2])]);
};
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function inverse(matrix: Matrix): Matrix {
  const [a, b, c] = matrix;
  const determinant = dot(a, cross(b, c));
  return transposed([
    scaled(cross(b, c), 1 / determinant),
    scaled(cross(c, a), 1 / determinant),
    scaled(cross(a, b), 1 / determinant),
  ]);
}

const fixed = (value: number): number => Math.round(value * 65_536);

function xyzTag(xyz: Triple): Buffer {
  const tag = Buffer.alloc(20);
  tag.write('XYZ ', 0, 'latin1');
  for (const [at, value] of xyz.entries()) tag.writeInt32BE(fixed(value), 8 + 4 * at);
  return tag;
}

const curvePoints = 1024;

function curveTag(linear: (signal: number) => number): Buffer {
  const tag = Buffer.alloc(12 + 2 * curvePoints);
  tag.write('curv', 0, 'latin1');
  tag.writeUInt32BE(curvePoints, 8);
  for (let at = 0; at < curvePoints; at += 1)
    tag.writeUInt16BE(Math.round(65_535 * linear(at / (curvePoints - 1))), 12 + 2 * at);
  return tag;
}

const textTag = (text: string): Buffer => Buffer.from(`text\0\0\0\0${text}\0`, 'latin1');

function descriptionTag(text: string): Buffer {
  const tag = Buffer.alloc(12 + text.length + 1 + 8 + 3 + 67);
  tag.write('desc', 0, 'latin1');
  tag.writeUInt32BE(text.length + 1, 8);
  tag.write(text, 12, 'latin1');
  return tag;
}

/** Header, table of tags, tags at multiples of four. ICC.1:2001-04. */
function profileOf(tags: readonly (readonly [name: string, tag: Buffer])[]): Uint8Array {
  const tableBytes = 4 + 12 * tags.length;
  const parts: Buffer[] = [];
  const table = Buffer.alloc(tableBytes);
  table.writeUInt32BE(tags.length, 0);
  let at = 128 + tableBytes;
  for (const [index, [name, tag]] of tags.entries()) {
    const padded = Buffer.concat([tag, Buffer.alloc((4 - (tag.length % 4)) % 4)]);
    table.write(name, 4 + 12 * index, 'latin1');
    table.writeUInt32BE(at, 8 + 12 * index);
    table.writeUInt32BE(tag.length, 12 + 12 * index);
    parts.push(padded);
    at += padded.length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(at, 0);
  header.writeUInt32BE(0x02400000, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.writeUInt16BE(2000, 24);
  header.writeUInt16BE(1, 26);
  header.writeUInt16BE(1, 28);
  header.write('acsp', 36, 'latin1');
  for (const [index, value] of whiteD50.entries()) header.writeInt32BE(fixed(value), 68 + 4 * index);
  return Buffer.concat([header, table, ...parts]);
}

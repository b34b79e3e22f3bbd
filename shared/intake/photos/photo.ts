import sharp from 'sharp';
import { isRefused, type Refused, refuse } from '../refusal.ts';
import { refusedBySize } from '../upload-limits.ts';
import { developHeif } from './heif/develop.ts';
import { type NoStill, readStill } from './heif/still.ts';
import { type PhotoFormat, photoFormat, type SourceFormat } from './photo-format.ts';

/** The palm engine works at 1,600 px; see docs/uploads.md. */
const maxPreparedSide = 2048;
const maxPixels = 120_000_000;
/** The decoder buffers some complete rows, so width also costs memory. */
const maxSidePixels = 30_000;
/**
 * For progressive JPEG, interlaced PNG, HEIC and AVIF, which are decoded whole: 48 megapixels take 290 MB, not 160.
 */
const maxWholePixels = 50_000_000;

/** Beyond `maxWholePixels`, because tiles may extend beyond the edge of the picture. */
const maxCodedPixels = 60_000_000;

const preparedBytes = 5_000_000;

/** At this quality, the noisiest picture of 2,048 px takes 3.6 MB. */
const quality = 85;

type PhotoChange =
  | 'converted-to-jpeg'
  | 'turned-upright'
  | 'brought-down'
  | 'metadata-removed'
  | 'colours-to-srgb'
  | 'transparency-filled';

export interface PhotoLimits {
  readonly maxBytes?: number | undefined;
  readonly formats?: readonly ('jpeg' | 'jpg' | 'png' | 'webp')[] | undefined;
}

/** sRGB, upright, without metadata, sides of at most 2,048 px, 5 MB by default. */
export interface PreparedPhoto {
  readonly image: Uint8Array;
  readonly format: PhotoFormat;
  readonly width: number;
  readonly height: number;
  readonly sourceFormat: SourceFormat;
  readonly changed: readonly PhotoChange[];
}

// On Lambda, a cache of decoded pixels and more threads only take memory.
sharp.cache(false);
sharp.concurrency(1);

export async function preparePhoto(
  bytes: Uint8Array,
  limits: PhotoLimits = {},
): Promise<PreparedPhoto | Refused> {
  const wrongSize = refusedBySize('photo', bytes.byteLength);
  if (wrongSize !== undefined) return wrongSize;
  const sniffed = photoFormat(bytes);
  if (isRefused(sniffed)) return sniffed;
  const source = await sourceOf(bytes, sniffed.format);
  if ('refusal' in source) return source;
  const metadata = await readable(() => sharp(source.bytes, { limitInputPixels: false }).metadata());
  if (metadata === undefined) return damaged();
  const tooMany = tooManyPixels(metadata, isWhole(sniffed.format, metadata));
  if (tooMany !== undefined) return tooMany;
  const format = formatFor(limits.formats);
  const encoded = await readable(() => encodeWithin(source.bytes, format, limits.maxBytes));
  if (encoded === undefined) return damaged();
  const { width, height } = encoded.info;
  const changed = changes(sniffed.format, metadata, Math.max(width, height));
  return { image: encoded.data, format, width, height, sourceFormat: sniffed.format, changed };
}

function formatFor(formats: PhotoLimits['formats']): PhotoFormat {
  if (formats === undefined || formats.some((name) => name === 'jpeg' || name === 'jpg')) return 'jpeg';
  return formats.includes('png') ? 'png' : 'webp';
}

const maxAttempts = 8;

async function encodeWithin(bytes: Uint8Array, format: PhotoFormat, maxBytes = preparedBytes) {
  let encoded = await encode(bytes, format, maxPreparedSide);
  for (let tries = 1; encoded.data.byteLength > maxBytes && tries < maxAttempts; tries += 1) {
    const share = Math.sqrt(maxBytes / encoded.data.byteLength) * 0.95;
    const side = Math.floor(Math.max(encoded.info.width, encoded.info.height) * share);
    encoded = await encode(bytes, format, side);
  }
  return encoded;
}

function encode(bytes: Uint8Array, format: PhotoFormat, side: number) {
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toFormat(format, format === 'png' ? {} : { quality })
    .toBuffer({ resolveWithObject: true });
}

type Metadata = Awaited<ReturnType<ReturnType<typeof sharp>['metadata']>>;

const isWhole = (source: SourceFormat, { isProgressive, format }: Metadata): boolean =>
  source === 'heic' || source === 'avif' || (isProgressive === true && format !== 'webp');

function tooManyPixels(
  { width, height }: Pick<Metadata, 'width' | 'height'>,
  whole: boolean,
): Refused | undefined {
  if (Math.max(width, height) > maxSidePixels) {
    return refuse('too-many-pixels', { code: 'side-too-long', width, height, most: maxSidePixels });
  }
  const limit = whole ? maxWholePixels : maxPixels;
  if (width * height <= limit) return undefined;
  const megapixels = limit / 1_000_000;
  return refuse('too-many-pixels', { code: 'too-many-pixels', width, height, megapixels, whole });
}

interface Source {
  readonly bytes: Uint8Array;
}

async function sourceOf(bytes: Uint8Array, format: SourceFormat): Promise<Source | Refused> {
  if (format !== 'heic' && format !== 'avif') return { bytes };
  const still = readStill(bytes);
  if (typeof still === 'string') return noStill(still);
  const tooMany = tooManyPixels(still, true);
  if (tooMany !== undefined) return tooMany;
  // Tiles may extend beyond the edge. A greater sum means that the file stacks tiles on purpose.
  if (still.codedPixels > 2 * maxWholePixels) return damaged();
  if (still.coding === 'av01') return { bytes };
  if (still.coding !== 'hvc1') return noStill('uncommon');
  const developed = await developHeif(bytes.subarray(0, still.end), maxCodedPixels);
  switch (developed) {
    case 'damaged':
      return damaged();
    case 'too much':
      // libheif 1.23 takes the size after cropping for the size to decode (strukturag/libheif#1856).
      return still.isCropped
        ? refuse('photo-heic', { code: 'heic', fault: 'cropped' })
        : refuse('too-many-pixels', { code: 'decoding-too-large' });
    case 'too slow':
      return refuse('photo-heic', { code: 'heic', fault: 'too slow' });
    default:
      return { bytes: developed };
  }
}

function noStill(why: NoStill): Refused {
  switch (why) {
    case 'damaged':
      return damaged();
    case 'moving':
      return refuse('photo-heic', { code: 'heic', fault: 'moving' });
    case 'uncommon':
      return refuse('photo-heic', { code: 'heic', fault: 'uncommon' });
  }
}

function changes(format: SourceFormat, metadata: Metadata, side: number): PhotoChange[] {
  const changed: PhotoChange[] = [];
  const { exif, xmp, iptc, icc, comments, orientation = 1, hasAlpha, width, height, space } = metadata;
  if (format !== 'jpeg') changed.push('converted-to-jpeg');
  if (orientation > 1) changed.push('turned-upright');
  if (Math.max(width, height) > side) changed.push('brought-down');
  if (exif || xmp || iptc || icc || (comments && comments.length > 0)) changed.push('metadata-removed');
  if (icc || space !== 'srgb') changed.push('colours-to-srgb');
  if (hasAlpha) changed.push('transparency-filled');
  return changed;
}

async function readable<T>(decode: () => Promise<T>): Promise<T | undefined> {
  try {
    return await decode();
  } catch {
    return undefined;
  }
}

function damaged(): Refused {
  return refuse('photo-damaged', { code: 'photo-damaged' });
}

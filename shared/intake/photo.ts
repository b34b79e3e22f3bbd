import sharp from 'sharp';
import { type PhotoFormat, photoFormat } from './photo-format.ts';
import { isRefused, type Refused, refuse } from './refusal.ts';

/** Largest upload that is read at all. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;
/** The service takes 5 MB; decimal, to be right by either meaning of MB. */
export const MAX_PREPARED_BYTES = 5_000_000;
/** Longest side of a prepared photo. The lines of a hand are read at 1,600 px; see docs/uploads.md. */
export const MAX_PREPARED_SIDE = 2048;
/** Phones make up to 108 megapixels; a photo of more would be decoded for no gain. */
const MAX_PIXELS = 120_000_000;
/**
 * Progressive JPEG and interlaced PNG have to be held in memory whole, at several bytes a pixel.
 */
const MAX_WHOLE_PIXELS = 30_000_000;

/** Tried in turn until the photo is small enough; only noise needs more than the first. */
const QUALITIES = [85, 75, 60, 45, 30] as const;

export type PhotoChange =
  | 'converted-to-jpeg'
  | 'turned-upright'
  | 'brought-down'
  | 'metadata-removed'
  | 'colours-to-srgb'
  | 'transparency-filled'
  | 'quality-lowered';

/** A photo as the service gets it: JPEG, sRGB, upright, without any metadata, at most 2,048 px and 5 MB. */
export type PreparedPhoto = {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly sourceFormat: PhotoFormat;
  readonly changed: readonly PhotoChange[];
};

// In a Lambda a cache of decoded pixels only takes memory, and a second thread takes another strip of the photo.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Prepares a photo for the service, whatever it is called. The same bytes give the same JPEG (under one version of
 * sharp and one processor architecture).
 */
export async function preparePhoto(bytes: Uint8Array): Promise<PreparedPhoto | Refused> {
  if (bytes.byteLength === 0) return refuse('empty-file', 'The photo has zero bytes.');
  if (bytes.byteLength > MAX_UPLOAD_BYTES) return photoTooBig(bytes.byteLength);
  const sniffed = photoFormat(bytes);
  if (isRefused(sniffed)) return sniffed;
  const metadata = await readable(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (metadata === undefined) return damaged();
  const tooMany = tooManyPixels(metadata);
  if (tooMany !== undefined) return tooMany;
  for (const quality of QUALITIES) {
    const encoded = await readable(() => encode(bytes, quality));
    if (encoded === undefined) return damaged();
    if (encoded.data.byteLength > MAX_PREPARED_BYTES) continue;
    const { width, height } = encoded.info;
    const changed = changes(sniffed.format, metadata, Math.max(width, height));
    if (quality !== QUALITIES[0]) changed.push('quality-lowered');
    return { jpeg: encoded.data, width, height, sourceFormat: sniffed.format, changed };
  }
  return refuse('photo-too-big', 'The photo cannot be brought below 5 MB.');
}

/** Says of an upload that its size alone, known before it is fetched, rules it out. */
export function photoTooBig(bytes: number): Refused {
  const size = Math.ceil(bytes / 1024 / 1024);
  const limit = MAX_UPLOAD_BYTES / 1024 / 1024;
  return refuse('photo-too-big', `The photo has ${size} MB; at most ${limit} MB are accepted.`);
}

function encode(bytes: Uint8Array, quality: number) {
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .autoOrient()
    .resize({ width: MAX_PREPARED_SIDE, height: MAX_PREPARED_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality, mozjpeg: false })
    .toBuffer({ resolveWithObject: true });
}

type Metadata = Awaited<ReturnType<ReturnType<typeof sharp>['metadata']>>;

function tooManyPixels({ width, height, isProgressive, format }: Metadata): Refused | undefined {
  const pixels = width * height;
  const whole = isProgressive === true && format !== 'webp';
  if (pixels <= (whole ? MAX_WHOLE_PIXELS : MAX_PIXELS)) return undefined;
  const kind = whole ? ' and is stored progressively (interlaced)' : '';
  const limit = (whole ? MAX_WHOLE_PIXELS : MAX_PIXELS) / 1_000_000;
  return refuse(
    'too-many-pixels',
    `The photo has ${width} × ${height} pixels${kind}; at most ${limit} megapixels are accepted.`,
  );
}

function changes(format: PhotoFormat, metadata: Metadata, side: number): PhotoChange[] {
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

/** The library throws for what it cannot decode; there is no other way to ask it. */
async function readable<T>(decode: () => Promise<T>): Promise<T | undefined> {
  try {
    return await decode();
  } catch {
    return undefined;
  }
}

function damaged(): Refused {
  return refuse('photo-damaged', 'The photo is cut off or damaged and cannot be read to its end.');
}

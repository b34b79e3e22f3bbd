import sharp from 'sharp';
import { PhotoRefusedError } from './photo-refused-error.ts';

export const maxPhotoBytes = 5 * 1024 * 1024;
const maxPixels = 120e6;
/** Decoding holds whole rows, so few long rows take as much memory as a large photo. */
const maxSidePixels = 30_000;
const minSidePixels = 200;

type PhotoFormat = 'jpeg' | 'png' | 'webp';

export interface PhotoFile {
  readonly bytes: Uint8Array;
  readonly format: PhotoFormat;
  readonly width: number;
  readonly height: number;
}

/** Judges a file by its first bytes and header, before decoding it. */
export async function admit(bytes: Uint8Array): Promise<PhotoFile> {
  if (bytes.length > maxPhotoBytes)
    throw new PhotoRefusedError('too_large', `The file has ${bytes.length} bytes.`, { bytes: bytes.length });
  const kind = sniff(bytes);
  if (kind === undefined)
    throw new PhotoRefusedError(
      'not_an_image',
      bytes.length === 0 ? 'The file is empty.' : 'The bytes are not a picture.',
    );
  if (!isReadable(kind))
    throw new PhotoRefusedError('unsupported_format', `The file is ${kind}.`, { format: kind });
  const { width, height } = await header(bytes);
  if (width * height > maxPixels || Math.max(width, height) > maxSidePixels)
    throw new PhotoRefusedError('too_many_pixels', `The picture is ${width} x ${height} pixels.`, {
      width,
      height,
    });
  if (Math.min(width, height) < minSidePixels)
    throw new PhotoRefusedError('too_small', `The picture is ${width} x ${height} pixels.`, {
      width,
      height,
    });
  return { bytes, format: kind, width, height };
}

async function header(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch {
    throw new PhotoRefusedError('corrupt', 'The header of the picture cannot be read.');
  }
}

const readable = ['jpeg', 'png', 'webp'] as const;
const isReadable = (kind: string): kind is PhotoFormat => readable.some((format) => format === kind);

function sniff(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  const brand = head.slice(4, 8) === 'ftyp' ? head.slice(8, 12) : '';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.startsWith('GIF8')) return 'GIF';
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'TIFF';
  if (head.startsWith('BM')) return 'BMP';
  if (head.startsWith('%PDF')) return 'PDF';
  if (brand === 'avif' || brand === 'avis') return 'AVIF';
  if (/^(hei[cmsx]|hev[cmx]|mif1|msf1)$/.test(brand)) return 'HEIC';
  if (head.startsWith('\0\0\0\x0cJXL ') || head.startsWith('\xff\x0a')) return 'JPEG XL';
  if (head.startsWith('\0\0\0\x0cjP  ')) return 'JPEG 2000';
  if (/^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(head) && /<svg/i.test(head)) return 'SVG';
  return undefined;
}

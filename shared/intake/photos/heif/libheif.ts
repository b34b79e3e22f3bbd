/**
 * The part of libheif's C interface that we use (npm package libheif-js). Functions that return structures write them
 * to the first argument.
 */
export interface Libheif {
  readonly ready: Promise<unknown>;
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
  _malloc(bytes: number): number;
  _heif_context_alloc(): number;
  _heif_context_get_security_limits(context: number): number;
  _heif_context_read_from_memory_without_copy(
    error: number,
    context: number,
    bytes: number,
    length: number,
    options: number,
  ): void;
  _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
  _heif_image_handle_has_alpha_channel(handle: number): number;
  _heif_image_handle_get_raw_color_profile_size(handle: number): number;
  _heif_image_handle_get_raw_color_profile(error: number, handle: number, bytes: number): void;
  _heif_image_handle_get_nclx_color_profile(error: number, handle: number, profile: number): void;
  _heif_decode_image(
    error: number,
    handle: number,
    image: number,
    colourSpace: number,
    chroma: number,
    options: number,
  ): void;
  _heif_image_get_width(image: number, channel: number): number;
  _heif_image_get_height(image: number, channel: number): number;
  _heif_image_get_plane_readonly2(image: number, channel: number, stride: number): number;
}

const colourSpaceRgb = 1;
const interleavedRgb = 10;
const interleavedRgba = 11;
const channelInterleaved = 10;
const memoryErrorCode = 6;
const securityLimit = 1000;

/** Offsets in heif_security_limits of libheif 1.19 and later. */
const limitOffsets = { imagePixels: 8, blockBytes: 40, totalBytes: 64 };
/** The default pixel limit at its offset, to detect a libheif with another layout. */
const defaultImagePixels = 32_768n * 32_768n;

const maxProfileBytes = 1024 * 1024;

export interface DecodeLimits {
  readonly imagePixels: number;
  readonly memoryBytes: number;
}

interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly icc: Uint8Array | undefined;
  readonly coding: { readonly primaries: number; readonly transfer: number } | undefined;
  copyTo(target: Uint8Array, from: number): void;
}

export type NotDecoded = 'too much' | 'damaged';

/** Decodes the primary picture, upright. Frees no memory, so call it once per instance of libheif. */
export function decodeStill(heif: Libheif, file: Uint8Array, limits: DecodeLimits): Decoded | NotDecoded {
  const memory = new Memory(heif);
  const context = heif._heif_context_alloc();
  memory.limit(heif._heif_context_get_security_limits(context), limits);
  const bytes = memory.hold(file);
  const error = heif._malloc(12);
  const failed = (): NotDecoded | undefined => {
    const [code, detail] = [memory.word(error), memory.word(error + 4)];
    if (code === 0) return undefined;
    return code === memoryErrorCode || detail === securityLimit ? 'too much' : 'damaged';
  };
  heif._heif_context_read_from_memory_without_copy(error, context, bytes, file.byteLength, 0);
  const unread = failed();
  if (unread !== undefined) return unread;
  const place = heif._malloc(4);
  heif._heif_context_get_primary_image_handle(error, context, place);
  const noPrimary = failed();
  if (noPrimary !== undefined) return noPrimary;
  const handle = memory.word(place);
  const channels = heif._heif_image_handle_has_alpha_channel(handle) === 0 ? 3 : 4;
  const chroma = channels === 3 ? interleavedRgb : interleavedRgba;
  heif._heif_decode_image(error, handle, place, colourSpaceRgb, chroma, 0);
  const undecoded = failed();
  if (undecoded !== undefined) return undecoded;
  const image = memory.word(place);
  const width = heif._heif_image_get_width(image, channelInterleaved);
  const height = heif._heif_image_get_height(image, channelInterleaved);
  const plane = heif._heif_image_get_plane_readonly2(image, channelInterleaved, place);
  if (plane === 0 || width < 1 || height < 1) return 'damaged';
  const stride = memory.word(place);
  return {
    width,
    height,
    channels,
    icc: iccOf(heif, memory, handle, error),
    coding: codingOf(heif, memory, handle, error, place),
    copyTo: (target, from) => {
      const row = width * channels;
      for (let y = 0; y < height; y += 1)
        target.set(heif.HEAPU8.subarray(plane + y * stride, plane + y * stride + row), from + y * row);
    },
  };
}

function iccOf(heif: Libheif, memory: Memory, handle: number, error: number): Uint8Array | undefined {
  const length = heif._heif_image_handle_get_raw_color_profile_size(handle);
  if (length === 0 || length > maxProfileBytes) return undefined;
  const profileAt = heif._malloc(length);
  heif._heif_image_handle_get_raw_color_profile(error, handle, profileAt);
  return memory.word(error) === 0 ? heif.HEAPU8.slice(profileAt, profileAt + length) : undefined;
}

/** heif_color_profile_nclx: a version, then primaries, transfer and matrix with four bytes each. */
function codingOf(
  heif: Libheif,
  memory: Memory,
  handle: number,
  error: number,
  place: number,
): Decoded['coding'] {
  heif._heif_image_handle_get_nclx_color_profile(error, handle, place);
  if (memory.word(error) !== 0) return undefined;
  const codingAt = memory.word(place);
  return { primaries: memory.word(codingAt + 4), transfer: memory.word(codingAt + 8) };
}

class Memory {
  readonly #heif: Libheif;

  constructor(heif: Libheif) {
    this.#heif = heif;
  }

  word(address: number): number {
    return this.#view().getUint32(address, true);
  }

  hold(bytes: Uint8Array): number {
    const address = this.#heif._malloc(bytes.byteLength);
    this.#heif.HEAPU8.set(bytes, address);
    return address;
  }

  limit(address: number, { imagePixels, memoryBytes }: DecodeLimits): void {
    const view = this.#view();
    const { imagePixels: pixelsAt, blockBytes, totalBytes } = limitOffsets;
    if (view.getBigUint64(address + pixelsAt, true) !== defaultImagePixels)
      throw new Error('libheif stores its limits at an unknown offset');
    view.setBigUint64(address + pixelsAt, BigInt(imagePixels), true);
    view.setBigUint64(address + blockBytes, BigInt(memoryBytes), true);
    view.setBigUint64(address + totalBytes, BigInt(memoryBytes), true);
  }

  #view(): DataView {
    return new DataView(this.#heif.HEAPU8.buffer);
  }
}

export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Bilinear sample at (x, y), written to out[at..at+2]; pixel centres at whole numbers. Returns false outside the
 * picture.
 */
export function sampleInto(pixels: Pixels, x: number, y: number, out: Float32Array, at: number): boolean {
  const { data, width, height } = pixels;
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return false;
  const fx = x - left;
  const fy = y - top;
  const first = (top * width + left) * 3;
  const below = first + width * 3;
  for (let c = 0; c < 3; c++) {
    const upper = (data[first + c] ?? 0) * (1 - fx) + (data[first + 3 + c] ?? 0) * fx;
    const lower = (data[below + c] ?? 0) * (1 - fx) + (data[below + 3 + c] ?? 0) * fx;
    out[at + c] = upper * (1 - fy) + lower * fy;
  }
  return true;
}

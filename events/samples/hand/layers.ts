import { limbDistance, type Spot } from './anatomy.ts';
import type { Colour, HandDrawing, Layer } from './drawing.ts';

/** Each shades what is behind it. */
export const paintLayers =
  (layers: readonly Layer[], unit: number) =>
  (spot: Spot, behind: Colour, mottle: number): Colour => {
    let painted = behind;
    for (const { limbs, colour } of layers) {
      let nearest = 9;
      let radius = 0.1;
      for (const limb of limbs) {
        const distance = limbDistance(limb, spot[0], spot[1]);
        if (distance < nearest) [nearest, radius] = [distance, Math.max(...limb.radii)];
      }
      const inside = Math.min(1, Math.max(0, 0.5 - nearest * unit));
      const rim = 1 - Math.min(1, Math.max(0, -nearest / radius));
      const light = (0.5 + 0.5 * Math.sqrt(1 - rim * rim)) * (1 + 0.03 * mottle);
      const shadow = 1 - 0.4 * Math.exp(-Math.max(0, nearest) / 0.035);
      const mix = (c: 0 | 1 | 2) => colour[c] * light * inside + painted[c] * shadow * (1 - inside);
      painted = [mix(0), mix(1), mix(2)];
    }
    return painted;
  };

export function drawCartoon(
  { width, height, skin, background }: HandDrawing,
  body: Float32Array,
  furrows: Float32Array,
  unit: number,
): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const distance = body[at] ?? 1;
    const stroke = Math.max(Math.exp(-((distance * unit) ** 2) / 8), (furrows[at] ?? 0) > 0.4 ? 1 : 0);
    const inside = Math.min(1, Math.max(0, 0.5 - distance * unit));
    for (let c = 0; c < 3; c++) {
      const fill = (skin[c] ?? 0) * inside + (background[c] ?? 0) * (1 - inside);
      data[at * 3 + c] = Math.round(fill * (1 - stroke) + 30 * stroke);
    }
  }
  return data;
}

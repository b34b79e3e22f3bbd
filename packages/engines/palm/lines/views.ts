import type { Affine } from '../hand/geometry.ts';
import type { IsSkin } from '../hand/pose.ts';
import type { Canvas } from '../surface/canonical.ts';
import { skinMask } from '../surface/skin.ts';
import { findLines, furrowsOf, type PalmLines } from './lines.ts';

/** `turn` in degrees, `size` as a factor. */
interface View {
  readonly turn: number;
  readonly size: number;
}

const views: readonly View[] = [
  { turn: 0, size: 1 },
  { turn: 3, size: 1.03 },
  { turn: -3, size: 0.97 },
  { turn: 1.5, size: 0.95 },
  { turn: -1.5, size: 1.05 },
];

/** In palm units. */
const middle = { x: 0, y: -0.66 };

export function linesInViews(canvas: Canvas, isSkin: IsSkin | undefined): PalmLines[] {
  const furrows = furrowsOf(canvas.rgb, skinMask(canvas, isSkin));
  return views.map((view) => findLines(furrows, placed(view)));
}

function placed({ turn, size }: View): Affine {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [size * Math.cos(angle), size * Math.sin(angle)];
  return {
    xx: cos,
    xy: -sin,
    x0: middle.x - cos * middle.x + sin * middle.y,
    yx: sin,
    yy: cos,
    y0: middle.y - sin * middle.x - cos * middle.y,
  };
}

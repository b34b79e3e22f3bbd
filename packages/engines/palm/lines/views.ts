import type { Affine } from '../hand/geometry.ts';
import type { IsSkin } from '../hand/pose.ts';
import type { Canvas } from '../surface/canonical.ts';
import { skinMask } from '../surface/skin.ts';
import { findLines, furrowsOf, type PalmLines } from './lines.ts';

interface View {
  readonly degrees: number;
  readonly scale: number;
}

const views: readonly View[] = [
  { degrees: 0, scale: 1 },
  { degrees: 3, scale: 1.03 },
  { degrees: -3, scale: 0.97 },
  { degrees: 1.5, scale: 0.95 },
  { degrees: -1.5, scale: 1.05 },
];

/** The views turn around this point, in palm units. */
const middle = { x: 0, y: -0.66 };

export function linesInViews(canvas: Canvas, isSkin: IsSkin | undefined): PalmLines[] {
  const furrows = furrowsOf(canvas.rgb, skinMask(canvas, isSkin));
  return views.map((view) => findLines(furrows, placed(view)));
}

function placed({ degrees, scale }: View): Affine {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  return {
    xx: cos,
    xy: -sin,
    x0: middle.x - cos * middle.x + sin * middle.y,
    yx: sin,
    yy: cos,
    y0: middle.y - sin * middle.x - cos * middle.y,
  };
}

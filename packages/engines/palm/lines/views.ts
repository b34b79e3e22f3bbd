import { type Affine, apply, type Point } from '../hand/geometry.ts';
import { mapPoints, palmPoints } from '../hand/landmarks.ts';
import type { IsSkin } from '../hand/pose.ts';
import type { Palm } from '../hand/recognise.ts';
import type { Pixels } from '../photo/pixels.ts';
import { type Canvas, canonicalPalm } from '../surface/canonical.ts';
import { ridgeMap } from '../surface/ridges.ts';
import { skinColour, skinMask } from '../surface/skin.ts';
import type { LineName } from './corridors.ts';
import { findLines, type PalmLines } from './lines.ts';
import type { Line } from './measure.ts';

/** How a view differs from the first: degrees, factor on the size, exponent of the light. */
interface View {
  readonly turn: number;
  readonly size: number;
  readonly gamma: number;
}

const furtherViews: readonly View[] = [
  { turn: 3, size: 1.03, gamma: 0.75 },
  { turn: -3, size: 0.97, gamma: 1.3 },
  { turn: 1.5, size: 0.95, gamma: 1 },
  { turn: -1.5, size: 1.05, gamma: 1 },
];

export function linesInViews(
  photo: Pixels,
  palm: Palm,
  canvas: Canvas,
  isSkin: IsSkin | undefined,
): PalmLines[] {
  const back = inverse(canvas.toPhoto);
  const further = furtherViews.map((view) => {
    const other = canonicalPalm(photo, turned(palm, view));
    relight(other, view.gamma);
    return moved(linesOf(other, skinColour(other)), (place) => apply(back, apply(other.toPhoto, place)));
  });
  return [linesOf(canvas, isSkin), ...further];
}

function linesOf(canvas: Canvas, isSkin: IsSkin | undefined): PalmLines {
  const skin = skinMask(canvas, isSkin);
  return findLines(ridgeMap(canvas.rgb, skin), skin);
}

function turned(palm: Palm, { turn, size }: View): Palm {
  const places = palmPoints(palm.points);
  const x0 = places.reduce((sum, [x]) => sum + x, 0) / places.length;
  const y0 = places.reduce((sum, [, y]) => sum + y, 0) / places.length;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [size * Math.cos(angle), size * Math.sin(angle)];
  const points = mapPoints(
    palm.points,
    ([x, y]): Point => [x0 + cos * (x - x0) - sin * (y - y0), y0 + sin * (x - x0) + cos * (y - y0)],
  );
  return { ...palm, points };
}

function relight({ rgb }: Canvas, gamma: number): void {
  if (gamma !== 1) for (let at = 0; at < rgb.length; at++) rgb[at] = 255 * ((rgb[at] ?? 0) / 255) ** gamma;
}

function moved({ lines, ...rest }: PalmLines, move: (place: Point) => Point): PalmLines {
  const line = (name: LineName): Line => ({ ...lines[name], path: lines[name].path.map(move) });
  return {
    ...rest,
    lines: { heart: line('heart'), head: line('head'), life: line('life'), fate: line('fate') },
  };
}

function inverse({ xx, xy, x0, yx, yy, y0 }: Affine): Affine {
  const whole = xx * yy - xy * yx;
  const [a, b, c, d] = [yy / whole, -xy / whole, -yx / whole, xx / whole];
  return { xx: a, xy: b, x0: -a * x0 - b * y0, yx: c, yy: d, y0: -c * x0 - d * y0 };
}

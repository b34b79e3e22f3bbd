export type Point = readonly [x: number, y: number];

/** (x, y) -> (xx*x + xy*y + x0, yx*x + yy*y + y0). */
export interface Affine {
  readonly xx: number;
  readonly xy: number;
  readonly x0: number;
  readonly yx: number;
  readonly yy: number;
  readonly y0: number;
}

export const apply = (map: Affine, [x, y]: Point): Point => [
  map.xx * x + map.xy * y + map.x0,
  map.yx * x + map.yy * y + map.y0,
];

export const areaScale = (map: Affine): number => Math.abs(map.xx * map.yy - map.xy * map.yx);

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

export function pathLength(path: readonly Point[]): number {
  let length = 0;
  let before: Point | undefined;
  for (const point of path) {
    if (before) length += distance(before, point);
    before = point;
  }
  return length;
}

export function interpolate(knots: readonly Point[], at: number): number {
  let [from, to] = [knots[0], knots[1]];
  for (let i = 1; i < knots.length; i++) {
    [from, to] = [knots[i - 1], knots[i]];
    if (to && at <= to[0]) break;
  }
  if (!from || !to) throw new RangeError('a piecewise linear function needs two knots');
  return from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0]);
}

export const round = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

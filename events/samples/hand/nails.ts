import { finger, fingerNames, type HandShape, type Spot, thumb } from './anatomy.ts';
import type { Crease } from './creases.ts';

export function nailMap(shape: HandShape): (spot: Spot) => number {
  const nails = [...fingerNames.map((name) => finger(name, shape)), thumb(shape)].map(
    ({ joints, thickness }) => {
      const [, , end, tip] = joints;
      const [dx, dy] = [tip[0] - end[0], tip[1] - end[1]];
      const length = Math.hypot(dx, dy);
      const along: Spot = [dx / length, dy / length];
      const centre: Spot = [end[0] + dx * 0.86, end[1] + dy * 0.86];
      return { centre, along, half: [length * 0.42, thickness * 0.56] as const };
    },
  );
  return ([x, y]) =>
    nails.reduce((most, { centre, along, half }) => {
      const [dx, dy] = [x - centre[0], y - centre[1]];
      const u = (dx * along[0] + dy * along[1]) / half[0];
      const v = (dx * along[1] - dy * along[0]) / half[1];
      const inside = 1 - (u ** 4 + v ** 4);
      return Math.max(most, Math.min(1, Math.max(0, inside * 6)));
    }, 0);
}

export function knuckleCreases(shape: HandShape): Crease[] {
  return fingerNames.flatMap((name) => {
    const { joints, thickness } = finger(name, shape);
    const [base, middle] = joints;
    const [dx, dy] = [middle[0] - base[0], middle[1] - base[1]];
    const length = Math.hypot(dx, dy);
    return [-0.05, -0.025, 0, 0.025, 0.05].map((shift): Crease => {
      const course = Array.from({ length: 13 }, (_, i): Spot => {
        const side = (i / 6 - 1) * thickness * (0.75 - Math.abs(shift) * 5);
        const bulge = shift * (1 + 0.8 * (1 - (i / 6 - 1) ** 2));
        return [
          middle[0] + (dx / length) * bulge - (dy / length) * side,
          middle[1] + (dy / length) * bulge + (dx / length) * side,
        ];
      });
      return { course, width: 0.007, depth: 0.5 };
    });
  });
}

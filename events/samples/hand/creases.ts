import { finger, fingerNames, type HandShape, type Spot, thumb } from './anatomy.ts';

/** Width in hand units; depth relative to the usual one. */
export interface Crease {
  readonly course: readonly Spot[];
  readonly width: number;
  readonly depth: number;
}

export interface PalmLines {
  readonly heart: readonly Spot[];
  readonly head: readonly Spot[];
  readonly life: readonly Spot[];
  readonly fate?: readonly Spot[];
  /** Relative to the usual depth; 1 if absent. */
  readonly depths?: Readonly<Record<'heart' | 'head' | 'life' | 'fate', number>>;
}

/** A Catmull-Rom curve with 24 steps per stretch. */
export function curve(spots: readonly Spot[]): Spot[] {
  const out: Spot[] = [];
  for (let i = 0; i + 1 < spots.length; i++) {
    const b = spots[i] ?? [0, 0];
    const c = spots[i + 1] ?? b;
    const a = spots[i - 1] ?? b;
    const d = spots[i + 2] ?? c;
    for (let s = 0; s < 24; s++) {
      const t = s / 24;
      const mix = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      out.push([mix(0), mix(1)]);
    }
  }
  const last = spots.at(-1);
  return last ? [...out, last] : out;
}

export const principalCreases = ({ heart, head, life, fate, depths }: PalmLines): Crease[] => [
  { course: curve(heart), width: 0.0075, depth: depths?.heart ?? 1 },
  { course: curve(head), width: 0.007, depth: 0.95 * (depths?.head ?? 1) },
  { course: curve(life), width: 0.0078, depth: depths?.life ?? 1 },
  ...(fate ? [{ course: curve(fate), width: 0.0055, depth: 0.6 * (depths?.fate ?? 1) }] : []),
];

export function jointCreases(shape: HandShape): Crease[] {
  const across = (at: Spot, towards: Spot, radius: number, shift: number, depth: number): Crease => {
    const [dx, dy] = [towards[0] - at[0], towards[1] - at[1]];
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [dx / length, dy / length];
    const course = Array.from({ length: 17 }, (_, i): Spot => {
      const side = (i / 8 - 1) * radius * 0.86;
      const sag = shift + 0.018 * (1 - (i / 8 - 1) ** 2);
      return [at[0] + ux * sag - uy * side, at[1] + uy * sag + ux * side];
    });
    return { course, width: 0.007, depth };
  };
  const fingers = fingerNames.flatMap((name) => {
    const { joints, thickness } = finger(name, shape);
    const [base, middle, end, tip] = joints;
    return [
      across(base, middle, thickness, 0.17, 0.9),
      across(middle, end, thickness, -0.015, 0.85),
      across(middle, end, thickness, 0.015, 0.6),
      across(end, tip, thickness * 0.9, 0, 0.75),
    ];
  });
  const [, base, end, tip] = thumb(shape).joints;
  const wrist = [0.02, 0.07].map(
    (y): Crease => ({
      course: curve([
        [-0.24, y],
        [0, y + 0.025],
        [0.24, y - 0.01],
      ]),
      width: 0.008,
      depth: 0.7,
    }),
  );
  return [...fingers, across(base, end, 0.105, 0, 0.5), across(end, tip, 0.1, -0.01, 0.75), ...wrist];
}

export function fineCreases(random: () => number, count: number): Crease[] {
  return Array.from({ length: count }, () => {
    const start: Spot = [-0.34 + random() * 0.78, -1 + random() * 0.92];
    const lean = (random() < 0.55 ? -0.9 : 0.5) + (random() - 0.5) * 1.1;
    const length = 0.04 + random() * 0.16;
    const bend = (random() - 0.5) * 0.05;
    const end: Spot = [start[0] + Math.sin(lean) * length, start[1] + Math.cos(lean) * length];
    const middle: Spot = [(start[0] + end[0]) / 2 + bend, (start[1] + end[1]) / 2 + bend];
    return {
      course: curve([start, middle, end]),
      width: 0.003 + random() * 0.002,
      depth: 0.06 + random() * 0.14,
    };
  });
}

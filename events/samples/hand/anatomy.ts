/**
 * In hand units: the wrist is at (0, 0), the base of the middle finger at (0, -1), the thumb of a left palm at the left.
 */
export type Spot = readonly [x: number, y: number];

export interface Limb {
  readonly from: Spot;
  readonly to: Spot;
  readonly radii: readonly [number, number];
}

interface FingerShape {
  /** From the joint in the palm to the tip, in hand units. */
  readonly length: number;
  /** Degrees from straight up, positive towards the little finger. */
  readonly lean: number;
  readonly thickness: number;
}

export interface HandShape {
  readonly index: FingerShape;
  readonly middle: FingerShape;
  readonly ring: FingerShape;
  readonly little: FingerShape;
  readonly thumb: FingerShape;
  /** 1 for a mean palm, more for a broader one. */
  readonly breadth: number;
}

export const fingerNames = ['index', 'middle', 'ring', 'little'] as const;

const bases: Record<(typeof fingerNames)[number], Spot> = {
  index: [-0.217, -0.989],
  middle: [0, -1],
  ring: [0.195, -0.939],
  little: [0.379, -0.817],
};

export const meanHand: HandShape = {
  index: { length: 0.9, lean: -9, thickness: 0.108 },
  middle: { length: 0.99, lean: -1, thickness: 0.11 },
  ring: { length: 0.92, lean: 7, thickness: 0.105 },
  little: { length: 0.73, lean: 19, thickness: 0.09 },
  thumb: { length: 0.62, lean: -42, thickness: 0.125 },
  breadth: 1,
};

interface Finger {
  readonly joints: readonly [Spot, Spot, Spot, Spot];
  readonly thickness: number;
}

const step = ([x, y]: Spot, lean: number, length: number): Spot => {
  const angle = (lean * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
};

export function finger(name: (typeof fingerNames)[number], shape: HandShape): Finger {
  const { length, lean, thickness } = shape[name];
  const base: Spot = [bases[name][0] * shape.breadth, bases[name][1]];
  const middle = step(base, lean, length * 0.48);
  const end = step(middle, lean * 0.8, length * 0.3);
  return { joints: [base, middle, end, step(end, lean * 0.6, length * 0.22)], thickness };
}

export function thumb({ thumb: { length, lean, thickness }, breadth }: HandShape): Finger {
  const root: Spot = [-0.3 * breadth, -0.24];
  const base = step(root, lean, length * 0.5);
  const end = step(base, lean * 0.85, length * 0.48);
  return { joints: [root, base, end, step(end, lean * 0.7, length * 0.34)], thickness };
}

export function bodies(shape: HandShape): Limb[][] {
  const wide = shape.breadth;
  const palm: Limb[] = [
    { from: [-0.1 * wide, -0.06], to: [-0.19 * wide, -0.97], radii: [0.2, 0.15] },
    { from: [0, -0.06], to: [0, -1], radii: [0.2, 0.14] },
    { from: [0.1 * wide, -0.1], to: [0.18 * wide, -0.94], radii: [0.2, 0.14] },
    { from: [0.13 * wide, -0.12], to: [0.35 * wide, -0.82], radii: [0.22, 0.13] },
    { from: [-0.1 * wide, -0.2], to: [-0.24 * wide, -0.45], radii: [0.22, 0.2] },
    { from: [0, 0], to: [0, 1.2], radii: [0.27 * wide, 0.31 * wide] },
  ];
  const outer = [...fingerNames.map((name) => finger(name, shape)), thumb(shape)].map(
    ({ joints, thickness }) => {
      const [base, middle, end, tip] = joints;
      const limb = (from: Spot, to: Spot, a: number, b: number): Limb => ({
        from,
        to,
        radii: [thickness * a, thickness * b],
      });
      return [limb(base, middle, 1, 0.97), limb(middle, end, 0.97, 0.88), limb(end, tip, 0.88, 0.74)];
    },
  );
  return [...palm.map((limb) => [limb]), ...outer];
}

/** Signed distance in hand units, negative inside. */
export function limbDistance({ from, to, radii }: Limb, x: number, y: number): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - dx * t, y - from[1] - dy * t) - (radii[0] + (radii[1] - radii[0]) * t);
}

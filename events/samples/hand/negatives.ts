import { finger, fingerNames, type HandShape, type Limb, type Spot, thumb } from './anatomy.ts';
import type { Colour, HandDrawing, Layer } from './drawing.ts';
import { type Draws, drawsFrom, randomPerson } from './random-person.ts';

/** Drawings that the palm reader must refuse. */
export const negativeKinds = [
  'back of a hand',
  'edge-on hand',
  'fist',
  'claw',
  'hand around a thing',
  'glove',
  'foot',
  'flat drawing',
] as const;
export type NegativeKind = (typeof negativeKinds)[number];

export const negative = (kind: NegativeKind, seed: number, width = 720): HandDrawing =>
  change[kind](randomPerson(seed, width), drawsFrom(seed + 1_000_003));

const noLines = { heart: [], head: [], life: [] };

const change: Record<NegativeKind, (person: HandDrawing, draws: Draws) => HandDrawing> = {
  'back of a hand': (person) => ({ ...person, view: 'back' }),
  'edge-on hand': (person, { between }) => ({
    ...person,
    lines: noLines,
    shape: edgeOn(person.shape, between(0.2, 0.42)),
  }),
  fist: (person, { between }) => ({
    ...person,
    shape: withFingers(person.shape, between(0.14, 0.22)),
    front: [
      ...foldedFingers(person, between(0.3, 0.42), between(165, 190)),
      thumbAcross(person, between(60, 100)),
    ],
  }),
  claw: (person, { between }) => ({
    ...person,
    shape: withFingers(person.shape, between(0.4, 0.55)),
    front: clawedFingers(person, between(0.22, 0.36), between(150, 185)),
  }),
  'hand around a thing': (person, draws) => ({
    ...person,
    shape: withFingers(person.shape, draws.between(0.2, 0.4)),
    front: grippedObject(person, draws),
  }),
  glove: (person, { pick, between }) => ({ ...person, skin: pick(cloths), fabric: between(0, 1) }),
  foot: (person, draws) => ({ ...person, lines: noLines, limbs: footLimbs(draws) }),
  'flat drawing': (person, { chance }) => ({
    ...person,
    isCartoon: true,
    ...(chance(0.4) ? { skin: [250, 250, 246] as const, background: [252, 252, 250] as const } : {}),
  }),
};

const cloths: readonly [Colour, ...Colour[]] = [
  [30, 32, 38],
  [214, 214, 210],
  [52, 96, 168],
  [160, 40, 44],
  [120, 126, 60],
  [104, 72, 48],
];

const withFingers = (shape: HandShape, share: number): HandShape => ({
  ...shape,
  ...Object.fromEntries(
    fingerNames.map((name) => [name, { ...shape[name], length: shape[name].length * share }]),
  ),
});

function edgeOn(shape: HandShape, breadth: number): HandShape {
  const straight = Object.fromEntries(
    fingerNames.map((name, i) => [name, { ...shape[name], lean: 2 * i - 3 }]),
  );
  return { ...shape, ...straight, breadth, thumb: { ...shape.thumb, lean: -16 } };
}

const towards = ([x, y]: Spot, degrees: number, length: number): Spot => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
};

const paler = ([red, green, blue]: Colour, by: number): Colour => [red * by, green * by, blue * by];

const foldedFingers = ({ shape, skin }: HandDrawing, length: number, degrees: number): Layer[] =>
  fingerNames.map((name) => {
    const { joints, thickness } = finger(name, withFingers(shape, 0.16));
    const [, , , knuckle] = joints;
    const wide: [number, number] = [thickness * 1.12, thickness];
    const end = towards(knuckle, degrees, length);
    return {
      colour: paler(skin, 1.04),
      limbs: [
        { from: knuckle, to: end, radii: wide },
        { from: end, to: towards(end, degrees - 20, 0.06), radii: [thickness, thickness * 0.9] },
      ],
    };
  });

function thumbAcross({ shape, skin }: HandDrawing, degrees: number): Layer {
  const { joints, thickness } = thumb(shape);
  const middle = towards(joints[0], degrees - 70, 0.26);
  return {
    colour: paler(skin, 1.06),
    limbs: [
      { from: joints[0], to: middle, radii: [thickness * 1.2, thickness] },
      { from: middle, to: towards(middle, degrees, 0.36), radii: [thickness, thickness * 0.85] },
    ],
  };
}

const clawedFingers = ({ shape, skin }: HandDrawing, length: number, degrees: number): Layer[] =>
  fingerNames.map((name) => {
    const { joints, thickness } = finger(name, withFingers(shape, 0.48));
    const bend = joints[3];
    const end = towards(bend, degrees + joints[3][0] * 40, length);
    return {
      colour: paler(skin, 1.05),
      limbs: [{ from: bend, to: end, radii: [thickness * 1.05, thickness * 0.85] }],
    };
  });

function grippedObject(person: HandDrawing, { between, pick, chance }: Draws): Layer[] {
  const middle: Spot = [between(-0.08, 0.1), between(-0.75, -0.5)];
  const lean = between(60, 120);
  const half = pick([0.1, 0.5, 0.9]);
  const thick = between(0.22, 0.34);
  const thing: Layer = {
    colour: pick(cloths),
    limbs: [
      {
        from: towards(middle, lean, half),
        to: towards(middle, lean + 180, half),
        radii: [thick, thick * 0.9],
      },
    ],
  };
  const grip = foldedFingers(person, between(0.25, 0.45), between(165, 195));
  return chance(0.8) ? [thing, ...grip, thumbAcross(person, between(40, 80))] : [thing];
}

function footLimbs({ between }: Draws): Limb[][] {
  const wide = between(0.9, 1.1);
  const toes = [
    [-0.24, -1.28, 0.13],
    [-0.07, -1.3, 0.085],
    [0.07, -1.24, 0.08],
    [0.19, -1.15, 0.075],
    [0.29, -1.04, 0.07],
  ] as const;
  return [
    [{ from: [0.02, 0.3], to: [0.02, 0.1], radii: [0.24 * wide, 0.22 * wide] }],
    [{ from: [0.05, 0.1], to: [0.1, -0.5], radii: [0.2 * wide, 0.18 * wide] }],
    [{ from: [-0.12, -0.82], to: [0.16, -0.72], radii: [0.24 * wide, 0.2 * wide] }],
    [{ from: [0.06, -0.4], to: [0, -0.8], radii: [0.2 * wide, 0.28 * wide] }],
    ...toes.map(([x, y, radius]): Limb[] => [
      { from: [x * 0.95, y + 0.28], to: [x, y], radii: [radius * 0.8, radius] },
    ]),
  ];
}

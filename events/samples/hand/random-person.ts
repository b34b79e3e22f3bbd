import { type HandShape, meanHand, type Spot } from './anatomy.ts';
import type { PalmLines } from './creases.ts';
import type { Colour, HandDrawing } from './drawing.ts';
import { seeded } from './random.ts';

export interface Draws {
  readonly between: (min: number, max: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly chance: (share: number) => boolean;
}

export function drawsFrom(seed: number): Draws {
  const random = seeded(seed);
  return {
    between: (min, max) => min + random() * (max - min),
    pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
    chance: (share) => random() < share,
  };
}

const skins: readonly [Colour, ...Colour[]] = [
  [92, 64, 50],
  [124, 88, 68],
  [156, 112, 86],
  [176, 126, 98],
  [204, 154, 126],
  [228, 178, 152],
  [240, 200, 178],
];

const grounds: readonly [Colour, ...Colour[]] = [
  [96, 108, 122],
  [150, 138, 120],
  [222, 222, 216],
  [40, 42, 48],
  [120, 84, 60],
  [70, 110, 90],
  [196, 168, 60],
];

export function randomPerson(seed: number, width = 900): HandDrawing {
  const draws = drawsFrom(seed);
  const { pick, chance } = draws;
  return {
    seed,
    side: chance(0.5) ? 'left' : 'right',
    view: 'palm',
    shape: randomShape(draws),
    lines: randomLines(draws),
    skin: pick(skins),
    background: pick(grounds),
    width,
    height: Math.round(width * 1.25),
  };
}

function randomShape({ between, chance }: Draws): HandShape {
  const relaxed = chance(0.4);
  const reach = between(0.94, 1.06);
  const spread = relaxed ? between(0.4, 0.7) : between(0.7, 1.15);
  const finger = ({ length, lean, thickness }: HandShape['index']): HandShape['index'] => ({
    length: length * reach * (relaxed ? between(0.82, 0.95) : between(0.97, 1.03)),
    lean: lean * spread + between(-2, 2),
    thickness: thickness * between(0.94, 1.06),
  });
  return {
    index: finger(meanHand.index),
    middle: finger(meanHand.middle),
    ring: finger(meanHand.ring),
    little: finger(meanHand.little),
    thumb: { ...meanHand.thumb, lean: between(-58, relaxed ? -20 : -34) },
    breadth: between(0.92, 1.12),
  };
}

function randomLines({ between, chance }: Draws): PalmLines {
  const heartEnd = between(-0.18, 0.04);
  const heartHeight = between(-0.03, 0.03);
  const bow = between(0, 0.06);
  const heart = [0, 0.25, 0.5, 0.75, 1].map((share): Spot => {
    const x = 0.46 + share * (heartEnd - 0.46);
    return [x, -0.65 - 0.54 * (0.46 - x) + bow * Math.sin(Math.PI * share) + heartHeight];
  });
  const headTop = between(-0.85, -0.78);
  const headEnd = between(0.12, 0.4);
  const fall = between(0.3, 0.8);
  const head = [0, 0.25, 0.5, 0.75, 1].map((share): Spot => {
    const x = -0.33 + share * (headEnd + 0.33);
    return [x, headTop + fall * (x + 0.33) * (0.75 + 0.25 * share)];
  });
  const reach = between(-0.04, 0.05);
  const last = between(22, 52);
  const life = [-72, -55, -35, -10, 12, 0.5 * (12 + last), last].map((degrees): Spot => {
    const angle = (degrees * Math.PI) / 180;
    const radius = 0.46 + reach + 0.1 * Math.max(0, -degrees / 72) ** 1.5;
    return [-0.45 + radius * Math.cos(angle), -0.3 + radius * Math.sin(angle)];
  });
  const rise = between(-0.6, -0.85);
  const from = between(-0.08, -0.3);
  const across = between(0.02, 0.14);
  const fate: Spot[] = [0, 0.5, 1].map((share) => [
    across + share * (0.03 - across),
    from + share * (rise - from),
  ]);
  const depth = () => (chance(0.25) ? between(0.45, 0.7) : between(0.8, 1.1));
  return {
    heart,
    head,
    life,
    ...(chance(0.35) ? { fate } : {}),
    depths: { heart: depth(), head: depth(), life: depth(), fate: depth() },
  };
}

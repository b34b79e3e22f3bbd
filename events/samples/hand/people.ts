import { type HandShape, meanHand } from './anatomy.ts';
import type { HandDrawing } from './drawing.ts';

const broad: HandShape = { ...meanHand, breadth: 1.1 };

export const anna: HandDrawing = {
  seed: 41,
  side: 'left',
  view: 'palm',
  shape: broad,
  lines: {
    heart: [
      [0.47, -0.66],
      [0.34, -0.69],
      [0.2, -0.76],
      [0.06, -0.85],
      [-0.05, -0.95],
      [-0.1, -1.03],
    ],
    head: [
      [-0.33, -0.83],
      [-0.2, -0.8],
      [-0.04, -0.73],
      [0.12, -0.63],
      [0.27, -0.54],
      [0.36, -0.47],
    ],
    life: [
      [-0.34, -0.84],
      [-0.2, -0.76],
      [-0.08, -0.64],
      [-0.01, -0.48],
      [0, -0.3],
      [-0.04, -0.14],
      [-0.1, -0.02],
    ],
  },
  skin: [228, 178, 152],
  background: [96, 108, 122],
  width: 1080,
  height: 1350,
};

const slender: HandShape = {
  ...meanHand,
  index: { length: 0.98, lean: -7, thickness: 0.1 },
  middle: { length: 1.06, lean: 0, thickness: 0.102 },
  ring: { length: 0.96, lean: 6, thickness: 0.098 },
  little: { length: 0.82, lean: 15, thickness: 0.084 },
  thumb: { length: 0.66, lean: -48, thickness: 0.115 },
  breadth: 0.95,
};

export const ben: HandDrawing = {
  seed: 77,
  side: 'right',
  view: 'palm',
  shape: slender,
  lines: {
    heart: [
      [0.45, -0.64],
      [0.3, -0.7],
      [0.14, -0.79],
      [-0.02, -0.86],
      [-0.16, -0.93],
    ],
    head: [
      [-0.31, -0.78],
      [-0.16, -0.74],
      [0, -0.64],
      [0.13, -0.54],
      [0.24, -0.42],
    ],
    life: [
      [-0.32, -0.84],
      [-0.19, -0.72],
      [-0.1, -0.58],
      [-0.06, -0.42],
      [-0.07, -0.24],
      [-0.12, -0.08],
    ],
    fate: [
      [0.06, -0.08],
      [0.08, -0.3],
      [0.07, -0.55],
      [0.05, -0.72],
    ],
  },
  skin: [176, 126, 98],
  background: [150, 138, 120],
  width: 1080,
  height: 1350,
};

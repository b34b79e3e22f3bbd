import type { Point } from './geometry.ts';

export type Finger<P> = readonly [base: P, middle: P, end: P, tip: P];

export interface Landmarks<P = Point> {
  readonly wrist: P;
  readonly thumb: Finger<P>;
  readonly index: Finger<P>;
  readonly middle: Finger<P>;
  readonly ring: Finger<P>;
  readonly little: Finger<P>;
}

export type FingerName = Exclude<keyof Landmarks, 'wrist'>;

export const fingerNames = [
  'thumb',
  'index',
  'middle',
  'ring',
  'little',
] as const satisfies readonly FingerName[];

/** The model's numbering: 0 wrist, 1-4 thumb, 5-8 index, ... 17-20 little. */
export function landmarks<P>(point: (index: number) => P): Landmarks<P> {
  const finger = (first: number): Finger<P> => [
    point(first),
    point(first + 1),
    point(first + 2),
    point(first + 3),
  ];
  return {
    wrist: point(0),
    thumb: finger(1),
    index: finger(5),
    middle: finger(9),
    ring: finger(13),
    little: finger(17),
  };
}

export const allPoints = <P>(hand: Landmarks<P>): P[] => [
  hand.wrist,
  ...hand.thumb,
  ...hand.index,
  ...hand.middle,
  ...hand.ring,
  ...hand.little,
];

export const palmPoints = <P>({ wrist, thumb, index, middle, ring, little }: Landmarks<P>): P[] => [
  wrist,
  thumb[0],
  index[0],
  middle[0],
  ring[0],
  little[0],
];

export function mapPoints<P, Q>(hand: Landmarks<P>, change: (point: P) => Q): Landmarks<Q> {
  const finger = ([base, middle, end, tip]: Finger<P>): Finger<Q> => [
    change(base),
    change(middle),
    change(end),
    change(tip),
  ];
  return {
    wrist: change(hand.wrist),
    thumb: finger(hand.thumb),
    index: finger(hand.index),
    middle: finger(hand.middle),
    ring: finger(hand.ring),
    little: finger(hand.little),
  };
}

import type { ClassOf, Feature } from './classes.ts';

export const passages = {
  'hand-type': { lead: ['type'], shade: ['type', 'shade'], manner: ['type', 'index'] },
  fingers: { speech: ['index', 'little'], will: ['thumb', 'index'] },
  'major-lines': {
    heart: ['heartEnd', 'heartForm'],
    head: ['headLength', 'headSlope'],
    start: ['headStart', 'heartGap'],
    life: ['lifeSweep', 'lifeLength'],
    fate: ['fate', 'headStart'],
    blend: ['headSlope', 'lifeSweep'],
  },
  mounts: {
    jupiter: ['index', 'heartForm'],
    saturn: ['fate', 'skin'],
    apollo: ['index', 'lifeSweep'],
    mercury: ['little', 'headSlope'],
    luna: ['headSlope', 'skin'],
    venus: ['lifeSweep', 'heartForm'],
  },
  'minor-lines': { page: ['skin', 'headLength'], tone: ['skin', 'heartGap'] },
  summary: {
    self: ['type', 'heartEnd'],
    mind: ['headSlope', 'headStart'],
    pull: ['heartForm', 'headLength'],
    grip: ['thumb', 'headSlope'],
    keep: ['lifeSweep', 'skin'],
    counsel: ['fate', 'little'],
  },
  joined: { temper: ['type'], affection: ['type'], pull: ['lifeSweep'], fate: ['fate'], page: ['skin'] },
  personality: {
    style: ['type', 'headLength'],
    inner: ['heartForm', 'headSlope'],
    outer: ['type', 'heartForm'],
  },
  career: { direction: ['headSlope', 'index'], path: ['fate', 'headSlope'], counsel: ['heartForm', 'skin'] },
  money: {
    tendency: ['thumb', 'headLength'],
    habits: ['thumb', 'little'],
    ground: ['type', 'fate'],
    advice: ['headLength', 'little'],
  },
  love: { nature: ['heartEnd', 'heartForm'], style: ['type', 'heartEnd'], fit: ['type', 'heartGap'] },
  marriage: { bond: ['thumb', 'heartEnd'], days: ['thumb', 'lifeSweep'], choice: ['fate', 'heartForm'] },
  health: {
    vitality: ['lifeSweep', 'lifeLength'],
    constitution: ['type', 'skin'],
    watch: ['skin', 'headStart'],
    strength: ['type', 'lifeSweep'],
  },
  challenges: {
    obstacle: ['type', 'headStart'],
    pattern: ['headLength', 'heartGap'],
    growth: ['headSlope', 'skin'],
    help: ['lifeLength', 'fate'],
  },
  luck: { pattern: ['fate', 'lifeSweep'], signal: ['headStart', 'index'], spark: ['headSlope', 'little'] },
} as const satisfies Record<string, Record<string, readonly [Feature] | readonly [Feature, Feature]>>;

export type PassageText = keyof typeof passages;

/** Many photos do not decide these features. */
export const mayBeUndecided = ['type', 'thumb'] as const satisfies readonly Feature[];

type Row<Name extends Feature> =
  | ClassOf<Name>
  | (Name extends (typeof mayBeUndecided)[number] ? 'unknown' : never);

type Table<Features extends readonly Feature[]> = Features extends readonly [
  infer First extends Feature,
  infer Second extends Feature,
]
  ? {
      readonly [A in Row<First> as Second extends 'shade' ? Exclude<A, 'unknown'> : A]: Readonly<
        Record<ClassOf<Second>, string>
      >;
    }
  : Features extends readonly [infer Only extends Feature]
    ? Readonly<Record<Row<Only>, string>>
    : never;

export type PassageWords<Text extends PassageText> = {
  readonly [Name in keyof (typeof passages)[Text]]: (typeof passages)[Text][Name] extends readonly Feature[]
    ? Table<(typeof passages)[Text][Name]>
    : never;
};

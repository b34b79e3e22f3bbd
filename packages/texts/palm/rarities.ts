import type { PalmReading } from '@palmleaf/engines/palm';
import type { Feature, HandClasses } from './classes.ts';
import { type Rarity, rarities, type SeenFeature } from './palm-words.ts';

interface Rare {
  readonly feature: SeenFeature;
  readonly holds: (hand: HandClasses, reading: PalmReading) => boolean;
}

/** Each is true of under a third of the hands from which the borders between classes were taken. */
const rare: Readonly<Record<Rarity, Rare>> = {
  joined: { feature: 'heartEnd', holds: (_, { joined }) => joined },
  heartBroken: {
    feature: 'heartForm',
    holds: (_, { lines: { heart }, joined }) => !joined && isPaused(heart),
  },
  headApart: { feature: 'headStart', holds: ({ headStart }) => headStart === 'apart' },
  wideField: { feature: 'heartGap', holds: ({ heartGap }) => heartGap === 'apart' },
  freeThumb: { feature: 'thumb', holds: ({ thumb }) => thumb === 'wide' },
  longIndex: { feature: 'index', holds: ({ index }) => index === 'longer' },
  longRing: { feature: 'index', holds: ({ index }) => index === 'shorter' },
  middleHeart: { feature: 'heartEnd', holds: ({ heartEnd }) => heartEnd === 'middle' },
  narrowLife: { feature: 'lifeSweep', holds: ({ lifeSweep }) => lifeSweep === 'narrow' },
  fateNear: { feature: 'fate', holds: ({ fate }) => fate === 'near' },
  fateCentre: { feature: 'fate', holds: ({ fate }) => fate === 'centre' },
  fateFar: { feature: 'fate', holds: ({ fate }) => fate === 'far' },
};

/** Over two fifths of hands show these. */
export const common: { readonly [Name in Feature]?: HandClasses[Name] } = {
  little: 'mean',
  heartEnd: 'index',
  heartGap: 'near',
  headStart: 'joined',
  lifeSweep: 'mean',
  lifeLength: 'long',
  fate: 'absent',
};

export const isMiddling = (cls: HandClasses[Feature]): boolean => cls === 'equal' || cls === 'mean';

export const isMiddle = (cls: HandClasses[Feature]): boolean => isMiddling(cls) || cls === 'between';

export const isPaused = ({ grade, breaks }: PalmReading['lines']['heart']): boolean =>
  grade === 'clear' && breaks !== null && breaks > 0;

const maxRarities = 3;

export const raritiesOf = (hand: HandClasses, reading: PalmReading) =>
  rarities
    .filter((name) => rare[name].holds(hand, reading))
    .slice(0, maxRarities)
    .map((name) => ({ name, feature: rare[name].feature }));

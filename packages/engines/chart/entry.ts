export { type AspectPoint, type AspectType, aspectPoints, aspectRules, aspectTypes } from './aspect-types.ts';
export { type Aspect, aspectPointId, aspectsOf, longitudeOfPoint } from './aspects.ts';
export {
  dominantSignOf,
  type Element,
  elementNames,
  elementsOf,
  hemispheresOf,
  type Mode,
  modeNames,
  modesOf,
  moonPhaseOf,
  polarityOf,
} from './balance.ts';
export { type Chart, type ChartBody, computeChart, type Placement, type Zodiac } from './chart.ts';
export {
  aspectsTouching,
  bodiesAspecting,
  companionsOf,
  type House,
  houseAt,
  houseOfNativity,
  housesRuledBy,
  type Nativity,
  nativityOf,
  type PlacedBody,
  pointOf,
  type Tradition,
} from './nativity.ts';

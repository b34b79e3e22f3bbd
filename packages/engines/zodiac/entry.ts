export {
  type BodyName,
  bodyNames,
  type ClassicalPlanet,
  classicalPlanets,
  type Graha,
  grahas,
  isClassical,
  type Planet,
  planetNames,
} from './bodies.ts';
export { westernDignity } from './dignity.ts';
export { type Nakshatra, type NakshatraLord, nakshatraNames } from './nakshatra.ts';
export { rulerOf } from './rulership.ts';
export { around, ofSign, type PerSign, type SignName, signName, signNames, signOf } from './signs.ts';

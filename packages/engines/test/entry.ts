export { houseSystems } from '../chart/houses/cusps.ts';
export { cuts, handType } from '../palm/hand/hand-type.ts';
export { fingerNames } from '../palm/hand/landmarks.ts';
export { slopeOf } from '../palm/lines/measure.ts';
export { festivalIds, type Region, regions } from '../panchang/festivals/rules.ts';
export { signed } from '../sky/angle.ts';
export { instant, j2000, julianDay, julianDayAt } from '../sky/instant.ts';
export { pairLights } from '../varshaphal/aspects.ts';
export { isBurnt, isFallen, rankOf } from '../varshaphal/condition.ts';
export { isFaster } from '../varshaphal/planets.ts';
export { drekkanaLord, haddaLord, navamshaLord } from '../varshaphal/sign-parts.ts';
export { solarReturn } from '../varshaphal/solar-return.ts';
export { type Category, catalog } from '../vastu/catalog.ts';
export { isExaltedIn } from '../zodiac/rulership.ts';
export { motionsOfYear } from './astrology/annual-motion.ts';
export {
  beginningOf,
  loadOracle,
  type Oracle,
  randomBirths,
  type SkySide,
  seeded,
  yearAtAge,
} from './astrology/oracle.ts';
export { happens, occurrences, ordinarySky, sky, type Written } from './astrology/written-sky.ts';
export { checkPlacements } from './chat/placements.ts';
export { anyReading } from './palmistry/any-reading.ts';
export { copies, prepared } from './palmistry/copies.ts';
export { network, read, readingOf, root, sample } from './palmistry/samples.ts';

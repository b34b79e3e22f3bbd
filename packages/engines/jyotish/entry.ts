export {
  bestDays,
  civilDayOf,
  type DayEvent,
  type DayReason,
  dayEvents,
  dayJudge,
  kalamOf,
} from './chosen-day.ts';
export { doshaOf, type PlainDosha, plainDoshas } from './doshas.ts';
export { gemsOf } from './gems.ts';
export {
  type DayHoroscope,
  dayHoroscopeOf,
  type Horoscope,
  horoscopeOf,
  type SignChart,
} from './horoscope.ts';
export { kalaSarpaOf } from './kala-sarpa.ts';
export { type KarakaName, karakaNames, karakasOf } from './karakas.ts';
export { loveOrArranged } from './love-or-arranged.ts';
export { type ManglikCancellation, manglikOf, type PartialCount } from './manglik.ts';
export { deityPlanetOf, navamsaSign } from './navamsa.ts';
export { dusthanas, type Fact, isGraha, type Reference, trikonas } from './places.ts';
export { type SaturnPhase, type SaturnSpell, saturnSpells, stayAt } from './sade-sati.ts';
export { nadiOf, starCustom } from './star-customs.ts';
export { byStrength, isCombust, strengthOf } from './strength.ts';
export { type Formation, formationsOf, type YogaName, yogaNames } from './yogas.ts';

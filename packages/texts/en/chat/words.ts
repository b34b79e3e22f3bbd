import { monthNames } from '@palmleaf/contract/month-names';
import type { KarakaName } from '@palmleaf/engines/jyotish';
import {
  type BodyName,
  type ClassicalPlanet,
  classicalPlanets,
  type Graha,
  ofSign,
  type PerSign,
} from '@palmleaf/engines/zodiac';
import { perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };

const { texts, own: languageForms } = data;

/** Cheiro, Book of Numbers (1926). */
const meanings = texts.stars.numbers;

export function numberMeaning(number: number): string {
  return meanings[number - 1] ?? '';
}

/** American National Association of Jewelers (1912). */
export const birthstones = perSign(texts.stars.birthstones);

interface GrahaCustom {
  readonly stone: string;
  readonly finger: string;
  readonly metal: string;
  readonly day: string;
  readonly colour: string;
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  readonly gift: string;
  readonly practice: string;
}

/**
 * Stones, colours, directions, deities: Brihat Parashara Hora Shastra 3, Phaladeepika 2. Mantras, gifts: Brihat
 * Parashara Hora Shastra 84.
 */
export const grahaCustoms: Record<Graha, GrahaCustom> = languageForms.customs;

/** Brihat Parashara Hora Shastra 11; Lilly, Christian Astrology (1647), chapter VII. */
const areas = perSign(languageForms.houses.areas);

export function areaOf(house: number): string {
  const area = areas[house - 1];
  if (area === undefined) throw new RangeError(`there is no house number ${house}`);
  return area;
}

export function ordinal(number: number): string {
  if (number % 100 >= 11 && number % 100 <= 13) return `${number}th`;
  return `${number}${{ 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th'}`;
}

export function housesInWords(houses: readonly number[]): string {
  const names = houses.map(ordinal);
  return names.length === 1 ? `the ${names[0]} house` : `the ${names.join(' and ')} houses`;
}

const leads = perSign(texts.houses.leads);

export function leadOf(house: number): string {
  const lead = leads[house - 1];
  if (lead === undefined) throw new RangeError(`there is no house number ${house}`);
  return `This part of your life ${lead}.`;
}

export const standsFor: Record<BodyName, string> = languageForms.planets.standsFor;

export const inAWord: Record<BodyName, string> = languageForms.planets.inAWord;

export const timeOf: Record<BodyName, string> = texts.planets.timeOf;

const withArticle: ReadonlySet<string> = new Set(['Sun', 'Moon', 'Ascendant', 'Midheaven', 'North Node']);

export const bodyWords = (name: string): string => (withArticle.has(name) ? `the ${name}` : name);

/** Leo, Astrology for All (1910); Sepharial, The Manual of Astrology (1898). */
const clauses: Readonly<Record<ClassicalPlanet, PerSign<string>>> = {
  Sun: perSign(texts.signs.clauses.Sun),
  Moon: perSign(texts.signs.clauses.Moon),
  Mars: perSign(texts.signs.clauses.Mars),
  Mercury: perSign(texts.signs.clauses.Mercury),
  Jupiter: perSign(texts.signs.clauses.Jupiter),
  Venus: perSign(texts.signs.clauses.Venus),
  Saturn: perSign(texts.signs.clauses.Saturn),
};

const inAnySign: Readonly<Record<Exclude<BodyName, ClassicalPlanet>, string>> = texts.signs.anywhere;

export function inSign(body: BodyName, sign: number): string {
  return isClassical(body) ? ofSign(clauses[body], sign) : inAnySign[body];
}

const isClassical = (body: BodyName): body is ClassicalPlanet =>
  classicalPlanets.some((planet) => planet === body);

/** Phaladeepika 5; Lilly, Christian Astrology. */
export const fieldsOf: Record<ClassicalPlanet, string> = texts.planets.fieldsOf;

/** Brihat Parashara Hora Shastra 4, Ptolemy 3.12. */
export const bodyParts: PerSign<string> = perSign(languageForms.planets.bodyParts);

/** Lilly, Christian Astrology (1647), chapter XVI; Leo, Astrology for All (1910). */
const manners: PerSign<string> = perSign(texts.signs.manners);

export function mannerOf(sign: number): string {
  return ofSign(manners, sign);
}

/** Jaimini, Upadesha Sutras 1.1; Brihat Parashara Hora Shastra 32. */
export const karakaMeaning: Record<KarakaName, string> = languageForms.stars.karakaMeaning;

export const rankWords: Record<KarakaName, string> = texts.stars.rankWords;

export function monthOf(date: Date): string {
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

export function dayOf(date: Date): string {
  return `${date.getUTCDate()} ${monthOf(date)}`;
}

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

const { texts, own } = data;

/** What a number of 1 to 9 stands for, and its colours: Cheiro, Book of Numbers (1926). */
const meanings = texts.stars.numbers;

export function numberMeaning(number: number): string {
  return meanings[number - 1] ?? '';
}

/** Stones by month of birth, a list of jewellers (American National Association of Jewelers, 1912). */
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
  /** What is given away on its day. */
  readonly gift: string;
  /** What one does in the sense of the planet, without any rite. */
  readonly practice: string;
}

/**
 * What custom ties to each graha. Stones, colours, directions and deities: Brihat Parashara Hora Shastra 3 and Phaladeepika 2; days are
 * those of the week (the nodes share Saturday and Tuesday); mantras and gifts: Brihat Parashara Hora Shastra 84 (shanti of the grahas) and custom.
 */
export const grahaCustoms: Record<Graha, GrahaCustom> = own.customs;

/** Parts of life by house. Source: Brihat Parashara Hora Shastra 11; Lilly, Christian Astrology (1647), chapter VII. */
const areas = perSign(own.houses.areas);

/** The part of life that a house (1 to 12) stands for. */
export function areaOf(house: number): string {
  const area = areas[house - 1];
  if (area === undefined) throw new RangeError(`there is no house number ${house}`);
  return area;
}

export function ordinal(number: number): string {
  if (number % 100 >= 11 && number % 100 <= 13) return `${number}th`;
  return `${number}${{ 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th'}`;
}

/** "the 3rd house", "the 3rd and 10th houses". */
export function housesInWords(houses: readonly number[]): string {
  const names = houses.map(ordinal);
  return names.length === 1 ? `the ${names[0]} house` : `the ${names.join(' and ')} houses`;
}

const leads = perSign(texts.houses.leads);

/** Where a matter leads whose ruler stands in a house: a sentence. */
export function leadOf(house: number): string {
  const lead = leads[house - 1];
  if (lead === undefined) throw new RangeError(`there is no house number ${house}`);
  return `This part of your life ${lead}.`;
}

/** What a body stands for, as the object of a sentence. */
export const standsFor: Record<BodyName, string> = own.planets.standsFor;

/** The same in one word, for sentences that bring two bodies together. */
export const inAWord: Record<BodyName, string> = own.planets.inAWord;

/** How a time under a body tends to feel, after "a time that". */
export const timeOf: Record<BodyName, string> = texts.planets.timeOf;

const withArticle: ReadonlySet<string> = new Set(['Sun', 'Moon', 'Ascendant', 'Midheaven', 'North Node']);

/** A body inside a sentence: "the Sun", "the Moon", "the Ascendant", but "Venus" and "Rahu". */
export const bodyWords = (name: string): string => (withArticle.has(name) ? `the ${name}` : name);

/**
 * What a planet is like in a sign, as a clause said to the person. Meanings after Alan Leo, Astrology for All (1910), and Sepharial, The Manual
 * of Astrology (1898), as far as both traditions share them; the sentences are ours.
 */
const clauses: Readonly<Record<ClassicalPlanet, PerSign<string>>> = {
  Sun: perSign(texts.signs.clauses.Sun),
  Moon: perSign(texts.signs.clauses.Moon),
  Mars: perSign(texts.signs.clauses.Mars),
  Mercury: perSign(texts.signs.clauses.Mercury),
  Jupiter: perSign(texts.signs.clauses.Jupiter),
  Venus: perSign(texts.signs.clauses.Venus),
  Saturn: perSign(texts.signs.clauses.Saturn),
};

/** Bodies that stay in a sign for a year and longer say the same of all who are born in it: what they are like anywhere. */
const anywhere: Readonly<Record<Exclude<BodyName, ClassicalPlanet>, string>> = texts.signs.anywhere;

/** "you love with all senses, and you stay" */
export function inSign(body: BodyName, sign: number): string {
  return isClassical(body) ? ofSign(clauses[body], sign) : anywhere[body];
}

const isClassical = (body: BodyName): body is ClassicalPlanet =>
  classicalPlanets.some((planet) => planet === body);

/** Fields of work and study by planet: Phaladeepika 5 and Lilly, Christian Astrology, in the trades of today. */
export const fieldsOf: Record<ClassicalPlanet, string> = texts.planets.fieldsOf;

/** The part of the body that belongs to a sign: Brihat Parashara Hora Shastra 4, Ptolemy 3.12. */
export const bodyParts: PerSign<string> = perSign(own.planets.bodyParts);

/** The nature of each sign in a phrase. Source: Lilly, Christian Astrology (1647), chapter XVI; for the moods of signs Leo, Astrology for All (1910). */
const manners: PerSign<string> = perSign(texts.signs.manners);

/** How things are done in a sign: an adverbial phrase. */
export function mannerOf(sign: number): string {
  return ofSign(manners, sign);
}

/** What each chara karaka stands for. Source: Jaimini, Upadesha Sutras 1.1; Brihat Parashara Hora Shastra 32. */
export const karakaMeaning: Record<KarakaName, string> = own.stars.karakaMeaning;

export const rankWords: Record<KarakaName, string> = texts.stars.rankWords;

export function monthOf(date: Date): string {
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

export function dayOf(date: Date): string {
  return `${date.getUTCDate()} ${monthOf(date)}`;
}

import type { AspectPoint, AspectType } from '@palmleaf/engines/chart';
import type { KarakaName } from '@palmleaf/engines/jyotish';
import {
  type BodyName,
  type ClassicalPlanet,
  type Graha,
  isClassical,
  nakshatraNames,
  ofSign,
  type PerSign,
} from '@palmleaf/engines/zodiac';
import type { PointName } from '../../languages/point-name.ts';
import { perNakshatra, perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { aspectNames as asNouns, names } from '../names.ts';
import panchang from '../panchang.json' with { type: 'json' };

const { texts, own: languageForms } = data;
const nakshatras = perNakshatra(panchang.texts.nakshatras);

interface HindiCustom {
  readonly stone: string;
  /** Before a postposition. */
  readonly inMetal: string;
  readonly finger: string;
  readonly metal: string;
  /** Masculine. */
  readonly day: string;
  readonly colour: string;
  /** Feminine as "दिशा", which follows. */
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  readonly gift: string;
  readonly practice: string;
}

export const customs: Record<Graha, HindiCustom> = languageForms.customs;

/** Unchanged before a postposition. */
const areas: PerSign<string> = perSign(languageForms.houses.areas);

export function areaOf(house: number): string {
  return ofSign(areas, house);
}

const leads: PerSign<string> = perSign(texts.houses.leads);

export function leadOf(house: number): string {
  return `जीवन का यह हिस्सा ${ofSign(leads, house)}।`;
}

export function housesInWords(houses: readonly number[]): string {
  return `भाव ${list(houses.map(String))}`;
}

export function called(name: PointName): string {
  return names[name];
}

export function yours(name: PointName): string {
  return `आपके ${names[name]}`;
}

/** Feminine or used as names. */
export const aspectTitles: Readonly<Record<AspectType, string>> = {
  ...asNouns,
  Trine: `${asNouns.Trine} दृष्टि`,
  Square: `${asNouns.Square} दृष्टि`,
  Sextile: `${asNouns.Sextile} दृष्टि`,
};

export const dignityNames: Readonly<Record<string, string>> = languageForms.names.dignityNames;

export function starName(name: string): string {
  const known = nakshatraNames.find((each) => each === name);
  return (known && nakshatras[nakshatraNames.indexOf(known)]) ?? name;
}

export const ganaNames = { deva: 'देव', manushya: 'मनुष्य', rakshasa: 'राक्षस' } as const;

export const ganaMeaning = texts.stars.ganaMeaning;

const nadis: Readonly<Record<string, string>> = { Adi: 'आदि', Madhya: 'मध्य', Antya: 'अंत्य' };

export function nadiName(name: string): string {
  return nadis[name] ?? name;
}

const yonis: Readonly<Record<string, string>> = languageForms.stars.yonis;

export function yoniName(name: string): string {
  return yonis[name] ?? name;
}

const deities: Readonly<Record<string, string>> = languageForms.stars.deities;

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

/** By quarter, Ashwini first (Muhurta Chintamani 6). */
const syllables: readonly string[] = perNakshatra(languageForms.stars.syllables);

/** @param star 0 (Ashwini) to 26 (Revati) */
export function syllablesOf(star: number): readonly string[] {
  return (syllables[star] ?? '').split(' ');
}

export const karakaTitles: Record<KarakaName, string> = languageForms.stars.karakaTitles;

export const karakaMeaning: Record<KarakaName, string> = languageForms.stars.karakaMeaning;

export const rankWords: Record<KarakaName, string> = texts.stars.rankWords;

const numbers = texts.stars.numbers;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

export const birthstones = perSign(texts.stars.birthstones);

export const standsFor: Record<BodyName, string> = languageForms.planets.standsFor;

export const yourWord: Record<BodyName | AspectPoint, string> = languageForms.planets.yourWord;

export const timeOf: Record<BodyName, string> = texts.planets.timeOf;

export const fieldsOf: Record<ClassicalPlanet, string> = texts.planets.fieldsOf;

export const bodyParts: PerSign<string> = perSign(languageForms.planets.bodyParts);

export const manners: PerSign<string> = perSign(texts.signs.manners);

/** No verb agrees with the reader; meanings as in the English table. */
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

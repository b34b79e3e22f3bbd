import type { AspectPoint } from '@palmleaf/engines/chart';
import type { KarakaName } from '@palmleaf/engines/jyotish';
import {
  type BodyName,
  type ClassicalPlanet,
  type Graha,
  isClassical,
  ofSign,
  type PerSign,
} from '@palmleaf/engines/zodiac';
import type { PointName } from '../../languages/point-name.ts';
import { perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };
import { accusative, bareNames, dative, genitive, names } from '../names.ts';

const { texts, own: languageForms } = data;

interface GermanCustom {
  /** With its article, nominative. */
  readonly stone: string;
  /** With its article, accusative. */
  readonly stoneAccusative: string;
  readonly finger: string;
  readonly metal: string;
  readonly day: string;
  readonly colour: string;
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  /** Accusative, after „verschenkt“. */
  readonly gift: string;
  readonly practice: string;
}

export const customs: Record<Graha, GermanCustom> = languageForms.customs;

const cases = { nominative: names, accusative, dative };
export type Case = keyof typeof cases;

export function bareName(name: PointName): string {
  return bareNames[name];
}

export function called(name: PointName, grammarCase: Case = 'nominative'): string {
  return cases[grammarCase][name];
}

export function ofBody(name: PointName): string {
  return genitive[name] ?? `von ${bareNames[name]}`;
}

export function pronoun(name: PointName): 'er' | 'sie' {
  return name === 'Sun' || name === 'Venus' || name === 'Midheaven' ? 'sie' : 'er';
}

export const dignityNames: Readonly<Record<string, string>> = languageForms.names.dignityNames;

export const ganaMeaning = texts.stars.ganaMeaning;

export const yoniNames: Readonly<Record<string, string>> = languageForms.stars.yoniNames;

const deities: Readonly<Record<string, string>> = languageForms.stars.deities;

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

export const karakaNames: Record<KarakaName, string> = languageForms.stars.karakaNames;

/** Accusative. */
export const karakaMeaning: Record<KarakaName, string> = languageForms.stars.karakaMeaning;

export const rankWords: Record<KarakaName, string> = texts.stars.rankWords;

const numbers = texts.stars.numbers;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

export const birthstones = perSign(texts.stars.birthstones);

/** Accusative. */
export const standsFor: Record<BodyName, string> = languageForms.planets.standsFor;

export const yourWord: Record<BodyName | AspectPoint, string> = languageForms.planets.yourWord;

export const timeOf: Record<BodyName, string> = texts.planets.timeOf;

export const fieldsOf: Record<ClassicalPlanet, string> = texts.planets.fieldsOf;

export const bodyParts: PerSign<readonly [part: string, many: boolean]> = [
  ['der Kopf', false],
  ['Hals und Nacken', true],
  ['Schultern, Arme und Lunge', true],
  ['Brust und Magen', true],
  ['Herz und Rücken', true],
  ['Bauch und Verdauung', true],
  ['Nieren und unterer Rücken', true],
  ['die Organe der Ausscheidung', true],
  ['Hüften und Oberschenkel', true],
  ['Knie und Gelenke', true],
  ['Unterschenkel und Kreislauf', true],
  ['die Füße', true],
];

export const manners: PerSign<string> = perSign(texts.signs.manners);

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

const areas: PerSign<string> = perSign(languageForms.houses.areas);

export function areaOf(house: number): string {
  return ofSign(areas, house);
}

const leads: PerSign<string> = perSign(texts.houses.leads);

export function leadOf(house: number): string {
  return `Dieser Teil deines Lebens ${ofSign(leads, house)}.`;
}

export function housesInWords(houses: readonly number[]): string {
  return `${houses.map((house) => `das ${house}.`).join(' und ')} Haus`;
}

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
import { afterDe, afterTo, list } from '../grammar.ts';
import { bareNames, isFeminine, names, signArticles, signNames } from '../names.ts';

const { texts, own: languageForms } = data;

interface FrenchCustom {
  readonly stone: string;
  readonly finger: string;
  readonly metal: string;
  readonly day: string;
  /** With their articles. */
  readonly colour: string;
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  readonly gift: string;
  readonly practice: string;
}

export const customs: Record<Graha, FrenchCustom> = languageForms.customs;

const areas: PerSign<string> = perSign(languageForms.houses.areas);

export function areaOf(house: number): string {
  return ofSign(areas, house);
}

const leads: PerSign<string> = perSign(texts.houses.leads);

export function leadOf(house: number): string {
  return `Cette part de ta vie ${ofSign(leads, house)}.`;
}

export function housesInWords(houses: readonly number[]): string {
  return houses.length === 1 ? `la maison ${houses[0]}` : `les maisons ${list(houses.map(String))}`;
}

export function bareName(name: PointName): string {
  return bareNames[name];
}

export function called(name: PointName): string {
  return names[name];
}

export function ofBody(name: PointName): string {
  return afterDe(called(name));
}

export function toBody(name: PointName): string {
  return afterTo(called(name));
}

export function yours(name: PointName): string {
  return `${isFeminine(name) ? 'ta' : 'ton'} ${bareNames[name]}`;
}

export function pronoun(name: PointName): string {
  return isFeminine(name) ? 'elle' : 'il';
}

export function agreeing(adjective: string, bodies: readonly PointName[]): string {
  const feminine = bodies.length > 0 && bodies.every(isFeminine) && !adjective.endsWith('e') ? 'e' : '';
  const plural = bodies.length > 1 && !adjective.endsWith('s') ? 's' : '';
  return `${adjective}${feminine}${plural}`;
}

/** Adverbs do not agree: "mal placée". */
export function placed(well: boolean, bodies: readonly PointName[]): string {
  return `${well ? 'bien' : 'mal'} ${agreeing('placé', bodies)}`;
}

export function theSign(sign: number): string {
  return `${ofSign(signArticles, sign)} ${ofSign(signNames, sign)}`;
}

const dignityNames: Readonly<Record<string, string>> = languageForms.names.dignityNames;

export function dignityOf(body: PointName, dignity: string): string {
  const name = dignityNames[dignity] ?? dignity;
  return name.includes(' ') ? name : agreeing(name, [body]);
}

export const ganaMeaning = texts.stars.ganaMeaning;

export const yoniNames: Readonly<Record<string, string>> = languageForms.stars.yoniNames;

const deities: Readonly<Record<string, string>> = languageForms.stars.deities;

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

export const karakaMeaning: Record<KarakaName, string> = languageForms.stars.karakaMeaning;

/** After "des sept planètes, c’est celle qui a". */
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

export const bodyParts: PerSign<readonly [part: string, many: boolean]> = [
  ['la tête', false],
  ['la gorge et le cou', true],
  ['les épaules, les bras et les poumons', true],
  ['la poitrine et l’estomac', true],
  ['le cœur et le dos', true],
  ['le ventre et la digestion', true],
  ['les reins et les lombaires', true],
  ['les organes d’élimination', true],
  ['les hanches et les cuisses', true],
  ['les genoux et les articulations', true],
  ['les mollets et la circulation', true],
  ['les pieds', true],
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

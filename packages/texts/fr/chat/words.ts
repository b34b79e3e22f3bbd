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

const { texts, own } = data;

interface FrenchCustom {
  /** With its article. */
  readonly stone: string;
  /** With its article. */
  readonly finger: string;
  /** With its article. */
  readonly metal: string;
  /** With its article. */
  readonly day: string;
  /** With their articles. */
  readonly colour: string;
  /** With its article. */
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  /** After "on offre". */
  readonly gift: string;
  /** An imperative to the reader. */
  readonly practice: string;
}

/** What custom ties to each graha; the sources stand beside the English table. */
export const customs: Record<Graha, FrenchCustom> = own.customs;

const areas: PerSign<string> = perSign(own.houses.areas);

/** The part of life that a house stands for, with its article. */
export function areaOf(house: number): string {
  return ofSign(areas, house);
}

const leads: PerSign<string> = perSign(texts.houses.leads);

/** Where a matter leads whose ruler stands in a house: a sentence. */
export function leadOf(house: number): string {
  return `Cette part de ta vie ${ofSign(leads, house)}.`;
}

/** "la maison 3", "les maisons 3 et 10". */
export function housesInWords(houses: readonly number[]): string {
  return houses.length === 1 ? `la maison ${houses[0]}` : `les maisons ${list(houses.map(String))}`;
}

/** "Lune": as in a table. */
export function bareName(name: PointName): string {
  return bareNames[name];
}

/** "le Soleil", "la Lune", "Saturne". */
export function called(name: PointName): string {
  return names[name];
}

/** "du Soleil", "de la Lune", "d’Uranus". */
export function ofBody(name: PointName): string {
  return afterDe(called(name));
}

/** "au Soleil", "à la Lune", "à Saturne". */
export function toBody(name: PointName): string {
  return afterTo(called(name));
}

/** "ton Soleil", "ta Lune". */
export function yours(name: PointName): string {
  return `${isFeminine(name) ? 'ta' : 'ton'} ${bareNames[name]}`;
}

/** "il", "elle". */
export function pronoun(name: PointName): string {
  return isFeminine(name) ? 'elle' : 'il';
}

/** An adjective or participle after "être", in gender and number: "exalté", "exaltée", "exaltés". */
export function agreeing(adjective: string, bodies: readonly PointName[]): string {
  const feminine = bodies.length > 0 && bodies.every(isFeminine) && !adjective.endsWith('e') ? 'e' : '';
  const plural = bodies.length > 1 && !adjective.endsWith('s') ? 's' : '';
  return `${adjective}${feminine}${plural}`;
}

/** The adverbs before an adjective stay as they are: "mal placée". */
export function placed(well: boolean, bodies: readonly PointName[]): string {
  return `${well ? 'bien' : 'mal'} ${agreeing('placé', bodies)}`;
}

/** "le Lion", "les Poissons". */
export function theSign(sign: number): string {
  return `${ofSign(signArticles, sign)} ${ofSign(signNames, sign)}`;
}

/** The dignities by the engine's own names; those that agree, in the masculine. */
const dignityNames: Readonly<Record<string, string>> = own.names.dignityNames;

/** "exaltée" of the Moon, "en domicile" of all. */
export function dignityOf(body: PointName, dignity: string): string {
  const name = dignityNames[dignity] ?? dignity;
  return name.includes(' ') ? name : agreeing(name, [body]);
}

export const ganaMeaning = texts.stars.ganaMeaning;

/** The animals of the stars by the engine's names, with their article. */
export const yoniNames: Readonly<Record<string, string>> = own.stars.yoniNames;

/** The deities of the stars that are called otherwise than by their Sanskrit name. */
const deities: Readonly<Record<string, string>> = own.stars.deities;

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

export const karakaMeaning: Record<KarakaName, string> = own.stars.karakaMeaning;

/** After "des sept planètes, c’est celle qui a". */
export const rankWords: Record<KarakaName, string> = texts.stars.rankWords;

/** What a number of 1 to 9 stands for. */
const numbers = texts.stars.numbers;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

/** Stones by month of birth, with their article. */
export const birthstones = perSign(texts.stars.birthstones);

/** What a body stands for, with its articles. */
export const standsFor: Record<BodyName, string> = own.planets.standsFor;

/** The same in one word with "ton", for sentences that bring two together. */
export const yourWord: Record<BodyName | AspectPoint, string> = own.planets.yourWord;

/** How a time under a body tends to feel, after its name. */
export const timeOf: Record<BodyName, string> = texts.planets.timeOf;

/** Fields of work and study by planet. */
export const fieldsOf: Record<ClassicalPlanet, string> = texts.planets.fieldsOf;

/** The part of the body of a sign; with whether it takes the plural. */
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

/** How somebody meets the world: an adverbial phrase. */
export const manners: PerSign<string> = perSign(texts.signs.manners);

/** What a planet is like in a sign, as a clause said to the person, of no gender; the meanings are those of the English table. */
const clauses: Readonly<Record<ClassicalPlanet, PerSign<string>>> = {
  Sun: perSign(texts.signs.clauses.Sun),
  Moon: perSign(texts.signs.clauses.Moon),
  Mars: perSign(texts.signs.clauses.Mars),
  Mercury: perSign(texts.signs.clauses.Mercury),
  Jupiter: perSign(texts.signs.clauses.Jupiter),
  Venus: perSign(texts.signs.clauses.Venus),
  Saturn: perSign(texts.signs.clauses.Saturn),
};

/** Of bodies that stay in a sign for a year and longer. */
const anywhere: Readonly<Record<Exclude<BodyName, ClassicalPlanet>, string>> = texts.signs.anywhere;

/** "tu aimes de tous tes sens, et tu restes" */
export function inSign(body: BodyName, sign: number): string {
  return isClassical(body) ? ofSign(clauses[body], sign) : anywhere[body];
}

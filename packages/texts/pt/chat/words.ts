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
import { contracted, list } from '../grammar.ts';
import { bareNames, isFeminine, names } from '../names.ts';

const { texts, own } = data;

interface PortugueseCustom {
  /** With its article. */
  readonly stone: string;
  /** After "no dedo". */
  readonly finger: string;
  readonly metal: string;
  /** With its article. */
  readonly day: string;
  readonly colour: string;
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  readonly gift: string;
  /** An imperative to the reader. */
  readonly practice: string;
}

/** What custom ties to each graha; the sources stand beside the English table. */
export const customs: Record<Graha, PortugueseCustom> = own.customs;

/** Each part with its article. */
const areas: PerSign<readonly string[]> = [
  ['o corpo', 'o jeito de ser'],
  ['o dinheiro', 'o que você possui'],
  ['as habilidades', 'os irmãos', 'os trajetos curtos'],
  ['o lar', 'as raízes'],
  ['os filhos', 'o lazer', 'o que você cria'],
  ['o trabalho diário', 'a saúde'],
  ['a parceria'],
  ['o dinheiro em comum', 'as épocas de mudança brusca'],
  ['as crenças', 'os mestres', 'as viagens longas'],
  ['a profissão', 'a posição'],
  ['os ganhos', 'as amizades'],
  ['o recolhimento', 'os gastos', 'os lugares distantes'],
];

/** The part of life that a house stands for, with its articles. */
export function areaOf(house: number): string {
  return list(ofSign(areas, house));
}

/** The same after "de". */
export function ofArea(house: number): string {
  return list(ofSign(areas, house).map((part) => contracted('de', part)));
}

/** The same after "por". */
export function byArea(house: number): string {
  return list(ofSign(areas, house).map((part) => contracted('por', part)));
}

const leads: PerSign<string> = perSign(texts.houses.leads);

/** Where a matter leads whose ruler stands in a house: a sentence. */
export function leadOf(house: number): string {
  return `Esta parte da sua vida ${ofSign(leads, house)}.`;
}

/** "a casa 3", "as casas 3 e 10". */
export function housesInWords(houses: readonly number[]): string {
  return houses.length === 1 ? `a casa ${houses[0]}` : `as casas ${list(houses.map(String))}`;
}

/** "Lua": as in a table. */
export function bareName(name: PointName): string {
  return bareNames[name];
}

/** "o Sol", "a Lua", "Saturno". */
export function called(name: PointName): string {
  return names[name];
}

/** "do Sol", "da Lua", "de Saturno". */
export function ofBody(name: PointName): string {
  return contracted('de', called(name));
}

/** "ao Sol", "à Lua", "a Saturno". */
export function toBody(name: PointName): string {
  return contracted('a', called(name));
}

/** "o seu Sol", "a sua Lua". */
export function yours(name: PointName): string {
  return `${isFeminine(name) ? 'a sua' : 'o seu'} ${bareNames[name]}`;
}

/** The dignities by the engine's own names. */
export const dignityNames: Readonly<Record<string, string>> = own.names.dignityNames;

export const ganaMeaning = texts.stars.ganaMeaning;

/** The animals of the stars by the engine's names, with their article. */
export const yoniNames: Readonly<Record<string, string>> = own.stars.yoniNames;

/** The deities of the stars that are called otherwise than by their Sanskrit name. */
const deities: Readonly<Record<string, string>> = own.stars.deities;

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

export const karakaMeaning: Record<KarakaName, string> = own.stars.karakaMeaning;

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

/** The same in one word with "seu", for sentences that bring two together. */
export const yourWord: Record<BodyName | AspectPoint, string> = own.planets.yourWord;

/** How a time under a body tends to feel, after its name. */
export const timeOf: Record<BodyName, string> = texts.planets.timeOf;

/** Fields of work and study by planet. */
export const fieldsOf: Record<ClassicalPlanet, string> = texts.planets.fieldsOf;

/** The part of the body of a sign; with whether it takes the plural. */
export const bodyParts: PerSign<readonly [part: string, many: boolean]> = [
  ['a cabeça', false],
  ['a garganta e o pescoço', true],
  ['os ombros, os braços e os pulmões', true],
  ['o peito e o estômago', true],
  ['o coração e as costas', true],
  ['o ventre e a digestão', true],
  ['os rins e a região lombar', true],
  ['os órgãos de eliminação', true],
  ['os quadris e as coxas', true],
  ['os joelhos e as articulações', true],
  ['as panturrilhas e a circulação', true],
  ['os pés', true],
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

/** "você ama com todos os sentidos, e fica" */
export function inSign(body: BodyName, sign: number): string {
  return isClassical(body) ? ofSign(clauses[body], sign) : anywhere[body];
}

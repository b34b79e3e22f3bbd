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

const { texts, own: languageForms } = data;

interface PortugueseCustom {
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

export const customs: Record<Graha, PortugueseCustom> = languageForms.customs;

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

export function areaOf(house: number): string {
  return list(ofSign(areas, house));
}

export function ofArea(house: number): string {
  return list(ofSign(areas, house).map((part) => contracted('de', part)));
}

export function byArea(house: number): string {
  return list(ofSign(areas, house).map((part) => contracted('por', part)));
}

const leads: PerSign<string> = perSign(texts.houses.leads);

export function leadOf(house: number): string {
  return `Esta parte da sua vida ${ofSign(leads, house)}.`;
}

export function housesInWords(houses: readonly number[]): string {
  return houses.length === 1 ? `a casa ${houses[0]}` : `as casas ${list(houses.map(String))}`;
}

export function bareName(name: PointName): string {
  return bareNames[name];
}

export function called(name: PointName): string {
  return names[name];
}

export function ofBody(name: PointName): string {
  return contracted('de', called(name));
}

export function toBody(name: PointName): string {
  return contracted('a', called(name));
}

export function yours(name: PointName): string {
  return `${isFeminine(name) ? 'a sua' : 'o seu'} ${bareNames[name]}`;
}

export const dignityNames: Readonly<Record<string, string>> = languageForms.names.dignityNames;

export const ganaMeaning = texts.stars.ganaMeaning;

export const yoniNames: Readonly<Record<string, string>> = languageForms.stars.yoniNames;

const deities: Readonly<Record<string, string>> = languageForms.stars.deities;

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

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

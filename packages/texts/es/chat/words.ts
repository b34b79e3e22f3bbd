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
import { list } from '../grammar.ts';
import { bareNames, names } from '../names.ts';

const { texts, own: languageForms } = data;

interface SpanishCustom {
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

export const customs: Record<Graha, SpanishCustom> = languageForms.customs;

const areas: PerSign<string> = perSign(languageForms.houses.areas);

export function areaOf(house: number): string {
  return ofSign(areas, house);
}

export function ofArea(house: number): string {
  return `de ${areaOf(house)}`.replace(/^de el /, 'del ');
}

const leads: PerSign<string> = perSign(texts.houses.leads);

export function leadOf(house: number): string {
  return `Esta parte de tu vida ${ofSign(leads, house)}.`;
}

export function housesInWords(houses: readonly number[]): string {
  return houses.length === 1 ? `la casa ${houses[0]}` : `las casas ${list(houses.map(String))}`;
}

export function bareName(name: PointName): string {
  return bareNames[name];
}

export function called(name: PointName): string {
  return names[name];
}

export function ofBody(name: PointName): string {
  return `de ${names[name]}`.replace(/^de el /, 'del ');
}

export function toBody(name: PointName): string {
  return `a ${names[name]}`.replace(/^a el /, 'al ');
}

export function yours(name: PointName): string {
  return `tu ${bareNames[name]}`;
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
  ['la cabeza', false],
  ['la garganta y el cuello', true],
  ['los hombros, los brazos y los pulmones', true],
  ['el pecho y el estómago', true],
  ['el corazón y la espalda', true],
  ['el vientre y la digestión', true],
  ['los riñones y la zona lumbar', true],
  ['los órganos de eliminación', true],
  ['las caderas y los muslos', true],
  ['las rodillas y las articulaciones', true],
  ['las pantorrillas y la circulación', true],
  ['los pies', true],
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

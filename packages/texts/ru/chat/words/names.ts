import type { AspectType } from '@palmleaf/engines/chart';
import type { PointName } from '../../../languages/point-name.ts';
import { accusative, agreeing, dative, genitive, instrumental, names } from '../../names.ts';

const cases = { nominative: names, genitive, dative, accusative, instrumental };
export type RussianCase = keyof typeof cases;

/** „Марс“, „Марса“, „Марсу“: a name in its case. */
export function called(name: PointName, how: RussianCase = 'nominative'): string {
  return cases[how][name];
}

/** „он“, „она“, „оно“. */
export function pronoun(name: PointName): string {
  return agreeing(name, 'он', 'она', 'оно');
}

const yours = {
  masculine: { nominative: 'ваш', dative: 'вашему', accusative: 'ваш' },
  feminine: { nominative: 'ваша', dative: 'вашей', accusative: 'вашу' },
  neuter: { nominative: 'ваше', dative: 'вашему', accusative: 'ваше' },
};

/** „ваше Солнце“, „вашей Луне“. */
export function yourBody(name: PointName, how: 'nominative' | 'dative' | 'accusative'): string {
  return `${agreeing(name, yours.masculine, yours.feminine, yours.neuter)[how]} ${called(name, how)}`;
}

const aspectNames: Readonly<Record<AspectType, string>> = {
  Conjunction: 'в соединении с',
  Opposition: 'в оппозиции к',
  Trine: 'в трине с',
  Square: 'в квадрате с',
  Sextile: 'в секстиле с',
};

/** „Солнце в трине с Сатурном“, „Юпитер в оппозиции к натальной Луне“. */
export function inAspect(one: PointName, type: AspectType, other: PointName, isOfBirth = false): string {
  const how = type === 'Opposition' ? 'dative' : 'instrumental';
  const ending = how === 'dative' ? 'ому' : 'ым';
  const natal = isOfBirth ? `натальн${agreeing(other, ending, 'ой', ending)} ` : '';
  return `${called(one)} ${aspectNames[type]} ${natal}${called(other, how)}`;
}

/** The dignities by the engine's own names. */
const dignities: Readonly<Record<string, string>> = {
  'in domicile': 'в обители',
  'in detriment': 'в изгнании',
  'in fall': 'в падении',
  'in its own sign': 'в своём знаке',
  "in a friend's sign": 'в знаке друга',
  "in an enemy's sign": 'в знаке врага',
  'in a neutral sign': 'в нейтральном знаке',
  exalted: 'в экзальтации',
  debilitated: 'в падении',
};

/** „в своём знаке“; of a planet without any, „перегринный“. */
export function dignityOf(name: PointName, dignity: string): string {
  if (dignity === 'peregrine') return agreeing(name, 'перегринный', 'перегринная', 'перегринное');
  return dignities[dignity] ?? dignity;
}

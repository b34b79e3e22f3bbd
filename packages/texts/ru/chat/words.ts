import type { AspectPoint, AspectType } from '@palmleaf/engines/chart';
import type { KarakaName } from '@palmleaf/engines/jyotish';
import {
  type BodyName,
  type ClassicalPlanet,
  type Graha,
  isClassical,
  ofSign,
  type PerSign,
} from '@palmleaf/engines/zodiac';
import { capital } from '../../languages/capital.ts';
import type { PointName } from '../../languages/point-name.ts';
import { perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { accusative, agreeing, dative, genitive, instrumental, names } from '../names.ts';

const { texts, own: languageForms } = data;

interface RussianCustom {
  /** Masculine and inanimate: nominative and accusative are equal. */
  readonly stone: string;
  readonly finger: string;
  /** Nominative and accusative alike. */
  readonly metal: string;
  readonly day: string;
  readonly onDay: string;
  readonly colour: string;
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  /** Accusative, after „дарит“. */
  readonly gift: string;
  readonly practice: string;
}

export const customs: Record<Graha, RussianCustom> = languageForms.customs;

/** Nominative and accusative alike, after „это“ and „про“. */
const areas: PerSign<string> = perSign(languageForms.houses.areas);

export function areaOf(house: number): string {
  return ofSign(areas, house);
}

const leads: PerSign<string> = perSign(texts.houses.leads);

export function leadOf(house: number): string {
  return `Эта сторона вашей жизни ${ofSign(leads, house)}.`;
}

const endings = {
  nominative: ['й дом', 'й', 'дома'],
  genitive: ['го дома', 'го', 'домов'],
  instrumental: ['м домом', 'м', 'домами'],
  prepositional: ['м доме', 'м', 'домах'],
} as const;

export function houseAs(house: number, grammarCase: keyof typeof endings): string {
  return `${house}-${endings[grammarCase][0]}`;
}

export function housesAs(houses: readonly number[], grammarCase: keyof typeof endings): string {
  const [single] = houses;
  if (houses.length === 1 && single !== undefined) return houseAs(single, grammarCase);
  const [, ending, noun] = endings[grammarCase];
  return `${list(houses.map((house) => `${house}-${ending}`))} ${noun}`;
}

const cases = { nominative: names, genitive, dative, accusative, instrumental };
export type RussianCase = keyof typeof cases;

export function called(name: PointName, grammarCase: RussianCase = 'nominative'): string {
  return cases[grammarCase][name];
}

export function pronoun(name: PointName): string {
  return agreeing(name, 'он', 'она', 'оно');
}

const yours = {
  masculine: { nominative: 'ваш', dative: 'вашему', accusative: 'ваш' },
  feminine: { nominative: 'ваша', dative: 'вашей', accusative: 'вашу' },
  neuter: { nominative: 'ваше', dative: 'вашему', accusative: 'ваше' },
};

export function yourBody(name: PointName, grammarCase: 'nominative' | 'dative' | 'accusative'): string {
  return `${agreeing(name, yours.masculine, yours.feminine, yours.neuter)[grammarCase]} ${called(name, grammarCase)}`;
}

const aspectNames: Readonly<Record<AspectType, string>> = languageForms.names.aspectNames;

export function inAspect(one: PointName, type: AspectType, other: PointName, isOfBirth = false): string {
  const grammarCase = type === 'Opposition' ? 'dative' : 'instrumental';
  const ending = grammarCase === 'dative' ? 'ому' : 'ым';
  const natal = isOfBirth ? `натальн${agreeing(other, ending, 'ой', ending)} ` : '';
  return `${called(one)} ${aspectNames[type]} ${natal}${called(other, grammarCase)}`;
}

const dignityNames: Readonly<Record<string, string>> = languageForms.names.dignityNames;

export function dignityOf(name: PointName, dignity: string): string {
  if (dignity === 'peregrine') return agreeing(name, 'перегринный', 'перегринная', 'перегринное');
  return dignityNames[dignity] ?? dignity;
}

/** The keys are the engine's names. */
const stars: Readonly<Record<string, string>> = languageForms.stars.stars;

export function inStar(name: string): string {
  return stars[name] ?? name;
}

export const ganaNames = { deva: 'дева', manushya: 'манушья', rakshasa: 'ракшаса' } as const;

export const ganaMeaning = texts.stars.ganaMeaning;

const nadiNames = { Adi: 'Ади', Madhya: 'Мадхья', Antya: 'Антья' } as const;

export function nadiName(name: string): string {
  return name === 'Adi' || name === 'Madhya' || name === 'Antya' ? nadiNames[name] : name;
}

export const yoniNames: Readonly<Record<string, string>> = languageForms.stars.yoniNames;

const deities: Readonly<Record<string, string>> = languageForms.stars.deities;

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/chh/g, 'чх'],
  [/ch/g, 'ч'],
  [/sh/g, 'ш'],
  [/jh/g, 'джх'],
  [/j/g, 'дж'],
  [/ng/g, 'нг'],
  [/y([aeiou])/g, 'й$1'],
  [/йa/g, 'я'],
  [/йi/g, 'йи'],
  [/йu/g, 'ю'],
  [/йe/g, 'йе'],
  [/йo/g, 'йо'],
];
const letters: Readonly<Record<string, string>> = languageForms.stars.letters;

export function syllable(latin: string): string {
  const lower = latin.toLowerCase();
  if (lower === 'e') return 'Э';
  const text = sounds
    .reduce((word, [pattern, sound]) => word.replace(pattern, sound), lower)
    .replace(/[a-z]/g, (letter) => letters[letter] ?? letter);
  return capital(text);
}

export const karakaNames: Record<KarakaName, string> = languageForms.stars.karakaNames;

/** Accusative, after „отвечает за“. */
export const karakaMeaning: Record<KarakaName, string> = languageForms.stars.karakaMeaning;

export const rankWords: Record<KarakaName, string> = texts.stars.rankWords;

const numbers = texts.stars.numbers;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

export const birthstones = perSign(texts.stars.birthstones);

const kinds: Readonly<Record<string, string>> = languageForms.stars.kinds;

export function kindName(name: string): string {
  return kinds[name] ?? name;
}

/** Accusative, after „за“. */
export const standsFor: Record<BodyName, string> = languageForms.planets.standsFor;

export const yourTrait: Record<BodyName | AspectPoint, string> = languageForms.planets.yourWord;

export const timeOf: Record<BodyName, string> = texts.planets.timeOf;

export const fieldsOf: Record<ClassicalPlanet, string> = texts.planets.fieldsOf;

export const bodyParts: PerSign<string> = perSign(languageForms.planets.bodyParts);

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

import type { AspectPoint, AspectType } from '../../../../../engines/chart/aspect-types.ts';
import type { BodyName } from '../../../../../engines/zodiac/bodies.ts';
import type { PerSign } from '../../../../../engines/zodiac/signs.ts';

type Name = BodyName | AspectPoint;
type Gender = 'masculine' | 'feminine' | 'neuter';

const cases = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'prepositional'] as const;
export type RussianCase = (typeof cases)[number];

/** The six cases, in the order of `cases`; Rahu and Ketu do not change. */
const forms: Readonly<Record<Name, readonly [string, string, string, string, string, string]>> = {
  Sun: ['Солнце', 'Солнца', 'Солнцу', 'Солнце', 'Солнцем', 'Солнце'],
  Moon: ['Луна', 'Луны', 'Луне', 'Луну', 'Луной', 'Луне'],
  Mars: ['Марс', 'Марса', 'Марсу', 'Марс', 'Марсом', 'Марсе'],
  Mercury: ['Меркурий', 'Меркурия', 'Меркурию', 'Меркурий', 'Меркурием', 'Меркурии'],
  Jupiter: ['Юпитер', 'Юпитера', 'Юпитеру', 'Юпитер', 'Юпитером', 'Юпитере'],
  Venus: ['Венера', 'Венеры', 'Венере', 'Венеру', 'Венерой', 'Венере'],
  Saturn: ['Сатурн', 'Сатурна', 'Сатурну', 'Сатурн', 'Сатурном', 'Сатурне'],
  Uranus: ['Уран', 'Урана', 'Урану', 'Уран', 'Ураном', 'Уране'],
  Neptune: ['Нептун', 'Нептуна', 'Нептуну', 'Нептун', 'Нептуном', 'Нептуне'],
  Pluto: ['Плутон', 'Плутона', 'Плутону', 'Плутон', 'Плутоном', 'Плутоне'],
  'North Node': [
    'Восходящий узел',
    'Восходящего узла',
    'Восходящему узлу',
    'Восходящий узел',
    'Восходящим узлом',
    'Восходящем узле',
  ],
  Chiron: ['Хирон', 'Хирона', 'Хирону', 'Хирон', 'Хироном', 'Хироне'],
  Rahu: ['Раху', 'Раху', 'Раху', 'Раху', 'Раху', 'Раху'],
  Ketu: ['Кету', 'Кету', 'Кету', 'Кету', 'Кету', 'Кету'],
  Ascendant: ['Асцендент', 'Асцендента', 'Асценденту', 'Асцендент', 'Асцендентом', 'Асценденте'],
  Midheaven: [
    'Середина неба',
    'Середины неба',
    'Середине неба',
    'Середину неба',
    'Серединой неба',
    'Середине неба',
  ],
};

/** „Марс“, „Марса“, „Марсу“: a name in its case. */
export function called(name: Name, how: RussianCase = 'nominative'): string {
  return forms[name][cases.indexOf(how)] ?? forms[name][0];
}

/** The Sun is neuter; the Moon, Venus and the Midheaven are feminine. */
function genderOf(name: Name): Gender {
  if (name === 'Sun') return 'neuter';
  return name === 'Moon' || name === 'Venus' || name === 'Midheaven' ? 'feminine' : 'masculine';
}

/** The form that goes with a body: „ретрограден“, „ретроградна“, „ретроградно“. */
export function agreeing(name: Name, masculine: string, feminine: string, neuter: string): string {
  return { masculine, feminine, neuter }[genderOf(name)];
}

/** „он“, „она“, „оно“. */
export function pronoun(name: Name): string {
  return agreeing(name, 'он', 'она', 'оно');
}

const yours: Readonly<Record<Gender, Readonly<Record<'nominative' | 'dative' | 'accusative', string>>>> = {
  masculine: { nominative: 'ваш', dative: 'вашему', accusative: 'ваш' },
  feminine: { nominative: 'ваша', dative: 'вашей', accusative: 'вашу' },
  neuter: { nominative: 'ваше', dative: 'вашему', accusative: 'ваше' },
};

/** „ваше Солнце“, „вашей Луне“. */
export function yourBody(name: Name, how: 'nominative' | 'dative' | 'accusative'): string {
  return `${yours[genderOf(name)][how]} ${called(name, how)}`;
}

export const signNames: PerSign<string> = [
  'Овен',
  'Телец',
  'Близнецы',
  'Рак',
  'Лев',
  'Дева',
  'Весы',
  'Скорпион',
  'Стрелец',
  'Козерог',
  'Водолей',
  'Рыбы',
];

/** Genitive: „12° Тельца“. */
export const ofSigns: PerSign<string> = [
  'Овна',
  'Тельца',
  'Близнецов',
  'Рака',
  'Льва',
  'Девы',
  'Весов',
  'Скорпиона',
  'Стрельца',
  'Козерога',
  'Водолея',
  'Рыб',
];

/** Where something stands. */
export const inSigns: PerSign<string> = [
  'в Овне',
  'в Тельце',
  'в Близнецах',
  'в Раке',
  'во Льве',
  'в Деве',
  'в Весах',
  'в Скорпионе',
  'в Стрельце',
  'в Козероге',
  'в Водолее',
  'в Рыбах',
];

/** Through what something passes: „по Овну“. */
export const throughSigns: PerSign<string> = [
  'по Овну',
  'по Тельцу',
  'по Близнецам',
  'по Раку',
  'по Льву',
  'по Деве',
  'по Весам',
  'по Скорпиону',
  'по Стрельцу',
  'по Козерогу',
  'по Водолею',
  'по Рыбам',
];

/** At whose border something stands: „с Овном“. */
export const withSigns: PerSign<string> = [
  'с Овном',
  'с Тельцом',
  'с Близнецами',
  'с Раком',
  'со Львом',
  'с Девой',
  'с Весами',
  'со Скорпионом',
  'со Стрельцом',
  'с Козерогом',
  'с Водолеем',
  'с Рыбами',
];

const aspectNames: Readonly<Record<AspectType, string>> = {
  Conjunction: 'в соединении с',
  Opposition: 'в оппозиции к',
  Trine: 'в трине с',
  Square: 'в квадрате с',
  Sextile: 'в секстиле с',
};

/** „Солнце в трине с Сатурном“, „Юпитер в оппозиции к натальной Луне“. */
export function inAspect(one: Name, type: AspectType, other: Name, isOfBirth = false): string {
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
export function dignityOf(name: Name, dignity: string): string {
  if (dignity === 'peregrine') return agreeing(name, 'перегринный', 'перегринная', 'перегринное');
  return dignities[dignity] ?? dignity;
}

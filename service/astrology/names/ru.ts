import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';
import type { ClassicalPlanet } from '../../../engines/zodiac/bodies.ts';
import type { PerSign } from '../../../engines/zodiac/signs.ts';
import type { ChartWords } from './chart-words.ts';

/** Nominative. */
export const names: Readonly<Record<AspectPoint, string>> = {
  Sun: 'Солнце',
  Moon: 'Луна',
  Mars: 'Марс',
  Mercury: 'Меркурий',
  Jupiter: 'Юпитер',
  Venus: 'Венера',
  Saturn: 'Сатурн',
  Uranus: 'Уран',
  Neptune: 'Нептун',
  Pluto: 'Плутон',
  Ascendant: 'Асцендент',
  Midheaven: 'Середина неба',
};

/** Instrumental, after «с» and «между». */
export const together: Readonly<Record<AspectPoint, string>> = {
  Sun: 'Солнцем',
  Moon: 'Луной',
  Mars: 'Марсом',
  Mercury: 'Меркурием',
  Jupiter: 'Юпитером',
  Venus: 'Венерой',
  Saturn: 'Сатурном',
  Uranus: 'Ураном',
  Neptune: 'Нептуном',
  Pluto: 'Плутоном',
  Ascendant: 'Асцендентом',
  Midheaven: 'Серединой неба',
};

/** Genitive, after «от». */
export const genitive: Readonly<Record<AspectPoint, string>> = {
  Sun: 'Солнца',
  Moon: 'Луны',
  Mars: 'Марса',
  Mercury: 'Меркурия',
  Jupiter: 'Юпитера',
  Venus: 'Венеры',
  Saturn: 'Сатурна',
  Uranus: 'Урана',
  Neptune: 'Нептуна',
  Pluto: 'Плутона',
  Ascendant: 'Асцендента',
  Midheaven: 'Середины неба',
};

/** Dative, to whom something is left. */
export const dative: Readonly<Record<AspectPoint, string>> = {
  Sun: 'Солнцу',
  Moon: 'Луне',
  Mars: 'Марсу',
  Mercury: 'Меркурию',
  Jupiter: 'Юпитеру',
  Venus: 'Венере',
  Saturn: 'Сатурну',
  Uranus: 'Урану',
  Neptune: 'Нептуну',
  Pluto: 'Плутону',
  Ascendant: 'Асценденту',
  Midheaven: 'Середине неба',
};

/** Accusative, after «через» and as an object; an inanimate masculine is as in the nominative. */
export const accusative: Readonly<Record<AspectPoint, string>> = {
  Sun: 'Солнце',
  Moon: 'Луну',
  Mars: 'Марс',
  Mercury: 'Меркурий',
  Jupiter: 'Юпитер',
  Venus: 'Венеру',
  Saturn: 'Сатурн',
  Uranus: 'Уран',
  Neptune: 'Нептун',
  Pluto: 'Плутон',
  Ascendant: 'Асцендент',
  Midheaven: 'Середину неба',
};

/** Prepositional, with «в» or «во». */
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

/** What a planet is called as the ruler of a sign, by its gender. */
export const rulerTitles: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'управитель',
  Moon: 'управительница',
  Mars: 'управитель',
  Mercury: 'управитель',
  Jupiter: 'управитель',
  Venus: 'управительница',
  Saturn: 'управитель',
};

/** The form of a past tense that goes with a point: the Sun is neuter, the Moon, Venus and the Midheaven are feminine. */
export function agreeing(point: AspectPoint, masculine: string, feminine: string, neuter: string): string {
  if (point === 'Sun') return neuter;
  return point === 'Moon' || point === 'Venus' || point === 'Midheaven' ? feminine : masculine;
}

export const words: ChartWords = {
  names: {
    Sun: 'Солнце',
    Moon: 'Луна',
    Mars: 'Марс',
    Mercury: 'Меркурий',
    Jupiter: 'Юпитер',
    Venus: 'Венера',
    Saturn: 'Сатурн',
    Uranus: 'Уран',
    Neptune: 'Нептун',
    Pluto: 'Плутон',
    Node: 'Лунный узел',
    Chiron: 'Хирон',
    'Part of Fortune': 'Колесо Фортуны',
    Lilith: 'Лилит',
    Ascendant: 'Асцендент',
    Midheaven: 'Середина неба',
  },
  signs: [
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
  ],
  aspects: {
    Conjunction: 'Соединение',
    Opposition: 'Оппозиция',
    Trine: 'Трин',
    Square: 'Квадрат',
    Sextile: 'Секстиль',
  },
};

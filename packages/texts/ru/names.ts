import type { ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';
import type { ChartWords } from '../languages/chart-words.ts';
import type { PointName } from '../languages/point-name.ts';

/** Rahu and Ketu do not decline. */
export const names: Readonly<Record<PointName, string>> = {
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
  'North Node': 'Восходящий узел',
  Chiron: 'Хирон',
  Rahu: 'Раху',
  Ketu: 'Кету',
  Ascendant: 'Асцендент',
  Midheaven: 'Середина неба',
};

export const genitive: Readonly<Record<PointName, string>> = {
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
  'North Node': 'Восходящего узла',
  Chiron: 'Хирона',
  Rahu: 'Раху',
  Ketu: 'Кету',
  Ascendant: 'Асцендента',
  Midheaven: 'Середины неба',
};

export const dative: Readonly<Record<PointName, string>> = {
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
  'North Node': 'Восходящему узлу',
  Chiron: 'Хирону',
  Rahu: 'Раху',
  Ketu: 'Кету',
  Ascendant: 'Асценденту',
  Midheaven: 'Середине неба',
};

/** An inanimate masculine is as in the nominative. */
export const accusative: Readonly<Record<PointName, string>> = {
  ...names,
  Moon: 'Луну',
  Venus: 'Венеру',
  Midheaven: 'Середину неба',
};

/** Instrumental, after «с» and «между». */
export const instrumental: Readonly<Record<PointName, string>> = {
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
  'North Node': 'Восходящим узлом',
  Chiron: 'Хироном',
  Rahu: 'Раху',
  Ketu: 'Кету',
  Ascendant: 'Асцендентом',
  Midheaven: 'Серединой неба',
};

export const rulerTitles: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'управитель',
  Moon: 'управительница',
  Mars: 'управитель',
  Mercury: 'управитель',
  Jupiter: 'управитель',
  Venus: 'управительница',
  Saturn: 'управитель',
};

/** The Sun is neuter; the Moon, Venus and the Midheaven are feminine. */
export function agreeing<Form>(point: PointName, masculine: Form, feminine: Form, neuter: Form): Form {
  if (point === 'Sun') return neuter;
  return point === 'Moon' || point === 'Venus' || point === 'Midheaven' ? feminine : masculine;
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

export const words: ChartWords = {
  names: { ...names, Node: 'Лунный узел', 'Part of Fortune': 'Колесо Фортуны', Lilith: 'Лилит' },
  signs: signNames,
  aspects: {
    Conjunction: 'Соединение',
    Opposition: 'Оппозиция',
    Trine: 'Трин',
    Square: 'Квадрат',
    Sextile: 'Секстиль',
  },
};

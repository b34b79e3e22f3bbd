import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';
import type { ClassicalPlanet } from '../../../engines/zodiac/bodies.ts';
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

/** Instrumental, after «с». */
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

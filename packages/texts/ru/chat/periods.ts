import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/said/level.ts';

/** Genitive, nominative and prepositional: „5 мая“, „май“, „в мае“. */
const months = [
  ['января', 'январь', 'январе'],
  ['февраля', 'февраль', 'феврале'],
  ['марта', 'март', 'марте'],
  ['апреля', 'апрель', 'апреле'],
  ['мая', 'май', 'мае'],
  ['июня', 'июнь', 'июне'],
  ['июля', 'июль', 'июле'],
  ['августа', 'август', 'августе'],
  ['сентября', 'сентябрь', 'сентябре'],
  ['октября', 'октябрь', 'октябре'],
  ['ноября', 'ноябрь', 'ноябре'],
  ['декабря', 'декабрь', 'декабре'],
] as const;
const forms = { genitive: 0, nominative: 1, prepositional: 2 } as const;

function monthOf(at: Date, how: keyof typeof forms): string {
  return `${months[at.getUTCMonth()]?.[forms[how]] ?? ''} ${at.getUTCFullYear()} года`;
}

/** A day is always „5 мая 2027 года“; a month stands in the case that is asked. */
function named(at: Date, level: Level, how: keyof typeof forms): string {
  return level === 'EXPERT' ? `${at.getUTCDate()} ${monthOf(at, 'genitive')}` : monthOf(at, how);
}

/** „май 2027 года“, for EXPERT „5 мая 2027 года“. */
export function date(at: Date, level: Level): string {
  return named(at, level, 'nominative');
}

/** „в мае 2027 года“, „5 мая 2027 года“. */
export function moment(at: Date, level: Level): string {
  return level === 'EXPERT' ? named(at, level, 'genitive') : `в ${named(at, level, 'prepositional')}`;
}

/** „до мая 2027 года“, „до 5 мая 2027 года“. */
export function until(at: Date, level: Level): string {
  return `до ${named(at, level, 'genitive')}`;
}

/** „с мая 2027 года“; „со 2 мая 2027 года“, as „со второго“ is read. */
export function since(at: Date, level: Level): string {
  return `${level === 'EXPERT' && at.getUTCDate() === 2 ? 'со' : 'с'} ${named(at, level, 'genitive')}`;
}

/** „с мая 2027 года до июня 2028 года“. */
export function span({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `${since(from, level)} ${until(to, level)}`;
}

type Unit = 'day' | 'week' | 'month' | 'year';

/** After two to four, and after five and more; nominative and accusative alike. */
const units: Readonly<Record<Unit, readonly [few: string, many: string]>> = {
  day: ['дня', 'дней'],
  week: ['недели', 'недель'],
  month: ['месяца', 'месяцев'],
  year: ['года', 'лет'],
};
const one = {
  day: 'следующий день',
  week: 'следующая неделя',
  month: 'следующий месяц',
  year: 'следующий год',
} as const;
const inOne = {
  day: 'на следующий день',
  week: 'на следующей неделе',
  month: 'в следующем месяце',
  year: 'в следующем году',
} as const;
const numbers = ['', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'] as const;

function unitAfter(count: number, unit: Unit): string {
  const [few, many] = units[unit];
  const last = count % 10;
  return last >= 2 && last <= 4 && !(count >= 12 && count <= 14) ? few : many;
}

/** „два дня“, „две недели“, „пять лет“. */
function counted(count: number, unit: Unit): string {
  const word = count === 2 && unit === 'week' ? 'две' : (numbers[count - 1] ?? String(count));
  return `${word} ${unitAfter(count, unit)}`;
}

const words = {
  today: 'сегодня',
  tomorrow: 'завтра',
  'this week': 'эта неделя',
  'next week': 'следующая неделя',
} as const;
const when = {
  today: 'сегодня',
  tomorrow: 'завтра',
  'this week': 'на этой неделе',
  'next week': 'на следующей неделе',
} as const;

/** The name of a period at the head of a sentence: „2027 год“, „ближайшие три месяца“. */
export function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'ближайшие двенадцать месяцев';
    case 'year':
      return `${from.getUTCFullYear()} год`;
    case 'month':
      return monthOf(from, 'nominative');
    case 'rest of year':
      return `остаток ${from.getUTCFullYear()} года`;
    case 'rest of month':
      return `остаток ${monthOf(from, 'genitive')}`;
    case 'next':
      return name.count === 1 ? one[name.unit] : `ближайшие ${counted(name.count, name.unit)}`;
    case 'between':
      return `время с ${monthOf(from, 'genitive')} до ${monthOf(to, 'genitive')}`;
    default:
      return words[name.is];
  }
}

/** When: „в 2027 году“, „в ближайшие три месяца“. */
export function during({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'в ближайшие двенадцать месяцев';
    case 'year':
      return `в ${from.getUTCFullYear()} году`;
    case 'month':
      return `в ${monthOf(from, 'prepositional')}`;
    case 'rest of year':
      return `до конца ${from.getUTCFullYear()} года`;
    case 'rest of month':
      return `до конца ${monthOf(from, 'genitive')}`;
    case 'next':
      return name.count === 1 ? inOne[name.unit] : `в ближайшие ${counted(name.count, name.unit)}`;
    case 'between':
      return `с ${monthOf(from, 'genitive')} до ${monthOf(to, 'genitive')}`;
    default:
      return when[name.is];
  }
}

/** „в ближайшие 3 года“, „в ближайшие 12 лет“. */
export function inYears(years: number): string {
  return `в ближайшие ${years} ${unitAfter(years, 'year')}`;
}

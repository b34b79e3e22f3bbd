import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/said/level.ts';

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;
const numbers = ['', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'] as const;

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

/** „Mai 2027“, for EXPERT „5. Mai 2027“. */
export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? `${at.getUTCDate()}. ${monthOf(at)}` : monthOf(at);
}

/** „im Mai 2027“, „am 5. Mai 2027“. */
export function moment(at: Date, level: Level): string {
  return `${level === 'EXPERT' ? 'am' : 'im'} ${date(at, level)}`;
}

/** „bis Mai 2027“, „bis zum 5. Mai 2027“. */
export function until(at: Date, level: Level): string {
  return `bis ${level === 'EXPERT' ? 'zum ' : ''}${date(at, level)}`;
}

/** „ab Mai 2027“, „ab dem 5. Mai 2027“. */
export function since(at: Date, level: Level): string {
  return `ab ${level === 'EXPERT' ? 'dem ' : ''}${date(at, level)}`;
}

/** „von Mai 2027 bis Juni 2028“, „vom 5. Mai 2027 bis zum 1. Juni 2028“. */
export function span({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `${level === 'EXPERT' ? 'vom' : 'von'} ${date(from, level)} ${until(to, level)}`;
}

const units = { day: 'Tage', week: 'Wochen', month: 'Monate', year: 'Jahre' } as const;
const one = {
  day: 'nächster Tag',
  week: 'nächste Woche',
  month: 'nächster Monat',
  year: 'nächstes Jahr',
} as const;
const inOne = {
  day: 'am nächsten Tag',
  week: 'in der nächsten Woche',
  month: 'im nächsten Monat',
  year: 'im nächsten Jahr',
} as const;
const count = (number: number): string => numbers[number - 1] ?? String(number);
const words = {
  today: 'heute',
  tomorrow: 'morgen',
  'this week': 'diese Woche',
  'next week': 'nächste Woche',
} as const;

/** The name of a period at the head of a sentence: „2027“, „die nächsten drei Monate“. */
export function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'die kommenden zwölf Monate';
    case 'year':
      return String(from.getUTCFullYear());
    case 'month':
      return monthOf(from);
    case 'rest of year':
      return `der Rest von ${from.getUTCFullYear()}`;
    case 'rest of month':
      return `der Rest vom ${monthOf(from)}`;
    case 'next':
      return name.count === 1 ? one[name.unit] : `die nächsten ${count(name.count)} ${units[name.unit]}`;
    case 'between':
      return `die Zeit von ${monthOf(from)} bis ${monthOf(to)}`;
    default:
      return words[name.is];
  }
}

/** When: „im Jahr 2027“, „in den nächsten drei Monaten“. */
export function during({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'in den kommenden zwölf Monaten';
    case 'year':
      return `im Jahr ${from.getUTCFullYear()}`;
    case 'month':
      return `im ${monthOf(from)}`;
    case 'rest of year':
      return `in der restlichen Zeit des Jahres ${from.getUTCFullYear()}`;
    case 'rest of month':
      return `in der restlichen Zeit vom ${monthOf(from)}`;
    case 'next':
      return name.count === 1
        ? inOne[name.unit]
        : `in den nächsten ${count(name.count)} ${units[name.unit]}${units[name.unit].endsWith('n') ? '' : 'n'}`;
    case 'between':
      return `von ${monthOf(from)} bis ${monthOf(to)}`;
    default:
      return words[name.is];
  }
}

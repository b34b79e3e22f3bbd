import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/said/level.ts';
import { definite, joined } from './words/articles.ts';

const months = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const;

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

/** With its article; the first of a month is an ordinal: "il 1º maggio 2027", "l’8 maggio 2027". */
const dayOf = (at: Date): string =>
  definite(`${at.getUTCDate() === 1 ? '1º' : at.getUTCDate()} ${monthOf(at)}`);

/** As it stands after a preposition: "maggio 2027", for EXPERT "il 5 maggio 2027". */
const named = (at: Date, level: Level): string => (level === 'EXPERT' ? dayOf(at) : monthOf(at));

/** "a maggio 2027", "ad aprile 2027", "il 5 maggio 2027". */
export function moment(at: Date, level: Level): string {
  return level === 'EXPERT' ? dayOf(at) : joined('a', monthOf(at));
}

/** "fino a maggio 2027", "fino all’8 maggio 2027". */
export function until(at: Date, level: Level): string {
  return `fino ${joined('a', named(at, level))}`;
}

/** "da maggio 2027", "dal 5 maggio 2027". */
export function since(at: Date, level: Level): string {
  return joined('da', named(at, level));
}

/** "da maggio 2027 ad aprile 2028", "dal 5 maggio 2027 all’8 giugno 2028". */
export function span({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `${since(from, level)} ${joined('a', named(to, level))}`;
}

const numbers = ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'] as const;
const units = {
  day: { one: 'il prossimo giorno', next: 'i prossimi', many: 'giorni' },
  week: { one: 'la prossima settimana', next: 'le prossime', many: 'settimane' },
  month: { one: 'il prossimo mese', next: 'i prossimi', many: 'mesi' },
  year: { one: 'il prossimo anno', next: 'i prossimi', many: 'anni' },
} as const;
const words = {
  today: 'oggi',
  tomorrow: 'domani',
  'this week': 'questa settimana',
  'next week': 'la prossima settimana',
} as const;

/** The name of a period at the head of a sentence: "il 2027", "i prossimi tre mesi". */
export function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'i prossimi dodici mesi';
    case 'year':
      return `il ${from.getUTCFullYear()}`;
    case 'month':
      return monthOf(from);
    case 'rest of year':
      return `il resto del ${from.getUTCFullYear()}`;
    case 'rest of month':
      return `il resto di ${monthOf(from)}`;
    case 'next': {
      const { one, next, many } = units[name.unit];
      return name.count === 1 ? one : `${next} ${numbers[name.count - 2] ?? name.count} ${many}`;
    }
    case 'between':
      return `il periodo da ${monthOf(from)} ${joined('a', monthOf(to))}`;
    default:
      return words[name.is];
  }
}

/** When: "nel 2027", "ad aprile 2027", "nei prossimi tre mesi", "oggi". */
export function during(period: Period): string {
  const { name, from } = period;
  switch (name.is) {
    case 'today':
    case 'tomorrow':
    case 'this week':
    case 'next week':
      return periodName(period);
    case 'month':
      return joined('a', monthOf(from));
    case 'next':
      return name.count === 1 ? periodName(period) : joined('in', periodName(period));
    default:
      return joined('in', periodName(period));
  }
}

import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/said/level.ts';
import { afterDe } from './words/articles.ts';

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;
const numbers = ['', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const;

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

/** The first of a month is an ordinal in French. */
const dayOf = (at: Date): string => `${at.getUTCDate() === 1 ? '1er' : at.getUTCDate()} ${monthOf(at)}`;

/** "mai 2027", for EXPERT "5 mai 2027". */
export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? dayOf(at) : monthOf(at);
}

/** "en mai 2027", "le 5 mai 2027". */
export function moment(at: Date, level: Level): string {
  return `${level === 'EXPERT' ? 'le' : 'en'} ${date(at, level)}`;
}

/** "jusqu’en mai 2027", "jusqu’au 5 mai 2027". */
export function until(at: Date, level: Level): string {
  return `${level === 'EXPERT' ? 'jusqu’au' : 'jusqu’en'} ${date(at, level)}`;
}

/** "de mai 2027", "d’avril 2027", "du 5 mai 2027". */
const from = (at: Date, level: Level): string =>
  level === 'EXPERT' ? `du ${date(at, level)}` : afterDe(date(at, level));

/** "à partir d’avril 2027", "à partir du 5 avril 2027". */
export function since(at: Date, level: Level): string {
  return `à partir ${from(at, level)}`;
}

/** "d’avril 2027 à juin 2028", "du 5 avril 2027 au 1er juin 2028". */
export function span(of: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `${from(of.from, level)} ${level === 'EXPERT' ? 'au' : 'à'} ${date(of.to, level)}`;
}

const units = { day: 'jours', week: 'semaines', month: 'mois', year: 'années' } as const;
const next = { day: 'prochains', week: 'prochaines', month: 'prochains', year: 'prochaines' } as const;
const one = {
  day: 'le jour qui vient',
  week: 'la semaine prochaine',
  month: 'le mois prochain',
  year: 'l’année prochaine',
} as const;
const words = {
  today: 'aujourd’hui',
  tomorrow: 'demain',
  'this week': 'cette semaine',
  'next week': 'la semaine prochaine',
} as const;

/** The name of a period at the head of a sentence: "2027", "les trois prochains mois". */
export function periodName({ name, from: first, to: last }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'les douze mois qui viennent';
    case 'year':
      return String(first.getUTCFullYear());
    case 'month':
      return monthOf(first);
    case 'rest of year':
      return `le reste de ${first.getUTCFullYear()}`;
    case 'rest of month':
      return `le reste ${afterDe(monthOf(first))}`;
    case 'next':
      return name.count === 1
        ? one[name.unit]
        : `les ${numbers[name.count - 1] ?? name.count} ${next[name.unit]} ${units[name.unit]}`;
    case 'between':
      return `le temps ${afterDe(monthOf(first))} à ${monthOf(last)}`;
    default:
      return words[name.is];
  }
}

/** When: "en 2027", "au cours des trois prochains mois", "aujourd’hui". */
export function during(period: Period): string {
  const { name, from: first, to: last } = period;
  switch (name.is) {
    case 'year':
    case 'month':
      return `en ${periodName(period)}`;
    case 'rest of year':
      return `d’ici la fin de ${first.getUTCFullYear()}`;
    case 'rest of month':
      return `d’ici la fin ${afterDe(monthOf(first))}`;
    case 'between':
      return `${afterDe(monthOf(first))} à ${monthOf(last)}`;
    case 'coming year':
      return `au cours ${afterDe(periodName(period))}`;
    case 'next':
      return name.count === 1 ? periodName(period) : `au cours ${afterDe(periodName(period))}`;
    default:
      return periodName(period);
  }
}

import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/said/level.ts';
import { contracted } from './words/contractions.ts';

const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} de ${at.getUTCFullYear()}`;

/** The first of a month is an ordinal. */
const dayOf = (at: Date): string => (at.getUTCDate() === 1 ? '1º' : String(at.getUTCDate()));

/** "maio de 2027", for EXPERT "5 de maio de 2027". */
export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? `${dayOf(at)} de ${monthOf(at)}` : monthOf(at);
}

/** "em maio de 2027", "em 5 de maio de 2027". */
export function moment(at: Date, level: Level): string {
  return `em ${date(at, level)}`;
}

/** "até maio de 2027", "até 5 de maio de 2027". */
export function until(at: Date, level: Level): string {
  return `até ${date(at, level)}`;
}

/** "a partir de maio de 2027", "a partir de 5 de maio de 2027". */
export function since(at: Date, level: Level): string {
  return `a partir de ${date(at, level)}`;
}

/** "de maio de 2027 a junho de 2028", "de 5 de maio de 2027 a 1º de junho de 2028". */
export function span({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `de ${date(from, level)} a ${date(to, level)}`;
}

const numbers = ['três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'] as const;
const units = {
  day: { many: 'dias', one: 'o próximo dia', next: 'os próximos', two: 'dois' },
  week: { many: 'semanas', one: 'a próxima semana', next: 'as próximas', two: 'duas' },
  month: { many: 'meses', one: 'o próximo mês', next: 'os próximos', two: 'dois' },
  year: { many: 'anos', one: 'o próximo ano', next: 'os próximos', two: 'dois' },
} as const;
const words = {
  today: 'hoje',
  tomorrow: 'amanhã',
  'this week': 'esta semana',
  'next week': 'a próxima semana',
} as const;

/** The name of a period at the head of a sentence: "2027", "os próximos três meses". */
export function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'os doze meses que vêm';
    case 'year':
      return String(from.getUTCFullYear());
    case 'month':
      return monthOf(from);
    case 'rest of year':
      return `o que resta de ${from.getUTCFullYear()}`;
    case 'rest of month':
      return `o que resta de ${monthOf(from)}`;
    case 'next': {
      const { many, one, next, two } = units[name.unit];
      if (name.count === 1) return one;
      return `${next} ${name.count === 2 ? two : (numbers[name.count - 3] ?? name.count)} ${many}`;
    }
    case 'between':
      return `o tempo de ${monthOf(from)} a ${monthOf(to)}`;
    default:
      return words[name.is];
  }
}

/** When: "em 2027", "nos próximos três meses", "hoje". */
export function during(period: Period): string {
  const { is } = period.name;
  const plain = is === 'today' || is === 'tomorrow' || is === 'this week';
  return plain ? periodName(period) : contracted('em', periodName(period));
}

import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/said/level.ts';

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;
const numbers = ['', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const;

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} de ${at.getUTCFullYear()}`;

/** "mayo de 2027", for EXPERT "5 de mayo de 2027". */
export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? `${at.getUTCDate()} de ${monthOf(at)}` : monthOf(at);
}

/** "en mayo de 2027", "el 5 de mayo de 2027". */
export function moment(at: Date, level: Level): string {
  return `${level === 'EXPERT' ? 'el' : 'en'} ${date(at, level)}`;
}

/** "hasta mayo de 2027", "hasta el 5 de mayo de 2027". */
export function until(at: Date, level: Level): string {
  return `hasta ${level === 'EXPERT' ? 'el ' : ''}${date(at, level)}`;
}

/** "desde mayo de 2027", "desde el 5 de mayo de 2027". */
export function since(at: Date, level: Level): string {
  return `desde ${level === 'EXPERT' ? 'el ' : ''}${date(at, level)}`;
}

/** "de mayo de 2027 a junio de 2028", "del 5 de mayo de 2027 al 1 de junio de 2028". */
export function span({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return level === 'EXPERT'
    ? `del ${date(from, level)} al ${date(to, level)}`
    : `de ${date(from, level)} a ${date(to, level)}`;
}

const units = { day: 'días', week: 'semanas', month: 'meses', year: 'años' } as const;
const articles = { day: 'los', week: 'las', month: 'los', year: 'los' } as const;
const next = { day: 'próximos', week: 'próximas', month: 'próximos', year: 'próximos' } as const;
const one = {
  day: 'el próximo día',
  week: 'la próxima semana',
  month: 'el próximo mes',
  year: 'el próximo año',
} as const;
const words = {
  today: 'hoy',
  tomorrow: 'mañana',
  'this week': 'esta semana',
  'next week': 'la semana próxima',
} as const;

/** The name of a period at the head of a sentence: "2027", "los próximos tres meses". */
export function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'los doce meses que vienen';
    case 'year':
      return String(from.getUTCFullYear());
    case 'month':
      return monthOf(from);
    case 'rest of year':
      return `lo que queda de ${from.getUTCFullYear()}`;
    case 'rest of month':
      return `lo que queda de ${monthOf(from)}`;
    case 'next':
      return name.count === 1
        ? one[name.unit]
        : `${articles[name.unit]} ${next[name.unit]} ${numbers[name.count - 1] ?? name.count} ${units[name.unit]}`;
    case 'between':
      return `el tiempo de ${monthOf(from)} a ${monthOf(to)}`;
    default:
      return words[name.is];
  }
}

/** When: "en 2027", "en los próximos tres meses", "hoy". */
export function during(period: Period): string {
  const { is } = period.name;
  const plain = is === 'today' || is === 'tomorrow' || is === 'this week' || is === 'next week';
  return plain ? periodName(period) : `en ${periodName(period)}`;
}

import { monthNames } from '@palmleaf/contract/month-names';
import type { Period } from '../../chat/question/period.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function monthOf(date: Date): string {
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

export function dayOf(date: Date): string {
  return `${date.getUTCDate()} ${monthOf(date)}`;
}

/** "2027", "the rest of 2026", "the next three months". */
export function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'the coming twelve months';
    case 'year':
      return String(from.getUTCFullYear());
    case 'month':
      return monthOf(from);
    case 'rest of year':
      return `the rest of ${from.getUTCFullYear()}`;
    case 'rest of month':
      return `the rest of ${monthOf(from)}`;
    case 'next':
      return `the next ${name.count === 1 ? name.unit : `${numbers[name.count - 1] ?? name.count} ${name.unit}s`}`;
    case 'between':
      return `the time from ${monthOf(from)} to ${monthOf(to)}`;
    default:
      return name.is;
  }
}

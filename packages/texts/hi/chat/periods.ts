import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/said/level.ts';

const months = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्तूबर',
  'नवंबर',
  'दिसंबर',
] as const;
const numbers = ['', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'] as const;

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

/** "मई 2027", for EXPERT "5 मई 2027". */
export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? `${at.getUTCDate()} ${monthOf(at)}` : monthOf(at);
}

/** "मई 2027 में", "5 मई 2027 को". */
export function moment(at: Date, level: Level): string {
  return `${date(at, level)} ${level === 'EXPERT' ? 'को' : 'में'}`;
}

/** "मई 2027 तक" */
export function until(at: Date, level: Level): string {
  return `${date(at, level)} तक`;
}

/** "मई 2027 से" */
export function since(at: Date, level: Level): string {
  return `${date(at, level)} से`;
}

/** "मई 2027 से जून 2028 तक" */
export function span({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `${since(from, level)} ${until(to, level)}`;
}

interface Unit {
  /** "अगला महीना", "अगले महीने": by itself and as a time. */
  readonly one: readonly [direct: string, oblique: string];
  /** "महीने", "महीनों" */
  readonly many: readonly [direct: string, oblique: string];
}

const units: Readonly<Record<'day' | 'week' | 'month' | 'year', Unit>> = {
  day: { one: ['अगला दिन', 'अगले दिन'], many: ['दिन', 'दिनों'] },
  week: { one: ['अगला सप्ताह', 'अगले सप्ताह'], many: ['सप्ताह', 'सप्ताहों'] },
  month: { one: ['अगला महीना', 'अगले महीने'], many: ['महीने', 'महीनों'] },
  year: { one: ['अगला साल', 'अगले साल'], many: ['साल', 'सालों'] },
};
const words = {
  today: 'आज',
  tomorrow: 'कल',
  'this week': 'इस सप्ताह',
  'next week': 'अगले सप्ताह',
} as const;

/** The name of a period by itself: "2027", "अगले तीन महीने". */
export function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'आने वाले बारह महीने';
    case 'year':
      return String(from.getUTCFullYear());
    case 'month':
      return monthOf(from);
    case 'rest of year':
      return `${from.getUTCFullYear()} का बाक़ी समय`;
    case 'rest of month':
      return `${monthOf(from)} का बाक़ी समय`;
    case 'next':
      return name.count === 1
        ? units[name.unit].one[0]
        : `अगले ${numbers[name.count - 1] ?? name.count} ${units[name.unit].many[0]}`;
    case 'between':
      return `${monthOf(from)} से ${monthOf(to)} तक का समय`;
    default:
      return words[name.is];
  }
}

/** When: "2027 में", "अगले तीन महीनों में", "आज". */
export function during(period: Period): string {
  const { name, from, to } = period;
  switch (name.is) {
    case 'coming year':
      return 'आने वाले बारह महीनों में';
    case 'rest of year':
      return `${from.getUTCFullYear()} के बाक़ी समय में`;
    case 'rest of month':
      return `${monthOf(from)} के बाक़ी समय में`;
    case 'next':
      return name.count === 1
        ? units[name.unit].one[1]
        : `अगले ${numbers[name.count - 1] ?? name.count} ${units[name.unit].many[1]} में`;
    case 'between':
      return `${monthOf(from)} से ${monthOf(to)} तक के समय में`;
    case 'year':
    case 'month':
      return `${periodName(period)} में`;
    default:
      return periodName(period);
  }
}

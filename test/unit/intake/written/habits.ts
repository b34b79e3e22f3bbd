import type { Draw } from './draw.ts';
import type { WrittenPerson } from './people.ts';

export const languages = ['en', 'de', 'es', 'fr', 'pt', 'it', 'ru', 'hi', 'mr', 'ta'] as const;
export type HeaderLanguage = (typeof languages)[number];

const two = (number: number): string => String(number).padStart(2, '0');
const inDigits = (zero: number, text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const devanagari = (text: string): string => inDigits(0x966, text);

const month = (language: string, form: 'long' | 'short', number: number): string =>
  new Intl.DateTimeFormat(language, { month: form, day: 'numeric', timeZone: 'UTC' })
    .formatToParts(new Date(Date.UTC(2001, number - 1, 1)))
    .find(({ type }) => type === 'month')?.value ?? '';

export interface DateHabit {
  readonly name: string;
  /** The order that the column needs if none of its dates separates day and month. */
  readonly order?: 'dmy' | 'mdy';
  readonly isShort?: true;
  readonly write: (person: WrittenPerson, draw: Draw, language: HeaderLanguage) => string;
}

const ordinal = (day: number): string =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`;
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const dateHabits: readonly DateHabit[] = [
  { name: 'ISO', write: ({ year, month: m, day }) => `${year}-${two(m)}-${two(day)}` },
  { name: 'ISO with slashes', write: ({ year, month: m, day }) => `${year}/${m}/${day}` },
  { name: 'compact', write: ({ year, month: m, day }) => `${year}${two(m)}${two(day)}` },
  { name: 'dots', write: ({ year, month: m, day }) => `${two(day)}.${two(m)}.${year}` },
  { name: 'dots with blanks', write: ({ year, month: m, day }) => `${day}. ${m}. ${year}` },
  { name: 'day first', order: 'dmy', write: ({ year, month: m, day }) => `${two(day)}/${two(m)}/${year}` },
  { name: 'day first, hyphens', order: 'dmy', write: ({ year, month: m, day }) => `${day}-${m}-${year}` },
  { name: 'month first', order: 'mdy', write: ({ year, month: m, day }) => `${m}/${day}/${year}` },
  {
    name: 'day first, short',
    order: 'dmy',
    isShort: true,
    write: ({ year, month: m, day }) => `${two(day)}/${two(m)}/${two(year % 100)}`,
  },
  {
    name: 'dots, short',
    isShort: true,
    write: ({ year, month: m, day }) => `${two(day)}.${two(m)}.${two(year % 100)}`,
  },
  {
    name: 'month by name, short',
    isShort: true,
    write: ({ year, month: m, day }) => `${day}-${month('en', 'short', m)}-${two(year % 100)}`,
  },
  { name: 'month by name', write: ({ year, month: m, day }) => `${day}-${month('en', 'short', m)}-${year}` },
  {
    name: 'month in capitals',
    write: ({ year, month: m, day }) => `${two(day)}${month('en', 'short', m).toUpperCase()}${year}`,
  },
  {
    name: 'ordinal',
    write: ({ year, month: m, day }) => `${ordinal(day)} ${month('en', 'long', m)} ${year}`,
  },
  { name: 'American', write: ({ year, month: m, day }) => `${month('en', 'long', m)} ${day}, ${year}` },
  {
    name: 'weekday',
    write: ({ year, month: m, day }) =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(
        Date.UTC(year, m - 1, day),
      ),
  },
  {
    name: 'month by name in the language of the header',
    write: ({ year, month: m, day }, _draw, language) => `${day} ${month(language, 'long', m)} ${year}`,
  },
  { name: 'Roman month', write: ({ year, month: m, day }) => `${day}-${roman[m - 1]}-${year}` },
  { name: 'Devanagari figures', write: ({ year, month: m, day }) => devanagari(`${day}.${m}.${year}`) },
  {
    name: 'Devanagari month',
    write: ({ year, month: m, day }) => devanagari(`${day} ${month('hi', 'long', m)} ${year}`),
  },
  {
    name: 'spreadsheet moment',
    write: ({ year, month: m, day }) => `${year}-${two(m)}-${two(day)} 00:00:00`,
  },
];

interface TimeHabit {
  readonly name: string;
  readonly write: (person: WrittenPerson, draw: Draw) => string;
  readonly isOpen?: (person: WrittenPerson) => boolean;
}

const twelve = (hour: number): number => (hour % 12 === 0 ? 12 : hour % 12);
const partOf = (hour: number, parts: readonly (readonly [from: number, word: string])[]): string =>
  parts.findLast(([from]) => hour >= from)?.[1] ?? parts.at(-1)?.[1] ?? '';

const hindi = [
  [3, 'सुबह'],
  [12, 'दोपहर'],
  [16, 'शाम'],
  [20, 'रात'],
] as const;
const tamil = [
  [3, 'காலை'],
  [12, 'மதியம்'],
  [16, 'மாலை'],
  [20, 'இரவு'],
] as const;
const marathi = [
  [4, 'सकाळी'],
  [12, 'दुपारी'],
  [16, 'सायंकाळी'],
  [20, 'रात्री'],
] as const;
const spanish = [
  [1, 'de la mañana'],
  [12, 'de la tarde'],
  [20, 'de la noche'],
] as const;
const french = [
  [1, 'du matin'],
  [12, "de l'après-midi"],
  [18, 'du soir'],
] as const;
const german = [
  [5, 'morgens'],
  [12, 'mittags'],
  [14, 'nachmittags'],
  [18, 'abends'],
  [23, 'nachts'],
] as const;
const english = [
  [1, 'in the morning'],
  [12, 'in the afternoon'],
  [18, 'in the evening'],
  [21, 'at night'],
] as const;

const wordFor = (parts: readonly (readonly [number, string])[], hour: number): string =>
  hour === 0 ? '' : partOf(hour, parts);
/** Writes digits in the first hour of the day, and where the language has no word. */
const withPart =
  (parts: readonly (readonly [number, string])[], isBeforeDigits: boolean, separator = ':') =>
  ({ hour, min }: WrittenPerson): string => {
    const word = wordFor(parts, hour);
    if (word === '') return `${two(hour)}:${two(min)}`;
    const figures = `${twelve(hour)}${separator}${two(min)}`;
    return isBeforeDigits ? `${word} ${figures}` : `${figures} ${word}`;
  };

export const timeHabits: readonly TimeHabit[] = [
  { name: '24 hours', write: ({ hour, min }) => `${two(hour)}:${two(min)}` },
  { name: '24 hours without a nought', write: ({ hour, min }) => `${hour}:${two(min)}` },
  { name: 'with seconds', write: ({ hour, min }) => `${two(hour)}:${two(min)}:00` },
  {
    name: 'a dot',
    write: ({ hour, min }) => `${hour}.${two(min)}`,
    // 0.25 is a quarter of a day in a spreadsheet.
    isOpen: ({ hour, min }) => hour === 0 && min % 5 === 0 && min > 0,
  },
  { name: 'no separator', write: ({ hour, min }) => `${two(hour)}${two(min)}` },
  { name: 'no separator, three figures', write: ({ hour, min }) => `${hour === 0 ? '00' : hour}${two(min)}` },
  { name: 'am and pm', write: ({ hour, min }) => `${twelve(hour)}:${two(min)} ${hour < 12 ? 'am' : 'pm'}` },
  {
    name: 'AM and PM with a dot',
    write: ({ hour, min }) => `${twelve(hour)}.${two(min)}${hour < 12 ? 'AM' : 'PM'}`,
  },
  {
    name: 'a.m. and p.m.',
    write: ({ hour, min }) => `${two(twelve(hour))}:${two(min)} ${hour < 12 ? 'a.m.' : 'p.m.'}`,
  },
  {
    name: 'PM behind 24 hours',
    write: ({ hour, min }) => `${two(hour)}:${two(min)} ${hour < 12 ? 'AM' : 'PM'}`,
  },
  { name: 'h', write: ({ hour, min }) => `${hour}h${two(min)}` },
  {
    name: 'Uhr',
    write: ({ hour, min }, draw) =>
      min === 0 ? `${hour} Uhr` : draw.one([`${hour}:${two(min)} Uhr`, `${hour} Uhr ${two(min)}`]),
  },
  { name: 'hrs', write: ({ hour, min }) => `${two(hour)}${two(min)} hrs` },
  { name: 'Hindi', write: withPart(hindi, true) },
  {
    name: 'Hindi, Devanagari figures behind',
    write: (person) => devanagari(withPart(hindi, false, '.')(person)),
  },
  {
    name: 'Hindi in words',
    write: ({ hour, min }) =>
      wordFor(hindi, hour) === ''
        ? `${two(hour)}:${two(min)}`
        : `${wordFor(hindi, hour)} ${twelve(hour)} बजकर ${min} मिनट`,
  },
  { name: 'Tamil', write: withPart(tamil, true) },
  { name: 'Marathi', write: withPart(marathi, true) },
  { name: 'Spanish', write: withPart(spanish, false) },
  { name: 'French', write: withPart(french, false, 'h') },
  { name: 'German', write: withPart(german, false, '.') },
  { name: 'English', write: withPart(english, false) },
  {
    name: 'fraction of a day',
    write: ({ hour, min }) => String((hour * 60 + min) / 1440),
    isOpen: ({ hour, min }) => /^(0|0\.\d\d)$/.test(String((hour * 60 + min) / 1440)),
  },
];

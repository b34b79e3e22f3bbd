import { commaList } from '../csv/columns.ts';
import { isUnitWord, plainHeader } from '../csv/plain-header.ts';
import { word } from '../values/calendar-words.ts';
import { birthStems, birthWords, contactWords } from './birth-words.ts';

type Column = keyof typeof birthWords;

const inBrackets = /[([{]([^)\]}]{0,80})/gu;

export const bracketsOf = (header: string): readonly string[] =>
  [...header.matchAll(inBrackets)].map(([, text = '']) => text.trim());

/** Words that explain how to fill in a column, and change no value. */
const explaining = `as on in at of the and or if is not be was where when must should can please leave blank empty fill enter
  choose select write use capitals block letters only any unknown known available possible applicable mandatory obligatory standard local clock
  civil legal full given exact positive negative plus minus north south east west dms sign signed days
  passport aadhaar id birth certificate ist est cet gmt number whole wenn falls bekannt nicht bitte angeben pflichtfeld optional
  freiwillig lokal ortszeit am vor und nach si se connu connue obligatoire facultatif conocida conoce obligatorio opcional souber obrigatório
  se nota obbligatorio facoltativo если известно обязательно यदि पता हो`;

const words = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? [];

/** The source of a value, whatever follows. */
const source = /^(?:as per|per|according to|laut|selon|según|secondo|conforme)(?!\p{L})/iu;

/** These describe the value of the birth itself. */
const describing = new Set(
  'actual true correct real official registered recorded approx approximate hospital gregorian aadhar'.split(
    ' ',
  ),
);

let knownWords: ReadonlySet<string> | undefined;

function isKnown(word: string): boolean {
  knownWords ??= new Set(
    [explaining, ...Object.values(birthWords), ...Object.values(contactWords)].flatMap(words),
  );
  return isUnitWord(word) || knownWords.has(word) || /^\p{Script=Latin}$/u.test(word);
}

const example =
  /^(?:e\.?\s?g|for example|example|ex|like|such as|z\.\s?b|p\.\s?ex|por ej|es|например|i\.?\s?e)(?![\p{L}])/iu;

const isUnderstood = (text: string): boolean => example.test(text) || words(text).every(isKnown);

const isHarmless = (text: string): boolean =>
  source.test(text) ||
  example.test(text) ||
  words(text).every((word) => describing.has(word) || isKnown(word));

const measures: ReadonlySet<Column> = new Set(['lat', 'lon', 'coordinates', 'tzone', 'timezone']);
const described: ReadonlySet<Column> = new Set([
  ...measures,
  ...(['date', 'day', 'month', 'year', 'time', 'date_time', 'hour', 'min', 'am_pm'] as const),
  ...(['place', 'region', 'country', 'name', 'given_name', 'family_name', 'gender'] as const),
]);
const small = word('(?<!not (?:in )?)(?:min|mins|minutes?|minuten|secs?|seconds?|sekunden|ms|milliseconds?)');
const large = word('d|deg|degrees?|grad|h|hh|hrs?|hours?|stunden');
const otherUnits = word(
  'rad|radians?|gon|gradians?|utm|ups|mgrs|gauss|osgb|easting|northing|met(?:er|re)s?|km|feet|miles',
);

/** `Longitude (min)`, but not `(deg, min)`. */
const isOtherUnit = (text: string): boolean =>
  otherUnits.test(text) || (small.test(text) && !large.test(text) && !/[°:]/.test(text));

export const hasOtherUnit = (header: string, column: Column): boolean =>
  measures.has(column) && bracketsOf(header).some(isOtherUnit);

/** `Place (current)`, `DOB (mother)`. */
export const hasRemark = (header: string, column: Column): boolean =>
  described.has(column) && !bracketsOf(header).every(isHarmless);

export const isQualified = (header: string, column: Column): boolean =>
  described.has(column) && !bracketsOf(header).every(isUnderstood);

const eventDate = /(?<!\p{L})(?:date|datum|fecha|data|дата|तारीख|तिथि|தேதி)(?!\p{L})/iu;
const eventColumns: ReadonlySet<Column> = new Set(['time', 'hour', 'place']);

export const belongsTo = (before: string, header: string, column: Column): boolean =>
  eventColumns.has(column) && eventDate.test(before) && !isOfBirth(header);

const stems = commaList(birthStems).map(plainHeader);

export const isOfBirth = (header: string): boolean =>
  stems.some((stem) => plainHeader(header).includes(stem));

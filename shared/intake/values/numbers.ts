import { yearSpan } from '@palmleaf/contract/birth';
import { ifGiven, type Reading, readingOf } from '../reading.ts';
import { mask, type Refused, refuse } from '../refusal.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

export const ranges = {
  day: { min: 1, max: 31 },
  month: { min: 1, max: 12 },
  /** The service would refuse other years. */
  year: { min: yearSpan.from, max: yearSpan.to },
  hour: { min: 0, max: 23 },
  min: { min: 0, max: 59 },
  lat: { min: -90, max: 90 },
  lon: { min: -180, max: 180 },
  tzone: { min: -14, max: 14 },
} as const satisfies Record<string, Range>;

const integer = /^[+-]?\d{1,9}(\.0{1,9})?$/;
/** Data frames write 7.759e+01 for 77.59. */
const decimalPattern = /^[+-]?(\d{1,9}(\.\d{0,30})?|\.\d{1,30})(e[+-]\d{1,2})?$/i;

/** Accepts `31.0`, which data frames write for 31. */
export function wholeNumber(
  value: string,
  field: string,
  range: Range,
): { readonly value: number } | Refused {
  const plain = plainNumber(value);
  if (!integer.test(plain)) {
    return refuse(
      'not-a-number',
      { code: 'no-whole-number', column: field, ...range },
      { field, masked: mask(value) },
    );
  }
  return inRange(Number(plain), value, field, range);
}

const hemispheres = { lat: { N: 1, S: -1 }, lon: { E: 1, W: -1 } } as const;

/** Reads decimal degrees, also `33.9 S` and `33,9`. */
export function readCoordinate(cell: string | undefined, field: 'lat' | 'lon'): Reading<number | undefined> {
  return ifGiven(cell, (text) => readingOf(coordinate(text, field), ({ value }) => value));
}

function coordinate(value: string, field: 'lat' | 'lon'): { readonly value: number } | Refused {
  const range = ranges[field];
  if (decimalPattern.test(value)) return inRange(Number(value) + 0, value, field, range);
  const text = withLetterLast(value);
  const sexagesimal = fromDegreesAndMinutes(text, field);
  if (sexagesimal !== undefined) return inRange(sexagesimal, value, field, range);
  const plain = plainNumber(text);
  const letter = /[NSEW]$/i.exec(plain)?.[0].toUpperCase();
  const figure = withoutDegreeSign(letter === undefined ? plain : plain.slice(0, -1));
  const number = figure.replace(',', '.');
  const signs: Readonly<Record<string, number>> = hemispheres[field];
  const sign = letter === undefined ? 1 : signs[letter];
  if (!decimalPattern.test(number) || sign === undefined || (letter && /^[+-]/.test(number))) {
    return refuse(
      'not-a-number',
      { code: 'no-degrees', column: field, ...range },
      { field, masked: mask(value) },
    );
  }
  return inRange(sign * Number(number) + 0, value, field, range);
}

/** O is missing: east in German, west in French. */
const letterOfSide: Readonly<Record<string, string>> = {
  ...wordsOf('N', 'north nord norte noord उत्तर வடக்கு'),
  ...wordsOf('S', 'south süd sud sur zuid दक्षिण தெற்கு'),
  ...wordsOf('W', 'west ouest oeste पश्चिम மேற்கு'),
  ...wordsOf('E', 'east est este oost ost öst øst पूर्व கிழக்கு'),
};

function wordsOf(letter: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, letter]));
}

const sideWord = /\p{L}[\p{L}\p{M}]{2,}/gu;

export function withPlainMarks(value: string): string {
  return value
    .normalize('NFC')
    .trim()
    .replace(/[º˚]|\bdeg(?:rees?)?\b/gi, '°')
    .replace(/\bmin(?:utes?)?\b/gi, "'")
    .replace(/\bsec(?:onds?)?\b/gi, '"')
    .replace(/[`´‘]/g, "'")
    .replace(/''|′′|[“]/g, '"')
    .replace(sideWord, (word) => letterOfSide[word.toLowerCase()] ?? word);
}

/** Also replaces words of sides by their letters: `77 East` is `77 E`. */
export const withLetterLast = (value: string): string =>
  withPlainMarks(value).replace(/^([NSEW])\s*(\d.*)$/i, '$2 $1');

const withoutDegreeSign = (text: string): string => text.trimEnd().replace(/°$/, '').trimEnd();

const degreesAndMinutes =
  /^([+-]?)(\d{1,3})\s*[°d:]\s*(\d{1,2}(?:\.\d+)?)\s*(?:['′’m:]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|s(?=\s*[NSEWO]$))?)?)?\s*([NSEWO]?)$/i;
const letteredFigures =
  /^()(\d{1,3})[\s-]+(\d{1,2}(?:\.\d+)?)'?(?:[\s-]+(\d{1,2}(?:\.\d+)?)"?)?\s*([NSEW])$/i;
const letterBetween = /^(\d{1,3})\s*°?\s*([NSEW])\s*(\d{1,2})(?:['′:.]?\s*(\d{1,2})["″]?)?'?$/i;

/** Reads `12°58'30" N`, `N 12 58 30`, `12:58 N`, `12n58`, `12°N58'`. Undefined for other forms. */
function fromDegreesAndMinutes(value: string, field: 'lat' | 'lon'): number | undefined {
  const plain = degreesAndMinutes.exec(value) ?? letteredFigures.exec(value);
  const between = plain === null ? letterBetween.exec(value) : null;
  const [sign, degrees, minutes, seconds, letter] = plain
    ? [plain[1], plain[2], plain[3], plain[4], plain[5]]
    : between
      ? ['', between[1], between[3], between[4], between[2]]
      : [];
  if (degrees === undefined || Number(minutes) >= 60 || Number(seconds ?? 0) >= 60) return undefined;
  const signs: Readonly<Record<string, number>> = hemispheres[field];
  const side = letter ? signs[letter.toUpperCase()] : 1;
  if (side === undefined || (letter && sign)) return undefined;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds ?? 0) / 3600;
  return (side * (sign === '-' ? -1 : 1) * Math.round(size * 1e6)) / 1e6 + 0;
}

function inRange(
  number: number,
  value: string,
  field: string,
  range: Range,
): { readonly value: number } | Refused {
  if (number >= range.min && number <= range.max) return { value: number };
  return refuse(
    'out-of-range',
    { code: 'number-beyond', column: field, ...range },
    { field, masked: mask(value) },
  );
}

const printableAscii = /^[\x20-\x7e]*$/;

/** Converts digits of any script and typographic minus signs to ASCII. */
export function plainNumber(value: string): string {
  if (printableAscii.test(value)) return value.trim();
  return value
    .normalize('NFKC')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[^\P{Nd}0-9]/gu, plainDigit)
    .trim();
}

/** The ten digits of a script are consecutive, and the character before the first is not a digit. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  for (let value = 0; value < 10; value += 1)
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return String(value);
  return digit;
}

import type { XmlItem } from './xml.ts';

/** `as`: a number in the digits of its format, such as 0000 or "K-"000. */
export type CellKind = 'number' | 'date' | 'time' | 'duration' | 'date and time' | `as ${string}`;

/** ECMA-376 part 1, 18.8.30, with the formats of East Asia. */
const builtIn = (id: number): CellKind => {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 54)) return 'date';
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47)) return 'time';
  if (id === 22) return 'date and time';
  return id >= 55 && id <= 58 ? 'date' : 'number';
};

const digitsAndTexts = /^(?:0|"[^"]*"|\\.|[-/ :()])+$/;

/** Excel's limit. The patterns below take more than linear time. */
const maxFormatLength = 255;

export function kindOfFormat(format: string): CellKind {
  const [first = ''] = format.slice(0, maxFormatLength).split(';');
  if (/0.*0/.test(first) && digitsAndTexts.test(first)) return `as ${first}`;
  if (/\[(h+|m+|s+)\]/i.test(first)) return 'duration';
  const letters = first
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/general|am\/pm|a\/p/gi, '')
    .toLowerCase();
  const hasTime = /[hs]/.test(letters);
  const hasDate = /[dy]/.test(letters) || (!hasTime && /m/.test(letters));
  if (hasDate) return hasTime ? 'date and time' : 'date';
  return hasTime ? 'time' : 'number';
}

export function readCellStyles(items: Iterable<XmlItem>): CellKind[] {
  const customFormats = new Map<number, CellKind>();
  const kinds: CellKind[] = [];
  let inCellStyles = false;
  for (const item of items) {
    if (item.kind === 'text') continue;
    if (item.name === 'cellXfs') inCellStyles = item.kind === 'open';
    if (item.kind !== 'open') continue;
    if (item.name === 'numFmt')
      customFormats.set(Number(item.attribute('numFmtId')), kindOfFormat(item.attribute('formatCode') ?? ''));
    if (inCellStyles && item.name === 'xf') {
      const id = Number(item.attribute('numFmtId') ?? '0');
      kinds.push(customFormats.get(id) ?? builtIn(id));
    }
  }
  return kinds;
}

/** Day 0 of the 1900 date system, and how many days later the 1904 system begins. */
const epoch1900Ms = Date.UTC(1899, 11, 30);
const days1904 = 1462;

export function cellText(text: string, kind: CellKind, counts1904: boolean): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text.trim();
  if (kind.startsWith('as ') && Number.isSafeInteger(value) && value >= 0)
    return inDigits(value, kind.slice(3));
  if (kind === 'duration' && value >= 1)
    return `${Math.floor(value * 24)}:${String(Math.round(value * 1440) % 60).padStart(2, '0')}`;
  if (kind === 'number' || kind.startsWith('as ') || value < 0 || value >= 2_958_466)
    return plainDecimal(value);
  // Excel counts 29 February 1900, which did not exist.
  const days = counts1904 ? value + days1904 : value < 60 ? value + 1 : value;
  const iso = new Date(epoch1900Ms + Math.round(days * 86_400) * 1000).toISOString();
  const time = iso.slice(11, 19).replace(/:00$/, '');
  const isWhole = Math.round(value * 86_400) % 86_400 === 0;
  if (kind === 'time' || kind === 'duration' || (value < 1 && !counts1904)) return time;
  return kind === 'date' && isWhole ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}

/** 7 in the format "K-"000 is K-007. */
function inDigits(value: number, format: string): string {
  const pieces = format.match(/0|"[^"]*"|\\.|./g) ?? [];
  const zeros = pieces.filter((piece) => piece === '0').length;
  const digits = String(value).padStart(zeros, '0');
  let at = digits.length - zeros;
  const shown = pieces.map((piece) => {
    if (piece !== '0') return piece.replace(/^"|"$|^\\/g, '');
    at += 1;
    return at === digits.length - zeros + 1 ? digits.slice(0, at) : digits[at - 1];
  });
  return shown.join('');
}

/** Rounds to fifteen digits as spreadsheets do: 12.97 is stored as 12.970000000000001. */
function plainDecimal(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? value.toFixed(Math.abs(value) < 1 ? 12 : 0) : text;
}

import { isRefused, mask, type Refused, refuse } from '../refusal.ts';
import { clockWord, type DayPart } from './clock-words.ts';
import { plainNumber } from './numbers.ts';
import { isZoneAbbreviation } from './zone-names.ts';

interface ClockTime {
  readonly hour: number;
  readonly min: number;
  readonly droppedSeconds: boolean;
  /**
   * `half`: words name the half of the day; `part of the day`: so do words of a language with a 24-hour clock; `clock`:
   * the hour word or seconds show a 24-hour clock.
   */
  readonly said?: 'half' | 'part of the day' | 'clock';
  readonly zone?: string;
}

const unknownWords =
  /^([^\p{L}\p{N}]+|n\.?\s?\/?a\.?|nil|none|x+|unknown|unk|not known|not sure|do(?:n['’]?t| not) know|unbekannt|keine angabe|k\.?\s?a\.?|inconnue?|desconocid[oa]|sconosciut[oa]|desconhecid[oa]|onbekend|nieznana|неизвестно|अज्ञात|पता नहीं|தெரியாது|తెలియదు|ಗೊತ್ತಿಲ್ಲ|അറിയില്ല|অজানা|不明)$/iu;

const remarkOnFigures = /^\d{1,2}[:.]\d{2}\s*[([](.{1,20})[)\]]$/;

/** Also `00:00 (unknown)`. No word for an unknown time begins with a digit. */
export const isUnknownTime = (text: string): boolean =>
  /^\d/.test(text)
    ? unknownWords.test(remarkOnFigures.exec(text)?.[1] ?? '0')
    : unknownWords.test(text.trim());

const plainTime = /^(\d{1,2}):(\d{2})$/;
const trailingZone = /(?<=\d|[ap]m)\s*(z|(?:utc|gmt)\s*(?:[+-]\s*\d{1,2}(?::?\d{2})?)?|[+-]\d{2}:?\d{2})$/i;
const token = /\d+|\p{L}[\p{L}\p{M}.'’]*|\S/gu;

/**
 * Returns the only time that numbers and words allow: `14:05`, `730`, `शाम 7.30`, `14:05 IST`. Without words, a 24-hour
 * clock applies. Drops seconds.
 */
export function clockTime(value: string, field = 'time'): ClockTime | Refused {
  const twice = value.endsWith(')') ? writtenTwice.exec(value) : null;
  if (twice !== null) {
    const [, first = '', second = ''] = twice;
    const [time, again] = [clockTime(first.trim(), field), clockTime(second.trim(), field)];
    if (!isRefused(time) && !isRefused(again) && isSameClock(time, again)) return { ...again, ...time };
  }
  const plain = plainTime.exec(value);
  const read: TimePieces | undefined = plain
    ? { figures: [plain[1] ?? '', plain[2] ?? ''], parts: [] }
    : splitTime(value);
  const figures = read && hourAndMinute(read.figures);
  if (read === undefined || figures === undefined)
    return refuse('bad-time', { code: 'no-time' }, { field, masked: mask(value) });
  const { hour, min, seconds } = figures;
  const fittingHours = min > 59 || seconds > 59 ? [] : hoursWithin(hour, min, read.parts);
  const [only] = fittingHours;
  if (only === undefined || fittingHours.length > 1) {
    const clock = read.parts.length === 0 ? '24 hours' : 'part of the day';
    return refuse('out-of-range', { code: 'time-beyond', clock }, { field, masked: mask(value) });
  }
  const zone = read.zone === undefined ? {} : { zone: read.zone };
  return { hour: only, min, droppedSeconds: seconds > 0, ...saidBy(read), ...zone };
}

function saidBy({ figures, parts, isFullDay }: TimePieces): Pick<ClockTime, 'said'> {
  if (parts.some((part) => !part.isOfFullDay)) return { said: 'half' };
  if (parts.length > 0) return { said: 'part of the day' };
  return isFullDay || figures.length > 2 ? { said: 'clock' } : {};
}

/** `19:45 (7:45 pm)` */
const writtenTwice = /^([^()]+)\(=?([^()]+)\)$/;

const isSameClock = (one: ClockTime, other: ClockTime): boolean =>
  one.hour === other.hour && one.min === other.min;

function hoursWithin(hour: number, min: number, parts: readonly DayPart[]): number[] {
  const possible =
    parts.length > 0 && hour >= 1 && hour <= 12
      ? [hour % 12, (hour % 12) + 12]
      : [hour].filter((h) => h <= 23);
  return possible.filter((one) => parts.every((part) => isWithin(one + min / 60, part)));
}

const isWithin = (hours: number, { from, to }: DayPart): boolean =>
  (hours >= from && hours < to) || hours + 24 < to;

interface TimePieces {
  readonly figures: readonly string[];
  readonly parts: readonly DayPart[];
  readonly zone?: string | undefined;
  readonly isFullDay?: boolean;
}

const joinedHalves = /(?<!\p{L})(meia|meio|après|apres|mid|आधी)[\s-]+(?=\p{L})/giu;

/** `quarter to 12 pm` has two meanings. */
const quarterHours =
  /(?<!\p{L})(half past|quarter past|quarter to(?!\s+(?:00?|12)(?!\d).{0,20}(?<!\p{L})[ap]\.?\s?m(?!\p{L})))\s+(\d{1,2})(?![\d:.])/giu;

function inFigures(_text: string, words: string, figure: string): string {
  const hour = Number(figure);
  if (/^half/i.test(words)) return `${hour}:30`;
  return /past$/i.test(words) ? `${hour}:15` : `${hour > 1 ? hour - 1 : hour + 11}:45`;
}

function splitTime(value: string): TimePieces | undefined {
  const text = plainNumber(value)
    .replace(/(?<!\p{L})([ap])\s?\.?\s?m(?!\p{L})\.?/giu, '$1m')
    .replace(joinedHalves, '$1')
    .replace(quarterHours, inFigures);
  const fraction = fractionOfDay(text);
  if (fraction !== undefined) return canBeBoth(text, fraction) ? undefined : { figures: fraction, parts: [] };
  const trailing = trailingZone.exec(text);
  let zone = trailing?.[1];
  const parts: DayPart[] = [];
  const figures: string[] = [];
  let between = '';
  let isHour = false;
  let isFullDay = false;
  for (const [one] of text.slice(0, trailing?.index).matchAll(token)) {
    if (/^\d/.test(one)) {
      if (!gaps[figures.length]?.(between, one)) return undefined;
      figures.push(one);
      between = '';
    } else if (/^\p{L}/u.test(one)) {
      // "a las 5" and "à 5 h" do not mean a.m.; the letter does so only after the numbers.
      const isPreposition = figures.length === 0 && /^a\p{M}?$/iu.test(one.normalize('NFD'));
      const meaning = isPreposition ? 'filler' : clockWord(one);
      if (meaning === 'hour of a full day') isFullDay ||= figures.length > 0;
      if (meaning === 'hour' || meaning === 'hour of a full day') isHour = true;
      else if (typeof meaning === 'object') parts.push(meaning);
      else if (meaning === undefined) {
        if (figures.length === 0 || zone !== undefined || !isZoneAbbreviation(one)) return undefined;
        zone = one;
      }
      between += 'w';
    } else between += one;
  }
  if (!/^[w(),.]*$/.test(between)) return undefined;
  const [first = ''] = figures;
  if (first === '') return hourNamed(parts);
  // Spoken hours are those of a clock face.
  if (parts.length === 0 && value.search(quarterHours) >= 0) return undefined;
  if (figures.length === 1 && first.length <= 2 && !isHour && parts.length === 0) return undefined;
  return { figures: figures.length === 1 ? compact(first) : figures, parts, zone, isFullDay };
}

const matches = (pattern: RegExp) => (between: string) => pattern.test(between);
/** After a hyphen, a number up to this may end a range of hours: 10-11 is no time. */
const lastHour = 24;

/** For each number in order: whether it may follow the text before it; `w` is a word. */
const gaps: readonly ((between: string, figure: string) => boolean)[] = [
  matches(/^[w(,.]*$/),
  (between, figure) =>
    (/^[:.,;]?$/.test(between) && figure.length === 2) ||
    (between === '-' && figure.length === 2 && Number(figure) > lastHour) ||
    (/^w[w.,]*$/.test(between) && figure.length <= 2),
  (between, figure) => /^([:.]|w[w.,]*)?$/.test(between) && figure.length <= 2,
  matches(/^[.,]$/),
];

const compact = (figures: string): readonly string[] =>
  figures.length > 2 ? [figures.slice(0, -2), figures.slice(-2)] : [figures];

function hourNamed([part, ...others]: readonly DayPart[]): TimePieces | undefined {
  if (part?.alone === undefined || others.length > 0) return undefined;
  return { figures: [String(part.alone)], parts: [part] };
}

function hourAndMinute([first = '', min = '0', seconds = '0']: readonly string[]) {
  if (first.length > 2) return undefined;
  return { hour: Number(first), min: Number(min), seconds: Number(seconds) };
}

const minutesOfDay = 1440;

/** 0.8125 is 19:30. */
function fractionOfDay(text: string): readonly string[] | undefined {
  if (!/^0?\.\d{1,20}$/.test(text)) return undefined;
  const minutes = Number(text) * minutesOfDay;
  const whole = Math.round(minutes);
  if (Math.abs(minutes - whole) > 0.01 || whole >= minutesOfDay) return undefined;
  return [String(Math.floor(whole / 60)), String(whole % 60)];
}

/** 0.25 can be 0:25, or a quarter of the day: six in the morning. */
const canBeBoth = (text: string, [hour, min]: readonly string[]): boolean =>
  /^0\.\d\d$/.test(text) && !(hour === '0' && Number(min) === Number(text.slice(2)));

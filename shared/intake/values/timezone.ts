import type { InputNote } from '../reasons/input-note.ts';
import { mask, type Refused, refuse } from '../refusal.ts';
import type { CalendarDate } from './dates.ts';
import { plainNumber, ranges } from './numbers.ts';
import { formatter, offsetAt, steadyOffset } from './zone-offsets.ts';

export type LocalTime = CalendarDate & { readonly hour: number; readonly min: number };

/**
 * `ambiguous`: clocks were set back, so the time occurred twice; the first counts. `skipped`: clocks were set forward
 * over the time; the earlier offset counts.
 */
interface DerivedZone {
  readonly tzone: number;
  readonly how: 'timezone' | 'place';
  readonly zone: string;
  readonly kind: 'plain' | 'ambiguous' | 'skipped';
  readonly notes: readonly InputNote[];
}

const daySeconds = 86_400;
const reliableFromYear = 1970;

export function offsetInZone(zone: string, local: LocalTime, how: DerivedZone['how']): DerivedZone {
  const wall = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.min) / 1000;
  const steady = steadyOffset(zone, wall - daySeconds, wall + daySeconds);
  const before = steady ?? offsetAt(zone, wall - daySeconds);
  const after = steady ?? offsetAt(zone, wall + daySeconds);
  const holds =
    steady === undefined
      ? [...new Set([before, after])].filter((offset) => offsetAt(zone, wall - offset) === offset)
      : [steady];
  const kind = holds.length === 0 ? 'skipped' : holds.length === 1 ? 'plain' : 'ambiguous';
  // When clocks are set back, the larger offset, daylight time, comes first.
  const seconds = kind === 'skipped' ? before : Math.max(...holds);
  const minutes = Math.round(seconds / 60);
  const notes: InputNote[] = [];
  if (kind === 'ambiguous') {
    notes.push({ code: 'time-happened-twice', first: seconds, second: hours(Math.min(...holds)) });
  }
  if (kind === 'skipped') {
    notes.push({ code: 'time-skipped', before, after });
  }
  if (seconds % 60 !== 0) {
    notes.push({ code: 'sun-time', offset: seconds });
  }
  if (local.year < reliableFromYear) {
    notes.push({ code: 'before-1970' });
  }
  return { tzone: minutes / 60, how, zone, kind, notes };
}

/** Refuses abbreviations that the platform knows: IST is India, Israel or Ireland. */
export function zoneName(value: string, field: string): { readonly zone: string } | Refused {
  const name = value.trim().replaceAll(' ', '_');
  if (/^(utc|gmt|z|zulu)$/i.test(name)) return { zone: 'UTC' };
  const isKnownZone = /^[a-z][a-z0-9_+-]*(\/[a-z0-9_+-]+)+$/i.test(name) && formatter(name) !== undefined;
  if (isKnownZone) return { zone: name };
  return refuse('bad-zone', { code: 'no-zone', column: field }, { field, masked: mask(value) });
}

/** `5.30` has two meanings: 5.3 hours, and `orElse` five and a half. */
interface GivenOffset {
  readonly value: number;
  readonly orElse?: number;
}

const prefix = /^(?:UTC|GMT)?\s*/i;
/** As Jagannatha Hora writes it: `5:30 (East of GMT)`. `WEST` alone is the summer time of Lisbon. */
const sideOfGreenwich = /\s\(?(e(?:ast)?|w(?:est)?)( of (?:gmt|greenwich))?\)?$/i;
const letterOfSide = (text: string, side: string, isNamed?: string): string =>
  isNamed === undefined && /^[EW][A-Z]/.test(side) ? text : ` ${side.slice(0, 1)}`;
const clockOffset = /^([+-]?)(\d{1,2})[:h](?:\s?)([0-5]\d)\s*([EW]?)$/i;
const compactOffset = /^([+-])(\d{2})([0-5]\d)()$/;
const hoursOffset = /^([+-]?)(\d{1,2}(?:\.\d{0,6})?)(?:\s*h(?:ours|rs)?)?\s*([EW]?)$/i;

/** Reads `5.5`, `+05:30`, `5:30`, `UTC+5:30`, `+0530`, and `8:00 W`. Undefined for other texts. */
export function offsetHours(value: string, field: string): GivenOffset | Refused | undefined {
  const text = plainNumber(value)
    .replace(',', '.')
    .replace(prefix, '')
    .replace(/^(e(?:ast)?|w(?:est)?)\s*(\d.*)$/i, '$2 $1')
    .replace(sideOfGreenwich, letterOfSide);
  const offset =
    offsetFromClock(clockOffset.exec(text) ?? compactOffset.exec(text)) ??
    offsetFromHours(hoursOffset.exec(text));
  if (offset === undefined) return undefined;
  const { min, max } = ranges.tzone;
  if (offset.value >= min && offset.value <= max) return offset;
  return refuse(
    'out-of-range',
    { code: 'offset-beyond', column: field, ...ranges.tzone },
    { field, masked: mask(value) },
  );
}

function offsetFromClock(match: RegExpExecArray | null): GivenOffset | undefined {
  if (match === null) return undefined;
  const [, sign = '', hour, minute, side = ''] = match;
  if (sign !== '' && side !== '') return undefined;
  return { value: signed(Number(hour) + Number(minute) / 60, sign, side) };
}

function offsetFromHours(match: RegExpExecArray | null): GivenOffset | undefined {
  if (match === null) return undefined;
  const [, sign = '', figures = '', side = ''] = match;
  if (sign !== '' && side !== '') return undefined;
  const value = signed(Number(figures), sign, side);
  const minutes = /^(\d{1,2})\.([0-5]\d)$/.exec(figures.replace(/(?<=\.)3$/, '30'));
  if (minutes === null) return { value };
  return { value, orElse: signed(Number(minutes[1]) + Number(minutes[2]) / 60, sign, side) };
}

const signed = (size: number, sign: string, side: string): number =>
  (sign === '-' || /w/i.test(side) ? -size : size) + 0;

export function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [
    Math.floor(size / 3600),
    Math.floor(size / 60) % 60,
    ...(size % 60 === 0 ? [] : [size % 60]),
  ];
  return `UTC${seconds < 0 ? '-' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

function hours(seconds: number): number {
  return Math.round(seconds / 60) / 60;
}

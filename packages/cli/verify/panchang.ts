import { gregorianMonth, limbAt, type PanchangDay, pakshaOf } from '@palmleaf/engines/panchang';
import { dateOfJulianDay } from '@palmleaf/engines/sky';
import { type Fields, fieldsOf } from '@palmleaf/shared/views/answers';
import { nakshatraNumber, tithiNumber } from './panchang-names.ts';
import { Comparison, numberIn, type Verdict } from './verdict.ts';

/** Definitions of sunrise differ by some minutes. */
const sunriseSlackMs = 6 * 60_000;
/** A tenth of what a wrong time zone adds. */
const clockToleranceMs = 6 * 60_000;
const dayMs = 86_400_000;

interface Place {
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
}

export function verifyPanchang(
  answer: unknown,
  { month, year, ...place }: Place & { readonly month: number; readonly year: number },
): Verdict {
  const comparison = new Comparison();
  const fields = fieldsOf(answer) ?? {};
  comparison.same('month', numberIn(fields.month), [month]);
  comparison.same('year', numberIn(fields.year), [year]);
  const days = gregorianMonth(year, month, place);
  const entries = Array.isArray(fields.panchang_data) ? fields.panchang_data : [];
  for (const one of entries) {
    const entry = fieldsOf(one);
    const date = numberIn(entry?.date);
    const day = days.find((known) => known.date === date);
    if (entry === undefined || date === undefined) continue;
    if (day === undefined)
      comparison.same(`day ${date}`, 'there', [`not there: the month has ${days.length} days`]);
    else compareDay(comparison, entry, day, place);
  }
  if (entries.length > 0) comparison.same('days', entries.length, [days.length]);
  return comparison.verdict;
}

function compareDay(comparison: Comparison, entry: Fields, day: PanchangDay, { tzone }: Place): void {
  const where = `day ${day.date}`;
  const moments = [-1, 0, 1].map((side) => day.rise + (side * sunriseSlackMs) / dayMs);
  const tithis = [...new Set(moments.map((at) => limbAt('tithi', at)))];
  const nakshatras = [...new Set(moments.map((at) => limbAt('nakshatra', at)))];
  const paksha = pakshaIn(entry);
  const tithi = numberIn(entry.tithi_id) ?? tithiNumber(entry.tithi, paksha);
  if (tithi === undefined)
    comparison.notCompared('Tithis whose names this version does not know are not compared.');
  comparison.same(
    `${where} tithi`,
    tithi === undefined ? undefined : paksha === undefined ? halfOf(tithi) : tithi,
    paksha === undefined ? tithis.map(halfOf) : tithis,
  );
  const nakshatra = numberIn(entry.nakshatra_id) ?? nakshatraNumber(entry.nakshatra);
  if (nakshatra === undefined)
    comparison.notCompared('Nakshatras whose names this version does not know are not compared.');
  comparison.same(`${where} nakshatra`, nakshatra, nakshatras);
  if (paksha !== undefined) comparison.same(`${where} paksha`, paksha, [...new Set(tithis.map(pakshaOf))]);
  for (const [field, at] of [
    ['sunrise', day.rise],
    ['sunset', day.set],
  ] as const) {
    const theirs = clockIn(entry[field]);
    if (theirs === undefined || at === undefined || !day.sunRises) continue;
    const ours = dateOfJulianDay(at + tzone / 24).getTime();
    const isNear = Math.abs(theirs - ours) <= clockToleranceMs;
    comparison.same(`${where} ${field}`, isNear ? 'right' : iso(theirs), [isNear ? 'right' : iso(ours)]);
  }
}

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
const halfOf = (tithi: number): number => ((tithi - 1) % 15) + 1;

function clockIn(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) return undefined;
  const at = Date.parse(`${value.replace(' ', 'T')}Z`);
  return Number.isNaN(at) ? undefined : at;
}

function pakshaIn(entry: Fields): 'Shukla' | 'Krishna' | undefined {
  const id = numberIn(entry.paksha_id);
  if (id === 1 || id === 2) return id === 1 ? 'Shukla' : 'Krishna';
  const name = String(entry.paksha).toLowerCase();
  if (name.startsWith('shukl') || name.startsWith('sukl')) return 'Shukla';
  return name.startsWith('krishn') || name.startsWith('krsn') ? 'Krishna' : undefined;
}

import { limbAt, spanNear } from '../lunar-day.ts';
import { type LunarMonth, lunarMonthAt } from '../lunar-month.ts';
import { type ClockedPlace, type Reckoning, solarMonthAt } from '../month.ts';
import { sunReader } from '../sun-times.ts';
import { type Days, daysOf, observedDay } from './observed.ts';
import { type FestivalId, type FestivalRule, festivalIds, festivalRules, type Region } from './rules.ts';

const reckonings: Record<Region, Reckoning> = { 'tamil-nadu': 'vakya', 'north-india': 'thirukanitha' };

interface Year {
  readonly days: Days;
  readonly solarMonthOf: (midnight: number) => number;
  readonly lunarMonths: readonly LunarMonth[];
  readonly from: number;
  readonly to: number;
}

/** @param from midnight of the first day, as a Julian day of Universal Time */
export function festivalsOf(
  from: number,
  count: number,
  place: ClockedPlace,
  region: Region,
  sunAt = sunReader(place, from),
): readonly (readonly FestivalId[])[] {
  const year = yearOf(from, from + count, daysOf(place, from, sunAt), region);
  const found = Array.from({ length: count }, (): FestivalId[] => []);
  for (const id of festivalIds) {
    const rule = festivalRules[id];
    if (rule.region !== undefined && rule.region !== region) continue;
    for (const day of daysOfRule(rule, year)) found[Math.round(day - from)]?.push(id);
  }
  return found;
}

const slackDays = 3;

function yearOf(from: number, to: number, days: Days, region: Region): Year {
  const lunarMonths: LunarMonth[] = [];
  for (let at = from - slackDays; at < to + slackDays; at = (lunarMonths.at(-1)?.end ?? at) + 1) {
    lunarMonths.push(lunarMonthAt(at));
  }
  return {
    days,
    lunarMonths,
    from,
    to,
    solarMonthOf: (midnight) => solarMonthAt[reckonings[region]](days.at(midnight).evening),
  };
}

function daysOfRule(rule: FestivalRule, year: Year): readonly number[] {
  const { season, daysLater = 0 } = rule;
  const found =
    'date' in season
      ? datedDays(season, year)
      : 'lunarMonth' in season
        ? lunarDays(season, rule, year)
        : solarDays(season, rule, year);
  return found.map((day) => day + daysLater);
}

function datedDays(season: { readonly solarMonth: number; readonly date: number }, year: Year) {
  const found: number[] = [];
  for (let day = year.from - slackDays; day < year.to + slackDays; day++) {
    const first = day - season.date + 1;
    if (
      year.solarMonthOf(day) === season.solarMonth &&
      year.solarMonthOf(first) === season.solarMonth &&
      year.solarMonthOf(first - 1) !== season.solarMonth
    )
      found.push(day);
  }
  return found;
}

function lunarDays(
  season: { readonly lunarMonth: number; readonly tithi: number },
  rule: FestivalRule,
  { lunarMonths, days, from, to }: Year,
): readonly number[] {
  return lunarMonths
    .filter(({ months }) => months.includes(season.lunarMonth))
    .flatMap((month) => {
      const guess = month.begin + ((season.tithi - 0.5) / 30) * (month.end - month.begin);
      if (guess < from - slackDays || guess > to + slackDays) return [];
      return [observedDay(spanNear('tithi', season.tithi, guess), rule, days)];
    });
}

type SolarSeason = { readonly solarMonth: number } & (
  | { readonly tithi: number }
  | { readonly nakshatra: number; readonly ofTwo: 'later' | 'at-full-moon' }
);

/** Mean days until the same tithi or nakshatra returns. */
const returnDays = { tithi: 29.530589, nakshatra: 27.321661 };

function solarDays(season: SolarSeason, rule: FestivalRule, year: Year): readonly number[] {
  const { from, to, days, solarMonthOf } = year;
  const limb = 'tithi' in season ? 'tithi' : 'nakshatra';
  const number = 'tithi' in season ? season.tithi : season.nakshatra;
  const dayNear = (guess: number): number => observedDay(spanNear(limb, number, guess), rule, days);
  const inMonth = (day: number): boolean => solarMonthOf(day) === season.solarMonth;
  const found: number[] = [];
  if (!isNear(season.solarMonth, year)) return found;
  let day = dayNear(from - slackDays);
  let before = dayNear(day - returnDays[limb]);
  for (let after = day; day <= to; [before, day] = [day, after]) {
    after = dayNear(day + returnDays[limb]);
    if (day < from - 1) continue;
    const isChosen = inMonth(day)
      ? isBestOf(season, day, [before, after].filter(inMonth), year)
      : limb === 'tithi' &&
        (nearestOutside(season.solarMonth, before, day, year) === day ||
          nearestOutside(season.solarMonth, day, after, year) === day);
    if (isChosen) found.push(day);
  }
  return found;
}

function isNear(solarMonth: number, { from, to, solarMonthOf }: Year): boolean {
  for (let day = from - slackDays; day <= to + slackDays; day += slackDays) {
    if (solarMonthOf(day) === solarMonth) return true;
  }
  return solarMonthOf(to + slackDays) === solarMonth;
}

function isBestOf(season: SolarSeason, day: number, others: readonly number[], { days }: Year): boolean {
  if ('tithi' in season || season.ofTwo === 'later') return others.every((other) => other < day);
  const fromFull = (one: number): number => Math.abs(limbAt('tithi', days.at(one).evening) - 15);
  return others.every(
    (other) => fromFull(day) < fromFull(other) || (fromFull(day) === fromFull(other) && day > other),
  );
}

function nearestOutside(
  solarMonth: number,
  before: number,
  after: number,
  { solarMonthOf }: Year,
): number | undefined {
  if (solarMonthOf(before) === solarMonth || solarMonthOf(after) === solarMonth) return undefined;
  const within = Array.from({ length: after - before }, (_, i) => before + i).filter(
    (day) => solarMonthOf(day) === solarMonth,
  );
  const [first, last] = [within[0], within.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return first - before <= after - last ? before : after;
}

/**
 * Days, nadis (sixtieths), vinadis and tatparas of each month; the year has 365, 15, 31 and 15.
 * Table: agniulagam.blogspot.com, May 2013.
 */
const lengths: readonly (readonly [days: number, nadis: number, vinadis: number, tatparas: number])[] = [
  [30, 55, 32, 0],
  [31, 24, 12, 0],
  [31, 36, 38, 0],
  [31, 28, 12, 0],
  [31, 2, 10, 0],
  [30, 27, 22, 0],
  [29, 54, 7, 0],
  [29, 30, 24, 0],
  [29, 20, 53, 0],
  [29, 27, 16, 0],
  [29, 48, 24, 0],
  [30, 20, 21, 15],
];
const monthDays = lengths.map(
  ([days, nadis, vinadis, tatparas]) => days + nadis / 60 + vinadis / 3600 + tatparas / 216_000,
);
const yearDays = monthDays.reduce((sum, days) => sum + days, 0);

/** Degrees east. */
const ujjain = 75.768;
/** 18 February 3102 BC (Julian), six o'clock at Ujjain, in Universal Time. */
const kaliEra = 588_465.75 - ujjain / 360;
/** The true Sun enters Mesha 2 days 3 nadis 32.5 vinadis before the mean year. */
const shodhya = 2 + 3 / 60 + 32.5 / 3600;

/** 1 Chithirai to 12 Panguni, and elapsed days, at a Julian day of Universal Time. */
export function vakyaMonth(at: number): { readonly month: number; readonly days: number } {
  const since = at - kaliEra + shodhya;
  let remaining = since - Math.floor(since / yearDays) * yearDays;
  for (const [i, days] of monthDays.entries()) {
    if (remaining < days) return { month: i + 1, days: remaining };
    remaining -= days;
  }
  return { month: 12, days: remaining };
}

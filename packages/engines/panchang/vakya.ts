/**
 * Lengths of the Tamil solar months from Chithirai on, in days, nadis (sixtieths), vinadis and tatparas, as the vakya almanacs
 * have them: 365 days 15 31 15 in all (the year of the Arya Siddhanta). Table: agniulagam.blogspot.com, May 2013.
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

/** Longitude of Ujjain, the reference of the era, degrees east. */
const ujjain = 75.768;
/** Julian day of the Kali era, 18 February 3102 BC (Julian) at six o'clock of Ujjain, in Universal Time. */
const kaliEra = 588_465.75 - ujjain / 360;
/** Shodhya: the true Sun enters Mesha 2 days 3 nadis 32.5 vinadis before the mean year. */
const shodhya = 2 + 3 / 60 + 32.5 / 3600;

/**
 * The solar month (1 Chithirai to 12 Panguni) of the vakya reckoning at a moment (Julian day, Universal Time), and how many days of
 * it have passed: by the months' fixed lengths from the Kali era, not by where the Sun is seen.
 */
export function vakyaMonth(at: number): { readonly month: number; readonly days: number } {
  const since = at - kaliEra + shodhya;
  let left = since - Math.floor(since / yearDays) * yearDays;
  for (const [i, days] of monthDays.entries()) {
    if (left < days) return { month: i + 1, days: left };
    left -= days;
  }
  return { month: 12, days: left };
}

import { DeltaT_EspenakMeeus, SetDeltaTFunction } from 'astronomy-engine';

/**
 * Terrestrial minus Universal Time, seconds, at the start of the year: what the Earth really did (IERS Bulletins;
 * annual means of USNO). Before the table the Espenak-Meeus polynomials fit the observations within a second.
 */
const observed: readonly (readonly [year: number, seconds: number])[] = [
  [2005, 64.69],
  [2007, 65.15],
  [2009, 65.78],
  [2011, 66.32],
  [2013, 66.91],
  [2015, 67.64],
  [2016, 68.1],
  [2017, 68.59],
  [2018, 68.97],
  [2019, 69.22],
  [2020, 69.36],
  [2021, 69.36],
  [2022, 69.29],
  [2023, 69.2],
  [2024, 69.18],
  [2025, 69.14],
  [2026, 69.11],
];

/** From here on the forecast of Espenak and Meeus holds again; until then it is approached in a straight line. */
const forecastFrom = 2050;

/**
 * Terrestrial minus Universal Time in seconds. Observed until 2026, afterwards a forecast: no one can know how the
 * Earth will turn, so positions after 2035 are compared with other ephemerides at equal terrestrial time.
 *
 * @param ut days since 2000 January 1, 12:00 Universal Time
 */
export function deltaT(ut: number): number {
  const year = 2000 + (ut - 0.5) / 365.2425;
  const first = observed[0];
  if (first === undefined || year < first[0] || year >= forecastFrom) return DeltaT_EspenakMeeus(ut);
  let [fromYear, fromSeconds] = first;
  for (const [toYear, toSeconds] of [...observed, [forecastFrom, forecastSeconds()] as const]) {
    if (year < toYear) {
      return fromSeconds + ((toSeconds - fromSeconds) * (year - fromYear)) / (toYear - fromYear);
    }
    fromYear = toYear;
    fromSeconds = toSeconds;
  }
  return DeltaT_EspenakMeeus(ut);
}

function forecastSeconds(): number {
  return DeltaT_EspenakMeeus((forecastFrom - 2000) * 365.2425);
}

SetDeltaTFunction(deltaT);

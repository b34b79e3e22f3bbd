import { SetDeltaTFunction } from 'astronomy-engine';

/**
 * Cubics in `s`, 0 to 1 between two years. Morrison, Stephenson, Hohenkerk and Zawilski 2021 (Proc. R. Soc. A 477,
 * 20200776), table S15.2020.
 */
type Piece = readonly [from: number, to: number, a0: number, a1: number, a2: number, a3: number];
const lastPiece: Piece = [1950, 1955, 28.932, 2.138, 0, 0];
const spline: readonly Piece[] = [
  [1800, 1810, 18.367, -3.481, -1.126, 1.918],
  [1810, 1820, 15.678, 0.021, 4.629, -3.812],
  [1820, 1830, 16.516, -2.157, -6.806, 3.25],
  [1830, 1840, 10.804, -6.018, 2.944, -0.096],
  [1840, 1850, 7.634, -0.416, 2.658, -0.539],
  [1850, 1855, 9.338, 1.642, 0.261, -0.883],
  [1855, 1860, 10.357, -0.486, -2.389, 1.558],
  [1860, 1865, 9.04, -0.591, 2.284, -2.477],
  [1865, 1870, 8.255, -3.456, -5.148, 2.72],
  [1870, 1875, 2.371, -5.593, 3.011, -0.914],
  [1875, 1880, -1.126, -2.314, 0.269, -0.039],
  [1880, 1885, -3.21, -1.893, 0.152, 0.563],
  [1885, 1890, -4.388, 0.101, 1.842, -1.438],
  [1890, 1895, -3.884, -0.531, -2.474, 1.871],
  [1895, 1900, -5.017, 0.134, 3.138, -0.232],
  [1900, 1905, -1.977, 5.715, 2.443, -1.257],
  [1905, 1910, 4.923, 6.828, -1.329, 0.72],
  [1910, 1915, 11.142, 6.33, 0.831, -0.825],
  [1915, 1920, 17.479, 5.518, -1.643, 0.262],
  [1920, 1925, 21.617, 3.02, -0.856, 0.008],
  [1925, 1930, 23.789, 1.333, -0.831, 0.127],
  [1930, 1935, 24.418, 0.052, -0.449, 0.142],
  [1935, 1940, 24.164, -0.419, -0.022, 0.702],
  [1940, 1945, 24.426, 1.645, 2.086, -1.106],
  [1945, 1950, 27.05, 2.499, -1.232, 0.614],
  lastPiece,
];

const observedFrom = 1955;

/**
 * At the start of each year: US Naval Observatory, historic_deltat.data; from 1974 IERS Bulletins; the last is a
 * prediction.
 */
const observed: readonly number[] = [
  31.07, 31.35, 31.68, 32.17, 32.67, 33.15, 33.58, 33.99, 34.47, 35.03, 35.74, 36.55, 37.43, 38.29, 39.2,
  40.18, 41.17, 42.23, 43.37, 44.48, 45.48, 46.46, 47.52, 48.53, 49.59, 50.54, 51.38, 52.17, 52.96, 53.79,
  54.34, 54.87, 55.32, 55.82, 56.3, 56.86, 57.57, 58.31, 59.12, 59.98, 60.79, 61.63, 62.3, 62.97, 63.47,
  63.83, 64.09, 64.3, 64.47, 64.57, 64.69, 64.85, 65.15, 65.46, 65.78, 66.07, 66.32, 66.6, 66.91, 67.28,
  67.64, 68.1, 68.59, 68.97, 69.22, 69.36, 69.36, 69.29, 69.2, 69.18, 69.14, 69.11, 69.08,
];
const lastYear = observedFrom + observed.length - 1;

/** Stephenson, Morrison and Hohenkerk (2016), as the cubic of Swiss Ephemeris; seconds. */
function longTerm(year: number): number {
  const since2000 = year - 2000;
  return 64 + (521 / 3000) * since2000 + since2000 ** 2 / 1250 + (121 / 30_000_000) * since2000 ** 3;
}

/** Over so many years the forecast moves from the last observation to the long-term value. */
const joiningYears = 100;

/**
 * Seconds, 1800 to 2200; forecast from 2026, within a second of Swiss Ephemeris.
 * @param ut days since 2000 January 1, 12:00 Universal Time
 */
export function deltaT(ut: number): number {
  const year = 2000 + (ut + 0.5) / 365.2425;
  if (year < observedFrom) return onSpline(year);
  const index = Math.floor(year) - observedFrom;
  const [before, after] = [observed[index], observed[index + 1]];
  if (before === undefined || after === undefined) return forecast(year);
  return before + (after - before) * (year - Math.floor(year));
}

function onSpline(year: number): number {
  const [from, to, a0, a1, a2, a3] = spline.find(([, end]) => year < end) ?? lastPiece;
  const s = (year - from) / (to - from);
  return a0 + s * (a1 + s * (a2 + s * a3));
}

function forecast(year: number): number {
  const shareLeft = Math.max(0, 1 - (year - lastYear) / joiningYears);
  return longTerm(year) + shareLeft * ((observed.at(-1) ?? 0) - longTerm(lastYear));
}

SetDeltaTFunction(deltaT);

import type { Birth } from '@palmleaf/contract/birth';
import {
  type Chart,
  type ChartBody,
  type ChartOptions,
  computeChart,
  computeChartAt,
} from '../../chart/chart.ts';
import { normalize, separation } from '../../sky/angle.ts';
import { instant, julianDayOf } from '../../sky/instant.ts';

export const signs =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
export const rulers = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(
  ' ',
);

export type Tradition = 'VEDIC' | 'WESTERN';

const options: Record<Tradition, ChartOptions> = {
  VEDIC: { zodiac: 'sidereal', houseSystem: 'whole_sign' },
  WESTERN: { zodiac: 'tropical', houseSystem: 'placidus' },
};

export const unixEpochJulianDay = 2440587.5;
const julianDayAt = (date: Date): number => date.getTime() / 86_400_000 + unixEpochJulianDay;

export function natal(birth: Birth, tradition: Tradition): Chart {
  return computeChart(birth, options[tradition]);
}

export function skyAt(date: Date, birth: Birth, tradition: Tradition): Chart {
  return computeChartAt(instant(julianDayAt(date)), birth, options[tradition]);
}

export function progressed(date: Date, birth: Birth): Chart {
  const born = julianDayOf(birth);
  const years = (julianDayAt(date) - born) / 365.24219;
  return computeChartAt(instant(born + years), birth, options.WESTERN);
}

const aliases: Record<string, ChartBody> = { Rahu: 'Mean Node', Ketu: 'Mean Node', 'North Node': 'Node' };

export function longitude(chart: Chart, name: string): number {
  if (name === 'Ascendant') return chart.ascendant;
  if (name === 'Midheaven') return chart.midheaven;
  const body = bodyOf(chart, name);
  return name === 'Ketu' ? normalize(body.longitude + 180) : body.longitude;
}

export function bodyOf(chart: Chart, name: string) {
  const key = aliases[name] ?? name;
  const found = Object.entries(chart.bodies).find(([body]) => body === key)?.[1];
  if (!found) throw new Error(`the engine has no body ${name}`);
  return found;
}

export function houseHolding(chart: Chart, degrees: number): number {
  const house = chart.cusps.findIndex((cusp, i) => {
    const next = chart.cusps[(i + 1) % 12] ?? 0;
    return normalize(degrees - cusp) < normalize(next - cusp);
  });
  return house + 1;
}

const chartAngles: Record<string, number> = {
  conjunction: 0,
  opposition: 180,
  trine: 120,
  square: 90,
  sextile: 60,
};

export function orbOf(a: number, b: number, type: string): number {
  return Math.abs(separation(a, b) - (chartAngles[type] ?? Number.NaN));
}

const dashas: [string, number][] = [
  ['Ketu', 7],
  ['Venus', 20],
  ['Sun', 6],
  ['Moon', 10],
  ['Mars', 7],
  ['Rahu', 18],
  ['Jupiter', 16],
  ['Saturn', 19],
  ['Mercury', 17],
];

export function dashaLords(date: Date, birth: Birth): [maha: string, antar: string] {
  const moon = bodyOf(natal(birth, 'VEDIC'), 'Moon').longitude;
  const star = moon / (360 / 27);
  const first = Math.floor(star) % 9;
  const age = (julianDayAt(date) - julianDayOf(birth)) / 365.25;
  let left = (age + (star - Math.floor(star)) * (dashas[first]?.[1] ?? 0)) % 120;
  let maha = first;
  while (left >= (dashas[maha]?.[1] ?? 0)) {
    left -= dashas[maha]?.[1] ?? 0;
    maha = (maha + 1) % 9;
  }
  const years = dashas[maha]?.[1] ?? 0;
  let antar = maha;
  while (left >= (years * (dashas[antar]?.[1] ?? 0)) / 120) {
    left -= (years * (dashas[antar]?.[1] ?? 0)) / 120;
    antar = (antar + 1) % 9;
  }
  return [dashas[maha]?.[0] ?? '', dashas[antar]?.[0] ?? ''];
}

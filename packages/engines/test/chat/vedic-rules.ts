import type { Chart } from '../../chart/chart.ts';
import { longitude, rulers } from './engine.ts';

/** Rules that do not use those of the engine. A sign is a number from 0 (Aries) to 11 (Pisces). */

export const sevenPlanets = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const exalted: Record<string, number> = {
  Sun: 0,
  Moon: 1,
  Mars: 9,
  Mercury: 5,
  Jupiter: 3,
  Venus: 11,
  Saturn: 6,
};

export const signIndex = (chart: Chart, body: string): number => Math.floor(longitude(chart, body) / 30);
export const placeFrom = (chart: Chart, body: string, from: string): number =>
  ((signIndex(chart, body) - signIndex(chart, from) + 12) % 12) + 1;
export const inOneSign = (chart: Chart, a: string, b: string): boolean =>
  signIndex(chart, a) === signIndex(chart, b);
const lord = (chart: Chart, house: number): string =>
  rulers[(signIndex(chart, 'Ascendant') + house - 1) % 12] ?? '';
export const ruledBy = (chart: Chart, body: string): number[] =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter((house) => lord(chart, house) === body);
export const exchanged = (chart: Chart, a: string, b: string): boolean =>
  rulers[signIndex(chart, a)] === b && rulers[signIndex(chart, b)] === a;
export const opposed = (chart: Chart, a: string, b: string): boolean => placeFrom(chart, a, b) === 7;
export const isExalted = (chart: Chart, body: string): boolean => exalted[body] === signIndex(chart, body);
export const isFallen = (chart: Chart, body: string): boolean =>
  exalted[body] !== undefined && (exalted[body] + 6) % 12 === signIndex(chart, body);
export const isInOwnSign = (chart: Chart, body: string): boolean => rulers[signIndex(chart, body)] === body;

const linked = (chart: Chart, a: string, b: string): boolean =>
  a !== b && (inOneSign(chart, a, b) || exchanged(chart, a, b) || opposed(chart, a, b));
const angles = [1, 4, 7, 10];
const trines = [1, 5, 9];
const benefics = ['Mercury', 'Jupiter', 'Venus'];
const fivePlanets = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const anyLink = (chart: Chart, firsts: number[], seconds: number[]): boolean =>
  firsts.some((a) => seconds.some((b) => a !== b && linked(chart, lord(chart, a), lord(chart, b))));

export const yogas: Record<string, (chart: Chart) => boolean> = {
  'raja yoga': (chart) =>
    anyLink(chart, angles, trines) ||
    sevenPlanets.some((body) => {
      const ruled = ruledBy(chart, body);
      return (
        ruled.some((house) => [4, 7, 10].includes(house)) && ruled.some((house) => [5, 9].includes(house))
      );
    }),
  'dharma karmadhipati yoga': (chart) => anyLink(chart, [9], [10]),
  'dhana yoga': (chart) => anyLink(chart, [2], [11]) || anyLink(chart, [2, 11], trines),
  'gaja kesari yoga': (chart) => angles.includes(placeFrom(chart, 'Jupiter', 'Moon')),
  'neecha bhanga yoga': (chart) =>
    sevenPlanets.some(
      (body) =>
        isFallen(chart, body) &&
        [rulers[signIndex(chart, body)] ?? '', rulers[exalted[body] ?? 0] ?? ''].some(
          (other) =>
            other !== body &&
            (angles.includes(placeFrom(chart, other, 'Ascendant')) ||
              (other !== 'Moon' && angles.includes(placeFrom(chart, other, 'Moon')))),
        ),
    ),
  'viparita raja yoga': (chart) =>
    [6, 8, 12].some((house) => [6, 8, 12].includes(placeFrom(chart, lord(chart, house), 'Ascendant'))),
  'pancha mahapurusha yoga': (chart) =>
    fivePlanets.some(
      (body) =>
        (isInOwnSign(chart, body) || isExalted(chart, body)) &&
        angles.includes(placeFrom(chart, body, 'Ascendant')),
    ),
  'budhaditya yoga': (chart) => inOneSign(chart, 'Sun', 'Mercury'),
  'chandra mangala yoga': (chart) => inOneSign(chart, 'Moon', 'Mars') || opposed(chart, 'Moon', 'Mars'),
  'adhi yoga': (chart) => benefics.every((body) => [6, 7, 8].includes(placeFrom(chart, body, 'Moon'))),
  'amala yoga': (chart) =>
    ['Ascendant', 'Moon'].some((from) => {
      const inTenthHouse = sevenPlanets.filter((body) => placeFrom(chart, body, from) === 10);
      return inTenthHouse.length === 1 && benefics.includes(inTenthHouse[0] ?? '');
    }),
  'lakshmi yoga': (chart) => {
    const goodHouses = [...angles, ...trines];
    const ninth = lord(chart, 9);
    return (
      (isInOwnSign(chart, ninth) || isExalted(chart, ninth)) &&
      [ninth, lord(chart, 1)].every((body) => goodHouses.includes(placeFrom(chart, body, 'Ascendant')))
    );
  },
  'parivartana yoga': (chart) =>
    sevenPlanets.some((a) => sevenPlanets.some((b) => a !== b && exchanged(chart, a, b))),
  'sunapha yoga': (chart) => fivePlanets.some((body) => placeFrom(chart, body, 'Moon') === 2),
  'anapha yoga': (chart) => fivePlanets.some((body) => placeFrom(chart, body, 'Moon') === 12),
};

const withNode = (chart: Chart, body: string): boolean =>
  inOneSign(chart, body, 'Rahu') || inOneSign(chart, body, 'Ketu');

export const isManglik = (chart: Chart): boolean =>
  ['Ascendant', 'Moon'].some((from) => [1, 2, 4, 7, 8, 12].includes(placeFrom(chart, 'Mars', from)));

export const doshas: Record<string, (chart: Chart) => boolean> = {
  'manglik (mangal) dosha': isManglik,
  'kala sarpa dosha': (chart) => {
    const sides = new Set(
      sevenPlanets.map((body) => (longitude(chart, body) - longitude(chart, 'Rahu') + 360) % 360 < 180),
    );
    return sides.size === 1;
  },
  'pitra dosha': (chart) =>
    withNode(chart, 'Sun') ||
    placeFrom(chart, 'Rahu', 'Ascendant') === 9 ||
    placeFrom(chart, 'Ketu', 'Ascendant') === 9 ||
    withNode(chart, lord(chart, 9)),
  'grahan dosha': (chart) => withNode(chart, 'Sun') || withNode(chart, 'Moon'),
  'guru chandal dosha': (chart) => withNode(chart, 'Jupiter'),
  'shrapit dosha': (chart) => inOneSign(chart, 'Saturn', 'Rahu'),
  'angarak dosha': (chart) => inOneSign(chart, 'Mars', 'Rahu'),
  'vish (punarphoo) dosha': (chart) => inOneSign(chart, 'Moon', 'Saturn'),
  'kemadruma dosha': (chart) =>
    fivePlanets.every((body) => ![12, 1, 2].includes(placeFrom(chart, body, 'Moon'))),
  'gandmool dosha': (chart) =>
    [0, 8, 9, 17, 18, 26].includes(Math.floor(longitude(chart, 'Moon') / (40 / 3))),
};

export const byDegrees = (chart: Chart): string[] =>
  [...sevenPlanets].sort((a, b) => (longitude(chart, b) % 30) - (longitude(chart, a) % 30));

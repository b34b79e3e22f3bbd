import type { AstroTime } from 'astronomy-engine';
import type { Birth } from '../../shared/contract/birth.ts';
import { type Chart, computeChartAt, horizonAt } from '../chart/chart.ts';
import { anglesOf } from '../chart/houses/angles.ts';
import { toSidereal } from '../sky/ayanamsha.ts';
import { frameAt } from '../sky/frame.ts';
import { instant, julianDayOf } from '../sky/instant.ts';
import { signOf } from '../zodiac/signs.ts';
import { type Graha, type GrahaPlacement, grahas } from './grahas.ts';
import { solarReturn } from './solar-return.ts';

/** The chart of a Varshaphal year, sidereal (Lahiri), with whole-sign houses from its own ascendant. */
export interface AnnualChart {
  readonly age: number;
  /** The moment of the solar return. */
  readonly time: AstroTime;
  /** Sign of the annual ascendant, 1 to 12. */
  readonly ascendantSign: number;
  /** The muntha: the sign of the natal ascendant moved on by one sign a year, 1 to 12. */
  readonly munthaSign: number;
  readonly planets: Readonly<Record<Graha, GrahaPlacement>>;
  /** The same moment in full, with nodes and angles. */
  readonly chart: Chart;
}

const wholeSign = { houseSystem: 'whole_sign', zodiac: 'sidereal' } as const;

/**
 * The annual chart for the place of the request.
 *
 * @param year calendar year of the return; its age is `year` minus the year of birth
 */
export function annualChart(birth: Birth, year: number): AnnualChart {
  const age = year - birth.year;
  const born = instant(julianDayOf(birth));
  const time = solarReturn(born, age);
  const chart = computeChartAt(time, birth, wholeSign);
  return {
    age,
    time,
    ascendantSign: signOf(chart.ascendant),
    munthaSign: ((natalAscendantSign(born, birth) - 1 + age) % 12) + 1,
    planets: placementsOf(chart),
    chart,
  };
}

function natalAscendantSign(born: AstroTime, { lat, lon }: Birth): number {
  const frame = frameAt(born);
  const { ascendant } = anglesOf(horizonAt(frame, lat, lon), { turnsMeridian: false });
  return signOf(toSidereal(ascendant, frame));
}

function placementsOf(chart: Chart): Record<Graha, GrahaPlacement> {
  const place = (graha: Graha): GrahaPlacement => {
    const { longitude, sign, degree, house, retrograde } = chart.bodies[graha];
    return { graha, longitude, sign, degree, house, retrograde };
  };
  return Object.fromEntries(grahas.map((graha) => [graha, place(graha)])) as Record<Graha, GrahaPlacement>;
}

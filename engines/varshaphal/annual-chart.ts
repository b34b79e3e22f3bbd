import type { AstroTime } from 'astronomy-engine';
import type { Birth } from '../../shared/contract/birth.ts';
import { type Chart, computeChartAt, horizonAt } from '../chart/chart.ts';
import { anglesOf } from '../chart/houses/angles.ts';
import { toSidereal } from '../sky/ayanamsha.ts';
import { frameAt } from '../sky/frame.ts';
import { instant, julianDayOf } from '../sky/instant.ts';
import type { ClassicalPlanet } from '../zodiac/bodies.ts';
import { around, signOf } from '../zodiac/signs.ts';
import type { AnnualPlanet, AnnualPlanets } from './planets.ts';
import { solarReturn } from './solar-return.ts';

/** The chart of a Varshaphal year, sidereal (Lahiri), with whole-sign houses from its own ascendant. */
interface AnnualChart {
  readonly age: number;
  /** The moment of the solar return. */
  readonly time: AstroTime;
  /** Sign of the annual ascendant, 1 to 12. */
  readonly ascendantSign: number;
  /** The muntha: the sign of the natal ascendant moved on by one sign a year, 1 to 12. */
  readonly munthaSign: number;
  readonly planets: AnnualPlanets;
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
    munthaSign: around(natalAscendantSign(born, birth), age),
    planets: planetsOf(chart),
    chart,
  };
}

function natalAscendantSign(born: AstroTime, { lat, lon }: Birth): number {
  const frame = frameAt(born);
  const { ascendant } = anglesOf(horizonAt(frame, lat, lon), { turnsMeridian: false });
  return signOf(toSidereal(ascendant, frame));
}

function planetsOf(chart: Chart): AnnualPlanets {
  const at = (name: ClassicalPlanet): AnnualPlanet => {
    const { longitude, sign, degree, house, retrograde } = chart.bodies[name];
    return { name, longitude, sign, degree, house, retrograde };
  };
  return {
    Sun: at('Sun'),
    Moon: at('Moon'),
    Mars: at('Mars'),
    Mercury: at('Mercury'),
    Jupiter: at('Jupiter'),
    Venus: at('Venus'),
    Saturn: at('Saturn'),
  };
}

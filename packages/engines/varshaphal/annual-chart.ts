import type { Birth } from '@palmleaf/contract/birth';
import type { AstroTime } from 'astronomy-engine';
import { type Chart, computeChartAt, horizonAt } from '../chart/chart.ts';
import { anglesOf } from '../chart/houses/angles.ts';
import { toSidereal } from '../sky/ayanamsha.ts';
import { frameAt } from '../sky/frame.ts';
import { instant, julianDayOf } from '../sky/instant.ts';
import { longitudeOf } from '../sky/planets.ts';
import type { ClassicalPlanet } from '../zodiac/bodies.ts';
import { around, signOf } from '../zodiac/signs.ts';
import type { AnnualPlanet, AnnualPlanets } from './planets.ts';
import { solarReturn } from './solar-return.ts';

/** Sidereal (Lahiri), whole-sign houses from the annual ascendant. */
interface AnnualChart {
  readonly age: number;
  readonly time: AstroTime;
  readonly ascendantSign: number;
  /** The natal ascendant's sign, moved on by one a year, 1 to 12. */
  readonly munthaSign: number;
  readonly natalAscendantSign: number;
  /** Sidereal longitude of the natal Moon, degrees. */
  readonly natalMoon: number;
  /** From this return to the next. */
  readonly days: number;
  readonly planets: AnnualPlanets;
  readonly chart: Chart;
}

const wholeSign = { houseSystem: 'whole_sign', zodiac: 'sidereal' } as const;

/** @param year calendar year of the return; the age is `year` minus the year of birth */
export function annualChart(birth: Birth, year: number): AnnualChart {
  const age = year - birth.year;
  const born = instant(julianDayOf(birth));
  const time = solarReturn(born, age);
  const chart = computeChartAt(time, birth, wholeSign);
  const natal = natalPlaces(born, birth);
  return {
    age,
    time,
    ascendantSign: signOf(chart.ascendant),
    munthaSign: around(natal.ascendantSign, age),
    natalAscendantSign: natal.ascendantSign,
    natalMoon: natal.moon,
    days: solarReturn(born, age + 1).ut - time.ut,
    planets: planetsOf(chart),
    chart,
  };
}

function natalPlaces(
  born: AstroTime,
  { lat, lon }: Birth,
): { readonly ascendantSign: number; readonly moon: number } {
  const frame = frameAt(born);
  const { ascendant } = anglesOf(horizonAt(frame, lat, lon), { flipsMidheaven: false });
  return {
    ascendantSign: signOf(toSidereal(ascendant, frame)),
    moon: toSidereal(longitudeOf('Moon', frame), frame),
  };
}

function planetsOf(chart: Chart): AnnualPlanets {
  const at = (name: ClassicalPlanet): AnnualPlanet => {
    const { longitude, sign, degree, house, retrograde, speed } = chart.bodies[name];
    return { name, longitude, sign, degree, house, retrograde, speed };
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

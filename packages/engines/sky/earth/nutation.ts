import { type Series, seriesOf, summed, type Term } from '../series.ts';
import table from '../tables/nutation.json' with { type: 'json' };

const radians = Math.PI / 180;

const delaunay = [
  [297.85036, 445267.11148, -0.0019142],
  [357.52772, 35999.05034, -0.0001603],
  [134.96298, 477198.867398, 0.0086972],
  [93.27191, 483202.017538, -0.0036825],
  [125.04452, -1934.136261, 0.0020708],
] as const;

/** Five multiples of the arguments, then longitude (sine) and obliquity (cosine) with rates, in 0.0001 arcseconds. */
const columns = 9;
const rows = Array.from({ length: table.terms.length / columns }, (_, i) =>
  table.terms.slice(columns * i, columns * (i + 1)),
);

function seriesFrom(column: number, phaseDegrees: number): Series {
  const terms = (amplitudeColumn: number): Term[] =>
    rows.map((row) => {
      const sum = (power: 0 | 1 | 2): number =>
        delaunay.reduce((total, argument, k) => total + (row[k] ?? 0) * argument[power], 0) * radians;
      return {
        amplitude: (row[amplitudeColumn] ?? 0) / 36_000_000,
        phase: sum(0) + phaseDegrees * radians,
        frequency: sum(1),
        acceleration: sum(2),
      };
    });
  const withAmplitude = (list: Term[]): Term[] => list.filter(({ amplitude }) => amplitude !== 0);
  return seriesOf([withAmplitude(terms(column)), withAmplitude(terms(column + 1))]);
}

const longitude = seriesFrom(5, 0);
const obliquity = seriesFrom(7, 90);

/**
 * The terms that astronomy-engine omits: 0.1 arcseconds, whose rate decides if a body near its station is retrograde.
 * @param tt days of terrestrial time since J2000
 * @returns degrees
 */
export function smallNutation(tt: number): { readonly longitude: number; readonly obliquity: number } {
  const t = tt / 36525;
  return { longitude: summed(longitude, t)[0], obliquity: summed(obliquity, t)[0] };
}

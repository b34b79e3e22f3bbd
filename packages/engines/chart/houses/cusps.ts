import { asin, atan, cos, normalize, separation, sin, tan } from '../../sky/angle.ts';
import { type Angles, type Horizon, isPolar, rising } from './angles.ts';

export const houseSystems = [
  'placidus',
  'koch',
  'topocentric',
  'poryphry',
  'equal_house',
  'whole_sign',
] as const;
/** `poryphry` is the contract's name of Porphyry. */
export type HouseSystem = (typeof houseSystems)[number];

export type Cusps = readonly number[];

type Intermediate = readonly [eleventh: number, twelfth: number, second: number, third: number];

/** Beyond the polar circle Porphyry replaces Placidus and Koch, as in Swiss Ephemeris. */
export function cuspsOf(system: HouseSystem, angles: Angles, horizon: Horizon): Cusps {
  const { ascendant } = angles;
  if (system === 'equal_house') return every30(ascendant);
  if (system === 'whole_sign') return every30(Math.floor(ascendant / 30) * 30);
  return aroundAngles(angles, quadrants[system](angles, horizon));
}

function every30(first: number): Cusps {
  return Array.from({ length: 12 }, (_, i) => normalize(first + 30 * i));
}

function aroundAngles({ ascendant, midheaven }: Angles, cusps: Intermediate): Cusps {
  const [eleventh, twelfth, second, third] = cusps;
  const east = [midheaven, eleventh, twelfth, ascendant, second, third];
  const [c10, c11, c12, c1, c2, c3] = east;
  const west = east.map((cusp) => normalize(cusp + 180));
  const [c4, c5, c6, c7, c8, c9] = west;
  return [c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12].map((cusp) => cusp ?? 0);
}

const quadrants: Record<
  Exclude<HouseSystem, 'equal_house' | 'whole_sign'>,
  (angles: Angles, horizon: Horizon) => Intermediate
> = { placidus, koch, topocentric, poryphry };

function poryphry({ ascendant, midheaven }: Angles): Intermediate {
  const upper = normalize(ascendant - midheaven) / 3;
  const lower = (180 - normalize(ascendant - midheaven)) / 3;
  return [
    normalize(midheaven + upper),
    normalize(midheaven + 2 * upper),
    normalize(ascendant + lower),
    normalize(ascendant + 2 * lower),
  ];
}

function placidus(angles: Angles, horizon: Horizon): Intermediate {
  if (isPolar(horizon)) return poryphry(angles);
  const { meridian, latitude, obliquity } = horizon;
  const cusp = (offset: number, share: number): number | undefined => {
    let degree = rising(meridian + offset, 0, obliquity);
    for (let pass = 0; pass < 200; pass++) {
      const tanDeclination = tan(asin(sin(obliquity) * sin(degree)));
      if (Math.abs(tanDeclination) < 1e-12) return degree;
      const ascensionalDifference = asin(tan(latitude) * tanDeclination);
      const pole = atan(sin(ascensionalDifference * share) / tanDeclination);
      const next = rising(meridian + offset, pole, obliquity);
      if (separation(next, degree) < 1e-10) return next;
      degree = next;
    }
    return undefined;
  };
  const found = [cusp(30, 1 / 3), cusp(60, 2 / 3), cusp(120, 2 / 3), cusp(150, 1 / 3)];
  const [eleventh, twelfth, second, third] = found;
  if (eleventh === undefined || twelfth === undefined || second === undefined || third === undefined) {
    return poryphry(angles);
  }
  return [eleventh, twelfth, second, third];
}

function koch(angles: Angles, horizon: Horizon): Intermediate {
  if (isPolar(horizon)) return poryphry(angles);
  const { meridian, latitude, obliquity } = horizon;
  const sinArc = Math.max(-1, Math.min(1, (sin(angles.midheaven) * sin(obliquity)) / cos(latitude)));
  const cosArc = Math.sqrt(1 - sinArc ** 2);
  const third = asin(sin(atan(tan(latitude) / cosArc)) * sinArc) / 3;
  return [
    rising(meridian + 30 - 2 * third, latitude, obliquity),
    rising(meridian + 60 - third, latitude, obliquity),
    rising(meridian + 120 + third, latitude, obliquity),
    rising(meridian + 150 + 2 * third, latitude, obliquity),
  ];
}

/** Polich and Page: the poles of the cusps are thirds of the latitude's tangent. */
function topocentric(angles: Angles, horizon: Horizon): Intermediate {
  const { meridian, latitude, obliquity } = horizon;
  const near = atan(tan(latitude) / 3);
  const far = atan((2 * tan(latitude)) / 3);
  const turned = separation(rising(meridian + 90, latitude, obliquity), angles.ascendant) > 90 ? 180 : 0;
  return [
    normalize(rising(meridian + 30, near, obliquity) + turned),
    normalize(rising(meridian + 60, far, obliquity) + turned),
    normalize(rising(meridian + 120, far, obliquity) + turned),
    normalize(rising(meridian + 150, near, obliquity) + turned),
  ];
}

/**
 * 1 to 12. Topocentric cusps can overtake each other near the pole: then the first match, else the twelfth.
 */
export function houseOf(longitude: number, cusps: Cusps): number {
  const index = cusps.findIndex((cusp, i) => {
    const next = cusps[(i + 1) % 12] ?? 0;
    return normalize(longitude - cusp) < normalize(next - cusp);
  });
  return index === -1 ? 12 : index + 1;
}

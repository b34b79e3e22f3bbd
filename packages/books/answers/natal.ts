import { type AspectType, aspectPoints } from '@palmleaf/engines/chart';
import { normalize } from '@palmleaf/engines/sky';
import { type Fields, fieldsOf } from '@palmleaf/shared/views/answers';
import * as z from 'zod';
import { ifMatches, splitBySchema, without } from './shape.ts';
import type { GlyphName } from './strokes.ts';
import { aspectType, contractBodies, signNameOf } from './zodiac.ts';

export interface Body {
  /** In the language of the answer. */
  readonly name: string;
  readonly glyph: GlyphName | undefined;
  /** Degrees, 0 to below 360. */
  readonly longitude: number;
  readonly sign: string | undefined;
  readonly house: number | undefined;
  readonly retrograde: boolean;
}

export interface AspectAnswer {
  readonly from: string;
  readonly to: string;
  readonly type: string;
  readonly kind: AspectType | undefined;
  readonly orb: number | undefined;
  /** Longitudes, if the chart has both points. */
  readonly ends: readonly [number, number] | undefined;
  /** Indexes into `aspectPoints`, if known. */
  readonly points: readonly [number, number] | undefined;
}

export interface NatalChart {
  readonly bodies: readonly Body[];
  /** In the order of the houses, or empty. */
  readonly cusps: readonly number[];
  readonly namedSigns: readonly { readonly longitude: number; readonly sign: string }[];
  readonly ascendant: number | undefined;
  readonly midheaven: number | undefined;
  readonly vertex: number | undefined;
  readonly aspects: readonly AspectAnswer[];
  readonly others: Fields;
}

const bodySchema = z.looseObject({
  name: z.string(),
  full_degree: z.number(),
  sign: z.string().optional(),
  house: z.int().optional(),
  is_retro: z.union([z.string(), z.boolean()]).optional(),
});

const houseSchema = z.looseObject({
  house: z.int().min(1).max(12),
  degree: z.number(),
  sign: z.string().optional().catch(undefined),
});

const aspectSchema = z.looseObject({
  aspecting_planet: z.string(),
  aspected_planet: z.string(),
  aspecting_planet_id: z.int().optional(),
  aspected_planet_id: z.int().optional(),
  type: z.string(),
  orb: z.number().optional(),
  diff: z.number().optional(),
});

export function readNatal(answer: unknown): NatalChart | undefined {
  const fields = fieldsOf(answer);
  if (fields === undefined) return undefined;
  const planets = splitBySchema(bodySchema, fields.planets);
  if (planets.fitting.length === 0) return undefined;
  const lilith = ifMatches(bodySchema, fields.lilith);
  const houses = splitBySchema(houseSchema, fields.houses);
  const aspects = splitBySchema(aspectSchema, fields.aspects);
  const cusps = cuspsOf(houses.fitting);
  const ascendant = ifMatches(z.number(), fields.ascendant) ?? cusps[0];
  const midheaven = ifMatches(z.number(), fields.midheaven);
  const vertex = ifMatches(z.number(), fields.vertex);
  const glyphs = glyphsOf(planets.fitting.map(({ name }) => name));
  const bodies = planets.fitting.map((planet, index) => bodyOf(planet, glyphs[index]));
  const places = placesOf(bodies, ascendant, midheaven);
  return {
    bodies: lilith === undefined ? bodies : [...bodies, bodyOf(lilith, 'Lilith')],
    cusps: cusps.map(normalize),
    namedSigns: [
      ...bodies.map(({ longitude, sign }) => ({ longitude, sign })),
      ...houses.fitting.map(({ degree, sign }) => ({ longitude: normalize(degree), sign })),
    ].flatMap(({ longitude, sign }) => (sign === undefined ? [] : [{ longitude, sign }])),
    ascendant: ascendant === undefined ? undefined : normalize(ascendant),
    midheaven: midheaven === undefined ? undefined : normalize(midheaven),
    vertex: vertex === undefined ? undefined : normalize(vertex),
    aspects: aspects.fitting.map((aspect) => aspectOf(aspect, places)),
    others: {
      ...without(fields, [
        'planets',
        'houses',
        'aspects',
        'ascendant',
        'midheaven',
        ...(vertex === undefined ? [] : ['vertex']),
        ...(lilith === undefined ? [] : ['lilith']),
      ]),
      ...restField('planets', planets.others),
      ...restField('houses', cusps.length === 12 ? houses.others : [fields.houses]),
      ...restField('aspects', aspects.others),
      ...restField('ascendant', typeof fields.ascendant === 'number' ? [] : [fields.ascendant]),
      ...restField('midheaven', typeof fields.midheaven === 'number' ? [] : [fields.midheaven]),
    },
  };
}

export function signNameIn({ namedSigns }: NatalChart, longitude: number): string | undefined {
  const sign = signNameOf(longitude);
  return namedSigns.find((named) => signNameOf(named.longitude) === sign)?.sign;
}

const restField = (name: string, values: readonly unknown[]): Fields => {
  const present = values.filter((value) => value !== undefined);
  return present.length === 0 ? {} : { [name]: present.length === 1 ? present[0] : present };
};

function bodyOf(planet: z.output<typeof bodySchema>, glyph: GlyphName | undefined): Body {
  const retro = planet.is_retro;
  return {
    name: planet.name,
    glyph,
    longitude: normalize(planet.full_degree),
    sign: planet.sign,
    house: planet.house,
    retrograde: retro === true || (typeof retro === 'string' && retro.trim().toLowerCase() === 'true'),
  };
}

/** Matches English names; other languages use the contract's order, unless a name contradicts it. */
function glyphsOf(names: readonly string[]): (GlyphName | undefined)[] {
  const byName = names.map((name) => contractBodies.find((body) => body === name));
  const inOrder = byName.every((glyph, index) => glyph === undefined || glyph === contractBodies[index]);
  return byName.map((glyph, index) => glyph ?? (inOrder ? contractBodies[index] : undefined));
}

function cuspsOf(houses: readonly z.output<typeof houseSchema>[]): number[] {
  const byNumber = new Map(houses.map(({ house, degree }) => [house, degree]));
  if (byNumber.size !== 12 || houses.length !== 12) return [];
  return [...byNumber].sort(([a], [b]) => a - b).map(([, degree]) => degree);
}

function placesOf(
  bodies: readonly Body[],
  ascendant: number | undefined,
  midheaven: number | undefined,
): ReadonlyMap<GlyphName, { readonly longitude: number; readonly name: string }> {
  const places = new Map<GlyphName, { longitude: number; name: string }>();
  for (const { glyph, longitude, name } of bodies) if (glyph) places.set(glyph, { longitude, name });
  if (ascendant !== undefined)
    places.set('Ascendant', { longitude: normalize(ascendant), name: 'Ascendant' });
  if (midheaven !== undefined)
    places.set('Midheaven', { longitude: normalize(midheaven), name: 'Midheaven' });
  return places;
}

function aspectOf(
  aspect: z.output<typeof aspectSchema>,
  places: ReadonlyMap<GlyphName, { readonly longitude: number; readonly name: string }>,
): AspectAnswer {
  const from = pointOf(aspect.aspecting_planet, aspect.aspecting_planet_id, places);
  const to = pointOf(aspect.aspected_planet, aspect.aspected_planet_id, places);
  const longitudeOf = (index: number): number | undefined => {
    const point = aspectPoints[index];
    return point && places.get(point)?.longitude;
  };
  const [start, end] = [longitudeOf(from), longitudeOf(to)];
  return {
    from: aspect.aspecting_planet,
    to: aspect.aspected_planet,
    type: aspect.type,
    kind: aspectType(aspect.type, aspect.diff),
    orb: aspect.orb,
    ends: start !== undefined && end !== undefined ? [start, end] : undefined,
    points: from >= 0 && to >= 0 ? [from, to] : undefined,
  };
}

/** -1 if neither the English name nor the number is known. */
function pointOf(
  name: string,
  id: number | undefined,
  places: ReadonlyMap<GlyphName, { name: string }>,
): number {
  const index = aspectPoints.findIndex((point) => point === name || places.get(point)?.name === name);
  if (index >= 0) return index;
  return id !== undefined && id >= 0 && id < aspectPoints.length ? id : -1;
}

import * as z from 'zod';
import { birthFields, evenWhenOthersFail, existingDay, houseTypes, momentFields, yearSpan } from './birth.ts';
import { readDecimal } from './decimal.ts';
import { languagesWith, type TextKind } from './languages.ts';

/* Lazy: building all schemas takes five milliseconds, even for a function that needs one name. */

/** The pipeline sends this option only if the profile lists it (`bodyLanguages`). */
const language = (kind: TextKind) =>
  z
    .string()
    .nullish()
    .meta({
      description: `our extension, overrides Accept-Language: one of ${languagesWith(kind).join(', ')}`,
    });

export const natalRequest = z.lazy(() =>
  z
    .object({
      ...birthFields(),
      house_type: z.enum(houseTypes).meta({ default: 'placidus' }),
      language: language('readings'),
    })
    .superRefine(existingDay, evenWhenOthersFail),
);

export const aspectsRequest = z.lazy(() =>
  z.object({ ...birthFields(), language: language('readings') }).superRefine(existingDay, evenWhenOthersFail),
);

export const varshaphalRequest = z.lazy(() =>
  z
    .object({
      ...birthFields(),
      varshaphal_year: z.int().min(yearSpan.from).max(yearSpan.to),
      language: language('years'),
    })
    .superRefine(existingDay, evenWhenOthersFail),
);

/** `calendar`, `reckoning` and `region` are ours (docs/decisions/astrology-panchang.md). */
export const panchangRequest = z.lazy(() =>
  z
    .object({
      ...birthFields(),
      calendar: z.enum(['gregorian', 'tamil']).optional(),
      reckoning: z.enum(['vakya', 'thirukanitha']).optional(),
      region: z.enum(['tamil-nadu', 'north-india']).optional(),
    })
    .superRefine(existingDay, evenWhenOthersFail),
);

const body = z.lazy(() =>
  z.looseObject({
    name: z.string(),
    full_degree: z.number(),
    norm_degree: z.number(),
    speed: z.number(),
    is_retro: z.enum(['true', 'false']),
    sign_id: z.int(),
    sign: z.string(),
    house: z.int(),
  }),
);

const hemisphereSide = z.lazy(() => z.looseObject({ description: z.string(), id: z.int() }));
const share = z.lazy(() => z.looseObject({ name: z.string(), percentage: z.number() }));

export const natalResponse = z.lazy(() =>
  z.looseObject({
    planets: z.array(body),
    houses: z.array(z.looseObject({ house: z.int(), sign: z.string(), degree: z.number() })),
    ascendant: z.number(),
    midheaven: z.number(),
    vertex: z.number(),
    lilith: body,
    aspects: z.array(
      z.looseObject({
        aspecting_planet: z.string(),
        aspected_planet: z.string(),
        aspecting_planet_id: z.int(),
        aspected_planet_id: z.int(),
        type: z.string(),
        orb: z.number(),
        diff: z.number(),
      }),
    ),
    moon_phase: z.looseObject({
      moon_phase_name: z.string(),
      moon_phase_id: z.int(),
      moon_phase_calc: z.string(),
      moon_phase_description: z.string(),
    }),
    hemisphere: z.looseObject({ east_west: hemisphereSide, north_south: hemisphereSide }),
    elements: z.looseObject({
      elements: z.array(share),
      description: z.string(),
      dominant_element_id: z.int(),
    }),
    modes: z.looseObject({ modes: z.array(share), description: z.string(), dominant_mode_id: z.int() }),
    dominant_sign: z.looseObject({ sign_id: z.int(), sign_name: z.string(), percentage: z.number() }),
  }),
);

export const aspectsResponse = z.lazy(() =>
  z.array(
    z.looseObject({
      aspecting_planet: z.string(),
      aspected_planet: z.string(),
      type: z.string(),
      report: z.string(),
    }),
  ),
);

export const varshaphalResponse = z.lazy(() =>
  z.array(
    z.looseObject({
      yog_name: z.string(),
      yog_description: z.string(),
      is_yog_happening: z.boolean(),
      powerfullness_percentage: z.string(),
      yog_prediction: z.string(),
      planets: z.array(z.array(z.string().nullable())).optional(),
      planets_id: z.array(z.array(z.int().nullable())).optional(),
      yog_type: z
        .array(
          z.looseObject({
            yog_name: z.string(),
            planets: z.array(z.string()),
            planets_id: z.array(z.int()),
          }),
        )
        .optional(),
    }),
  ),
);

export const panchangResponse = z.lazy(() =>
  z.looseObject({
    month: z.int(),
    year: z.int(),
    panchang_data: z.array(
      z.looseObject({ date: z.int(), tithi: z.string(), nakshatra: z.string(), paksha: z.string() }),
    ),
    status: z.boolean(),
  }),
);

export const vastuRequest = z.lazy(() => z.object({ vastu_id: z.string().min(1) }));

const devata = () => ({
  devata_code: z.string().startsWith('DEV-'),
  devata_name: z.string(),
  life_theme: z.string(),
  mandala_position: z.looseObject({
    pada_count: z.int(),
    ring: z.string(),
    zone_code: z.string(),
    body_area: z.string(),
    associated_colour: z.string(),
  }),
});

const placed = () => ({ display_name: z.string(), category: z.string(), catalog_type: z.string() });
const cell = z.lazy(() => z.looseObject({ row: z.int(), column: z.int() }));

export const vastuResponse = z.lazy(() =>
  z.looseObject({
    vastu_id: z.string(),
    reference: z.array(z.looseObject(devata())),
    entities: z.array(
      z.looseObject({
        ...placed(),
        devata_code: z.string(),
        devata_name: z.string(),
        pada_number: z.int(),
        region: z.string(),
        grid_position: cell,
      }),
    ),
    interpretation: z.array(
      z.looseObject({
        ...devata(),
        priority: z.string(),
        grade: z.string(),
        result: z.string(),
        placements: z.array(
          z.looseObject({ ...placed(), pada_position: cell, grade: z.string(), result: z.string() }),
        ),
        interpretation: z.looseObject({ about_this_devata: z.string(), effect_on_this_home: z.string() }),
        placement_guidance: z.looseObject({
          suitable_placements: z.array(z.string()),
          placements_to_avoid: z.array(z.string()),
        }),
        recommended_action: z.union([
          z.array(z.never()).max(0),
          z.looseObject({
            recommendation: z.looseObject({ what_to_do: z.string(), why_it_helps: z.string() }),
            implementation: z.looseObject({ effort_level: z.string(), review_guidance: z.string() }),
          }),
        ]),
      }),
    ),
  }),
);

export const expertiseLevels = ['STANDARD', 'ADVANCED', 'EXPERT'] as const;
export const traditions = ['VEDIC', 'WESTERN'] as const;
export const genders = ['male', 'female'] as const;

/** The chat request has coordinates and offset as text. */
function decimalText(meaning: string, minimum: number, maximum: number) {
  return z
    .string()
    .superRefine((text, context) => {
      const value = readDecimal(text) ?? Number.NaN;
      if (value >= minimum && value <= maximum) return;
      context.addIssue({
        code: 'custom',
        input: text,
        message: `Value error, write a decimal number between ${minimum} and ${maximum} as text`,
        params: { type: 'value_error' },
      });
    })
    .meta({ description: `${meaning}, a decimal number as text; ${minimum} to ${maximum}` });
}

export const chatRequest = z.lazy(() =>
  z
    .object({
      language: z.string().min(2),
      name: z.string(),
      ...momentFields(),
      place: z.string(),
      lat: decimalText('latitude', -90, 90),
      lon: decimalText('longitude', -180, 180),
      tzone: decimalText('hours ahead of UTC', -14, 14),
      gender: z.enum(genders),
      country: z.string(),
      ap: z.literal('KUNDLI'),
      sid: z.string(),
      ep: z.enum(expertiseLevels),
      ac: z.enum(traditions),
      q: z.string().min(1).max(2000),
    })
    .superRefine(existingDay, evenWhenOthersFail),
);

export const chatResponse = z.lazy(() =>
  z.looseObject({
    status: z.boolean(),
    message: z.string(),
    response: z.looseObject({ sid: z.string(), timestamp: z.iso.datetime({ offset: true }) }),
  }),
);

import { annualChart } from '@palmleaf/contract/ours/annual-chart';
import type { DangerKind } from '@palmleaf/engines/safety/kinds';
import * as z from 'zod';

const id = z.int();
const planet = { id, name: z.string() };
const moment = z.string().meta({ description: 'local time: 2026-01-14T15:13:05' });
const span = z.object({ from: moment, to: moment }).nullable();
const zodiac = z.object({ id: z.enum(['tropical', 'sidereal']), description: z.string() });

const natal = z.object({
  planets: z.array(z.object({ id })),
  houses: z.array(z.object({ sign_id: id })),
  lilith: z.object({ id }),
  aspects: z.array(z.object({ type_id: id })),
  hemisphere: z.object({
    east_west: z.object({ even: z.boolean() }),
    north_south: z.object({ even: z.boolean() }),
  }),
  elements: z.object({ elements: z.array(z.object({ id })), leading_element_ids: z.array(id) }),
  modes: z.object({ modes: z.array(z.object({ id })), leading_mode_ids: z.array(id) }),
  polarity: z.object({
    polarities: z.array(z.object({ ...planet, percentage: z.number() })),
    dominant_polarity_id: id.nullable(),
  }),
  ascendant_ruler: z.object({
    ...planet,
    ascendant_sign_id: id,
    ascendant_sign: z.string(),
    sign_id: id,
    sign: z.string(),
    house: id,
  }),
  zodiac,
  reading: z.object({
    language: z.string().meta({ description: 'the language of the parts' }),
    note: z.string().meta({ description: 'says so if the requested language has no texts; otherwise empty' }),
    parts: z.array(z.object({ topic: z.string(), title: z.string(), text: z.string() })),
  }),
});

const aspects = z.array(
  z.object({
    aspecting_planet_id: id,
    aspected_planet_id: id,
    type_id: id,
    note: z
      .string()
      .optional()
      .meta({ description: 'only on the first entry, if the requested language has no texts' }),
  }),
);

const varshaphal = z.array(
  z.object({
    yog_id: id,
    matters: z.array(
      z.object({
        ascendant_lord_id: id,
        matter_lord_id: id,
        houses: z.array(id),
        through_id: id.nullable(),
      }),
    ),
    other_pairs: z.array(z.array(id.nullable())),
    annual_chart: annualChart.optional().meta({ description: 'on the first entry only' }),
  }),
);

const limbs = z
  .array(z.object({ id, name: z.string(), end: moment }))
  .meta({ description: 'from sunrise to the next sunrise' });

const panchang = z.object({
  panchang_data: z.array(
    z.object({
      tithi_id: id,
      nakshatra_id: id,
      paksha_id: id,
      weekday_id: id.meta({ description: 'Sunday is 0' }),
      sunrise: moment.nullable(),
      sunset: moment.nullable(),
      tithi_end: moment,
      nakshatra_end: moment,
      rahu_kalam: span,
      yamagandam: span,
      gulika: span,
      amavasya: z.boolean(),
      pournami: z.boolean(),
      ekadashi: z.boolean(),
      moonrise: moment.nullable(),
      moonset: moment.nullable(),
      tithis: limbs,
      nakshatras: limbs,
      yogas: limbs,
      karanas: limbs,
      gregorian_date: z.string().optional().meta({ description: 'only if `calendar` is `tamil`' }),
      festival_ids: z.array(z.string()),
      festivals: z.array(z.string()).meta({ description: 'names, in the language of the answer' }),
    }),
  ),
  reckoning: z.string().optional().meta({ description: 'only if `calendar` is `tamil`' }),
  month_name: z.string().optional().meta({ description: 'only if `calendar` is `tamil`' }),
  year_name: z.string().optional().meta({ description: 'only if `calendar` is `tamil`' }),
});

/** The kinds of danger are repeated here, so that the description loads without the chat. */
const dangers = {
  'self-harm': 'self-harm',
  violence: 'violence',
  'child-abuse': 'child-abuse',
  threat: 'threat',
  medical: 'medical',
} as const satisfies { readonly [Kind in DangerKind]: Kind };

const chat = z.object({
  safety: z
    .object({
      kind: z.enum(dangers),
      doubtful: z.boolean().optional().meta({
        description: 'true if the chat is unsure: it then asks for other words',
      }),
      help: z.array(
        z.object({
          name: z.string(),
          phone: z.string().optional(),
          url: z.string().optional(),
          country: z.string().meta({ description: 'ISO 3166-1 alpha-2, or international' }),
        }),
      ),
    })
    .optional()
    .meta({
      description: 'present if the question signals danger: then status is false, and nothing is charged',
    }),
});

/** Fields that our answers add to those of the contract. */
export const additionalFields = {
  root: null,
  natal_chart_interpretation: natal,
  natal_aspects_report: aspects,
  varshaphal_yoga: varshaphal,
  tamil_month_panchang: panchang,
  'devatas-45': null,
  chat,
} as const;

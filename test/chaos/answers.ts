import { createHash } from 'node:crypto';
import { type NamesWhere, type OperationName, operations } from '@palmleaf/contract/operations';
import * as z from 'zod';

/** The photo's address determines the palm_id, so two purchases of one photo count as one request. */
export function fixedAnswer(name: OperationName, request: unknown): unknown {
  const answer = { ...base(name), ...(name === 'get-palm-id' ? { palm_id: palmIdOf(request) } : {}) };
  return Array.isArray(base(name)) ? base(name) : answer;
}

const palmRequest = z.looseObject({ image_url: z.string() });

function palmIdOf(request: unknown): string {
  const { image_url: address } = palmRequest.parse(request);
  const { origin, pathname } = new URL(address);
  return `palm-${createHash('sha256')
    .update(origin + pathname)
    .digest('hex')
    .slice(0, 20)}`;
}

const side = { description: 'even', id: 1 };
const body = {
  name: 'Sun',
  full_degree: 49.5,
  norm_degree: 19.5,
  speed: 0.96,
  is_retro: 'false',
  sign_id: 2,
  sign: 'Taurus',
  house: 7,
};

const ofPalm: Record<string, unknown> = { status: true, text: 'A fixed reading.' };
type ChartOrHome = Exclude<OperationName, NamesWhere<{ readonly base: 'palmistry' }>>;
const answers: Readonly<Record<ChartOrHome, object>> = {
  natal_chart_interpretation: {
    planets: [body],
    houses: [{ house: 1, sign: 'Libra', degree: 201.4 }],
    ascendant: 201.4,
    midheaven: 113.2,
    vertex: 33.1,
    lilith: { ...body, name: 'Lilith' },
    aspects: [],
    moon_phase: {
      moon_phase_name: 'Full Moon',
      moon_phase_id: 5,
      moon_phase_calc: '180.0',
      moon_phase_description: 'fixed',
    },
    hemisphere: { east_west: side, north_south: side },
    elements: { elements: [{ name: 'Fire', percentage: 25 }], description: 'fixed', dominant_element_id: 1 },
    modes: { modes: [{ name: 'Fixed', percentage: 40 }], description: 'fixed', dominant_mode_id: 2 },
    dominant_sign: { sign_id: 2, sign_name: 'Taurus', percentage: 20 },
  },
  natal_aspects_report: [
    { aspecting_planet: 'Sun', aspected_planet: 'Moon', type: 'Opposition', report: 'fixed' },
  ],
  varshaphal_yoga: [
    {
      yog_name: 'Ikkaval',
      yog_description: 'fixed',
      is_yog_happening: false,
      powerfullness_percentage: '0',
      yog_prediction: 'fixed',
    },
  ],
  tamil_month_panchang: {
    month: 5,
    year: 1990,
    panchang_data: [{ date: 1, tithi: 'Shashti', nakshatra: 'Pushya', paksha: 'Shukla' }],
    status: true,
  },
  'devatas-45': { vastu_id: 'fixed', reference: [], entities: [], interpretation: [] },
  chat: {
    status: true,
    message: 'A fixed answer.',
    response: { sid: 'fixed', timestamp: '2026-01-01T00:00:00Z' },
  },
};

const answerOf: ReadonlyMap<string, object> = new Map(Object.entries(answers));
const base = (name: OperationName): object => answerOf.get(name) ?? ofPalm;

export function misshapenAnswers(names: readonly OperationName[]): OperationName[] {
  const request = { image_url: 'http://127.0.0.1/photo' };
  return names.filter((name) => !operations[name].response.safeParse(fixedAnswer(name, request)).success);
}

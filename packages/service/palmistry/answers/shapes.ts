import { shownBy } from '@palmleaf/contract/shown-by';
import type { PalmSection, PalmTopic } from '@palmleaf/texts/palm';
import * as z from 'zod';

/**
 * Names and types follow the vendor's public pages. Fields without `page` are ours.
 */
const page = shownBy('page');
const word = () => page(z.string());
const words = () => page(z.array(z.string()));

const topicShape = {
  title: z.string(),
  basis: z.string(),
  text: z.string(),
  rests_on: z.array(z.string()),
  limits: z.string(),
  disclaimer: z.string(),
};

const answer = <Data extends z.ZodRawShape>(data: Data, palmId: z.ZodType<string> = z.string()) =>
  z.object({
    status: page(z.literal(true)),
    message: page(z.literal('success')),
    palm_id: palmId,
    data: page(z.object(data)),
  });

const place = z.array(z.number());

const seenLine = z.object({
  grade: z.enum(['clear', 'faint', 'not found']),
  length: z.number(),
  curvature: z.number(),
  slope: z.number(),
  breaks: z.int().nullable(),
  start: place.nullable(),
  end: place.nullable(),
});

const seen = {
  basis: z.string(),
  hand: z.object({
    side: z.enum(['left', 'right']),
    type: z.string().nullable(),
    possible_types: z.array(z.string()).nullable(),
    finger_ratio: z.number().nullable(),
    palm_ratio: z.number(),
    index_to_ring: z.number().nullable(),
    little_to_ring: z.number().nullable(),
    thumb_angle: z.number().nullable(),
    fingers_outside: z.array(z.string()),
    fingers_bent: z.array(z.string()),
    fingers_hidden: z.array(z.string()),
    lean: z.number(),
  }),
  lines: z.object({ heart: seenLine, head: seenLine, life: seenLine, fate: seenLine }),
  joined_heart_and_head: z.boolean(),
  photo: z.object({ sharpness: z.number(), brightness: z.number(), note: z.string().nullable() }),
  disclaimer: z.string(),
};

const mount = () =>
  page(
    z.object({
      prominence: word(),
      place: z.string(),
      stands_for: z.string(),
      read_from: z.string().nullable(),
      meaning: z.string().nullable(),
    }),
  );

const features = {
  'hand-type': { shape: word(), element: word(), skin_texture: word(), elasticity: word(), ...topicShape },
  fingers: topicShape,
  'major-lines': {
    heart_line: page(z.object({ shape: word(), depth: word(), starting_point: word(), quality: word() })),
    head_line: page(z.object({ shape: word(), depth: word(), starting_point: word() })),
    life_line: page(z.object({ shape: word(), depth: word(), quality: word(), fork: word() })),
    fate_line: page(z.object({ presence: word(), origin: word() })),
    joined_heart_and_head: z.boolean(),
    ...topicShape,
  },
  mounts: {
    venus: mount(),
    jupiter: mount(),
    saturn: mount(),
    apollo: mount(),
    mercury: mount(),
    luna: mount(),
    ...topicShape,
  },
  'special-features': {
    marks: page(z.array(z.object({ type: word(), location: word() }))),
    unique_traits: words(),
    ...topicShape,
  },
  'minor-lines': {
    marriage_lines: page(z.object({ number: word(), depth: word(), quality: word() })),
    children_lines: page(z.object({ number: word() })),
    sun_line: page(z.object({ presence: word() })),
    ...topicShape,
  },
  summary: {
    categories: page(
      z.object({
        personality: word(),
        career: word(),
        money: word(),
        love: word(),
        marriage: word(),
        health: word(),
        challenges: word(),
        luck: word(),
      }),
    ),
    overall: page(z.object({ summary: z.string(), practical_focus: z.string() })),
    ...topicShape,
  },
} as const satisfies Record<PalmSection, z.ZodRawShape>;

/** The vendor's page on luck is not public, so those keys are ours. */
const topicShapes = {
  personality: z.object({ behavioral_style: word(), core_traits: words(), strengths: words() }),
  career: z.object({
    career_direction: word(),
    growth_advice: word(),
    professional_strengths: words(),
    suitable_professions: words(),
  }),
  money: z.object({
    financial_tendency: word(),
    advice: word(),
    wealth_indicators: words(),
    money_habits: words(),
  }),
  love: z.object({ emotional_nature: word(), romantic_style: word(), compatibility_notes: words() }),
  marriage: z.object({ timing_indicators: word(), quality_outlook: word(), partnership_notes: words() }),
  health: z.object({
    vitality: word(),
    constitution: word(),
    areas_to_watch: words(),
    sources_of_strength: z.array(z.string()),
  }),
  challenges: z.object({
    life_obstacles: words(),
    growth_areas: words(),
    cautionary_patterns: words(),
    sources_of_strength: z.array(z.string()),
  }),
  luck: z.object({
    timing: z.string(),
    fortune_patterns: z.array(z.string()),
    opportunity_signals: z.array(z.string()),
  }),
} as const satisfies Record<PalmTopic, z.ZodType>;

const basic = answer({
  reading: z.literal('basic'),
  ...seen,
  text: z.string(),
  parts: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      rests_on: z.array(z.string()),
      limits: z.string(),
    }),
  ),
});

const topic = <Name extends PalmTopic>(name: Name) =>
  answer({ [name]: name === 'luck' ? topicShapes[name] : page(topicShapes[name]), ...topicShape });

export const palmAnswers = {
  predict: basic,
  'api-predict': basic,
  basic,
  legacy: basic,
  'get-palm-id': answer(
    {
      palm_id: word(),
      reading: z.literal('professional'),
      ...seen,
      measures: z.string().meta({ description: 'the measures from which the texts are made, as JSON' }),
    },
    shownBy('document')(z.string()),
  ),
  'get-palm-image': answer({
    palm_id: word(),
    overlay_image_url: page(z.string().startsWith('data:image/jpeg;base64,')),
    original_image_url: page(z.string().startsWith('data:image/jpeg;base64,')),
    processing_model: word(),
    lines_detected: page(
      z.array(
        z.object({
          name: word(),
          color: page(z.string().regex(/^#[0-9a-f]{6}$/)),
          present: page(z.boolean()),
          confidence: page(z.number().min(0).max(1)),
          grade: z.enum(['clear', 'faint', 'not found']),
          stroke: z.enum(['solid', 'dashed', 'none']),
          points: z.array(place),
        }),
      ),
    ),
    width: z.int(),
    height: z.int(),
  }),
  'hand-type': answer(features['hand-type']),
  fingers: answer(features.fingers),
  'major-lines': answer(features['major-lines']),
  mounts: answer(features.mounts),
  'special-features': answer(features['special-features']),
  'minor-lines': answer(features['minor-lines']),
  summary: answer(features.summary),
  personality: topic('personality'),
  career: topic('career'),
  money: topic('money'),
  love: topic('love'),
  marriage: topic('marriage'),
  health: topic('health'),
  challenges: topic('challenges'),
  luck: topic('luck'),
} as const;

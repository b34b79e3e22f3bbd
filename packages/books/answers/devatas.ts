import * as z from 'zod';

const position = z.looseObject({
  pada_count: z.int(),
  ring: z.string(),
  zone_code: z.string(),
  body_area: z.string().optional(),
  associated_colour: z.string().optional(),
});

export const devata = z.looseObject({
  devata_code: z.string(),
  devata_name: z.string(),
  life_theme: z.string().optional(),
  mandala_position: position,
});
export type DevataAnswer = z.output<typeof devata>;

const pada = z.int().min(1).max(9);

export const entity = z.looseObject({
  display_name: z.string(),
  category: z.string().optional(),
  catalog_type: z.string().optional(),
  devata_code: z.string().optional(),
  devata_name: z.string().optional(),
  grid_position: z.looseObject({ row: pada, column: pada }),
});
export type EntityAnswer = z.output<typeof entity>;

const placement = z.looseObject({
  display_name: z.string(),
  grade: z.string().optional(),
  result: z.string().optional(),
});

export const interpretation = devata.extend({
  priority: z.string().optional(),
  grade: z.string().optional(),
  result: z.string().optional(),
  placements: z.array(placement).optional(),
  interpretation: z
    .looseObject({ about_this_devata: z.string().optional(), effect_on_this_home: z.string().optional() })
    .optional(),
  placement_guidance: z
    .looseObject({
      suitable_placements: z.array(z.string()).optional(),
      placements_to_avoid: z.array(z.string()).optional(),
    })
    .optional(),
  recommended_action: z
    .looseObject({
      recommendation: z
        .looseObject({ what_to_do: z.string().optional(), why_it_helps: z.string().optional() })
        .optional(),
      implementation: z
        .looseObject({ effort_level: z.string().optional(), review_guidance: z.string().optional() })
        .optional(),
    })
    .optional()
    .catch(undefined),
});
export type Interpretation = z.output<typeof interpretation>;

export const grades = ['avoid', 'caution', 'acceptable', 'preferred'] as const;
export type ShownGrade = (typeof grades)[number] | 'ungraded';

export const gradeOf = (text: string | undefined): ShownGrade =>
  grades.find((grade) => grade === text) ?? 'ungraded';

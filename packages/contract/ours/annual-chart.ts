import * as z from 'zod';

const id = z.int();
const planet = { id, name: z.string() };
const instant = z.iso.datetime();

/** The year's chart, which our service adds to an answer's first yoga. */
export const annualChart = z.object({
  age: z.int(),
  begins: instant,
  by_day: z.boolean(),
  zodiac: z.object({
    id: z.enum(['tropical', 'sidereal']),
    description: z.string(),
    ayanamsha: z.literal('lahiri'),
  }),
  ascendant: z.object({ sign_id: id, degree: z.number(), lord: z.object(planet) }),
  muntha: z.object({ sign_id: id, house: id, lord: z.object(planet) }),
  year_lord: z.object({
    ...planet,
    reason: z.string(),
    candidates: z.array(
      z.object({ office: z.string(), ...planet, strength: z.number(), aspects_ascendant: z.boolean() }),
    ),
  }),
  sahams: z.array(
    z.object({
      name: z.string(),
      full_degree: z.number(),
      sign_id: id,
      house: id,
      lord: z.object(planet),
    }),
  ),
  mudda_dasha: z.array(z.object({ ...planet, from: instant, to: instant })),
  planets: z.array(
    z.object({
      ...planet,
      full_degree: z.number(),
      sign_id: id,
      house: id,
      speed: z.number(),
      is_retro: z.enum(['true', 'false']),
    }),
  ),
  summary: z.object({
    language: z.string().meta({ description: 'the language of the text' }),
    text: z.string(),
  }),
});

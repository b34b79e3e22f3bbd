import * as z from 'zod';
import { languagesWith } from './languages.ts';

const text = () => z.string().nullish();
const integer = () => z.int().nullish();

const language = () =>
  text().meta({
    description: `our extension: one of ${languagesWith('palms').join(', ')}; English by default`,
  });

export const readingRequest = z.lazy(() =>
  z.object({
    image_url: text(),
    url: text(),
    img_url: text(),
    image: text(),
    day: integer(),
    month: integer(),
    year: integer(),
    gender: text(),
    language: language(),
  }),
);

export const predictRequest = z.lazy(() =>
  z.object({
    image_url: z.string().meta({ description: 'image content, base64-encoded' }),
  }),
);

export const apiPredictRequest = z.lazy(() => z.object({ url: text(), image_url: text() }));

export const palmIdRequest = z.lazy(() => z.object({ palm_id: z.string().min(1), language: language() }));

/** The vendor's documents show no response. */
export const readingResponse = z.lazy(() => z.looseObject({}));

/** The documents promise only an identifier. */
export const savedReadingResponse = z.lazy(() => z.looseObject({ palm_id: z.string().min(1) }));

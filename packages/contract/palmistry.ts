import * as z from 'zod';

const text = () => z.string().nullish();
const whole = () => z.int().nullish();

/** Our own option: the contract has no language for palm readings, and without this field they are in English. */
const language = () =>
  text().meta({
    description: 'ours: one of en, es, pt, fr, it, de, ru, hi, ta; English without it',
  });

/** No field is required; each may be null or omitted. */
export const readingRequest = z.lazy(() =>
  z.object({
    image_url: text(),
    url: text(),
    img_url: text(),
    image: text(),
    day: whole(),
    month: whole(),
    year: whole(),
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

/** The contract shows no response of this service; callers may rely only on one JSON object. */
export const readingResponse = z.lazy(() => z.looseObject({}));

/** The contract promises only that a saved reading has an identifier. */
export const savedReadingResponse = z.lazy(() => z.looseObject({ palm_id: z.string().min(1) }));

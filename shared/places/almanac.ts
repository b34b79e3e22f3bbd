import * as z from 'zod';

/** What a printed almanac has of a day beside its names. Our service answers it; any of it may be missing, or of another shape. */
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/);
const span = z.object({ from: moment, to: moment });
const ifThere = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** Times are those of the clock at the place: `2026-01-14T15:13:05`. */
export const almanacFields = z.object({
  tithi_end: ifThere(moment),
  nakshatra_end: ifThere(moment),
  sunrise: ifThere(moment),
  sunset: ifThere(moment),
  rahu_kalam: ifThere(span),
  yamagandam: ifThere(span),
  gulika: ifThere(span),
  festivals: ifThere(z.array(z.string())),
});

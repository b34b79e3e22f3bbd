import * as z from 'zod';

/** Only our own service returns these fields; any may be missing or malformed. */
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/);
const span = z.object({ from: moment, to: moment });
const ifThere = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

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

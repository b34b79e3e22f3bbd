import { type PalmReading, palmReading } from '@palmleaf/engines/palm';
import * as z from 'zod';

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('no JSON');
    return z.NEVER;
  }
});
const { lines } = palmReading.shape;
/** A reading without the courses of its lines on the photo, which no text needs. */
const measures = json.pipe(
  palmReading.extend({
    lines: z.record(
      lines.keyType,
      lines.valueType.extend({ course: lines.valueType.shape.course.default([]) }),
    ),
  }),
);

/** Writes the inputs of a palm's texts as one line of JSON. */
export const writeMeasures = (reading: PalmReading): string =>
  JSON.stringify(reading, (name, value: unknown) => (name === 'course' ? undefined : value));

/** Reads what {@link writeMeasures} wrote; undefined for anything else. */
export const readMeasures = (text: unknown): PalmReading | undefined => measures.safeParse(text).data;

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
/** `writeMeasures` omits the courses of the lines, which no text needs. */
const measures = json.pipe(
  palmReading.extend({
    lines: z.record(
      lines.keyType,
      lines.valueType.extend({ course: lines.valueType.shape.course.default([]) }),
    ),
  }),
);

export const writeMeasures = (reading: PalmReading): string =>
  JSON.stringify(reading, (name, value: unknown) => (name === 'course' ? undefined : value));

export const readMeasures = (text: unknown): PalmReading | undefined => measures.safeParse(text).data;

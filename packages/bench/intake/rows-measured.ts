import * as z from 'zod';

/** The measurements of reading a table. */
export const rowsMeasured = z.object({
  rows: z.number(),
  accepted: z.number(),
  rowsPerSecond: z.number(),
  shareOfCsvParse: z.number(),
  peakMegabytes: z.number(),
});
export type RowsMeasured = z.output<typeof rowsMeasured>;

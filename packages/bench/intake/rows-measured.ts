import * as z from 'zod';

export const rowsMeasured = z.object({
  rows: z.number(),
  accepted: z.number(),
  rowsPerSecond: z.number(),
  shareOfCsvParse: z.number(),
  peakMegabytes: z.number(),
});
export type RowsMeasured = z.output<typeof rowsMeasured>;

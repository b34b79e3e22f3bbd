import * as z from 'zod';

export const callsOfReport = 21;

export const inFlightMeasured = z.object({
  megabytesOfCall: z.number(),
  peakMegabytes: z.number(),
  shareWithoutAnswer: z.number(),
});
export type InFlightMeasured = z.output<typeof inFlightMeasured>;

import * as z from 'zod';

/** Calls of a report with a photo and a birth: one of them is answered by the picture of the palm. */
export const callsOfReport = 21;

/** What calls in flight came to. */
export const inFlightMeasured = z.object({
  megabytesOfCall: z.number(),
  peakMegabytes: z.number(),
  /** Calls that were not answered, of all: this machine is the service as well, and may be too busy for a handshake. */
  lostShare: z.number(),
});
export type InFlightMeasured = z.output<typeof inFlightMeasured>;

import * as z from 'zod';

/** Calls of a report with a photo and a birth; one of them returns the picture of the palm. */
export const callsOfReport = 21;

/** The measurements of calls in flight. */
export const inFlightMeasured = z.object({
  megabytesOfCall: z.number(),
  peakMegabytes: z.number(),
  /** The share of calls without an answer: this machine also runs the service and may be too busy for a handshake. */
  lostShare: z.number(),
});
export type InFlightMeasured = z.output<typeof inFlightMeasured>;

import * as z from 'zod';

export const callsOfReport = 21;

export const inFlightMeasured = z.object({
  megabytesOfCall: z.number(),
  peakMegabytes: z.number(),
  /** Share of calls without an answer: this machine also runs the service and can be too busy for a handshake. */
  lostShare: z.number(),
});
export type InFlightMeasured = z.output<typeof inFlightMeasured>;

import * as z from 'zod';

/** An outage of a base, in milliseconds since 1970. */
export const outage = z.object({
  from: z.number(),
  /** Missing for the last outage, which ended when the gate opened. */
  until: z.number().optional(),
});
export type Outage = z.output<typeof outage>;

/** The most outages stored on a gate. */
const maxOutages = 10;

interface OfGate {
  readonly outages?: readonly Outage[] | undefined;
  readonly state: 'open' | 'closed';
  readonly openedAt?: number | undefined;
}

/** Returns the outages of a gate, the last one with its end if the gate has opened since. */
export function outagesOf({ outages = [], state, openedAt }: OfGate): Outage[] {
  const ended = outages.map((one) =>
    one.until === undefined && state === 'open' && openedAt !== undefined ? { ...one, until: openedAt } : one,
  );
  return ended.slice(-maxOutages);
}

import * as z from 'zod';

/** Epoch milliseconds. */
export const outage = z.object({
  from: z.number(),
  until: z.number().optional(),
});
export type Outage = z.output<typeof outage>;

const maxOutages = 10;

interface OfGate {
  readonly outages?: readonly Outage[] | undefined;
  readonly state: 'open' | 'closed';
  readonly openedAt?: number | undefined;
}

export function outagesOf({ outages = [], state, openedAt }: OfGate): Outage[] {
  const ended = outages.map((one) =>
    one.until === undefined && state === 'open' && openedAt !== undefined ? { ...one, until: openedAt } : one,
  );
  return ended.slice(-maxOutages);
}

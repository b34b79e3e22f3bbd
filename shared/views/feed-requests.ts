import * as z from 'zod';

export const feedRequest = z.strictObject({ renew: z.boolean().default(false) });

export const feedForm = z.strictObject({ renew: z.literal('yes').optional() });

/** Revoking a calendar cuts off every subscriber, so the form asks for confirmation. */
export const revokeForm = z.strictObject({
  sure: z.literal('yes', 'tick the box to confirm that the calendar ends'),
});

export const feedView = z.object({
  place: z.string(),
  feed: z.string().optional(),
});

export const refreshedView = z.object({
  monthsAhead: z.int(),
  next: z.string(),
});

import * as z from 'zod';

/** `renew` gives an existing feed a new address, and the old address stops working. */
export const feedRequest = z.strictObject({ renew: z.boolean().default(false) });

/** The same request from a button on a page; a form sends only text. */
export const feedForm = z.strictObject({ renew: z.literal('yes').optional() });

/** Revoking a feed cuts off every subscriber, so the form asks for confirmation. */
export const revokeForm = z.strictObject({
  sure: z.literal('yes', 'tick the box to say that the calendar shall end'),
});

export const feedView = z.object({
  place: z.string(),
  /** The address to subscribe to; absent without a feed. */
  feed: z.string().optional(),
});

export const refreshedView = z.object({
  /** The number of months wanted after the current one. */
  monthsAhead: z.int(),
  /** What happens next, as a sentence. */
  next: z.string(),
});

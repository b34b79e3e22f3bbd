import * as z from 'zod';

/** Whether a feed that is there gets another address, so that the one before ends. */
export const feedRequest = z.strictObject({ renew: z.boolean().default(false) });

/** Of a button on a page: a form knows text only. */
export const feedForm = z.strictObject({ renew: z.literal('yes').optional() });

/** Ending a feed cuts off everybody who has subscribed, so a person says it twice. */
export const revokeForm = z.strictObject({
  sure: z.literal('yes', 'tick the box to say that the calendar shall end'),
});

export const feedView = z.object({
  place: z.string(),
  /** Where the calendar can be subscribed to; absent when it cannot. */
  feed: z.string().optional(),
});

export const refreshedView = z.object({
  /** How many months after the present one are wanted. */
  monthsAhead: z.int(),
  /** What happens now, in a sentence. */
  next: z.string(),
});

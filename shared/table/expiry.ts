import * as z from 'zod';

/** Later than any time in seconds, earlier than any time of this century in milliseconds. */
const latest = 99_999_999_999;

/** Epoch seconds. With milliseconds, an item would never expire. */
export const expiry = z.number().max(latest);

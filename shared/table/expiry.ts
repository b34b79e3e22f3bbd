import * as z from 'zod';

/** Far beyond the time of any item, and before every time of this century in milliseconds. */
const latest = 99_999_999_999;

/**
 * When DynamoDB removes an item, in seconds since 1970. Milliseconds are rejected, because such an item would never
 * expire.
 */
export const expiry = z.number().max(latest);

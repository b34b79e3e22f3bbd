import * as z from 'zod';

/** Far beyond the time of any item, and before every time of this century in milliseconds. */
const latest = 99_999_999_999;

/** When DynamoDB removes an item, in seconds since 1970. Milliseconds are refused: such an item would never go. */
export const expiry = z.number().max(latest);

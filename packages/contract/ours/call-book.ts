/** How many days the self-hosted service lists single calls, by operation and hash. Totals never expire. */
export const callBookDays = 90;

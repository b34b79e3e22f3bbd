/** How long single calls are listed. Totals never expire. */
export const callBookDays = 90;

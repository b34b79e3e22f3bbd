/** How many days the self-hosted service lists single calls, each by its operation and a hash; totals stay for good. */
export const callBookDays = 90;

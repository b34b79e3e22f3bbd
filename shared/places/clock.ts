/** A time of day, as told of a date. */
interface Clock {
  /** `04:30` */
  readonly time: string;
  /** Days from the date that it is told of to its own: 1 where it is of the next day. */
  readonly daysLater: number;
}

const dayMs = 24 * 3600_000;

/**
 * @param at a local time such as `2026-11-02T04:30:00+05:30`
 * @param date the civil date that it is told of, such as `2026-11-01`; without one, nothing is said of the day
 */
export function clockOf(at: string, date: string): Clock {
  const days = (Date.parse(at.slice(0, 10)) - Date.parse(date)) / dayMs;
  return { time: at.slice(11, 16), daysLater: Number.isInteger(days) ? days : 0 };
}

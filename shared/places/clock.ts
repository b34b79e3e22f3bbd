interface Clock {
  readonly time: string;
  readonly daysLater: number;
}

const dayMs = 24 * 3600_000;

/**
 * @param at a local time, for example `2026-11-02T04:30:00+05:30`
 * @param date `daysLater` counts from this day, and is 0 if the text is no date
 */
export function clockOf(at: string, date: string): Clock {
  const days = (Date.parse(at.slice(0, 10)) - Date.parse(date)) / dayMs;
  return { time: at.slice(11, 16), daysLater: Number.isInteger(days) ? days : 0 };
}

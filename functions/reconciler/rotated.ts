const minuteMs = 60_000;

/** Returns the shards in order from another start each minute, so that each of them comes first at some time. */
export const rotated = (shards: number, now: number): number[] =>
  Array.from({ length: shards }, (_, position) => (Math.floor(now / minuteMs) + position) % shards);

const minuteMs = 60_000;

/** Starts at another shard each minute, so that no shard is always last. */
export const rotated = (shards: number, now: number): number[] =>
  Array.from({ length: shards }, (_, position) => (Math.floor(now / minuteMs) + position) % shards);

const minuteMs = 60_000;

/** The shards in their order, begun at another one each minute: what time does not reach now comes first later. */
export const rotated = (shards: number, now: number): number[] =>
  Array.from({ length: shards }, (_, position) => (Math.floor(now / minuteMs) + position) % shards);

const daySeconds = 86_400;
/**
 * The time between two cached offsets. The shortest offset lasted a week (Boa Vista, October 2000), so equal offsets at
 * both ends of a cell apply throughout it.
 */
const cellSeconds = 5 * daySeconds;
const firstCell = Math.ceil(Date.UTC(1930, 0, 1) / 1000 / cellSeconds);
const cellCount = Math.floor(Date.UTC(2040, 0, 1) / 1000 / cellSeconds) - firstCell;
const notYetRead = daySeconds;

const offsetsByZone = new Map<string, Int32Array>();

/**
 * Seconds; undefined if the offset may change between the instants. Cached, because asking the platform is
 * slow.
 */
export function steadyOffset(zone: string, fromSeconds: number, toSeconds: number): number | undefined {
  const from = Math.floor(fromSeconds / cellSeconds) - firstCell;
  const to = Math.ceil(toSeconds / cellSeconds) - firstCell;
  if (from < 0 || to >= cellCount) return undefined;
  const offsets = offsetsByZone.get(zone) ?? new Int32Array(cellCount).fill(notYetRead);
  offsetsByZone.set(zone, offsets);
  const first = offsetOfCell(zone, offsets, from);
  for (let cell = from + 1; cell <= to; cell += 1)
    if (offsetOfCell(zone, offsets, cell) !== first) return undefined;
  return first;
}

function offsetOfCell(zone: string, offsets: Int32Array, cell: number): number {
  const cached = offsets[cell] ?? notYetRead;
  if (cached !== notYetRead) return cached;
  const offset = offsetAt(zone, (firstCell + cell) * cellSeconds);
  offsets[cell] = offset;
  return offset;
}

const offsetsByYear = new Map<string, readonly number[]>();

export function offsetsInYear(zone: string, year: number): readonly number[] {
  const key = `${zone} ${year}`;
  const cached = offsetsByYear.get(key);
  if (cached !== undefined) return cached;
  const [from, to] = [Date.UTC(year, 0, 1) / 1000 - daySeconds, Date.UTC(year + 1, 0, 1) / 1000 + daySeconds];
  const found = new Set<number>();
  for (let at = from; at < to; at += cellSeconds) found.add(offsetAt(zone, at));
  const offsets = [...found.add(offsetAt(zone, to))];
  offsetsByYear.set(key, offsets);
  return offsets;
}

/** Seconds east of Greenwich. */
export function offsetAt(zone: string, epochSeconds: number): number {
  const text = formatter(zone)?.format(epochSeconds * 1000) ?? '';
  const match = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  if (match?.[1] === undefined) return 0;
  const seconds = Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0);
  return match[1] === '-' ? -seconds : seconds;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

export function formatter(zone: string): Intl.DateTimeFormat | undefined {
  const key = zone.toLowerCase();
  const known = formatters.get(key);
  if (known !== undefined) return known;
  try {
    const created = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formatters.set(key, created);
    return created;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

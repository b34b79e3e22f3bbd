const daySeconds = 86_400;
/**
 * Less than any zone has ever kept an offset for: the shortest time is a week, Boa Vista's in October 2000. So an offset at two
 * ends of a cell is that of all between.
 */
const cellSeconds = 5 * daySeconds;
/** Cells of the years in which most people were born. */
const firstCell = Math.ceil(Date.UTC(1930, 0, 1) / 1000 / cellSeconds);
const cellCount = Math.floor(Date.UTC(2040, 0, 1) / 1000 / cellSeconds) - firstCell;
/** No offset: those of zones are within a day. */
const notAsked = daySeconds;

/** Offsets at the beginnings of cells, by zone: 32 KB for each zone that is asked for. */
const known = new Map<string, Int32Array>();

/**
 * The offset that a zone has from one instant to another, in seconds; undefined where it may change between, or where none is
 * kept. To ask the platform takes longer than all else that is done with a row.
 */
export function steadyOffset(zone: string, fromSeconds: number, toSeconds: number): number | undefined {
  const from = Math.floor(fromSeconds / cellSeconds) - firstCell;
  const to = Math.ceil(toSeconds / cellSeconds) - firstCell;
  if (from < 0 || to >= cellCount) return undefined;
  const offsets = known.get(zone) ?? new Int32Array(cellCount).fill(notAsked);
  known.set(zone, offsets);
  const first = offsetOfCell(zone, offsets, from);
  for (let cell = from + 1; cell <= to; cell += 1)
    if (offsetOfCell(zone, offsets, cell) !== first) return undefined;
  return first;
}

function offsetOfCell(zone: string, offsets: Int32Array, cell: number): number {
  const kept = offsets[cell] ?? notAsked;
  if (kept !== notAsked) return kept;
  const offset = offsetAt(zone, (firstCell + cell) * cellSeconds);
  offsets[cell] = offset;
  return offset;
}

/** Offsets of a zone in a year of its calendar, by both; those of all zones in the years of births are some thousands. */
const ofYears = new Map<string, readonly number[]>();

/** Every offset, in seconds, that a zone had in a year, and around its ends. */
export function offsetsInYear(zone: string, year: number): readonly number[] {
  const key = `${zone} ${year}`;
  const kept = ofYears.get(key);
  if (kept !== undefined) return kept;
  const [from, to] = [Date.UTC(year, 0, 1) / 1000 - daySeconds, Date.UTC(year + 1, 0, 1) / 1000 + daySeconds];
  const found = new Set<number>();
  for (let at = from; at < to; at += cellSeconds) found.add(offsetAt(zone, at));
  const offsets = [...found.add(offsetAt(zone, to))];
  ofYears.set(key, offsets);
  return offsets;
}

/** Seconds east of Greenwich at an instant; the platform knows them to the second back to local mean time. */
export function offsetAt(zone: string, epochSeconds: number): number {
  const text = formatter(zone)?.format(epochSeconds * 1000) ?? '';
  const match = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  if (match?.[1] === undefined) return 0;
  const seconds = Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0);
  return match[1] === '-' ? -seconds : seconds;
}

/** One for each zone ever asked for, because making one takes long; all 600 names together take some 15 MB. */
const formatters = new Map<string, Intl.DateTimeFormat>();

export function formatter(zone: string): Intl.DateTimeFormat | undefined {
  const key = zone.toLowerCase();
  const known = formatters.get(key);
  if (known !== undefined) return known;
  try {
    const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formatters.set(key, made);
    return made;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

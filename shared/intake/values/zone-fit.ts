import { zoneAt } from './zone-map.ts';
import { offsetsInYear } from './zone-offsets.ts';

/** Where and in which year clocks were read. */
interface PlaceAndYear {
  readonly lat: number;
  readonly lon: number;
  readonly year: number;
}

/** So far may an offset be from those that the tables know: maps of zones and old records are not exact. */
const toleranceHours = 1;
/** Less than a second: offsets such as 5.3333 are rounded. */
const roundingHours = 0.0003;

/** Where people live by two clocks, the zone that the map does not give: all of China has Beijing's officially. */
const otherClocks: Readonly<Record<string, string>> = { 'Asia/Urumqi': 'Asia/Shanghai' };

/**
 * The offsets, in hours, that clocks had at a place in a year, where a stated one cannot be right: it is more than an hour from each of them
 * and from the mean time of the longitude. Undefined where it can.
 */
export function offsetsInstead(
  tzone: number,
  { lat, lon, year }: PlaceAndYear,
): readonly number[] | undefined {
  const isNear = (hours: number) => Math.abs(hours - tzone) <= toleranceHours + roundingHours;
  // Most offsets are near that of the longitude, and nothing has to be looked up.
  if (isNear(lon / 15)) return undefined;
  const hours = offsetsShown({ lat, lon, year });
  return hours.some(isNear) ? undefined : hours;
}

/** Whether a clock at a place showed an offset, in hours, in a year. */
export const hasShown = (tzone: number, where: PlaceAndYear): boolean =>
  offsetsShown(where).some((hours) => Math.abs(hours - tzone) <= roundingHours);

/** The offsets, in hours, that clocks had at a place in a year. */
function offsetsShown({ lat, lon, year }: PlaceAndYear): readonly number[] {
  const zone = zoneAt(lat, lon);
  const other = otherClocks[zone];
  const offsets = [...offsetsInYear(zone, year), ...(other === undefined ? [] : offsetsInYear(other, year))];
  return [...new Set(offsets.map((seconds) => Math.round(seconds / 60) / 60))];
}

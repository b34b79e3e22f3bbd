import { zoneAt } from './zone-map.ts';
import { offsetsInYear } from './zone-offsets.ts';

interface PlaceAndYear {
  readonly lat: number;
  readonly lon: number;
  readonly year: number;
}

const toleranceHours = 1;
/** About a second: tables round offsets, such as 5.3333. */
const roundingHours = 0.0003;

/** People in Xinjiang also live by Beijing's clock, which is official. */
const otherClocks: Readonly<Record<string, string>> = { 'Asia/Urumqi': 'Asia/Shanghai' };

/** Undefined if `tzone` is within an hour of one of these offsets or of mean solar time. */
export function offsetsIfFar(tzone: number, { lat, lon, year }: PlaceAndYear): readonly number[] | undefined {
  const isNear = (hours: number) => Math.abs(hours - tzone) <= toleranceHours + roundingHours;
  if (isNear(lon / 15)) return undefined;
  const hours = clockOffsets({ lat, lon, year });
  return hours.some(isNear) ? undefined : hours;
}

export const isClockOffset = (tzone: number, where: PlaceAndYear): boolean =>
  clockOffsets(where).some((hours) => Math.abs(hours - tzone) <= roundingHours);

/** The offsets of official clocks at the place in the year, in hours. */
function clockOffsets({ lat, lon, year }: PlaceAndYear): readonly number[] {
  const zone = zoneAt(lat, lon);
  const other = otherClocks[zone];
  const offsets = [...offsetsInYear(zone, year), ...(other === undefined ? [] : offsetsInYear(other, year))];
  return [...new Set(offsets.map((seconds) => Math.round(seconds / 60) / 60))];
}

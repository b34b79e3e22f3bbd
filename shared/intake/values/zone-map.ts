import lookUpZone from '@photostructure/tz-lookup';

/** Uses a map that is exact to some kilometres. At sea, returns the nautical zone. */
export function zoneAt(lat: number, lon: number): string {
  return lookUpZone(lat, lon);
}

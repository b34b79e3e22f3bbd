import lookUpZone from '@photostructure/tz-lookup';

/** By a map that is exact to some kilometres; at sea the nautical zone. */
export function zoneAt(lat: number, lon: number): string {
  return lookUpZone(lat, lon);
}

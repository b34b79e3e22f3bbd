/** Clockwise from north, 22.5 degrees each, centred on their direction. */
export const compass = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;

const zones = [...compass, 'centre'] as const;
export type Zone = (typeof zones)[number];

export const zoneWords: Record<Zone, string> = {
  N: 'north',
  NNE: 'north-north-east',
  NE: 'north-east',
  ENE: 'east-north-east',
  E: 'east',
  ESE: 'east-south-east',
  SE: 'south-east',
  SSE: 'south-south-east',
  S: 'south',
  SSW: 'south-south-west',
  SW: 'south-west',
  WSW: 'west-south-west',
  W: 'west',
  WNW: 'west-north-west',
  NW: 'north-west',
  NNW: 'north-north-west',
  centre: 'centre',
};

export function zoneOf(east: number, north: number): Zone {
  if (east === 0 && north === 0) return 'centre';
  const bearing = (Math.atan2(east, north) * 180) / Math.PI;
  const index = (Math.round(bearing / 22.5) + compass.length) % compass.length;
  return compass[index] ?? 'N';
}

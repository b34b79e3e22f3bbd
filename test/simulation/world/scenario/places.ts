import type { Place } from '../../../../shared/intake/places/place-row.ts';
import type { Random } from '../random.ts';

const zones = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland'] as const;

export const makePlaces = (random: Random): Place[] =>
  Array.from({ length: random.whole(0, 6) }, (_, index) => ({
    id: `temple-${String(index).padStart(3, '0')}`,
    name: `Temple ${index}`,
    lat: 8.25 + index,
    lon: 77.5 + index,
    timezone: random.pick(zones),
    notes: [],
  }));

export function placesCsv(places: readonly Place[]): Uint8Array {
  const lines = places.map(({ id, name, lat, lon, timezone }) => [id, name, lat, lon, timezone].join(','));
  return new TextEncoder().encode(['id,name,lat,lon,timezone', ...lines, ''].join('\n'));
}

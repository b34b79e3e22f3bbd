import { combine, empty, type Reading, refused } from '../reading.ts';
import { mask } from '../refusal.ts';
import { plainNumber, readCoordinate } from './numbers.ts';

interface CoordinateCells {
  readonly lat?: string | undefined;
  readonly lon?: string | undefined;
  readonly coordinates?: string | undefined;
}

/** Reads two cells or one (`12.97, 77.59`, `N 12 58 30 E 77 35 20`). */
export function readCoordinates(
  row: CoordinateCells,
  decimalComma: boolean,
): readonly [lat: Reading<number | undefined>, lon: Reading<number | undefined>] {
  if (row.coordinates === undefined || row.lat !== undefined || row.lon !== undefined)
    return [readCoordinate(row.lat, 'lat', decimalComma), readCoordinate(row.lon, 'lon', decimalComma)];
  const halves = halvesOf(plainNumber(row.coordinates).replace(/^geo:|^\(|\)$/gi, ''));
  if (halves === undefined) {
    const wrong = refused({
      code: 'not-a-number',
      reason: { code: 'no-coordinates' },
      field: 'coordinates',
      masked: mask(row.coordinates),
    });
    return [combine([wrong], undefined), empty];
  }
  return [readCoordinate(halves[0], 'lat', true), readCoordinate(halves[1], 'lon', true)];
}

function halvesOf(text: string): readonly [string, string] | undefined {
  for (const parts of [
    text.split(/[;|]|,\s+/),
    text.split(/(?<=[NS])\s*,?\s*/i),
    text.split(/(?=[EW]\s?\d)/i).map((part) => part.trim().replace(/,$/, '')),
    text.split(','),
    text.split(/\s+/),
  ]) {
    const [first = '', second = ''] = parts;
    if (parts.length === 2 && /\d/.test(first) && /\d/.test(second)) return [first, second];
  }
  return undefined;
}

import { combine, empty, type Reading, refused } from '../reading.ts';
import { mask } from '../refusal.ts';
import { plainNumber, readCoordinate, withLetterLast, withPlainMarks } from './numbers.ts';

interface CoordinateCells {
  readonly lat?: string | undefined;
  readonly lon?: string | undefined;
  readonly coordinates?: string | undefined;
}

/** `12.97, 77.59` or `N 12 58 30 E 77 35 20` may be one cell. */
export function readCoordinates(
  row: CoordinateCells,
): readonly [lat: Reading<number | undefined>, lon: Reading<number | undefined>] {
  if (row.coordinates === undefined || row.lat !== undefined || row.lon !== undefined)
    return [readCoordinate(row.lat, 'lat'), readCoordinate(row.lon, 'lon')];
  const marked = plainNumber(withPlainMarks(row.coordinates)).replace(/^geo:|^\(|\)$/gi, '');
  const labels = [...marked.matchAll(label)].map(([, name = '']) => name.slice(0, 2).toLowerCase());
  const text = marked.replace(label, ' ').replace(/\s,/g, ', ').trim();
  const isLabelled = labels.length === 2 && labels.includes('la') && labels.join() !== 'la,la';
  const isLongitudeFirst = labels[1] === 'la';
  const splits = labels.length === 0 || isLabelled ? splitsOf(text) : [];
  const tried = splits.flatMap(([first, second]) => [
    isLongitudeFirst ? bothOf(second, first) : bothOf(first, second),
    ...(isLettered(first) && isLettered(second) ? [bothOf(second, first)] : []),
  ]);
  const read = tried.find((both) => both.every(({ value }) => value !== undefined)) ?? tried[0];
  if (read !== undefined) return read;
  const wrong = refused({
    code: 'not-a-number',
    reason: { code: 'no-coordinates' },
    field: 'coordinates',
    masked: mask(row.coordinates),
  });
  return [combine([wrong], undefined), empty];
}

const label = /(?<!\p{L})(lat(?:itude)?|lon(?:g(?:itude)?)?|lng)(?!\p{L})\.?\s*[:=]?/giu;

const bothOf = (lat: string, lon: string) =>
  [readCoordinate(lat, 'lat'), readCoordinate(lon, 'lon')] as const;

/** With the letters of the sides, the longitude may come first. */
const isLettered = (text: string): boolean => /(?<!\p{L})[NSEW](?!\p{L})/iu.test(withLetterLast(text));

function splitsOf(text: string): (readonly [string, string])[] {
  return [
    text.split(/[;|]|,\s+|\s\/\s/),
    text.split(/\s+/),
    text.split(/(?<=[NS])\s*,?\s*/i),
    text.split(/(?=[NSEW]\s?\d)/i).map((part) => part.trim().replace(/,$/, '')),
    text.split(/(?<=[EW])\s*,?\s*/i),
    text.split(','),
  ].flatMap(([first = '', second = '', ...more]) =>
    more.length === 0 && /\d/.test(first) && /\d/.test(second) ? [[first, second] as const] : [],
  );
}

import { counted } from '../../shared/figures.ts';
import type { People } from '../../shared/unsent/people.ts';

/** Who is in the files that were checked, and whose other half is not. */
export function peopleText(found: People, refused: number): string[] {
  const { people, places, placesByName, photosWithoutRows, rowsWithoutPhotos, withoutRows, withoutPhotos } =
    found;
  const good = [
    ...(people > 0 || places === 0 ? [counted(people, 'person', 'people')] : []),
    ...(places > 0 ? [counted(places, 'place', 'places')] : []),
  ];
  return [
    `${good.join(' and ')} good, ${refused === 0 ? 'nothing' : counted(refused, 'row or file', 'rows or files')} refused`,
    ...namedPlaces(placesByName),
    ...(withoutRows === 0
      ? []
      : [
          `${counted(withoutRows, 'photo', 'photos')} without a row: ${named(photosWithoutRows, withoutRows)}`,
        ]),
    ...(withoutPhotos === 0
      ? []
      : [
          `${counted(withoutPhotos, 'row', 'rows')} without a photo: ${named(rowsWithoutPhotos, withoutPhotos)}`,
        ]),
  ];
}

/** Towns that are listed on a screen; all of them are in the JSON. */
const maxPlaces = 12;

function namedPlaces(placesByName: People['placesByName']): string[] {
  const all = Object.entries(placesByName).sort(([, a], [, b]) => b - a);
  if (all.length === 0) return [];
  const told = all
    .slice(0, maxPlaces)
    .map(([place, number]) => `  ${place}: ${counted(number, 'person', 'people')}`);
  const more = all.length > told.length ? [`  and ${all.length - told.length} more places`] : [];
  return ['places taken by their names (GeoNames):', ...told, ...more];
}

const named = (names: readonly string[], all: number): string =>
  `${names.join(', ')}${all > names.length ? `, and ${all - names.length} more` : ''}`;

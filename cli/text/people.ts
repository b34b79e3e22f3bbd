import type { People } from '../uploads/people.ts';

const counted = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** Who is in the files that were checked, and whose other half is not. */
export function peopleText(found: People, refused: number): string[] {
  const { people, places, photosWithoutRows, rowsWithoutPhotos, withoutRows, withoutPhotos } = found;
  const good = [
    ...(people > 0 || places === 0 ? [counted(people, 'person', 'people')] : []),
    ...(places > 0 ? [counted(places, 'place', 'places')] : []),
  ];
  return [
    `${good.join(' and ')} good, ${refused === 0 ? 'nothing' : counted(refused, 'row or file', 'rows or files')} refused`,
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

const named = (names: readonly string[], all: number): string =>
  `${names.join(', ')}${all > names.length ? `, and ${all - names.length} more` : ''}`;

import type { People } from '@palmleaf/shared/drafts/people';
import { counted } from '@palmleaf/shared/figures';
import type { Line } from '../terminal/line.ts';
import { table } from '../terminal/table.ts';

export function peopleText(found: People, refused: number): Line[] {
  const {
    people,
    places,
    placesByName,
    photosWithoutRows,
    rowsWithoutPhotos,
    withoutRows,
    withoutPhotos,
    unrelatedTables,
  } = found;
  const good = [
    ...(people > 0 || places === 0 ? [counted(people, 'person', 'people')] : []),
    ...(places > 0 ? [counted(places, 'place', 'places')] : []),
  ];
  return [
    `${good.join(' and ')} good, ${refused === 0 ? 'nothing' : counted(refused, 'row or file', 'rows or files')} refused`,
    ...namedPlaces(placesByName),
    ...(unrelatedTables.length === 0
      ? []
      : [
          `${unrelatedTables.length} tables of one batch share no person with another; --apart makes each a separate batch`,
        ]),
    ...(withoutRows === 0
      ? []
      : [
          `${counted(withoutRows, 'photo', 'photos')} without a row: ${namesAndMore(photosWithoutRows, withoutRows)}`,
        ]),
    ...(withoutPhotos === 0
      ? []
      : [
          `${counted(withoutPhotos, 'row', 'rows')} without a photo: ${namesAndMore(rowsWithoutPhotos, withoutPhotos)}`,
        ]),
  ];
}

const maxPeopleOfPlace = 3;

/** A wrong place makes bought charts wrong, so the text shows every place found by name. */
function namedPlaces(placesByName: People['placesByName']): Line[] {
  if (placesByName.length === 0) return [];
  const rows = placesByName.map(({ said, town, people }) => {
    const more = people.length > maxPeopleOfPlace ? ` and ${people.length - maxPeopleOfPlace} more` : '';
    return [said, town, `${people.slice(0, maxPeopleOfPlace).join(', ')}${more}`];
  });
  return ['', ...table(['the file says', 'taken for (GeoNames)', 'people'], rows), ''];
}

const namesAndMore = (names: readonly string[], all: number): string =>
  `${names.join(', ')}${all > names.length ? `, and ${all - names.length} more` : ''}`;

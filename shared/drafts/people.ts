import type { BirthRow, PlacedByName } from '../intake/births/birth-row.ts';
import { parseInboxKey } from '../intake/object-key.ts';
import type { UnsentUpload } from './unsent-upload.ts';

export interface People {
  readonly people: number;
  readonly places: number;
  /** Both lists name at most ten; `withoutRows` and `withoutPhotos` count all. */
  readonly photosWithoutRows: readonly string[];
  readonly rowsWithoutPhotos: readonly string[];
  readonly placesByName: readonly PlacedPeople[];
  readonly withoutRows: number;
  readonly withoutPhotos: number;
  /** Tables of a batch that share no person with another table; empty if photos are sent too. */
  readonly unrelatedTables: readonly string[];
}

interface PlacedPeople extends PlacedByName {
  readonly people: readonly string[];
}

const maxNamed = 10;

/** A row belongs to the photo that it names, else to the photo with its id. */
export class PeopleCount {
  readonly #photos = new Set<string>();
  readonly #rows = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #firstTable = new Map<string, string>();
  readonly #related = new Set<string>();
  readonly #tables = new Map<string, string>();
  #places = 0;
  readonly #placed = new Map<string, PlacedByName & { readonly people: string[] }>();

  addRow(upload: UnsentUpload, { id, hasMadeId, name, photoId = id, placed }: BirthRow): void {
    if (placed !== undefined) {
      const known = this.#placed.get(placed.said) ?? { ...placed, people: [] };
      known.people.push(name ?? id);
      this.#placed.set(placed.said, known);
    }
    const row = nameOf(upload.batch, id);
    this.#rows.set(row, nameOf(upload.batch, photoId));
    if (hasMadeId && name !== undefined) this.#names.set(row, name);
    this.#relate(upload, id);
  }

  #relate({ batch, key: fullKey }: UnsentUpload, id: string): void {
    const key = fullKey.replace(/\.(corrected(-\d{1,20})?|refused)(?=\.\w{1,5}$)/, '');
    this.#tables.set(key, batch);
    const first = this.#firstTable.get(nameOf(batch, id));
    if (first === undefined) this.#firstTable.set(nameOf(batch, id), key);
    else if (first !== key) this.#related.add(first).add(key);
  }

  addPhoto(upload: UnsentUpload): void {
    const key = parseInboxKey(upload.key, upload.batch);
    if (key.kind === 'photo') this.#photos.add(nameOf(key.batch, key.id));
  }

  addPlaces(number: number): void {
    this.#places += number;
  }

  result(): People {
    const owned = new Set(this.#rows.values());
    const withoutRow = [...this.#photos].filter((photo) => !owned.has(photo));
    const withoutPhoto = [...this.#rows].flatMap(([row, photo]) =>
      this.#photos.has(photo) ? [] : [this.#names.get(row) ?? row],
    );
    const [anyRows, anyPhotos] = [this.#rows.size > 0, this.#photos.size > 0];
    return {
      people: this.#rows.size + withoutRow.length,
      places: this.#places,
      placesByName: [...this.#placed.values()],
      photosWithoutRows: anyRows ? withoutRow.slice(0, maxNamed) : [],
      rowsWithoutPhotos: anyPhotos ? withoutPhoto.slice(0, maxNamed) : [],
      withoutRows: anyRows ? withoutRow.length : 0,
      withoutPhotos: anyPhotos ? withoutPhoto.length : 0,
      unrelatedTables: anyPhotos ? [] : this.#unrelatedTables(),
    };
  }

  #unrelatedTables(): string[] {
    const unrelated = [...this.#tables].filter(([key]) => !this.#related.has(key));
    return [...Map.groupBy(unrelated, ([, batch]) => batch).values()].flatMap((tables) =>
      tables.length > 1 ? tables.map(([key]) => key) : [],
    );
  }
}

const nameOf = (batch: string, id: string): string => `${batch.normalize('NFC')}/${id}`;

import type { BirthRow, PlacedByName } from '../intake/births/birth-row.ts';
import { parseInboxKey, photoId } from '../intake/object-key.ts';
import { isRefused } from '../intake/refusal.ts';
import type { UnsentUpload } from './unsent-upload.ts';

/** Who is in some files, and whose photo or row is not among them. */
export interface People {
  readonly people: number;
  readonly places: number;
  /** Photos that no row belongs to, where there are rows at all; and people whose row has no photo, where there are photos. */
  readonly photosWithoutRows: readonly string[];
  readonly rowsWithoutPhotos: readonly string[];
  /** What the files say of places without coordinates, the towns that they were taken for, and of whom. */
  readonly placesByName: readonly PlacedPeople[];
  readonly withoutRows: number;
  readonly withoutPhotos: number;
}

interface PlacedPeople extends PlacedByName {
  /** Their names, or ids where they have none. */
  readonly people: readonly string[];
}

/** Of each that are named; the numbers are always whole. */
const maxNamed = 10;

/** Gathers people from photos and rows: a row belongs to the photo that it names, else to that of its id. */
export class PeopleCount {
  readonly #photos = new Set<string>();
  readonly #rows = new Map<string, string>();
  #places = 0;
  readonly #placed = new Map<string, PlacedByName & { readonly people: string[] }>();

  addRow(upload: UnsentUpload, { id, name, photo, placed }: BirthRow): void {
    if (placed !== undefined) {
      const known = this.#placed.get(placed.said) ?? { ...placed, people: [] };
      known.people.push(name ?? id);
      this.#placed.set(placed.said, known);
    }
    const named = photo === undefined ? undefined : photoId(photo);
    const own = named === undefined || isRefused(named) ? id : named.id;
    this.#rows.set(nameOf(upload.batch, id), nameOf(upload.batch, own));
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
    const alone = [...this.#photos].filter((photo) => !owned.has(photo));
    const bare = [...this.#rows].flatMap(([row, photo]) => (this.#photos.has(photo) ? [] : [row]));
    const [anyRows, anyPhotos] = [this.#rows.size > 0, this.#photos.size > 0];
    return {
      people: this.#rows.size + alone.length,
      places: this.#places,
      placesByName: [...this.#placed.values()],
      photosWithoutRows: anyRows ? alone.slice(0, maxNamed) : [],
      rowsWithoutPhotos: anyPhotos ? bare.slice(0, maxNamed) : [],
      withoutRows: anyRows ? alone.length : 0,
      withoutPhotos: anyPhotos ? bare.length : 0,
    };
  }
}

const nameOf = (batch: string, id: string): string => `${batch.normalize('NFC')}/${id}`;

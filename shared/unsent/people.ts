import type { BirthRow } from '../intake/births/birth-row.ts';
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
  /** Which towns places were taken for by their names, and for how many people. */
  readonly placesByName: Readonly<Record<string, number>>;
  readonly withoutRows: number;
  readonly withoutPhotos: number;
}

/** Of each that are named; the numbers are always whole. */
const maxNamed = 10;

/** Gathers people from photos and rows: a row belongs to the photo that it names, else to that of its id. */
export class PeopleCount {
  readonly #photos = new Set<string>();
  readonly #rows = new Map<string, string>();
  #places = 0;
  readonly #named = new Map<string, number>();

  addRow(upload: UnsentUpload, { id, photo, placeName }: BirthRow): void {
    if (placeName !== undefined) this.#named.set(placeName, (this.#named.get(placeName) ?? 0) + 1);
    const named = photo === undefined ? undefined : photoId(photo);
    const own = named === undefined || isRefused(named) ? id : named.id;
    this.#rows.set(nameOf(upload.batch, id), nameOf(upload.batch, own));
  }

  addPhoto(upload: UnsentUpload): void {
    const key = parseInboxKey(upload.key);
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
      placesByName: Object.fromEntries(this.#named),
      photosWithoutRows: anyRows ? alone.slice(0, maxNamed) : [],
      rowsWithoutPhotos: anyPhotos ? bare.slice(0, maxNamed) : [],
      withoutRows: anyRows ? alone.length : 0,
      withoutPhotos: anyPhotos ? bare.length : 0,
    };
  }
}

const nameOf = (batch: string, id: string): string => `${batch.normalize('NFC')}/${id}`;

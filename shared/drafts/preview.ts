import type { BirthRow } from '../intake/births/birth-row.ts';
import type { Place } from '../intake/places/place-row.ts';
import { offsetText } from '../intake/values/timezone.ts';
import type { Plan } from '../plan/plan.ts';

export interface PreviewRow {
  readonly line: number;
  readonly person: string;
  /** With the UTC offset, and the zone if it was derived: 1990-07-27 19:30 UTC+05:30 Asia/Kolkata. */
  readonly born: string;
  /** The place as written. */
  readonly said: string;
  /** The town or coordinates that the intake takes. */
  readonly taken: string;
  readonly calls?: number;
  readonly notAsked?: number;
}

interface PreviewPlace {
  readonly line: number;
  readonly place: string;
  readonly said: string;
  readonly taken: string;
  readonly timezone: string;
  readonly isDerived: boolean;
}

interface SamePerson {
  readonly name: string;
  readonly ids: readonly string[];
}

export interface Preview {
  readonly rows: readonly PreviewRow[];
  readonly places: readonly PreviewPlace[];
  readonly timeless: number;
  /** Operations that the first person without a time of birth does not get. */
  readonly notBought: readonly string[];
  /** Equal names and dates of birth under several ids. */
  readonly twice: readonly SamePerson[];
}

const maxRows = 20;
const maxTwice = 20;

export class PreviewBuilder {
  readonly #rows: PreviewRow[] = [];
  readonly #places: PreviewPlace[] = [];
  readonly #people = new Map<string, { readonly name: string; readonly ids: string[] }>();
  #timeless = 0;
  #notBought: readonly string[] = [];

  /** @param planFor undefined if the stack could not be reached */
  add(row: BirthRow, line: number, planFor: (() => Plan) | undefined): void {
    const isShown = this.#rows.length < maxRows;
    const isTimeless = row.unknownTime === 'left out';
    const isFirstTimeless = isTimeless && this.#timeless === 0;
    if (isTimeless) this.#timeless += 1;
    const plan = isShown || isFirstTimeless ? planFor?.() : undefined;
    if (isFirstTimeless) this.#notBought = plan?.notAsked.map(({ operation }) => operation) ?? [];
    if (isShown) this.#rows.push(previewRow(row, line, plan));
    this.#note(row);
  }

  addPlace(place: Place, line: number): void {
    if (this.#places.length < maxRows) this.#places.push(previewPlace(place, line));
  }

  result(): Preview {
    const twice = [...this.#people.values()].filter(({ ids }) => ids.length > 1).slice(0, maxTwice);
    return {
      rows: this.#rows,
      places: this.#places,
      timeless: this.#timeless,
      notBought: this.#notBought,
      twice,
    };
  }

  #note({ id, name, birthDate }: BirthRow): void {
    if (name === undefined || birthDate === undefined) return;
    const key = `${name.toLowerCase().replace(/\s+/g, ' ')} ${dateText(birthDate)}`;
    const known = this.#people.get(key);
    if (known === undefined) this.#people.set(key, { name, ids: [id] });
    else if (!known.ids.includes(id)) known.ids.push(id);
  }
}

function previewPlace({ name, lat, lon, timezone, notes }: Place, line: number): PreviewPlace {
  const found = notes.find((note) => note.code === 'town-taken');
  return {
    line,
    place: name,
    said: found?.said ?? '',
    taken: found?.town ?? `${lat}, ${lon}`,
    timezone,
    isDerived: notes.some(({ code }) => code === 'zone-derived'),
  };
}

function previewRow(row: BirthRow, line: number, plan: Plan | undefined): PreviewRow {
  const { birth, placed, place, country } = row;
  const said = placed?.said ?? [place, country].filter((text) => text !== undefined).join(', ');
  const taken = placed?.town ?? (birth === undefined ? '' : `${birth.lat}, ${birth.lon}`);
  const planned = plan === undefined ? {} : { calls: plan.calls.length, notAsked: plan.notAsked.length };
  return { line, person: row.name ?? row.id, born: bornText(row), said, taken, ...planned };
}

function bornText({ birth, birthDate, unknownTime, notes }: BirthRow): string {
  if (birthDate === undefined) return '';
  if (birth === undefined) return dateText(birthDate);
  if (unknownTime !== undefined)
    return `${dateText(birthDate)}, time not known${unknownTime === 'noon' ? ': noon' : ''}`;
  const derived = notes.find((note) => note.code === 'tzone-derived');
  const zone = derived === undefined ? '' : ` ${derived.zone}`;
  return `${dateText(birthDate)} ${twoDigits(birth.hour)}:${twoDigits(birth.min)} ${offsetText(Math.round(birth.tzone * 3600))}${zone}`;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const dateText = ({ year, month, day }: NonNullable<BirthRow['birthDate']>): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

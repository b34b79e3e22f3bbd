import { nameOfCustomer, ownerOfName } from '../customers/customer.ts';
import type { BirthRow } from '../intake/births/birth-row.ts';
import type { TableChoices } from '../intake/choices.ts';
import type { Gazetteer } from '../intake/gazetteer/gazetteer.ts';
import { parseInboxKey } from '../intake/object-key.ts';
import type { PhotoDoubt } from '../intake/photos/photo-doubt.ts';
import type { Place } from '../intake/places/place-row.ts';
import { wantedMonths } from '../places/wanted-months.ts';
import type { Inputs, PlaceInputs, Source } from '../plan/inputs.ts';
import { type Plan, type PlanSettings, planOf } from '../plan/plan.ts';
import type { Product } from '../plan/product.ts';
import { type ProductList, productNamed } from '../plan/product-list.ts';
import type { QuoteBasis } from '../quote/quote.ts';
import { type Check, checkUpload } from './check-upload.ts';
import { type People, PeopleCount } from './people.ts';
import { type Preview, PreviewBuilder } from './preview.ts';
import { reportingShare } from './read-share.ts';
import type { UnsentContent, UnsentUpload } from './unsent-upload.ts';

export interface UnsentSubject {
  readonly batch: string;
  readonly id: string;
  readonly hasMadeId?: true | undefined;
  readonly inputs: Inputs;
}

interface Doubted<U extends UnsentUpload> {
  readonly upload: U;
  readonly subject: UnsentSubject;
  readonly doubt: PhotoDoubt;
}

export interface Survey<U extends UnsentUpload> {
  readonly checks: readonly Check<U>[];
  readonly people: People;
  readonly subjects: ReadonlyMap<string, UnsentSubject>;
  readonly doubted: readonly Doubted<U>[];
  readonly previews: ReadonlyMap<U, Preview>;
}

interface Products {
  readonly known: ProductList;
  readonly wanted: Product | undefined;
  readonly settings: PlanSettings;
}

interface SurveyOptions<U extends UnsentUpload> {
  readonly content: (upload: U) => UnsentContent;
  readonly year: number;
  readonly choices?: TableChoices | undefined;
  readonly gazetteer?: Gazetteer | undefined;
  readonly products?: Products | undefined;
  readonly places?: QuoteBasis['places'];
  readonly inspect?: ((upload: U) => Promise<PhotoDoubt | undefined>) | undefined;
  /** Called after every file and every hundredth of a table: 1.5 is the middle of the second file. */
  readonly show?: ((done: number) => void) | undefined;
}

/** Photos come first, because a row may belong to one of them. */
export async function surveyUploads<U extends UnsentUpload>(
  uploads: readonly U[],
  { content, year, choices, gazetteer, products, places, inspect, show }: SurveyOptions<U>,
): Promise<Survey<U>> {
  const doubted: Doubted<U>[] = [];
  const subjects = new Map<string, UnsentSubject>();
  const checks: Check<U>[] = [];
  const people = new PeopleCount();
  const previews = new Map<U, Preview>();
  const put = (batch: string, id: string, inputs: Inputs, hasMadeId?: true) => {
    const name = `${batch}/${id}`;
    subjects.set(name, { batch, id, hasMadeId, inputs: { ...subjects.get(name)?.inputs, ...inputs } });
  };
  const ordered = uploads
    .filter(({ kind }) => kind === 'photo')
    .concat(uploads.filter(({ kind }) => kind !== 'photo'));
  for (const upload of ordered) {
    const key = parseInboxKey(upload.key, upload.batch);
    const passes = upload.kind === 'rows' && choices?.dates === undefined ? 2 : 1;
    const before = checks.length;
    const tracked = reportingShare(content(upload), passes, (share) => show?.(before + share));
    const preview = new PreviewBuilder();
    const onRow = (row: BirthRow, line: number) => {
      people.addRow(upload, row);
      const planFor = products === undefined ? undefined : () => planOfRow(upload, row, line, products, year);
      preview.add(row, line, planFor);
      if (key.kind !== 'rows' || products === undefined) return;
      const stored = { value: storedRow(row, products), source: sourceOf(upload, line) };
      put(key.batch, row.id, { row: stored }, row.hasMadeId);
      adoptPhoto(subjects, key.batch, row);
    };
    const onPlace = (place: Place, line: number) => {
      preview.addPlace(place, line);
      if (places === undefined || key.kind !== 'places') return;
      const value = placeInputs(place, places);
      const id = nameOfCustomer(ownerOfName(key.name).customer, place.id);
      put(places.batch, id, { place: { value, source: sourceOf(upload, line) } });
    };
    const seen = { onRow, onPlace };
    const check = await checkUpload(upload, tracked, { choices, thisYear: year, gazetteer, ...seen });
    checks.push(check);
    if (upload.kind === 'rows' || upload.kind === 'places') previews.set(upload, preview.result());
    if (upload.kind === 'places') people.addPlaces(check.accepted);
    if (key.kind === 'photo' && !check.isUnusable) {
      people.addPhoto(upload);
    }
    if (key.kind === 'photo' && !check.isUnusable && products !== undefined) {
      const inputs = { photo: { value: await photoInputs(tracked, products), source: sourceOf(upload) } };
      put(key.batch, key.id, inputs);
      const doubt = await inspect?.(upload);
      if (doubt !== undefined)
        doubted.push({ upload, subject: { batch: key.batch, id: key.id, inputs }, doubt });
    }
    show?.(checks.length);
  }
  return { checks, people: people.result(), subjects, doubted, previews };
}

function placeInputs(
  { lat, lon, timezone, language }: Place,
  { now, monthsAhead }: NonNullable<QuoteBasis['places']>,
): PlaceInputs {
  const months = wantedMonths(now, timezone, monthsAhead);
  return { lat, lon, months, ...(language === undefined ? {} : { language }) };
}

function planOfRow(
  upload: UnsentUpload,
  row: BirthRow,
  line: number,
  products: Products,
  year: number,
): Plan {
  const stored = { value: storedRow(row, products), source: sourceOf(upload, line) };
  return planOf(`${upload.batch}/${row.id}`, { row: stored }, year, products.settings);
}

async function photoInputs(content: UnsentContent, { wanted }: Products) {
  const photo = { sha256: await content.sha256(), key: '', bytes: 0, width: 0, height: 0 };
  return wanted === undefined ? photo : { ...photo, product: wanted };
}

function adoptPhoto(subjects: Map<string, UnsentSubject>, batch: string, row: BirthRow): void {
  if (row.photoId === undefined || row.photoId === row.id) return;
  const photo = subjects.get(`${batch}/${row.photoId}`);
  const rowSubject = subjects.get(`${batch}/${row.id}`);
  if (photo?.inputs.photo === undefined || rowSubject === undefined) return;
  subjects.set(`${batch}/${row.id}`, {
    ...rowSubject,
    inputs: { ...rowSubject.inputs, photo: photo.inputs.photo },
  });
  if (photo.inputs.row === undefined) subjects.delete(`${batch}/${row.photoId}`);
}

/** Ignores an unknown product, for which the intake refuses the row. */
function storedRow(
  { id: _id, hasMadeId: _made, placed: _where, photoId: _photo, product: name, ...rest }: BirthRow,
  { known, wanted }: Products,
) {
  const product = (name === undefined ? undefined : productNamed(known, name)) ?? wanted;
  return {
    ...rest,
    questions: [...rest.questions],
    notes: [...rest.notes],
    ...(product === undefined ? {} : { product }),
  };
}

const sourceOf = ({ key }: UnsentUpload, line?: number): Source => ({
  bucket: '',
  key,
  etag: '',
  sequencer: '',
  time: 0,
  ...(line === undefined ? {} : { line }),
});

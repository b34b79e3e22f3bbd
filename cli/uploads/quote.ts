import type { BirthRow } from '../../shared/intake/births/birth-row.ts';
import type { TableChoices } from '../../shared/intake/choices.ts';
import { parseInboxKey } from '../../shared/intake/object-key.ts';
import { type PhotoDoubt, refusalOfDoubt } from '../../shared/intake/photos/photo-doubt.ts';
import { allShared } from '../../shared/ledger/inputs/pointers.ts';
import type { Inputs, Source } from '../../shared/plan/inputs.ts';
import { type PlannedCall, planOf } from '../../shared/plan/plan.ts';
import type { Product } from '../../shared/plan/product.ts';
import { type ProductList, productNamed } from '../../shared/plan/product-list.ts';
import {
  maxQuoted,
  type QuoteAnswer,
  type QuoteBasis,
  quoteAnswer,
  quoteBasis,
} from '../../shared/quote/quote.ts';
import { ask } from '../api/ask.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { UsageError } from '../errors.ts';
import { type Check, checkUpload } from './check.ts';
import { hashFile, type LocalUpload } from './local-uploads.ts';
import type { LocalLook } from './look.ts';

interface QuotedSubject {
  readonly batch: string;
  readonly id: string;
  readonly inputs: Inputs;
}

/** The planned calls of one endpoint. */
export interface OperationQuote {
  readonly operation: string;
  readonly calls: number;
  /** Bought already, for this subject or another one. */
  readonly bought: number;
  /** Bought once for several of these subjects. */
  readonly copied: number;
  readonly toBuy: number;
}

export interface Quote {
  readonly subjects: number;
  readonly operations: readonly OperationQuote[];
  /** What calls cost here, as far as it is known. */
  readonly prices: QuoteBasis['prices'];
  readonly checks: readonly Check[];
  /** Photos on which a look finds no readable palm, and what the stack does about them. */
  readonly doubted: readonly DoubtedPhoto[];
}

interface DoubtedPhoto {
  readonly upload: LocalUpload;
  readonly reason: string;
  /** Calls that are not bought for it, because the stack refuses it; none where it only warns. */
  readonly sparedCalls: number;
}

interface Wanted {
  readonly year: number;
  readonly product?: string | undefined;
  readonly choices?: TableChoices | undefined;
  /** Looks at each photo, where the stack does. */
  readonly look?: LocalLook | undefined;
}

/**
 * What uploads would cost. The plan is made here, with the code of the pipeline; only hashes of inputs leave this
 * machine, to ask which calls are bought already.
 *
 * @param show told after every file
 */
export async function quote(
  reports: SignedFetch,
  uploads: readonly LocalUpload[],
  { year, product, choices = {}, look }: Wanted,
  show: (done: number) => void,
): Promise<Quote> {
  const basis = await ask(reports, quoteBasis, '/quotes');
  const known = new Map(basis.products?.map((one) => [one.name, one]));
  const wanted = product === undefined ? undefined : productNamed(known, product);
  if (product !== undefined && wanted === undefined)
    throw new UsageError(`--product takes ${[...known.keys()].join(', ')}, not "${product}"`);
  const lookFor = basis.photoCheck === undefined || basis.photoCheck === 'off' ? undefined : look;
  const { subjects, checks, doubts } = await readSubjects(uploads, choices, { known, wanted }, lookFor, show);
  const doubted = doubts.map(({ upload, subject, doubt }): DoubtedPhoto => {
    const isRefused = doubt.isSure && basis.photoCheck === 'refuse';
    if (isRefused) withoutPhoto(subjects, subject);
    const { photo } = subject.inputs;
    const alone = photo === undefined ? {} : { photo };
    const calls = planOf(`${subject.batch}/${subject.id}`, alone, year, basis).calls.length;
    return { upload, reason: refusalOfDoubt(doubt).reason, sparedCalls: isRefused ? calls : 0 };
  });
  const tally = new Tally(basis.reuse);
  const quoted = [...subjects.values()];
  for (let start = 0; start < quoted.length; start += maxQuoted) {
    const group = quoted.slice(start, start + maxQuoted);
    const plans = await settleYears(reports, group, basis, year);
    for (const { calls, bought } of plans) tally.add(calls, bought);
  }
  return {
    subjects: quoted.length,
    operations: tally.operations(),
    prices: basis.prices,
    checks,
    doubted,
  };
}

/** What is left of a subject whose photo is refused. */
function withoutPhoto(subjects: Map<string, QuotedSubject>, { inputs: { photo } }: QuotedSubject): void {
  for (const [name, { inputs, ...known }] of subjects) {
    if (inputs.photo?.value.sha256 !== photo?.value.sha256 || inputs.photo?.source.key !== photo?.source.key)
      continue;
    const { photo: _refused, ...rest } = inputs;
    if (rest.row === undefined) subjects.delete(name);
    else subjects.set(name, { ...known, inputs: rest });
  }
}

interface Answered {
  readonly calls: readonly PlannedCall[];
  readonly bought: readonly string[];
}

/** A subject that is known already may have its varshaphal year fixed to an earlier one: then it is asked once more. */
async function settleYears(
  reports: SignedFetch,
  group: readonly QuotedSubject[],
  basis: QuoteBasis,
  year: number,
): Promise<Answered[]> {
  const first = await askQuote(reports, group, basis, () => year);
  const years = first.map(({ fixed = year }) => fixed);
  if (years.every((fixed) => fixed === year)) return first;
  return askQuote(reports, group, basis, (index) => years[index] ?? year);
}

async function askQuote(
  reports: SignedFetch,
  group: readonly QuotedSubject[],
  { sendPersonWithPhoto, product }: QuoteBasis,
  yearOf: (index: number) => number,
): Promise<(Answered & { readonly fixed?: number | undefined })[]> {
  const plans = group.map(({ batch, id, inputs }, index) =>
    planOf(`${batch}/${id}`, inputs, yearOf(index), { sendPersonWithPhoto, product }),
  );
  const subjects = group.map(({ batch, id, inputs }, index) => ({
    batch,
    id,
    shared: allShared(inputs),
    calls: plans[index]?.calls.map(({ inputsHash }) => inputsHash) ?? [],
  }));
  const answer: QuoteAnswer = await ask(reports, quoteAnswer, '/quotes', {
    method: 'POST',
    body: { subjects },
  });
  return plans.map(({ calls }, index) => ({
    calls,
    bought: answer.subjects[index]?.bought ?? [],
    fixed: answer.subjects[index]?.varshaphalYear,
  }));
}

/** Photos first, because a row may belong to one of them. */
async function readSubjects(
  uploads: readonly LocalUpload[],
  choices: TableChoices,
  products: Products,
  look: LocalLook | undefined,
  show: (done: number) => void,
) {
  const doubts: { upload: LocalUpload; subject: QuotedSubject; doubt: PhotoDoubt }[] = [];
  const subjects = new Map<string, QuotedSubject>();
  const checks: Check[] = [];
  const put = (batch: string, id: string, inputs: Inputs) => {
    const name = `${batch}/${id}`;
    subjects.set(name, { batch, id, inputs: { ...subjects.get(name)?.inputs, ...inputs } });
  };
  const ordered = uploads
    .filter(({ kind }) => kind === 'photo')
    .concat(uploads.filter(({ kind }) => kind !== 'photo'));
  for (const upload of ordered) {
    const key = parseInboxKey(upload.key);
    const check = await checkUpload(upload, choices, (row, line) => {
      if (key.kind !== 'rows') return;
      put(key.batch, row.id, { row: { value: storedRow(row, products), source: sourceOf(upload, line) } });
      adoptPhoto(subjects, key.batch, row);
    });
    if (key.kind === 'photo' && !check.hopeless) {
      const sha256 = await hashFile(upload.path, 'sha256');
      const { wanted } = products;
      const photo = { sha256, key: '', bytes: 0, width: 0, height: 0 };
      const value = wanted === undefined ? photo : { ...photo, product: wanted };
      const inputs = { photo: { value, source: sourceOf(upload) } };
      put(key.batch, key.id, inputs);
      const doubt = await look?.(upload.path);
      if (doubt !== undefined)
        doubts.push({ upload, subject: { batch: key.batch, id: key.id, inputs }, doubt });
    }
    checks.push(check);
    show(checks.length);
  }
  return { subjects, checks, doubts };
}

/** A row may name its photo: then the photo of that name is its own. */
function adoptPhoto(subjects: Map<string, QuotedSubject>, batch: string, row: BirthRow): void {
  const photoName = row.photo?.replace(/\.[^./]+$/, '');
  if (photoName === undefined || photoName === row.id) return;
  const photo = subjects.get(`${batch}/${photoName}`);
  const own = subjects.get(`${batch}/${row.id}`);
  if (photo?.inputs.photo === undefined || own === undefined) return;
  subjects.set(`${batch}/${row.id}`, { ...own, inputs: { ...own.inputs, photo: photo.inputs.photo } });
  if (photo.inputs.row === undefined) subjects.delete(`${batch}/${photoName}`);
}

/** What the stack sells, and what of it is wanted for all of these files. */
interface Products {
  readonly known: ProductList;
  readonly wanted: Product | undefined;
}

/** A row whose product nobody knows is refused by the intake; here it counts as naming none. */
function storedRow(
  { id: _id, hasMadeId: _made, placeName: _where, photo: _photo, product: name, ...rest }: BirthRow,
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

/** No source is known before the upload; a plan does not depend on it. */
const sourceOf = ({ key }: LocalUpload, line?: number): Source => ({
  bucket: '',
  key,
  etag: '',
  sequencer: '',
  time: 0,
  ...(line === undefined ? {} : { line }),
});

class Tally {
  readonly #reuse: boolean;
  readonly #seen = new Set<string>();
  readonly #operations = new Map<string, OperationQuote>();

  constructor(reuse: boolean) {
    this.#reuse = reuse;
  }

  add(calls: readonly PlannedCall[], bought: readonly string[]): void {
    const known = new Set(bought);
    for (const { operation, inputsHash } of calls) {
      const counts = this.#operations.get(operation) ?? {
        operation,
        calls: 0,
        bought: 0,
        copied: 0,
        toBuy: 0,
      };
      const which = known.has(inputsHash) ? 'bought' : this.#seen.has(inputsHash) ? 'copied' : 'toBuy';
      this.#operations.set(operation, { ...counts, calls: counts.calls + 1, [which]: counts[which] + 1 });
      if (this.#reuse) this.#seen.add(inputsHash);
    }
  }

  operations(): OperationQuote[] {
    return [...this.#operations.values()];
  }
}

import { refusalOfDoubt } from '../intake/photos/photo-doubt.ts';
import type { RefusalReason } from '../intake/reasons/refusal-reason.ts';
import { type PlannedCall, planOf } from '../plan/plan.ts';
import { allShared } from '../plan/shared-inputs.ts';
import { boughtAmong } from '../quote/bought-among.ts';
import { maxQuoted, type QuoteAnswer, type QuoteBasis, type QuotedSubject } from '../quote/quote.ts';
import type { Check } from './check-upload.ts';
import type { Survey, UnsentSubject } from './survey.ts';
import type { UnsentUpload } from './unsent-upload.ts';

export interface OperationQuote {
  readonly operation: string;
  readonly calls: number;
  readonly bought: number;
  readonly copied: number;
  readonly toBuy: number;
}

export interface Quote<U extends UnsentUpload> {
  readonly subjects: number;
  readonly operations: readonly OperationQuote[];
  readonly prices: QuoteBasis['prices'];
  readonly checks: readonly Check<U>[];
  readonly doubted: readonly DoubtedPhoto<U>[];
}

interface DoubtedPhoto<U extends UnsentUpload> {
  readonly upload: U;
  readonly reason: RefusalReason;
  /** Calls saved because the stack refuses the photo; 0 if it only warns. */
  readonly sparedCalls: number;
}

interface QuoteOptions {
  readonly basis: QuoteBasis;
  readonly year: number;
  readonly askBought: (subjects: readonly QuotedSubject[]) => Promise<QuoteAnswer>;
}

/** Sends the stack only batch, id and hashes of inputs. */
export async function quoteSurvey<U extends UnsentUpload>(
  survey: Survey<U>,
  { basis, year, askBought }: QuoteOptions,
): Promise<Quote<U>> {
  const subjects = new Map(survey.subjects);
  const doubted = survey.doubted.map(({ upload, subject, doubt }): DoubtedPhoto<U> => {
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
    for (const { calls, bought } of await settleYears(group, { basis, year, askBought }))
      tally.add(calls, bought);
  }
  return {
    subjects: quoted.length,
    operations: tally.operations(),
    prices: basis.prices,
    checks: survey.checks,
    doubted,
  };
}

function withoutPhoto(
  subjects: Map<string, UnsentSubject>,
  { inputs: { photo } }: Pick<UnsentSubject, 'inputs'>,
): void {
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
  readonly bought: ReadonlySet<string>;
}

/** An earlier upload may have fixed another varshaphal year; if so, asks again. */
async function settleYears(group: readonly UnsentSubject[], options: QuoteOptions): Promise<Answered[]> {
  const { year } = options;
  const first = await askQuote(group, options, () => year);
  const years = first.map(({ fixed = year }) => fixed);
  if (years.every((fixed) => fixed === year)) return first;
  return askQuote(group, options, (index) => years[index] ?? year);
}

async function askQuote(
  group: readonly UnsentSubject[],
  { basis: { sendPersonWithPhoto, product, bodyLanguages }, askBought }: QuoteOptions,
  yearOf: (index: number) => number,
): Promise<(Answered & { readonly fixed?: number | undefined })[]> {
  const plans = group.map(({ batch, id, inputs }, index) =>
    planOf(`${batch}/${id}`, inputs, yearOf(index), { sendPersonWithPhoto, product, bodyLanguages }),
  );
  const subjects = group.map(({ batch, id, hasMadeId, inputs }, index) => ({
    batch,
    id,
    ...(hasMadeId ? { hasMadeId } : {}),
    shared: allShared(inputs),
    calls: plans[index]?.calls.map(({ inputsHash }) => inputsHash) ?? [],
  }));
  const answer = await askBought(subjects);
  return plans.map(({ calls }, index) => {
    const answered = answer.subjects[index] ?? { bought: [] };
    return { calls, bought: boughtAmong(calls, answered), fixed: answered.varshaphalYear };
  });
}

class Tally {
  readonly #reuse: boolean;
  readonly #seen = new Set<string>();
  readonly #operations = new Map<string, OperationQuote>();

  constructor(reuse: boolean) {
    this.#reuse = reuse;
  }

  add(calls: readonly PlannedCall[], known: ReadonlySet<string>): void {
    for (const { operation, inputsHash } of calls) {
      const counts = this.#operations.get(operation) ?? {
        operation,
        calls: 0,
        bought: 0,
        copied: 0,
        toBuy: 0,
      };
      const counter = known.has(inputsHash) ? 'bought' : this.#seen.has(inputsHash) ? 'copied' : 'toBuy';
      this.#operations.set(operation, { ...counts, calls: counts.calls + 1, [counter]: counts[counter] + 1 });
      if (this.#reuse) this.#seen.add(inputsHash);
    }
  }

  operations(): OperationQuote[] {
    return [...this.#operations.values()];
  }
}

import type { Check } from '../../../../shared/drafts/check-upload.ts';
import type { Preview } from '../../../../shared/drafts/preview.ts';
import { quoteSurvey } from '../../../../shared/drafts/quote.ts';
import { pricesOf, totalCost, totalsOf } from '../../../../shared/drafts/quoted-cost.ts';
import { refusedFile } from '../../../../shared/drafts/refused-file.ts';
import { type RefusedGrid, refusedGrid } from '../../../../shared/drafts/refused-grid.ts';
import { type Survey, surveyUploads } from '../../../../shared/drafts/survey.ts';
import type { UnsentTable } from '../../../../shared/intake/check-table.ts';
import type { TableChoices } from '../../../../shared/intake/choices.ts';
import { kindByName } from '../../../../shared/intake/object-key.ts';
import type { Refusal, RefusalCode } from '../../../../shared/intake/refusal.ts';
import { isWorkbook } from '../../../../shared/intake/workbook/is-workbook.ts';
import { costText } from '../../../../shared/money/prices.ts';
import { type QuoteBasis, quoteAnswer, quoteBasis } from '../../../../shared/quote/quote.ts';
import { adviceTexts } from '../../../../shared/reasons/refusals/advice-texts.ts';
import { refusalText } from '../../../../shared/reasons/refusals/refusal-text.ts';
import type { Chosen, Found, FoundFile, FoundQuote } from '../messages.ts';
import { type ChosenUpload, chosenUploads, contentOfFile, type WorkerDeps } from './chosen-uploads.ts';

/** The files stay in the browser: only hashes of photos and births are sent, to learn which calls are bought. */
export async function checkChosen(
  chosen: Chosen,
  choices: TableChoices,
  { gazetteer, fetch }: WorkerDeps,
  show: (done: number, of: number) => void = () => undefined,
): Promise<Found> {
  const files = chosen.files.filter(({ refusal }) => refusal === undefined);
  const refused = chosen.files.flatMap(({ name, refusal }) =>
    refusal === undefined ? [] : [notSent(name, refusal)],
  );
  const uploads = await chosenUploads({ ...chosen, files }, choices);
  const basis = await basisFrom(fetch);
  const known = new Map(basis?.products?.map((one) => [one.name, one]));
  const survey = await surveyUploads(uploads, {
    content: contentOfFile,
    year: chosen.year,
    choices,
    gazetteer,
    ...(basis === undefined
      ? {}
      : { products: { known, wanted: undefined, settings: basis }, places: basis.places }),
    show: (done) => show(done, uploads.length),
  });
  const { checks, people, previews } = survey;
  return {
    files: [...refused, ...checks.map((check) => foundFile(check, previews.get(check.upload)))],
    people,
    refused: refused.length + checks.reduce((sum, check) => sum + check.refused, 0),
    accepted: checks.reduce((sum, { accepted }) => sum + accepted, 0),
    leftOut: checks.reduce((sum, { leftOut }) => sum + leftOut, 0),
    quote: basis === undefined ? undefined : await quoteOf(survey, basis, chosen.year, fetch),
  };
}

export async function refusedRowsOf(
  chosen: Chosen,
  name: string,
  choices: TableChoices,
  deps: WorkerDeps,
): Promise<Uint8Array | undefined> {
  const table = await tableOf(chosen, name, choices, deps);
  return table && (await refusedFile(table, isWorkbook(name) ? 'xlsx' : 'csv'))?.bytes;
}

export async function gridOf(
  chosen: Chosen,
  name: string,
  choices: TableChoices,
  deps: WorkerDeps,
): Promise<RefusedGrid | undefined> {
  const table = await tableOf(chosen, name, choices, deps);
  return table && refusedGrid(table);
}

async function tableOf(
  chosen: Chosen,
  name: string,
  choices: TableChoices,
  { gazetteer }: WorkerDeps,
): Promise<UnsentTable | undefined> {
  const uploads = await chosenUploads(
    { ...chosen, files: chosen.files.filter((one) => one.name === name) },
    choices,
  );
  const [upload] = uploads;
  if (upload === undefined || upload.kind === 'photo' || upload.kind === 'zip') return undefined;
  const { kind, batch } = upload;
  return {
    kind,
    batch,
    choices,
    thisYear: chosen.year,
    gazetteer,
    open: () => contentOfFile(upload).table(),
  };
}

/** Undefined if the stack cannot be reached: files are then checked without a quote. */
async function basisFrom(fetch: WorkerDeps['fetch']): Promise<QuoteBasis | undefined> {
  try {
    const answer = await fetch('/quotes');
    return answer.ok ? quoteBasis.parse(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

async function quoteOf(
  survey: Survey<ChosenUpload>,
  basis: QuoteBasis,
  year: number,
  fetch: WorkerDeps['fetch'],
): Promise<FoundQuote | undefined> {
  try {
    const askBought = async (subjects: readonly unknown[]) => {
      const answer = await fetch('/quotes', { method: 'POST', body: JSON.stringify({ subjects }) });
      return quoteAnswer.parse(await answer.json());
    };
    const quote = await quoteSurvey(survey, { basis, year, askBought });
    const prices = pricesOf(quote);
    const { toBuy, bought } = totalsOf(quote);
    return {
      subjects: quote.subjects,
      toBuy,
      bought,
      cost: prices === undefined ? undefined : costText(totalCost(quote, prices), prices),
      currency: prices?.currency,
    };
  } catch {
    return undefined;
  }
}

const notSent = (name: string, { reason, code, field }: Refusal): FoundFile => ({
  name,
  kind: kindByName(name),
  isUnusable: true,
  refused: 1,
  reasons: [{ rows: 1, field, reason: refusalText({ reason }), advice: adviceTexts[code], lines: [] }],
  warnings: [],
  preview: undefined,
  unknownHeaders: [],
  suggested: new Map(),
  isWithoutRows: true,
  isAmbiguous: false,
});

const headerRefusalCodes: ReadonlySet<RefusalCode> = new Set([
  'missing-column',
  'duplicate-column',
  'too-many-columns',
]);

const foundFile = (
  { upload, isUnusable, refused, groups, warnings }: Check<ChosenUpload>,
  preview: Preview | undefined,
): FoundFile => ({
  preview,
  name: upload.name,
  kind: upload.kind,
  isUnusable,
  refused,
  reasons: groups.map(({ rows, field, reason, code, examples }) => ({
    rows,
    field,
    reason: refusalText({ reason }),
    advice: adviceTexts[code],
    lines: examples.flatMap(({ line }) => line ?? []),
  })),
  warnings: warnings.map(refusalText),
  unknownHeaders: upload.unknownHeaders,
  suggested: new Map(
    groups
      .flatMap(({ reason }) => (reason.code === 'columns-missing' ? reason.near : []))
      .filter(({ header }) => upload.unknownHeaders.includes(header))
      .map(({ header, column }) => [header, column]),
  ),
  isWithoutRows: groups.some(({ code }) => headerRefusalCodes.has(code)),
  isAmbiguous: upload.isAmbiguous,
});

import { readFileSync } from 'node:fs';
import { counted } from '@palmleaf/shared/figures';
import {
  type BatchErasureView,
  batchErasureView,
  type ErasedManyView,
  type ErasureView,
  erasedManyView,
  maxErased,
  receiptsView,
} from '@palmleaf/shared/views/erasure-view';
import { ask, batchPath } from '../../api/ask.ts';
import { readSubjects } from '../../api/batches.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import type { Options, Run } from '../../command-line/command.ts';
import { confirmOrEnd } from '../../command-line/confirm.ts';
import { subjectIn } from '../../command-line/values.ts';
import { type ExitCode, exitCodes, InterruptedError, UsageError } from '../../errors.ts';
import { manyText, previewText } from '../../text/receipts.ts';

export interface PeopleToErase {
  readonly batch: string;
  readonly ids: readonly string[];
  readonly all: boolean;
}

interface ErasedPeople {
  readonly batch: string;
  readonly unknown: readonly string[];
  readonly whole?: BatchErasureView | undefined;
  readonly receipts: readonly ErasureView[];
}

interface BegunErasure {
  readonly ids: readonly string[];
  readonly erased: ErasedPeople;
}

export interface ErasureBody {
  readonly keepOut: boolean;
  readonly because?: string;
}

interface Choices {
  readonly yes: boolean;
  readonly wish: ErasureBody;
  readonly wait: boolean;
}

const pauseMs = 5000;
/** Far longer than the half hour that an erasure takes. */
const patienceMs = 6 * 60 * 60_000;

export async function eraseMany(
  run: Run<Options>,
  chosen: readonly PeopleToErase[],
  { yes, wish, wait }: Choices,
): Promise<ExitCode> {
  const { reports } = await run.connect();
  const previews = await Promise.all(chosen.map((one) => previewOf(reports, one)));
  if (!run.json) run.out.print(previewText(previews));
  const people = previews.reduce((sum, preview) => sum + preview.people, 0);
  if (people === 0 && chosen.every(({ all }) => !all)) return exitCodes.done;
  if (!yes) {
    await confirmOrEnd(run, {
      question: `Erase ${people === 1 ? 'this person' : `these ${people} people`} irrevocably?`,
      howToConfirm: 'Confirm with --yes',
      declined: 'Nothing was erased.',
      initialValue: false,
    });
  }
  const begun: BegunErasure[] = [];
  for (const one of chosen) begun.push(await begin(reports, one, wish));
  const ended = wait
    ? await Promise.race([waitForErasure(run, reports, begun), run.interrupted])
    : begun.map(({ erased }) => erased);
  if (ended === undefined)
    throw new InterruptedError(
      'Stopped waiting; the erasure continues. --receipt shows the progress of each person.',
    );
  run.out.progress.clear();
  if (run.json) run.out.printJson(ended);
  else run.out.print(manyText(ended, run.hint));
  return !wait || ended.every(isDone) ? exitCodes.done : exitCodes.attention;
}

/** @throws UsageError for an unreadable file, or one without names */
export function peopleInFile(path: string, batch: string | undefined): PeopleToErase[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`${path} cannot be read`);
  }
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const people = lines.filter((line) => line !== '').map((line) => personIn(line, batch));
  if (people.length === 0) throw new UsageError(`${path} names nobody: write one id per line`);
  const byBatch = Map.groupBy(people, (person) => person.batch);
  return [...byBatch].map(([name, peopleOfBatch]) => ({
    batch: name,
    ids: [...new Set(peopleOfBatch.map(({ id }) => id))],
    all: false,
  }));
}

const personIn = (line: string, batch: string | undefined) =>
  batch === undefined
    ? subjectIn(line, 'Write one BATCH/ID per line, or name the --batch')
    : { batch, id: line };

const chunksOf = (ids: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / maxErased) }, (_, index) =>
    ids.slice(index * maxErased, (index + 1) * maxErased),
  );

const post = (reports: SignedFetch, batch: string, body: Readonly<Record<string, unknown>>) =>
  ask(reports, erasedManyView, `${batchPath(batch)}/erase`, { method: 'POST', body });

async function previewOf(reports: SignedFetch, { batch, ids, all }: PeopleToErase): Promise<ErasedManyView> {
  const bodies = all ? [{ all }] : chunksOf(ids).map((chunk) => ({ ids: chunk }));
  const views = [];
  for (const body of bodies) views.push(await post(reports, batch, { ...body, preview: true }));
  return summed(batch, views);
}

/** Lists the people before the removal: afterwards no list shows who has a receipt. */
async function begin(
  reports: SignedFetch,
  { batch, ids, all }: PeopleToErase,
  wish: ErasureBody,
): Promise<BegunErasure> {
  if (!all) {
    const views = [];
    for (const chunk of chunksOf(ids)) views.push(await post(reports, batch, { ids: chunk, ...wish }));
    const { unknown, receipts } = summed(batch, views);
    return { ids: receipts.map(({ id }) => id), erased: { batch, unknown, receipts } };
  }
  const people: string[] = [];
  for await (const { id } of readSubjects(reports, batch)) people.push(id);
  const { whole } = await post(reports, batch, { all, ...wish });
  const receipts = await receiptsOf(reports, batch, people);
  return { ids: people, erased: { batch, unknown: [], whole, receipts } };
}

function summed(batch: string, views: readonly ErasedManyView[]): ErasedManyView {
  return {
    batch,
    people: views.reduce((sum, { people }) => sum + people, 0),
    calls: views.reduce((sum, { calls }) => sum + calls, 0),
    unknown: views.flatMap(({ unknown }) => unknown),
    receipts: views.flatMap(({ receipts }) => receipts),
  };
}

async function receiptsOf(
  reports: SignedFetch,
  batch: string,
  ids: readonly string[],
): Promise<ErasureView[]> {
  const found = [];
  for (const chunk of chunksOf(ids)) {
    const request = { method: 'POST', body: { ids: chunk } } as const;
    found.push(...(await ask(reports, receiptsView, `${batchPath(batch)}/receipts`, request)).receipts);
  }
  return found;
}

const isDone = ({ whole, receipts }: ErasedPeople): boolean =>
  (whole === undefined || whole.state === 'erased') && receipts.every(({ state }) => state === 'erased');

async function waitForErasure(
  { out, now, sleep }: Run<Options>,
  reports: SignedFetch,
  begun: readonly BegunErasure[],
): Promise<readonly ErasedPeople[]> {
  const until = now() + patienceMs;
  let erased = begun.map((one) => one.erased);
  const people = begun.reduce((sum, { ids }) => sum + ids.length, 0);
  while (!erased.every(isDone) && now() < until) {
    const receipts = erased.flatMap((one) => one.receipts);
    const done = receipts.filter(({ state }) => state === 'erased').length;
    out.progress.progress(`Erasing: ${done} of ${counted(people, 'person is', 'people are')} done`);
    await sleep(pauseMs);
    erased = await Promise.all(begun.map((one) => readAgain(reports, one)));
  }
  return erased;
}

async function readAgain(reports: SignedFetch, { ids, erased }: BegunErasure): Promise<ErasedPeople> {
  const { batch, whole } = erased;
  return {
    ...erased,
    whole: whole && (await ask(reports, batchErasureView, `${batchPath(batch)}/erasure`)),
    receipts: await receiptsOf(reports, batch, ids),
  };
}

import { createReadStream, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Upload } from '@aws-sdk/lib-storage';
import { count, counted } from '../../shared/figures.ts';
import { readingMetadata, type TableChoices, writeChoices } from '../../shared/intake/choices.ts';
import { endStates } from '../../shared/ledger/items/state.ts';
import { isNpmScript, onParentEnd } from '../../shared/untrusted/on-parent-end.ts';
import type { RejectionView, SubjectView } from '../../shared/views/views.ts';
import { jsonText } from '../../shared/visible.ts';
import {
  addReasons,
  asker,
  bookPages,
  diskSentence,
  type FollowEnd,
  findUploads,
  firstOf,
  follow,
  isDiskError,
  judgeTables,
  type LocalUpload,
  localConsolePages,
  processOutput,
  progressLine,
  type RunningConsole,
  readRejections,
  readSubjects,
  reasonsTable,
  rejectionsTable,
  splitWorkbooks,
  startConsole,
  subjectsTable,
  type Terminal,
  UsageError,
  UserFacingError,
  warningsTable,
} from '../cli/index.ts';
import type { Line } from '../cli/terminal/line.ts';
import { restrictToOwner, StackError } from '../stack-runner/index.ts';
import { readArguments, type StartArguments, usage } from './arguments.ts';
import { checkMachine, makeStateFolder } from './machine-check.ts';
import { localContext, type RunningPipeline, startPipeline } from './pipeline.ts';
import { startRehearsal } from './rehearsal.ts';
import { sampleDeviations } from './samples.ts';
import { type ChosenUploads, samplesOrNothing } from './samples-or-nothing.ts';
import { isDiskFull, startLog } from './start-log.ts';

const multipartBytes = 8 * 1024 * 1024;
const root = fileURLToPath(new URL('../..', import.meta.url));

async function main(): Promise<number> {
  const given = readArguments(process.argv.slice(2));
  if (given === 'help') {
    out.print(usage.split('\n'));
    return 0;
  }
  const args = { ...given, state: stateOf(given) };
  stateFolder = args.state;
  const terminal = out.progress;
  const missing = await checkMachine(
    args.state,
    { '--port': args.port, '--pages': args.pages },
    process.env.npm_config_user_agent,
  );
  if (missing.length > 0) throw new UsageError(missing.join('\n'));
  // Rejects wrong paths before the stack starts.
  const ask = asker({ stdin: process.stdin, out });
  const judged = await judgeTables(
    await splitWorkbooks(findUploads(args.paths), args.choices),
    args.choices,
    args.content,
    ask,
    (line) => out.say(line),
  );
  const rehearsal =
    args.rehearse === undefined
      ? undefined
      : await startRehearsal(args.rehearse, (line) => terminal.say(line));
  const pipeline = await start({ ...args, context: { ...rehearsal?.context, ...args.context } }, terminal);
  await rehearsal?.begin(pipeline.stack);
  for (const line of rehearsal?.describe(args.state) ?? []) terminal.say(line);
  const interrupted = new Promise<'interrupted'>((resolve) => {
    const end = () => resolve('interrupted');
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
    if (isNpmScript(process.env)) onParentEnd(end);
  });
  let outcome: Outcome | 'interrupted' = 'interrupted';
  let pages: RunningConsole | undefined;
  const customerPages: RunningConsole[] = [];
  try {
    pages = args.exit
      ? undefined
      : await startConsole(pipeline.reports, args.pages, '--pages', {
          ownPage: firstOf(localConsolePages(args.state), bookPages(pipeline.reports)),
        });
    if (pages !== undefined) terminal.say(`The pages are at ${pages.linkTo('')}`);
    for (const [customer, reports] of args.exit ? [] : pipeline.customers) {
      const customerPage = await startConsole(reports, 0, '--pages', { ownPage: bookPages(reports) });
      customerPages.push(customerPage);
      terminal.say(`The pages of the customer ${customer} are at ${customerPage.linkTo('')}`);
    }
    outcome = await Promise.race([run(args, terminal, pipeline, judged, pages?.url), interrupted]);
    if (outcome !== 'interrupted' && !args.exit) {
      if (outcome.lines.length > 0) out.print(outcome.lines);
      terminal.say(
        `The pages show every person. Open them by the link above, or at ${pages?.url} in a browser that has opened the link before.`,
      );
      terminal.say(`The pipeline runs at ${pipeline.stack.endpoint}; Ctrl-C ends it, and nothing is lost.`);
      await interrupted;
    }
  } finally {
    terminal.progress('Stopping');
    for (const each of [pages, ...customerPages]) each?.stop();
    rehearsal?.stop();
    await pipeline.stop();
    terminal.clear();
  }
  const refusals = [...pipeline.stack.refusals(), ...pipeline.stack.exceeded()];
  const printRefusals = (): void => {
    for (const line of refusals) terminal.say(line);
  };
  if (outcome === 'interrupted') {
    printRefusals();
    return 130;
  }
  if (args.exit) {
    out.print(outcome.lines);
    if (!args.json)
      terminal.say('To read the reports, run the same command without --exit: nothing is bought again.');
  }
  printRefusals();
  return args.exit ? outcome.code : 0;
}

/** A rehearsal gets a new state, in which no part is bought. */
function stateOf({ state, rehearse }: StartArguments): string {
  if (rehearse === undefined) return state;
  const rehearsalState = join(state, `rehearsal-${rehearse}`);
  rmSync(rehearsalState, { recursive: true, force: true });
  return rehearsalState;
}

interface Outcome {
  readonly code: number;
  readonly lines: readonly Line[];
}

async function start(args: StartArguments, terminal: Terminal): Promise<RunningPipeline> {
  makeStateFolder(args.state);
  const logFile = join(args.state, 'start.log');
  const log = startLog(logFile, (sentence) => terminal.say(sentence));
  return startPipeline({
    root,
    state: args.state,
    port: args.port,
    awsLimits: args.awsLimits,
    context: localContext(args.context),
    customers: args.customers,
    prepare: () => {
      log.begin();
      restrictToOwner(logFile);
    },
    say: (line) => terminal.progress(line),
    // Printed at once, because the stack retries forbidden requests for a long time.
    onRefusal: (line) => terminal.say(line),
    log: log.write,
  });
}

async function run(
  args: StartArguments,
  terminal: Terminal,
  pipeline: RunningPipeline,
  givenUploads: readonly LocalUpload[],
  pages: string | undefined,
): Promise<Outcome> {
  const chosen = await uploadsOf(args, givenUploads, pipeline);
  const { uploads } = chosen;
  if (uploads.length === 0) return nothingUploaded(args, 'because' in chosen ? [chosen.because] : []);
  for (const [index, upload] of uploads.entries()) {
    terminal.step(index + 1, uploads.length, `Uploading ${index + 1} of ${uploads.length}`);
    await put(pipeline, upload, args.choices);
  }
  const ended = await follow({
    reports: pipeline.reports,
    uploads: keysByBatch(uploads),
    show: (standing) => terminal.progress(progressLine(standing)),
    now: () => Date.now(),
    sleep: (milliseconds) => sleep(milliseconds),
    patienceMs: 5 * 60_000,
    pauseMs: 500,
  });
  const subjects: SubjectView[] = [];
  const rejections: RejectionView[] = [];
  for (const batch of ended.standing.keys()) {
    for await (const rejection of readRejections(pipeline.reports, batch)) rejections.push(rejection);
    if (batch.startsWith('places/')) continue;
    for await (const subject of readSubjects(pipeline.reports, batch)) subjects.push(subject);
  }
  const explained = await addReasons(pipeline.reports, subjects);
  terminal.clear();
  return args.json
    ? asJson(ended, explained, rejections)
    : asTables(args, pages, ended, explained, rejections);
}

const uploadsOf = async (
  { serve }: StartArguments,
  givenUploads: readonly LocalUpload[],
  pipeline: RunningPipeline,
): Promise<ChosenUploads> =>
  serve || givenUploads.length > 0 ? { uploads: givenUploads } : samplesOrNothing(root, pipeline);

function nothingUploaded({ json }: StartArguments, because: readonly string[]): Outcome {
  return { code: 0, lines: json ? [jsonText({ subjects: [], rejections: [] })] : because };
}

async function put(
  { s3, inbox }: RunningPipeline,
  { path, key, kind }: LocalUpload,
  choices: TableChoices,
): Promise<void> {
  const large = statSync(path).size > multipartBytes;
  const writtenChoices = kind === 'photo' ? '' : writeChoices(choices);
  await new Upload({
    client: s3,
    params: {
      Bucket: inbox,
      Key: key,
      Body: createReadStream(path),
      ...(writtenChoices === '' ? {} : { Metadata: { [readingMetadata]: writtenChoices } }),
    },
    ...(large ? { partSize: multipartBytes } : {}),
  }).done();
}

function keysByBatch(uploads: readonly LocalUpload[]): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const { batch, key } of uploads) keys.set(batch, [...(keys.get(batch) ?? []), key]);
  return keys;
}

const byName = (a: SubjectView, b: SubjectView) => `${a.batch}/${a.id}`.localeCompare(`${b.batch}/${b.id}`);
const byPlace = (a: RejectionView, b: RejectionView) =>
  a.upload.localeCompare(b.upload) || (a.line ?? 0) - (b.line ?? 0);

function asTables(
  args: StartArguments,
  pages: string | undefined,
  ended: FollowEnd,
  subjects: readonly SubjectView[],
  rejections: readonly RejectionView[],
): Outcome {
  const views = [...ended.standing.values()];
  const deviations =
    args.paths.length > 0 || ended.end !== 'ended' ? [] : sampleDeviations(subjects, rejections);
  const sentences = new Set(views.flatMap((view) => view.gates.map((gate) => gate.sentence ?? '')));
  const reasons = reasonsTable(subjects.toSorted(byName));
  const warnings = warningsTable(views);
  const blocks = [
    ...(subjects.length > 0 ? [subjectsTable(subjects.toSorted(byName), pages)] : []),
    ...(reasons === undefined ? [] : [reasons]),
    ...(rejections.length > 0 ? [rejectionsTable(rejections.toSorted(byPlace))] : []),
    ...(warnings === undefined ? [] : [warnings]),
    ...deviations.map((deviation) => [`Unexpected: ${deviation}`]),
    ...[...sentences].map((sentence) => [sentence]),
    ...(ended.end === 'waiting'
      ? [
          [
            `While npm start runs, add these options to the commands above: npx palmleaf … --local --state ${args.state}`,
          ],
        ]
      : []),
    [summary(ended, subjects, rejections.length)],
  ];
  const lines = blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));
  return { code: ended.end === 'ended' && deviations.length === 0 ? 0 : 1, lines };
}

function summary({ end }: FollowEnd, subjects: readonly SubjectView[], refused: number): string {
  const numberOf = (state: SubjectView['state']) =>
    subjects.filter((subject) => subject.state === state).length;
  const bought = subjects.reduce((sum, { calls }) => sum + calls.bought, 0);
  const ended = endStates.reduce((sum, state) => sum + numberOf(state), 0);
  const open = subjects.length - ended;
  const ends = {
    ended: '',
    waiting: ', waiting until somebody acts',
    stalled: ', nothing moved for five minutes',
  };
  return (
    `${counted(subjects.length, 'subject')}: ${count(numberOf('complete'))} complete, ${count(numberOf('partial'))} partial, ${count(numberOf('failed'))} failed, ` +
    `${count(open)} open${ends[end]}; ${counted(bought, 'call')} bought in all; ${counted(refused, 'row or file', 'rows or files')} refused`
  );
}

function asJson(
  ended: FollowEnd,
  subjects: readonly SubjectView[],
  rejections: readonly RejectionView[],
): Outcome {
  const text = jsonText({
    subjects: subjects.toSorted(byName).map(({ batch, id, state, calls, reason }) => ({
      batch,
      id,
      state,
      ...(reason === undefined ? {} : { reason }),
      'calls bought': calls.bought,
      unknown: calls.unknown,
    })),
    rejections: rejections
      .toSorted(byPlace)
      .map(({ upload, line, field, reason }) => ({ upload, line, field, reason })),
  });
  return { code: ended.end === 'ended' ? 0 : 1, lines: [text] };
}

let stateFolder: string | undefined;
const out = processOutput({ outputClosed: 0, outputFailed: 2, uncaught: 70 });
try {
  process.exit(await main());
} catch (error) {
  if (error instanceof UserFacingError || error instanceof StackError) {
    for (const line of error.message.split('\n')) out.say(line);
    if (error instanceof UsageError) out.say('All options: npm start -- --help');
  } else if (isDiskError(error) || isDiskFull(stateFolder)) {
    out.say(diskSentence(isDiskError(error) ? error.code : 'ENOSPC'));
  } else {
    out.printFault(error);
    process.exit(70);
  }
  process.exit(2);
}

import { count, counted } from '@palmleaf/shared/figures';
import { isHoldReason } from '@palmleaf/shared/reasons/reason-text';
import { causeTable } from '@palmleaf/shared/standing/causes';
import { remedies } from '@palmleaf/shared/standing/remedies';
import { causesOfGates, type Standing, standingView, waitsText } from '@palmleaf/shared/standing/standing';
import { type BatchEntry, type BatchView, batchesList } from '@palmleaf/shared/views/views';
import { readAlarms } from '../../api/alarms.ts';
import { ask, customerParameter, pages } from '../../api/ask.ts';
import { expectBatch, readWaiting, type Waiting } from '../../api/batches.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import { command } from '../../command-line/command.ts';
import type { Hint } from '../../command-line/hints.ts';
import { exitCodes, ForbiddenError, UnreachableError, UsageError } from '../../errors.ts';
import type { Line } from '../../terminal/line.ts';
import { table } from '../../terminal/table.ts';
import { bar, holdLines, rejectionsTable } from '../../text/batch.ts';
import { spendingText } from '../../text/money.ts';
import { type AlarmsNow, reasonHint, remedyHint, standingLines } from '../../text/remedy.ts';
import { watch } from '../watch.ts';

export default command({
  name: 'status',
  words: '[BATCH]',
  arity: [0, 1],
  options: {
    customer: { type: 'string', value: 'NAME', help: 'the batches of this customer only' },
    watch: {
      type: 'boolean',
      short: 'w',
      help: 'follow the batch until it has ended, or waits until you act',
    },
  },
  examples: ['status', 'status june', 'status --customer acme', 'status june --watch', 'status june --json'],
  async run(run) {
    const { words, values, json, out, connect, hint } = run;
    const [batch] = words;
    if (batch === undefined && values.watch) throw new UsageError('--watch needs the name of a batch');
    const stack = await connect();
    const { reports } = stack;
    if (batch === undefined) {
      const all: BatchEntry[] = [];
      for await (const { batches } of pages(
        reports,
        batchesList,
        '/batches',
        customerParameter(values.customer),
      ))
        all.push(...batches);
      const standing = await standingNow(reports);
      const alarms = standing && (await alarmsNow(stack));
      if (json) out.printJson({ standing, alarms, batches: all });
      else
        out.print([
          ...(standing === undefined || alarms === undefined ? [] : standingLines(standing, alarms, hint)),
          ...(all.length === 0 ? ['There are no batches yet.'] : listText(all)),
        ]);
      const isWell = standing === undefined || standing.state === 'well';
      return isWell && isQuiet(alarms) ? exitCodes.done : exitCodes.attention;
    }
    const code = values.watch ? await watch(run, reports, new Map([[batch, []]])) : exitCodes.done;
    const view = await expectBatch(reports, batch);
    if (json) out.printJson(view);
    else out.print(batchText(view, view.open > 0 ? await readWaiting(reports, batch) : [], hint));
    return canContinue(view) ? code : exitCodes.attention;
  },
});

export async function alarmsNow(
  stack: Parameters<typeof readAlarms>[0],
  send: typeof fetch = fetch,
): Promise<AlarmsNow> {
  try {
    return await readAlarms(stack, send);
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return { notKnown: error.message };
  }
}

/** Undefined for the login of a customer, which sees its own batches only. */
async function standingNow(reports: SignedFetch): Promise<Standing | undefined> {
  try {
    return await ask(reports, standingView, '/standing');
  } catch (error) {
    if (!(error instanceof ForbiddenError)) throw error;
    return undefined;
  }
}

const isQuiet = (alarms: AlarmsNow | undefined): boolean =>
  alarms === undefined || 'notKnown' in alarms || alarms.ringing.length === 0;

const canContinue = ({ open, gates, waits }: BatchView): boolean =>
  open === 0 || (gates.length === 0 && waits === undefined);

const holdWords = { pause: 'paused', trial: 'held' } as const;

function listText(batches: readonly BatchEntry[]): Line[] {
  const rows = batches.map((one) => [
    one.batch,
    ...[one.subjects, one.complete, one.partial, one.failed, one.open].map(String),
    ...[one.calls.bought, one.calls.unknown].map(String),
    [
      one.sealed ? 'sealed' : 'open',
      ...(one.cancelled > 0 ? [`${count(one.cancelled)} cancelled`] : []),
      ...(one.open > 0 ? [waitsText(one) ?? []].flat() : one.holds.map(({ by }) => holdWords[by])),
    ].join(', '),
  ]);
  return table(
    ['batch', 'subjects', 'complete', 'partial', 'failed', 'open', 'bought', 'unknown', 'state'],
    rows,
  );
}

const maxRejections = 10;

function batchText(view: BatchView, waiting: readonly Waiting[], hint: Hint): Line[] {
  const {
    batch,
    subjects,
    complete,
    partial,
    failed,
    cancelled,
    open,
    sealed,
    uploads,
    rejections,
    gates,
    holds,
    spared,
    declined = 0,
  } = view;
  const listedGates = new Set(gates.map(({ reason }) => reason));
  // Until a worker next runs a subject, it may name a hold that has ended.
  const isListed = ({ because }: Waiting) =>
    because?.code === 'gate'
      ? listedGates.has(because.gate)
      : isHoldReason(because) && (holds.length > 0 || because?.code !== 'trial');
  const reading = uploads.filter(({ state }) => state === 'reading').length;
  const lines = [
    `${batch}  ${bar(subjects - open, subjects)}  ${count(subjects - open)} of ${counted(subjects, 'subject')}${sealed ? ', sealed' : ''}`,
    `  complete ${count(complete)}, partial ${count(partial)}, failed ${count(failed)}${cancelled > 0 ? `, cancelled ${count(cancelled)}` : ''}, open ${count(open)}`,
    `  ${spendingText(view)}`,
    ...(spared === undefined
      ? []
      : [
          `  ${counted(spared.photos, 'photo')} refused by the photo check, which saved ${counted(spared.calls, 'call')}; send them anyway: ${hint('redrive', batch, '--states', 'photo')}`,
        ]),
    ...(declined > 0
      ? [`  ${counted(declined, 'question')} not asked, because of signs of danger: the report shows help`]
      : []),
    ...(reading > 0 ? [`  ${counted(reading, 'upload is', 'uploads are')} being read`] : []),
    ...holdLines(holds, batch, hint).map((line) => (line.startsWith(' ') ? line : `  ${line}`)),
    ...causesOfGates(gates).flatMap(({ code, gates: names = [] }) => [
      `  stopped: ${causeTable[code].says} (${names.join(', ')}). ${remedies[causeTable[code].remedy].says}`,
      ...remedyHint(code, { batch, gates: names }, hint),
    ]),
    ...waiting
      .filter((one) => !isListed(one))
      .flatMap(({ text, because }) => [`  waiting: ${text}`, ...reasonHint(because, { batch }, hint)]),
  ];
  if (rejections.length === 0) return lines;
  const moreHint =
    rejections.length > maxRejections || view.more?.rejections !== undefined
      ? [`More of them: ${hint('rejections', batch)}`]
      : [];
  return [...lines, '', ...rejectionsTable(rejections.slice(0, maxRejections)), ...moreHint];
}

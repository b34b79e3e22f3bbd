import { count, counted } from '@palmleaf/shared/figures';
import { isOfHold } from '@palmleaf/shared/reasons/reason-text';
import { type BatchEntry, type BatchView, batchesPage } from '@palmleaf/shared/views/views';
import { readAlarms } from '../../api/alarms.ts';
import { ofCustomer, pages } from '../../api/ask.ts';
import { expectBatch, readWaiting, type Waiting } from '../../api/batches.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes, UnreachableError, UsageError } from '../../errors.ts';
import type { Line } from '../../terminal/line.ts';
import { table } from '../../terminal/table.ts';
import { bar, holdLines, holdWords, rejectionsTable } from '../../text/batch.ts';
import { spendingText } from '../../text/money.ts';
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
      help: 'follow the batch until it has ended, or only a person can help',
    },
  },
  examples: ['status', 'status june', 'status --customer acme', 'status june --watch', 'status june --json'],
  async run(run) {
    const { words, values, json, out, connect } = run;
    const [batch] = words;
    if (batch === undefined && values.watch) throw new UsageError('--watch needs the name of a batch');
    const stack = await connect();
    const { reports } = stack;
    if (batch === undefined) {
      const all: BatchEntry[] = [];
      for await (const { batches } of pages(reports, batchesPage, '/batches', ofCustomer(values.customer)))
        all.push(...batches);
      const alarms = await alarmsNow(stack);
      if (json) out.printJson({ alarms, batches: all });
      else
        out.print([
          ...alarmLines(alarms),
          ...(all.length === 0 ? ['There are no batches yet.'] : listText(all)),
        ]);
      return exitCodes.done;
    }
    const code = values.watch ? await watch(run, reports, new Map([[batch, []]])) : exitCodes.done;
    const view = await expectBatch(reports, batch);
    if (json) out.printJson(view);
    else out.print(batchText(view, view.open > 0 ? await readWaiting(reports, batch) : []));
    return code;
  },
});

type AlarmsNow = Awaited<ReturnType<typeof readAlarms>> | { readonly notKnown: string };

/** Reads the alarms as doctor does. A reader without the right to ask for them learns why they are not known. */
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

/** One line for each alarm that rings. */
export function alarmLines(alarms: AlarmsNow): string[] {
  if ('notKnown' in alarms) return [`The alarms are not known: ${alarms.notKnown}`, ''];
  const lines = alarms.ringing.map(({ name, severity, says }) => `alarm ${name} (${severity}): ${says}`);
  return lines.length === 0 ? [] : [...lines, ''];
}

function listText(batches: readonly BatchEntry[]): Line[] {
  const rows = batches.map((one) => [
    one.batch,
    ...[one.subjects, one.complete, one.partial, one.failed, one.open].map(String),
    ...[one.calls.bought, one.calls.unknown].map(String),
    [
      one.sealed ? 'sealed' : 'open',
      ...(one.cancelled > 0 ? [`${count(one.cancelled)} cancelled`] : []),
      ...one.holds.map(({ by }) => holdWords[by]),
    ].join(', '),
  ]);
  return table(
    ['batch', 'subjects', 'complete', 'partial', 'failed', 'open', 'bought', 'unknown', 'stands'],
    rows,
  );
}

/** Rejections that a status shows. */
const shown = 10;

function batchText(view: BatchView, waiting: readonly Waiting[]): Line[] {
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
  const told = new Set(gates.map(({ reason }) => reason));
  // Who has not had its turn since a hold ended still names it.
  const isTold = ({ because }: Waiting) =>
    because?.code === 'gate'
      ? told.has(because.gate)
      : isOfHold(because) && (holds.length > 0 || because?.code !== 'trial');
  const reading = uploads.filter(({ state }) => state === 'reading').length;
  const lines = [
    `${batch}  ${bar(subjects - open, subjects)}  ${count(subjects - open)} of ${counted(subjects, 'subject')}${sealed ? ', sealed' : ''}`,
    `  complete ${count(complete)}, partial ${count(partial)}, failed ${count(failed)}${cancelled > 0 ? `, cancelled ${count(cancelled)}` : ''}, open ${count(open)}`,
    `  ${spendingText(view)}`,
    ...(spared === undefined
      ? []
      : [
          `  ${counted(spared.photos, 'photo')} refused by a look, which saved ${counted(spared.calls, 'call')}; send them anyway: palmleaf redrive ${batch} --states photo`,
        ]),
    ...(declined > 0
      ? [`  ${counted(declined, 'question')} not asked, because of what it may signal: the report shows help`]
      : []),
    ...(reading > 0 ? [`  ${reading} uploads are being read`] : []),
    ...holdLines(holds).map((line) => `  ${line}`),
    ...gates.map(({ gate, sentence }) => `  gate ${gate} is closed: ${sentence ?? ''}`),
    ...waiting.filter((one) => !isTold(one)).map(({ text }) => `  waiting: ${text}`),
  ];
  if (rejections.length === 0) return lines;
  const more =
    rejections.length > shown || view.more?.rejections !== undefined
      ? [`More of them: palmleaf rejections ${batch}`]
      : [];
  return [...lines, '', ...rejectionsTable(rejections.slice(0, shown)), ...more];
}

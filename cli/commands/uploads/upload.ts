import { ceilingView } from '../../../shared/views/requests.ts';
import { ask, batchPath } from '../../api/ask.ts';
import { command } from '../../command-line/command.ts';
import { calls } from '../../command-line/values.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import { findUploads } from '../../uploads/local-uploads.ts';
import { type Sent, sendFiles } from '../../uploads/send.ts';
import { watch } from '../watch.ts';
import { checkAll, progressOf, summarize } from './checked-uploads.ts';

export default command({
  name: 'upload',
  words: 'FILE|FOLDER…',
  arity: [1, Number.POSITIVE_INFINITY],
  about: [
    'A folder is a batch of its name, a CSV one of its own name, a single photo belongs to the batch of its folder;',
    '--batch puts all of them into one. A folder that holds palms, births or places is laid out like the inbox and taken',
    'as it is. Everything is checked first by the rules of the intake; a file of which nothing would be taken is not sent.',
    'What is there with the same content is not sent again: after a break, run the same command again.',
  ].join('\n'),
  options: {
    batch: { type: 'string', value: 'B', help: 'the batch' },
    ceiling: {
      type: 'string',
      value: 'N',
      help: 'the most calls that the batch may buy; set before anything is sent',
    },
    check: { type: 'boolean', help: 'only check; send nothing' },
    watch: { type: 'boolean', short: 'w', help: 'afterwards follow the batch until it has ended' },
  },
  examples: [
    'upload june/ --ceiling 5000',
    'upload people.csv photos/ --batch june --watch',
    'upload june/ --check',
    'upload anna.jpg --batch june --local',
  ],
  async run(run) {
    const { words, values, json, out, connect, sleep } = run;
    const ceiling = values.ceiling === undefined ? undefined : calls(values.ceiling, '--ceiling');
    const uploads = findUploads(words, values.batch);
    const batches = [...new Set(uploads.filter(({ kind }) => kind !== 'places').map(({ batch }) => batch))];
    if (ceiling !== undefined && batches.length !== 1) {
      throw new UsageError(
        `--ceiling is for one batch, and these are ${batches.length}: name one with --batch`,
      );
    }
    const checks = await checkAll(uploads, out);
    const good = checks.filter(({ hopeless }) => !hopeless).map(({ upload }) => upload);
    if (values.check) return summarize(out, json, checks, []);
    const { reports } = await connect();
    for (const batch of ceiling === undefined ? [] : batches) {
      await ask(reports, ceilingView, `${batchPath(batch)}/ceiling`, { method: 'PUT', body: { ceiling } });
    }
    const sending = { reports, send: fetch, sleep, show: progressOf(good, out) };
    const sent = await sendFiles(sending, good);
    out.progress.clear();
    const code = summarize(out, json, checks, sent);
    if (!values.watch) return code;
    return Math.max(code, await watch(run, reports, keysByBatch(sent))) === 0
      ? exitCodes.done
      : exitCodes.look;
  },
});

function keysByBatch(sent: readonly Sent[]): Map<string, string[]> {
  const taken = sent.filter(({ state }) => state !== 'refused').map(({ upload }) => upload);
  const grouped = Map.groupBy(taken, ({ batch }) => batch);
  return new Map([...grouped].map(([batch, ofBatch]) => [batch, ofBatch.map(({ key }) => key)]));
}

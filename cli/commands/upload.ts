import { statSync } from 'node:fs';
import { z } from 'zod';
import { ask, batchPath } from '../api/ask.ts';
import { type Check, checkUpload } from '../files/check.ts';
import { findUploads, type LocalUpload } from '../files/find-uploads.ts';
import { type Sending, type Sent, sendFiles } from '../files/send-files.ts';
import { command } from '../framework/command.ts';
import { calls } from '../framework/values.ts';
import { watch } from '../framework/watch.ts';
import { type ExitCode, exitCodes, UsageError } from '../terminal/errors.ts';
import type { Output } from '../terminal/output.ts';
import { shortPath } from '../terminal/short-path.ts';
import { refusalsJson, refusalsText } from '../text/refusals.ts';
import { bar } from '../text/render.ts';

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
    if (values.check) return report(out, json, checks, []);
    const { reports } = await connect();
    for (const batch of ceiling === undefined ? [] : batches) {
      await ask(reports, z.unknown(), `${batchPath(batch)}/ceiling`, { method: 'PUT', body: { ceiling } });
    }
    const sending = { reports, send: fetch, sleep, show: progressOf(good, out) };
    const sent = await sendFiles(sending, good);
    out.progress.clear();
    const code = report(out, json, checks, sent);
    if (!values.watch) return code;
    return Math.max(code, await watch(run, reports, keysByBatch(sent))) === 0
      ? exitCodes.done
      : exitCodes.look;
  },
});

export async function checkAll(uploads: readonly LocalUpload[], out: Output): Promise<Check[]> {
  const checks: Check[] = [];
  for (const upload of uploads) {
    out.step(checks.length + 1, uploads.length, `Checking ${checks.length + 1} of ${uploads.length} files`);
    checks.push(await checkUpload(upload));
  }
  out.progress.clear();
  return checks;
}

export function progressOf(uploads: readonly LocalUpload[], out: Output): Sending['show'] {
  const total = uploads.reduce((sum, { path }) => sum + statSync(path).size, 0);
  return (sent, bytes) =>
    out.step(sent.length, uploads.length, `${bar(bytes, total)} ${sent.length} of ${uploads.length} files`);
}

function keysByBatch(sent: readonly Sent[]): Map<string, string[]> {
  const taken = sent.filter(({ state }) => state !== 'refused').map(({ upload }) => upload);
  const grouped = Map.groupBy(taken, ({ batch }) => batch);
  return new Map([...grouped].map(([batch, ofBatch]) => [batch, ofBatch.map(({ key }) => key)]));
}

/** Says what was checked and sent. */
export function report(
  out: Output,
  json: boolean,
  checks: readonly Check[],
  sent: readonly Sent[],
): ExitCode {
  const count = (state: Sent['state']) => sent.filter((one) => one.state === state).length;
  const notSent = checks.filter(({ hopeless }) => hopeless).length + count('refused');
  const refused = checks.reduce((sum, check) => sum + check.refused, 0) + count('refused');
  const late = sent.flatMap((one) =>
    one.state === 'refused' ? [{ file: shortPath(one.upload.path), reason: one.reason }] : [],
  );
  if (json) {
    out.printJson({
      files: checks.length,
      sent: count('sent'),
      there: count('there'),
      'not sent': notSent,
      rows: checks.reduce((sum, { accepted }) => sum + accepted, 0),
      keys: sent.filter(({ state }) => state !== 'refused').map(({ upload }) => upload.key),
      refused,
      refusals: [...refusalsJson(checks), ...late],
    });
  } else {
    const wrong = refusalsText(checks);
    if (wrong !== undefined) out.print(`${wrong}\n`);
    for (const { file, reason } of late) out.print(`${file}: ${reason}`);
    out.print(
      `${checks.length} ${checks.length === 1 ? 'file' : 'files'}: ${count('sent')} sent, ${count('there')} there already, ${notSent} not sent`,
    );
  }
  return refused > 0 ? exitCodes.look : exitCodes.done;
}

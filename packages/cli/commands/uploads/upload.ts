import { templateForms, templateOf } from '@palmleaf/shared/intake/template';
import { ceilingView } from '@palmleaf/shared/reports/outcomes';
import { ask, batchPath } from '../../api/ask.ts';
import { command } from '../../command-line/command.ts';
import { calls, readMoney } from '../../command-line/values.ts';
import { type ExitCode, exitCodes, UsageError } from '../../errors.ts';
import type { Output } from '../../terminal/output.ts';
import { writeResult } from '../../terminal/write-result.ts';
import { inBatches } from '../../uploads/apart.ts';
import { unpackArchives } from '../../uploads/archives.ts';
import { asker, batchAsker } from '../../uploads/ask-content.ts';
import { choiceOptions, choicesOf } from '../../uploads/choices.ts';
import { judgeTables, namedContent } from '../../uploads/judge-tables.ts';
import { findUploads, type LocalUpload } from '../../uploads/local-uploads.ts';
import { type SentFile, uploadFiles } from '../../uploads/send.ts';
import { splitWorkbooks } from '../../uploads/workbooks.ts';
import { watch } from '../watch.ts';
import { checkAll, checkAndQuote, checkProgress, summarize } from './checked-uploads.ts';

const options = {
  batch: { type: 'string', value: 'B', help: 'the batch of all files (default: as described above)' },
  customer: { type: 'string', value: 'NAME', help: 'the customer who owns the batches and places' },
  ceiling: {
    type: 'string',
    value: 'N',
    help: 'the most calls that the batch may buy; set before anything is sent',
  },
  money: {
    type: 'string',
    value: 'M',
    help: 'the highest cost of the batch, such as 25.00; set before anything is sent',
  },
  product: {
    type: 'string',
    value: 'NAME',
    help: 'the product to buy for the files (palm, chart, …); a column "product" of a table takes precedence',
  },
  apart: { type: 'boolean', help: 'make each table of people a separate batch with its name' },
  as: {
    type: 'string',
    value: 'WHAT',
    help: 'the content of tables: people or places (default: decided by the headers)',
  },
  ...choiceOptions,
  template: {
    type: 'string',
    value: 'FILE',
    help: 'write an empty table to be filled in, .csv or .xlsx, and end',
  },
  check: { type: 'boolean', help: 'only check, and show the cost; send nothing' },
  watch: { type: 'boolean', short: 'w', help: 'afterwards follow the batch until it has ended' },
} as const;

export default command({
  name: 'upload',
  words: 'FILE|FOLDER…',
  arity: [0, Number.POSITIVE_INFINITY],
  about: [
    "A folder is a batch of its name, a CSV or a ZIP archive a batch of the file's name, and a single photo belongs to the",
    'batch of its folder; --batch puts all of them into one. A folder with a subfolder palms, births or places is sent',
    "under the same paths. The intake's rules check every file first, and a file without anything acceptable is not",
    'sent. Files that are stored with the same content are skipped, so an interrupted command can be repeated.',
  ].join('\n'),
  options,
  examples: [
    'upload june/ --ceiling 5000',
    'upload people.csv photos/ --batch june --watch',
    'upload june/ --customer acme',
    'upload june/ --check',
    'upload contacts.csv --check --dates dmy --map "Geburtsort=place"',
    'upload anna.jpg --batch june --local',
  ],
  async run(run) {
    const { words, values, json, out, connect, sleep } = run;
    if (values.template !== undefined) return writeTemplate(values.template, out);
    if (words.length === 0) throw new UsageError(run.usage);
    const ceiling = values.ceiling === undefined ? undefined : calls(values.ceiling, '--ceiling');
    const choices = choicesOf(values);
    const found = await unpackArchives(findUploads(words, values.batch, values.customer));
    const tables = await splitWorkbooks(found.uploads, choices);
    const judged = await judgeTables(tables, choices, namedContent(values.as), asker(run), (line) =>
      out.say(line),
    );
    const year = new Date(run.now()).getUTCFullYear();
    const unrelatedTablesIn = async (tables: readonly LocalUpload[]) =>
      (await checkAll(tables, out, { year, choices })).people.unrelatedTables.length;
    const uploads = await inBatches(judged, values, unrelatedTablesIn, batchAsker(run));
    const batches = [...new Set(uploads.filter(({ kind }) => kind !== 'places').map(({ batch }) => batch))];
    const limits = {
      ...(ceiling === undefined ? {} : { ceiling }),
      ...(values.money === undefined ? {} : { money: readMoney(values.money, '--money') }),
    };
    const isLimited = Object.keys(limits).length > 0;
    if (isLimited && batches.length !== 1) {
      const name = ceiling === undefined ? '--money' : '--ceiling';
      throw new UsageError(
        `${name} is for one batch, but the files belong to ${batches.length}: name one with --batch`,
      );
    }
    if (values.check) {
      const quoteSettings = { year, product: values.product, choices };
      return summarize(
        out,
        json,
        await checkAndQuote(connect, uploads, out, quoteSettings, found.refused),
        [],
      );
    }
    const checked = await checkAll(uploads, out, { year, choices }, found.refused);
    const good = checked.checks.filter(({ isUnusable }) => !isUnusable).map(({ upload }) => upload);
    const { reports } = await connect();
    for (const batch of isLimited ? batches : []) {
      await ask(reports, ceilingView, `${batchPath(batch)}/ceiling`, { method: 'PUT', body: limits });
    }
    const { product } = values;
    const sending = { reports, product, choices, send: fetch, sleep, show: checkProgress(good, out) };
    const sent = await uploadFiles(sending, good);
    out.progress.clear();
    const code = summarize(out, json, checked, sent);
    if (!values.watch) return code;
    return Math.max(code, await watch(run, reports, keysByBatch(sent))) === 0
      ? exitCodes.done
      : exitCodes.attention;
  },
});

async function writeTemplate(path: string, out: Output): Promise<ExitCode> {
  const form = templateForms.find((one) => path.toLowerCase().endsWith(`.${one}`));
  if (form === undefined)
    throw new UsageError('--template takes the name of a file that ends in .csv or .xlsx');
  await writeResult(path, await templateOf(form));
  out.print(`An empty table is in ${path}: fill it in, and upload it`);
  return exitCodes.done;
}

function keysByBatch(sent: readonly SentFile[]): Map<string, string[]> {
  const accepted = sent.filter(({ state }) => state !== 'refused').map(({ upload }) => upload);
  const grouped = Map.groupBy(accepted, ({ batch }) => batch);
  return new Map(
    [...grouped].map(([batch, uploadsOfBatch]) => [batch, uploadsOfBatch.map(({ key }) => key)]),
  );
}

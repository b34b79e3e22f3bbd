import { command } from '../../command-line/command.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import { table } from '../../terminal/table.ts';
import { refusalsJson, refusalsText } from '../../text/refusals.ts';
import { findUploads } from '../../uploads/local-uploads.ts';
import { type OperationQuote, quote } from '../../uploads/quote.ts';

export default command({
  name: 'quote',
  words: 'FILE|FOLDER…',
  arity: [1, Number.POSITIVE_INFINITY],
  about: [
    'Makes the plan of calls on this machine and asks only for hashes which of them are bought already: no photo and no',
    'birth data leave it. Nothing is uploaded, nothing is bought. A folder is a batch of its name, as for upload.',
  ].join('\n'),
  options: {
    batch: { type: 'string', value: 'B', help: 'the batch that they would be uploaded to' },
    price: { type: 'string', value: 'P', help: 'credits that one call costs (default 1)' },
  },
  examples: ['quote june/', 'quote births/june.csv --batch june --price 2.5', 'quote june/ --json'],
  async run({ words, values, json, out, now, connect }) {
    const price = Number(values.price ?? '1');
    if (!(price >= 0) || !Number.isFinite(price))
      throw new UsageError('--price must be a number such as 1 or 2.5');
    const uploads = findUploads(words, values.batch);
    const { reports } = await connect();
    const year = new Date(now()).getUTCFullYear();
    const { subjects, operations, checks } = await quote(reports, uploads, year, (done) =>
      out.step(done, uploads.length, `Read ${done} of ${uploads.length} files`),
    );
    out.progress.clear();
    const totals = operations.reduce(sum, { operation: 'all', calls: 0, bought: 0, copied: 0, toBuy: 0 });
    const credits = round(totals.toBuy * price);
    const { operation: _all, ...counts } = totals;
    const refused = checks.reduce((count, check) => count + check.refused, 0);
    if (json) {
      const priced = operations.map((one) => ({ ...one, credits: round(one.toBuy * price) }));
      out.printJson({
        subjects,
        ...counts,
        price,
        credits,
        operations: priced,
        refused,
        refusals: refusalsJson(checks),
      });
    } else {
      const rows = [...operations, totals].map(({ operation, calls, bought, copied, toBuy }) => [
        operation,
        ...[calls, bought, copied, toBuy, round(toBuy * price)].map(String),
      ]);
      out.print(table(['endpoint', 'calls', 'bought already', 'copied', 'to buy', 'credits'], rows));
      const wrong = refusalsText(checks);
      if (wrong !== undefined) out.print(['', ...wrong]);
      out.print([
        '',
        `Subjects: ${subjects}; calls to buy: ${totals.toBuy}, for ${credits} credits; bought already: ${totals.bought}`,
      ]);
    }
    return refused > 0 ? exitCodes.look : exitCodes.done;
  },
});

const sum = (total: OperationQuote, one: OperationQuote): OperationQuote => ({
  operation: total.operation,
  calls: total.calls + one.calls,
  bought: total.bought + one.bought,
  copied: total.copied + one.copied,
  toBuy: total.toBuy + one.toBuy,
});

/** Credits to a thousandth: prices such as 0.1 are not exact in binary. */
const round = (credits: number): number => Math.round(credits * 1000) / 1000;

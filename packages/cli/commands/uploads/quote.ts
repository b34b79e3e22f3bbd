import { pricesOf, totalCost } from '@palmleaf/shared/drafts/quoted-cost';
import { counted } from '@palmleaf/shared/figures';
import { amountText, microsOf } from '@palmleaf/shared/money/money';
import { command } from '../../command-line/command.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import { doubtLines, onePrice, quoteJson, quoteLine, quoteTable } from '../../text/quote.ts';
import { reasonsJson, refusalsJson, refusalsText } from '../../text/refusals.ts';
import { unpackArchives } from '../../uploads/archives.ts';
import { asker } from '../../uploads/ask-content.ts';
import { choiceOptions, choicesOf } from '../../uploads/choices.ts';
import { inspectFile } from '../../uploads/inspector.ts';
import { judgeTables, namedContent } from '../../uploads/judge-tables.ts';
import { findUploads } from '../../uploads/local-uploads.ts';
import { quote } from '../../uploads/quote.ts';
import { splitWorkbooks } from '../../uploads/workbooks.ts';

export default command({
  name: 'quote',
  words: 'FILE|FOLDER…',
  arity: [1, Number.POSITIVE_INFINITY],
  about: [
    'Plans the calls on this machine and sends only hashes, to ask which calls are bought already: no photo and no birth',
    'data leave it. It uploads and buys nothing. A folder is a batch, as for upload. Prices come from the profile; a call',
    'without a price is shown as such and never counted as free.',
  ].join('\n'),
  options: {
    batch: { type: 'string', value: 'B', help: 'the batch to which the files would be uploaded' },
    product: { type: 'string', value: 'NAME', help: 'the product to buy for the files (palm, chart, …)' },
    as: {
      type: 'string',
      value: 'WHAT',
      help: 'the content of tables: people or places (default: decided by the headers)',
    },
    ...choiceOptions,
    price: {
      type: 'string',
      value: 'P',
      help: 'credits that one call costs, instead of the known prices',
    },
  },
  examples: ['quote june/', 'quote births/june.csv --batch june --price 2.5', 'quote june/ --json'],
  async run({ words, values, json, out, stdin, now, connect }) {
    const choices = choicesOf(values);
    const price = values.price === undefined ? undefined : microsOf(values.price);
    if (values.price !== undefined && price === undefined)
      throw new UsageError('--price must be a number such as 1 or 2.5');
    const unpacked = await unpackArchives(findUploads(words, values.batch));
    const tables = await splitWorkbooks(unpacked.uploads, choices);
    const uploads = await judgeTables(
      tables,
      choices,
      namedContent(values.as),
      asker({ stdin, out }),
      (line) => out.say(line),
    );
    const { refused: rejected } = unpacked;
    const { reports } = await connect();
    const year = new Date(now()).getUTCFullYear();
    const quoteSettings = { year, product: values.product, choices, inspect: inspectFile };
    const found = await quote(reports, uploads, quoteSettings, (done) =>
      out.step(
        Math.floor(done),
        uploads.length,
        `Read ${Math.floor(done)} of ${counted(uploads.length, 'file')}`,
      ),
    );
    out.progress.clear();
    const prices = price === undefined ? pricesOf(found) : onePrice(price);
    const checks = [...rejected, ...found.checks];
    const refused = checks.reduce((count, check) => count + check.refused, 0);
    if (json) {
      out.printJson({
        ...quoteJson(found, prices),
        ...(price === undefined ? {} : creditsJson(price, totalCost(found, onePrice(price)).micros)),
        refused,
        reasons: reasonsJson(checks),
        refusals: refusalsJson(checks),
      });
    } else {
      out.print(quoteTable(found, prices));
      const wrong = refusalsText(checks);
      if (wrong !== undefined) out.print(['', ...wrong]);
      out.print(['', ...doubtLines(found), quoteLine(found, prices)]);
    }
    return refused > 0 ? exitCodes.attention : exitCodes.done;
  },
});

const creditsJson = (price: number, micros: number) => ({
  price: Number(amountText({ currency: 'credits', micros: price })),
  credits: Number(amountText({ currency: 'credits', micros })),
});

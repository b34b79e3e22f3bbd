import { counted } from '@palmleaf/shared/figures';
import { quoteBasis } from '@palmleaf/shared/quote/quote';
import { type ChargeView, chargesPage } from '@palmleaf/shared/views/statement';
import { ask, batchPath, pages } from '../../api/ask.ts';
import { expectBatch } from '../../api/batches.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import { agrees, compare } from '../../statement/compare.ts';
import { claimOptions, readClaim } from '../../statement/read-claim.ts';
import { chargesTable, statementText } from '../../text/statement.ts';

export default command({
  name: 'statement',
  words: 'BATCH',
  arity: [1, 1],
  about: [
    "The service's charges must be at least the bought calls, and at most those plus the calls with an unknown outcome,",
    'which are listed. --file is a CSV with the columns operation, calls and optionally amount. Name an operation as in',
    'docs/contract.md or by its path at the service; an operation that is missing counts as not charged. For amounts, a',
    'call costs what the service stated in its answer, else the price of the profile. Exit code 0 if every charge can be',
    'explained, else 1. Compare a batch after it has ended, because its numbers change until then.',
  ].join('\n'),
  options: {
    ...claimOptions,
    list: { type: 'boolean', help: 'list every call that was bought or may have been' },
  },
  examples: ['statement june --charged 2512', 'statement june --file vendor.csv', 'statement june --list'],
  async run({ words, values, json, out, connect }) {
    const [batch = ''] = words;
    const { charged, file } = values;
    if ((charged === undefined) === (file === undefined) && !(values.list && charged === undefined))
      throw new UsageError('Write either --charged and a number of calls, or --file and a CSV');
    const { reports } = await connect();
    const statement = await readClaim(reports, values, (sentence) => out.say(sentence));
    const view = await expectBatch(reports, batch);
    const { prices } = await ask(reports, quoteBasis, '/quotes');
    const charges = await readCharges(reports, batch, (done) =>
      out.step(done, view.subjects, `Read ${done} calls`),
    );
    out.progress.clear();
    const compared = statement === undefined ? [] : compare(charges, statement);
    if (json) out.printJson({ batch, compared, charges });
    else {
      if (values.list) out.print(chargesTable(batch, charges));
      if (values.list && statement !== undefined) out.print('');
      if (statement !== undefined) out.print(statementText(batch, compared, charges, prices?.currency ?? ''));
      if (view.open > 0)
        out.print(
          `${counted(view.open, 'subject has', 'subjects have')} not ended yet: compare again afterwards.`,
        );
    }
    return compared.every(agrees) ? exitCodes.done : exitCodes.attention;
  },
});

async function readCharges(
  reports: SignedFetch,
  batch: string,
  show: (done: number) => void,
): Promise<ChargeView[]> {
  const all: ChargeView[] = [];
  for await (const { charges } of pages(reports, chargesPage, `${batchPath(batch)}/charges`)) {
    all.push(...charges);
    show(all.length);
  }
  return all;
}

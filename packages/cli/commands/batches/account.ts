import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { quoteBasis } from '@palmleaf/shared/quote/quote';
import { AccountSum } from '@palmleaf/shared/reports/account-lines';
import { type AccountEntry, accountList, type ChargeView } from '@palmleaf/shared/views/statement';
import { ask, pages } from '../../api/ask.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import { agrees, compare } from '../../statement/compare.ts';
import { claimOptions, readClaim } from '../../statement/read-claim.ts';
import { accountText, entriesCsv, entriesTable, linesCsv } from '../../text/account.ts';
import { statementText } from '../../text/statement.ts';

export default command({
  name: 'account',
  words: 'MONTH',
  arity: [1, 1],
  about: [
    'Adds up the calls of a month (UTC) over all batches and places, by operation and price: bought, unknown (may have been',
    "charged), refunded (counted as unknown until the service said that it charged once), saved by reuse at today's prices,",
    'and refused. Erased people count in the sums, without a name. --charged or --file compares bought and unknown calls',
    'with the service\'s bill, as "statement" does for one batch. Exit code 0 if every charge can be explained, else 1.',
  ].join('\n'),
  options: {
    ...claimOptions,
    customer: { type: 'string', value: 'NAME', help: 'only the batches and places of this customer' },
    list: { type: 'boolean', help: 'list the calls of each line' },
    csv: { type: 'boolean', help: 'as CSV: the lines, or with --list the calls' },
  },
  examples: [
    'account 2026-11',
    'account 2026-11 --csv > november.csv',
    'account 2026-11 --customer acme',
    'account 2026-11 --list --json',
    'account 2026-11 --file vendor.csv',
  ],
  async run({ words, values, json, out, connect }) {
    const [month = ''] = words;
    const { charged, file, customer, list = false } = values;
    if (charged !== undefined && file !== undefined)
      throw new UsageError('Write either --charged and a number of calls, or --file and a CSV');
    if (values.csv && json) throw new UsageError('--csv and --json exclude each other');
    const { reports } = await connect();
    const claim = await readClaim(reports, values, (sentence) => out.say(sentence));
    const sum = new AccountSum();
    const entries: AccountEntry[] = [];
    let read = 0;
    for await (const page of readPages(reports, month, customer)) {
      sum.add(page);
      read += page.length;
      if (list || claim !== undefined) entries.push(...page);
      out.progress.progress(`Read ${read} calls`);
    }
    out.progress.clear();
    const lines = sum.lines();
    const totals = sum.totals();
    const charges = entries.flatMap(toCharge);
    const compared = claim === undefined ? [] : compare(charges, claim);
    if (json)
      out.printJson({
        month,
        ...(customer && { customer }),
        lines,
        totals,
        compared,
        ...(list ? { entries } : {}),
      });
    else if (values.csv)
      for (const line of list ? entriesCsv(entries) : linesCsv(lines)) await out.write(line);
    else {
      if (list && entries.length > 0) out.print([...entriesTable(entries), '']);
      out.print(accountText(month, lines, totals));
      if (claim !== undefined) {
        const { prices } = await ask(reports, quoteBasis, '/quotes');
        out.print(['', ...statementText(month, compared, charges, prices?.currency ?? '')]);
      }
    }
    return compared.every(agrees) ? exitCodes.done : exitCodes.attention;
  },
});

async function* readPages(
  reports: SignedFetch,
  month: string,
  customer: string | undefined,
): AsyncGenerator<readonly AccountEntry[]> {
  const path = `/account/${encodeURIComponent(month)}`;
  const query = customer === undefined ? {} : { customer };
  for await (const { entries } of pages(reports, accountList, path, query)) yield entries;
}

/** A bill holds only calls that were bought or may have been. */
const toCharge = ({ kind, batch, id, ...call }: AccountEntry): ChargeView[] =>
  kind === 'bought' || kind === 'unknown'
    ? [{ ...call, state: kind, ...(id === undefined ? {} : { id: subjectName({ batch, id }) }) }]
    : [];

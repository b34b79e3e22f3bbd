import type { LedgerContext } from '../ledger/context.ts';
import { inputsKey, parseSubject, type Subject, subjectName } from '../ledger/items/keys.ts';
import { loadReport } from '../ledger/items/load.ts';
import type { Report } from '../ledger/items/part.ts';
import { pointerItems } from '../ledger/items/pointer.ts';
import type { QuoteAnswer, QuotedSubject } from './quote.ts';

/**
 * Which of the planned calls need not be bought: the subject has them, or, with `reuse`, another subject with the
 * same inputs has.
 */
export async function boughtCalls(
  context: LedgerContext,
  asked: readonly QuotedSubject[],
  reuse: boolean,
): Promise<QuoteAnswer> {
  const reports = new Map<string, Promise<Report | undefined>>();
  const load = (subject: Subject) => {
    const name = subjectName(subject);
    const known = reports.get(name) ?? loadReport(context, subject);
    reports.set(name, known);
    return known;
  };
  const answers = asked.map(async ({ batch, id, shared, calls }) => {
    const own = await load({ batch, id });
    const sources = reuse ? await sourcesOf(context, shared) : [];
    const others = await Promise.all(sources.map(load));
    const bought = new Set([own, ...others].flatMap((report) => (report ? boughtIn(report) : [])));
    return {
      bought: calls.filter((call) => bought.has(call)),
      ...(own === undefined ? {} : { varshaphalYear: own.header.varshaphalYear }),
    };
  });
  return { subjects: await Promise.all(answers) };
}

async function sourcesOf({ table }: LedgerContext, shared: readonly string[]): Promise<Subject[]> {
  const items = await Promise.all(shared.map((hash) => table.get(inputsKey(hash))));
  const names = items.flatMap((item) => (item === undefined ? [] : [...pointerItems.parse(item).sources]));
  return [...new Set(names)].flatMap((name) => parseSubject(name) ?? []);
}

function boughtIn({ header, parts }: Report): string[] {
  if (header.state === 'erasing') return [];
  return [...parts.values()].flatMap(({ state, inputsHash }) => (state === 'bought' ? [inputsHash] : []));
}

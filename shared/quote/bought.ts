import type { LedgerContext } from '../ledger/context.ts';
import { candidatesOf, type Sharing } from '../ledger/inputs/listing.ts';
import { generatedIdOf } from '../ledger/inputs/made-id.ts';
import { readPointer } from '../ledger/inputs/pointers.ts';
import { isReusable } from '../ledger/inputs/reuse.ts';
import { pointerOf, type Subject, subjectName } from '../ledger/items/keys.ts';
import { loadReport } from '../ledger/items/load.ts';
import type { Part, Report } from '../ledger/items/part.ts';
import type { QuoteAnswer, QuotedSubject } from './quote.ts';

/**
 * The calls bought for each subject, or for another with the same inputs.
 * @param sharing undefined if nothing may be copied
 */
export async function boughtCalls(
  context: LedgerContext,
  asked: readonly QuotedSubject[],
  sharing: Sharing | undefined,
): Promise<QuoteAnswer> {
  const reports = new Map<string, Promise<Report | undefined>>();
  const load = (subject: Subject) => {
    const name = subjectName(subject);
    const known = reports.get(name) ?? loadReport(context, subject);
    reports.set(name, known);
    return known;
  };
  const answers = asked.map(async ({ batch, id, hasMadeId, shared, calls }) => {
    const own = await load({
      batch,
      id: hasMadeId ? await generatedIdOf(context, batch, id, context.now()) : id,
    });
    const bought = new Set(boughtIn(own, ({ state }) => state === 'bought'));
    if (sharing !== undefined) {
      const listed = await Promise.all(
        shared.map(async (hash) => {
          const pointer = pointerOf({ batch, id }, hash, sharing.acrossCustomers === true);
          return candidatesOf(context, pointer, await readPointer(context, pointer), calls, sharing);
        }),
      );
      for (const other of await Promise.all(listed.flat().map(({ subject }) => load(subject))))
        for (const call of boughtIn(other, (part) => isReusable(part, sharing))) bought.add(call);
    }
    return {
      bought: calls.filter((call) => bought.has(call)),
      ...(own === undefined ? {} : { varshaphalYear: own.header.varshaphalYear }),
    };
  });
  return { subjects: await Promise.all(answers) };
}

function boughtIn(report: Report | undefined, counts: (part: Part) => boolean): string[] {
  if (report === undefined || report.header.state === 'erasing') return [];
  return [...report.parts.values()].filter(counts).map(({ inputsHash }) => inputsHash);
}

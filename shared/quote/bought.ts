import type { LedgerContext } from '../ledger/context.ts';
import { candidatesOf, type Sharing } from '../ledger/inputs/listing.ts';
import { generatedIdOf } from '../ledger/inputs/made-id.ts';
import { readPointer } from '../ledger/inputs/pointers.ts';
import { isBought, isReusable } from '../ledger/inputs/reuse.ts';
import { pointerOf, type Subject, subjectName } from '../ledger/items/keys.ts';
import { loadReport } from '../ledger/items/load.ts';
import type { Part, Report } from '../ledger/items/part.ts';
import type { QuoteAnswer, QuotedSubject } from './quote.ts';

/** The calls bought for each subject, or with `reuse` for another with the same inputs. */
export async function boughtCalls(
  context: LedgerContext,
  asked: readonly QuotedSubject[],
  sharing: Sharing & { readonly reuse: boolean },
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
    const stored = boughtIn(own, { ...sharing, acrossServices: true });
    const bought = new Set(stored.usable);
    if (sharing.reuse) {
      const listed = await Promise.all(
        shared.map(async (hash) => {
          const pointer = pointerOf({ batch, id }, hash, sharing.acrossCustomers === true);
          return candidatesOf(context, pointer, await readPointer(context, pointer), calls, sharing);
        }),
      );
      for (const other of await Promise.all(listed.flat().map(({ subject }) => load(subject))))
        for (const call of boughtIn(other, sharing).usable) bought.add(call);
    }
    const foreign = stored.foreign.find((call) => calls.includes(call));
    return {
      bought: calls.filter((call) => bought.has(call)),
      ...(foreign === undefined ? {} : { foreignPalmId: foreign }),
      ...(own === undefined ? {} : { varshaphalYear: own.header.varshaphalYear }),
    };
  });
  return { subjects: await Promise.all(answers) };
}

function boughtIn(report: Report | undefined, sharing: Sharing) {
  const isGone = report === undefined || report.header.state === 'erasing';
  const parts = isGone ? [] : [...report.parts.values()].filter(isBought);
  const hashesOf = (some: readonly Part[]) => some.map(({ inputsHash }) => inputsHash);
  return {
    usable: hashesOf(parts.filter((part) => isReusable(part, sharing))),
    foreign: hashesOf(parts.filter((part) => !isReusable(part, sharing))),
  };
}

import type { PartName, PlannedCall } from '../../plan/plan.ts';
import type { LedgerContext } from '../context.ts';
import { partKey, type Subject, subjectName } from '../items/keys.ts';
import { loadReport } from '../items/load.ts';
import { type Part, partItems } from '../items/part.ts';
import { copyPart, type Writer } from '../parts/parts.ts';

interface Reused {
  /** The parts that are now there, as they were bought. */
  readonly parts: ReadonlyMap<PartName, Part>;
  /** The subjects that had something to copy. */
  readonly useful: ReadonlySet<string>;
}

/** Copies what other subjects have bought with the same inputs. Safe to repeat, and without a claim. */
export async function reuseParts(
  context: LedgerContext,
  subject: Subject,
  wanted: readonly PlannedCall[],
  sources: readonly Subject[],
  writer: Writer,
): Promise<Reused> {
  const copied = new Map<PartName, Part>();
  const useful = new Set<string>();
  for (const source of sources) {
    const open = wanted.filter((call) => !copied.has(call.part));
    if (open.length === 0) break;
    const other = await loadReport(context, source);
    if (other === undefined || other.header.state === 'erasing') continue;
    const bought = new Map([...other.parts.values()].map((kept) => [kept.inputsHash, kept]));
    for (const call of open) {
      const original = bought.get(call.inputsHash);
      if (original?.state !== 'bought' || original.palmId === 'lost') continue;
      useful.add(subjectName(source));
      await copyPart(context, source, original, subject, call.part, writer);
      // Not what the write said, but what stands: the table's client may have met its own first write.
      const item = await context.table.get(partKey(subject, call.part));
      const stands = item && partItems.parse(item);
      if (stands?.state !== 'bought' || stands.palmId === 'lost') continue;
      if (stands.inputsHash === call.inputsHash) copied.set(call.part, stands);
    }
  }
  return { parts: copied, useful };
}

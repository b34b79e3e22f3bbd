import type { PartName, PlannedCall } from '../../plan/plan.ts';
import type { LedgerContext } from '../context.ts';
import { partKey, type Subject } from '../items/keys.ts';
import { loadReport } from '../items/load.ts';
import { type Part, partItems } from '../items/part.ts';
import { copyPart, type Writer } from '../parts/parts.ts';

/** What one subject lacks and another has bought with the same inputs. */
interface Reusable {
  readonly call: PlannedCall;
  readonly source: Subject;
  readonly original: Part;
}

/** What of the calls that are wanted other subjects have bought with the same inputs. Writes nothing. */
export async function findReusable(
  context: LedgerContext,
  wanted: readonly PlannedCall[],
  sources: readonly Subject[],
): Promise<Reusable[]> {
  const found: Reusable[] = [];
  for (const source of sources) {
    const open = wanted.filter((call) => !found.some((known) => known.call === call));
    if (open.length === 0) break;
    const other = await loadReport(context, source);
    if (other === undefined || other.header.state === 'erasing') continue;
    const bought = new Map([...other.parts.values()].map((kept) => [kept.inputsHash, kept]));
    for (const call of open) {
      const original = bought.get(call.inputsHash);
      if (original?.state !== 'bought' || original.palmId === 'lost') continue;
      found.push({ call, source, original });
    }
  }
  return found;
}

/**
 * Copies what others have bought. Safe to repeat, and without a claim.
 *
 * @param subject one whom somebody will look at if this ends half-way: the copies may be all that it lacks
 * @returns the parts that now stand there, as they were bought
 */
export async function copyReusable(
  context: LedgerContext,
  subject: Subject,
  found: readonly Reusable[],
  writer: Writer,
): Promise<ReadonlyMap<PartName, Part>> {
  const copied = new Map<PartName, Part>();
  for (const { call, source, original } of found) {
    await copyPart(context, source, original, subject, call.part, writer);
    // Not what the write said, but what stands: the table's client may have met its own first write.
    const item = await context.table.get(partKey(subject, call.part));
    const stands = item && partItems.parse(item);
    if (stands?.state !== 'bought' || stands.palmId === 'lost') continue;
    if (stands.inputsHash === call.inputsHash) copied.set(call.part, stands);
  }
  return copied;
}

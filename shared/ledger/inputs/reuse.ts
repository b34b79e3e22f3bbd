import type { PartName } from '../../plan/part-names.ts';
import type { PlannedCall } from '../../plan/plan.ts';
import { isSoldBy } from '../../service-client/seller.ts';
import type { LedgerContext } from '../context.ts';
import { partKey, type Subject } from '../items/keys.ts';
import { loadReport } from '../items/load.ts';
import { type Part, partItems, type Report } from '../items/part.ts';
import { copyPart } from '../parts/copy-part.ts';
import type { Writer } from '../parts/parts.ts';
import { settleLost } from '../waves/lost.ts';
import type { Candidate, Sharing } from './listing.ts';

interface Reusable {
  readonly call: PlannedCall;
  readonly source: Subject;
  readonly original: Part;
}

/** First settles the calls of expired workers, so that no other subject repeats a frozen worker's purchases. */
export async function findReusable(
  context: LedgerContext,
  wanted: readonly PlannedCall[],
  candidates: readonly Candidate[],
  sharing: Sharing,
): Promise<Reusable[]> {
  const found: Reusable[] = [];
  for (const { subject: source, lists } of candidates) {
    const open = wanted.filter(
      (call) => lists(call.inputsHash) && !found.some((known) => known.call === call),
    );
    if (open.length === 0) continue;
    const other = await loadSettled(context, source);
    if (other === undefined || other.header.state === 'erasing') continue;
    const reusable = [...other.parts.values()].filter((part) => isReusable(part, sharing));
    const bought = new Map(reusable.map((part) => [part.inputsHash, part]));
    for (const call of open) {
      const original = bought.get(call.inputsHash);
      if (original !== undefined) found.push({ call, source, original });
    }
  }
  return found;
}

async function loadSettled(context: LedgerContext, subject: Subject): Promise<Report | undefined> {
  const report = await loadReport(context, subject);
  const { lease } = report?.header ?? {};
  if (report === undefined || lease === undefined || lease.until > context.now()) return report;
  return (await settleLost(context, report))?.report ?? (await loadReport(context, subject));
}

export const isBought = ({ state, palmId }: Part): boolean => state === 'bought' && palmId !== 'lost';

/** A palm_id is valid only at the service that gave it. */
export const isReusable = (part: Part, { seller, acrossServices }: Sharing): boolean =>
  isBought(part) && (isSoldBy(part, seller) || (acrossServices && part.operation !== operationOfPalmId));

const operationOfPalmId = 'get-palm-id';

/**
 * May run twice, without a claim on the subject.
 * @param report must already be due, so that another run continues if this one dies
 */
export async function copyReusable(
  context: LedgerContext,
  { header: subject, parts }: Report,
  found: readonly Reusable[],
  writer: Writer,
): Promise<ReadonlyMap<PartName, Part>> {
  const copied = new Map<PartName, Part>();
  for (const { call, source, original } of found) {
    await copyPart(context, source, original, subject, call.part, writer, parts.get(call.part));
    const item = await context.table.get(partKey(subject, call.part));
    const stored = item && partItems.parse(item);
    if (stored?.state !== 'bought' || stored.palmId === 'lost') continue;
    if (stored.inputsHash === call.inputsHash) copied.set(call.part, stored);
  }
  return copied;
}

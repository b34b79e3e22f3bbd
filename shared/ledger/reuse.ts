import { z } from 'zod';
import { hashOf } from '../plan/canonical.ts';
import type { Inputs } from '../plan/inputs.ts';
import type { PartName, PlannedCall } from '../plan/plan.ts';
import { all, equals, missing } from '../table/table.ts';
import type { LedgerContext } from './context.ts';
import { inputsKey, parseSubject, type Subject, subjectName } from './keys.ts';
import { loadReport } from './load.ts';
import { parseItem, schemaVersion } from './model.ts';
import { copyPart, type Writer } from './parts.ts';

/** Who has, or is buying, parts for one photo, one set of birth data or one house plan. */
const pointer = z.object({
  v: z.literal(schemaVersion),
  /** Who is buying now; others with the same inputs wait for it. */
  owner: z.string(),
  until: z.number(),
  sources: z.set(z.string()),
});

/** A handful of sources is enough to find what has been bought. */
const mostSources = 8;

/** One hash for each of the inputs by which parts can be shared between subjects. */
export function sharedInputs(inputs: Inputs): string[] {
  const row = inputs.row?.value;
  return [
    ...(inputs.photo === undefined ? [] : [hashOf({ photo: inputs.photo.value.sha256 })]),
    ...(row?.birth === undefined ? [] : [hashOf({ birth: row.birth })]),
    ...(row?.vastuId === undefined ? [] : [hashOf({ vastu: row.vastuId })]),
  ];
}

export type Claim =
  | { readonly ok: true; readonly sources: readonly Subject[] }
  | { readonly ok: false; readonly until: number };

/**
 * Claims the right to buy for these inputs until a time, so that two subjects with the same photo or the same birth
 * data, even in two batches at once, are bought for only once.
 *
 * @returns the other subjects that may have bought parts already, or until when somebody else is buying
 */
export async function claimInputs(
  { table, now }: LedgerContext,
  hashes: readonly string[],
  subject: Subject,
  until: number,
): Promise<Claim> {
  const me = subjectName(subject);
  const sources = new Set<string>();
  for (const hash of hashes) {
    const key = inputsKey(hash);
    const item = await table.get(key);
    const known = item && parseItem(pointer, item, 'A pointer');
    if (known !== undefined && known.owner !== me && known.until > now())
      return { ok: false, until: known.until };
    for (const source of known?.sources ?? []) sources.add(source);
    const claimed = await table.update({
      key,
      set: [
        [['v'], schemaVersion],
        [['owner'], me],
        [['until'], until],
      ],
      ...((known?.sources.size ?? 0) < mostSources ? { add: { sources: new Set([me]) } } : {}),
      condition:
        known === undefined
          ? missing('owner')
          : all(equals(['owner'], known.owner), equals(['until'], known.until)),
    });
    if (!claimed.ok) return { ok: false, until: now() };
  }
  sources.delete(me);
  return { ok: true, sources: [...sources].flatMap((name) => parseSubject(name) ?? []) };
}

/** Lets others with the same inputs go on. A claim that is not released runs out by itself. */
export async function releaseInputs(
  { table, now }: LedgerContext,
  hashes: readonly string[],
  subject: Subject,
): Promise<void> {
  for (const hash of hashes) {
    await table.update({
      key: inputsKey(hash),
      set: [[['until'], now()]],
      condition: equals(['owner'], subjectName(subject)),
    });
  }
}

/**
 * Copies what other subjects have bought with the same inputs.
 *
 * @returns the parts that are now there
 */
export async function reuseParts(
  context: LedgerContext,
  subject: Subject,
  wanted: readonly PlannedCall[],
  sources: readonly Subject[],
  writer: Writer,
): Promise<Set<PartName>> {
  const copied = new Set<PartName>();
  for (const source of sources) {
    const open = wanted.filter((call) => !copied.has(call.part));
    if (open.length === 0) break;
    const other = await loadReport(context, source);
    if (other === undefined || other.header.state === 'erasing') continue;
    const bought = new Map([...other.parts.values()].map((part) => [part.inputsHash, part]));
    for (const call of open) {
      const original = bought.get(call.inputsHash);
      if (original?.state !== 'bought') continue;
      if (await copyPart(context, source, original, subject, call.part, writer)) copied.add(call.part);
    }
  }
  return copied;
}

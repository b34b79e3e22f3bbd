import { hashOf } from '../../plan/canonical.ts';
import { isNewer, type NewInput, type Source } from '../../plan/inputs.ts';
import { allShared } from '../../plan/shared-inputs.ts';
import { all } from '../../table/table.ts';
import { type BatchBasics, basicsForNew } from '../batches/batches.ts';
import { wholeCancelOf } from '../batches/cancelled.ts';
import type { LedgerContext } from '../context.ts';
import { type Header, headerItems } from '../items/header.ts';
import { headerKey, type Subject } from '../items/keys.ts';
import { nameListing } from '../items/name-listing.ts';
import { exclusionOf } from '../items/tombstone.ts';
import { applyEvent } from '../states/apply-event.ts';
import { inputAssignments, inputUnchanged } from '../states/input-member.ts';
import { newHeader } from '../states/new-header.ts';
import { unchangedSince } from '../states/unchanged-since.ts';
import { forgetSubject } from './pointers.ts';

/**
 * - `accepted`: the subject is new or its inputs changed; it is due.
 * - `unchanged`: nothing is bought.
 * - `repeated`: line `first` of the same file counts for this subject.
 * - `replayed`: this line was already processed.
 * - `older`: a newer source counts.
 * - `kept-out`: the subject is banned.
 */
export type Acceptance =
  | {
      readonly outcome:
        | 'accepted'
        | 'unchanged'
        | 'replayed'
        | 'older'
        | 'erasing'
        | 'cancelled'
        | 'kept-out';
    }
  | { readonly outcome: 'repeated'; readonly first: Source };

const maxAttempts = 20;

/**
 * Safe to repeat and to reorder.
 * @param dueAt when the reconciler sends a lost job again
 */
export async function accept(
  context: LedgerContext,
  subject: Subject,
  input: NewInput,
  dueAt: number,
): Promise<Acceptance> {
  const excluded = await exclusionOf(context, subject, input.source.time);
  if (excluded !== undefined) return { outcome: excluded === 'erased' ? 'erasing' : excluded };
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await headerItems.read(context.table, headerKey(subject));
    if (before === undefined) {
      const basics = await basicsForNew(context, subject.batch);
      if (isCancelled(input.source.time, undefined, basics)) return { outcome: 'cancelled' };
      if (await createHeader(context, subject, input, dueAt, basics)) return { outcome: 'accepted' };
      continue;
    }
    const known = before.inputs[input.kind];
    if (before.state === 'erasing') return { outcome: 'erasing' };
    if (known !== undefined && !isNewer(input.source, known.source))
      return notNewer(input.source, known.source);
    const isChanged = known === undefined || hashOf(known.value) !== hashOf(input.value);
    if (isChanged && isCancelled(input.source.time, before, await basicsForNew(context, subject.batch)))
      return { outcome: 'cancelled' };
    const written = isChanged
      ? await replaceInputs(context, before, input, dueAt)
      : await refreshSource(context, before, input);
    if (written) return { outcome: isChanged ? 'accepted' : 'unchanged' };
  }
  throw new Error('A report header changed during every attempt to add an input');
}

const isCancelled = (time: number, header: Header | undefined, batch: BatchBasics): boolean =>
  [header && wholeCancelOf(header), batch.cancelledAt].some((at) => at !== undefined && time <= at);

export async function isCancelledOnArrival(
  context: Pick<LedgerContext, 'table' | 'now'>,
  subject: Subject,
  time: number,
): Promise<boolean> {
  const [header, batch] = await Promise.all([
    headerItems.read(context.table, headerKey(subject)),
    basicsForNew(context, subject.batch),
  ]);
  return isCancelled(time, header, batch);
}

function notNewer(next: Source, known: Source): Acceptance {
  const isSameVersion =
    next.key === known.key && next.etag === known.etag && next.sequencer === known.sequencer;
  if (!isSameVersion) return { outcome: next.etag === known.etag ? 'unchanged' : 'older' };
  return next.line === known.line ? { outcome: 'replayed' } : { outcome: 'repeated', first: known };
}

export async function createHeader(
  context: Pick<LedgerContext, 'table' | 'now'>,
  subject: Subject,
  { kind, value, source }: NewInput,
  dueAt: number,
  basics?: BatchBasics,
): Promise<boolean> {
  const first = { state: 'due', inputs: { [kind]: { value, source } }, dueAt } as const;
  const { shards } = basics ?? (await basicsForNew(context, subject.batch));
  return (await context.table.transact(newHeader(subject, first, context.now(), shards))).ok;
}

const maxFormerInputs = 16;

function formerInputsOf({ inputs, formerInputs = [] }: Header, { kind, value, source }: NewInput): string[] {
  const next = new Set(allShared({ ...inputs, [kind]: { value, source } }));
  return [...new Set([...formerInputs, ...allShared(inputs)])].filter((hash) => !next.has(hash));
}

export async function replaceInputs(
  context: LedgerContext,
  before: Header,
  input: NewInput,
  dueAt: number,
): Promise<boolean> {
  const former = formerInputsOf(before, input);
  // Runs before the header drops the hashes: an erasure must find the subject under all of them.
  for (const hash of former.slice(0, -maxFormerInputs)) await forgetSubject(context, hash, before);
  const formerInputs = former.slice(-maxFormerInputs);
  const event = {
    kind: 'inputs changed',
    input,
    dueAt,
    ...(former.length === 0 ? {} : { formerInputs }),
  } as const;
  return (await applyEvent(context, before, event)).ok;
}

async function refreshSource({ table }: LedgerContext, before: Header, input: NewInput): Promise<boolean> {
  const update = headerItems.update({
    key: headerKey(before),
    ...(input.kind === 'row' ? { set: nameListing(before, { row: input }) } : {}),
    setPaths: inputAssignments(before, input),
    condition: all(...unchangedSince(before), inputUnchanged(before, input.kind)),
  });
  return (await table.update(update)).ok;
}

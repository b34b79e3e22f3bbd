import { hashOf } from '../../plan/canonical.ts';
import {
  type InputKind,
  type Inputs,
  isNewer,
  type PhotoInputs,
  type PlaceInputs,
  type RowInputs,
  type Source,
} from '../../plan/inputs.ts';
import { schemaVersion } from '../../table/item-kind.ts';
import { all, type Path } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type Header, headerItems } from '../items/header.ts';
import { countKey, dueFor, headerKey, type Subject, subjectName } from '../items/keys.ts';
import { isEnd } from '../items/state.ts';
import { isErased } from '../items/tombstone.ts';
import { newHeader } from '../states/new-header.ts';
import { transitions } from '../states/transitions.ts';
import { asSeen } from '../states/unchanged-since.ts';

export type NewInput =
  | { readonly kind: 'photo'; readonly value: PhotoInputs; readonly source: Source }
  | { readonly kind: 'row'; readonly value: RowInputs; readonly source: Source }
  | { readonly kind: 'place'; readonly value: PlaceInputs; readonly source: Source };

/**
 * - `accepted`: the subject is new, or its inputs moved; it is due.
 * - `unchanged`: the same content came again; nothing is bought for it.
 * - `repeated`: another line of the same file has spoken for this subject already, the one in `first`.
 * - `replayed`: this very line of this very version has been taken already; a reader went over it again.
 * - `older`: a newer source has spoken already.
 * - `erasing`: the subject is being erased, or was after this input had come; nothing is taken.
 */
export type Acceptance =
  | { readonly outcome: 'accepted' | 'unchanged' | 'replayed' | 'older' | 'erasing' }
  | { readonly outcome: 'repeated'; readonly first: Source };

/** A header that changes under every try is contended by something that never lets go. */
const tries = 20;

/**
 * Puts one input onto the header of its subject, making the header if there is none. Safe to repeat and to reorder.
 *
 * @param dueAt when the reconciler takes the subject up if the job that follows is lost
 */
export async function accept(
  context: LedgerContext,
  subject: Subject,
  input: NewInput,
  dueAt: number,
): Promise<Acceptance> {
  if (await isErased(context, subject, input.source.time)) return { outcome: 'erasing' };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const item = await context.table.get(headerKey(subject));
    if (item === undefined) {
      if (await createHeader(context, subject, input, dueAt)) return { outcome: 'accepted' };
      continue;
    }
    const current = headerItems.parse(item);
    const known = current.inputs[input.kind];
    if (current.state === 'erasing') return { outcome: 'erasing' };
    if (known !== undefined && !isNewer(input.source, known.source))
      return notNewer(input.source, known.source);
    const changed = known === undefined || hashOf(known.value) !== hashOf(input.value);
    if (await moveInputs(context, current, input, changed, dueAt))
      return { outcome: changed ? 'accepted' : 'unchanged' };
  }
  throw new Error('A report header changed under every try to put an input onto it');
}

function notNewer(next: Source, known: Source): Acceptance {
  const sameVersion =
    next.key === known.key && next.etag === known.etag && next.sequencer === known.sequencer;
  if (!sameVersion) return { outcome: next.etag === known.etag ? 'unchanged' : 'older' };
  return next.line === known.line ? { outcome: 'replayed' } : { outcome: 'repeated', first: known };
}

/** Makes the header of a subject that has none. False when there is one by now. */
export async function createHeader(
  context: LedgerContext,
  subject: Subject,
  input: NewInput,
  dueAt: number,
): Promise<boolean> {
  const now = context.now();
  const inputs: Inputs = { [input.kind]: { value: input.value, source: input.source } };
  const result = await context.table.transact([
    newHeader(subject, { state: 'due', inputs, inputsRevision: 1, dueAt }, now),
    { key: countKey(subject), add: { subjects: 1 }, setIfMissing: { v: schemaVersion } },
  ]);
  return result.ok;
}

/** A changed input opens the report again; an unchanged one only brings its source up to date. */
export async function moveInputs(
  context: LedgerContext,
  current: Header,
  input: NewInput,
  changed: boolean,
  dueAt: number,
): Promise<boolean> {
  const now = context.now();
  const untouched = all(...asSeen(current), sourceUntouched(current, input.kind));
  const update = { key: headerKey(current), condition: untouched };
  const setPaths = [inputAssignment(input)];
  if (!changed) return (await context.table.update(headerItems.update({ ...update, setPaths }))).ok;
  const state = transitions[current.state]['inputs moved'];
  if (state === null) throw new Error(`Inputs cannot move while a report is ${current.state}`);
  const set = {
    inputsRevision: current.inputsRevision + 1,
    attempts: 0,
    laters: 0,
    updatedAt: now,
  };
  if (state === 'working')
    return (await context.table.update(headerItems.update({ ...update, set, setPaths }))).ok;
  const opened = headerItems.update({
    ...update,
    set: {
      ...set,
      state,
      stateId: `${state}#${current.id}`,
      due: dueFor(subjectName(current)),
      dueAt,
      revision: current.revision + 1,
    },
    setPaths,
    remove: ['holder', 'reason', 'finishedAt', ['counted', 'state']],
  });
  const ended = current.counted.state;
  if (!isEnd(current.state) || ended === undefined) return (await context.table.update(opened)).ok;
  return (await context.table.transact([opened, { key: countKey(current), add: { [ended]: -1 } }])).ok;
}

/** Split by kind, so that the value's type follows from the name. */
function inputAssignment({ kind, value, source }: NewInput) {
  switch (kind) {
    case 'photo':
      return headerItems.member(['inputs', kind], { value, source });
    case 'row':
      return headerItems.member(['inputs', kind], { value, source });
    case 'place':
      return headerItems.member(['inputs', kind], { value, source });
  }
}

const sequencerPaths = {
  photo: ['inputs', 'photo', 'source', 'sequencer'],
  row: ['inputs', 'row', 'source', 'sequencer'],
  place: ['inputs', 'place', 'source', 'sequencer'],
} as const satisfies Record<InputKind, Path>;

function sourceUntouched(current: Header, kind: InputKind) {
  const known = current.inputs[kind];
  return known === undefined
    ? headerItems.missing(['inputs', kind])
    : headerItems.equals(sequencerPaths[kind], known.source.sequencer);
}

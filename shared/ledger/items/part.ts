import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import type { PartName } from '../../plan/part-names.ts';
import { answerClasses } from '../../service-client/answer.ts';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import { storedAssetProblem } from '../reasons/asset-problem.ts';
import { storedPartNote } from '../reasons/part-note.ts';
import type { Header } from './header.ts';
import { copiesPartitionFor, erasedOrigin, type Subject, subjectName } from './keys.ts';

const milliseconds = z.number();

export const partStates = ['bought', 'refused', 'unavailable', 'unknown'] as const;
export type PartState = (typeof partStates)[number];

const asset = z.object({
  pointer: z.string(),
  /** Where it lies in the store. */
  key: z.string().optional(),
  contentType: z.string().optional(),
  bytes: z.int().optional(),
  /** Why it could not be fetched, when it was last tried; it holds no address. */
  problem: storedAssetProblem.optional(),
  tries: z.int(),
  triedAt: milliseconds.optional(),
});
export type AnswerAsset = z.output<typeof asset>;

const part = z.object({
  pk: z.string(),
  sk: z.string(),
  v: z.literal(schemaVersion),
  state: z.enum(partStates),
  operation: z.enum(operationNames),
  /** Of an attempt that a dead worker left, the first digits (`isSameInputs`). */
  inputsHash: z.string(),
  inputsRevision: z.int(),
  wave: z.string(),
  at: milliseconds,
  class: z.enum(answerClasses).optional(),
  status: z.int().optional(),
  /** An unexpected shape, or why the outcome is unknown. */
  note: storedPartNote.optional(),
  /** What the service says of a refusal, in one line. */
  said: z.string().optional(),
  /** Of a refusal: the same one stood here before, for the same inputs; a redrive had it asked for again. */
  refusedBefore: z.literal(true).optional(),
  /** Of an unknown outcome: which purchase it was an attempt of (`purchaseOf`). */
  purchase: z.string().optional(),
  /** The attempts with these inputs whose outcomes were unknown were this same purchase: the service says so by its key. */
  resolved: z.literal(true).optional(),
  /**
   * Of get-palm-id: `lost` when the service no longer knows the palm_id, so that it is bought anew; `renewed` when that has
   * been done, which is once.
   */
  palmId: z.enum(['lost', 'renewed']).optional(),
  /** Pictures that the answer points to, by the pointers of the profile: kept, still to be fetched, or given up. */
  assets: z.array(asset).optional(),
  /**
   * It came when something else stood in its place than when it was asked for: its worker had been given up, and the header
   * may have been settled without it. With `due`, until fan-out has looked at that.
   */
  late: z.literal(true).optional(),
  /** While a picture is still to be fetched, or it is late: when the reconciler sends a hint. */
  due: z.string().optional(),
  dueAt: milliseconds.optional(),
  /** The answer's body, deflated JSON. */
  body: z.instanceof(Uint8Array).optional(),
  /** Where the body lies in the store when it is too big for an item. */
  bodyKey: z.string().optional(),
  /** The service that sold it, or may have: the name of its profile, and its id (shared/service-client/seller.ts). */
  service: z.string().optional(),
  serviceId: z.string().optional(),
  /** The subject whose bought part was copied here. */
  reusedFrom: z.string().optional(),
  /** Of a copy: its keys of the `batch` index, by which the copies of a subject's parts are found when it is erased. */
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
  /** One entry for each attempt whose outcome is not known: `unknownEntry`. */
  unknowns: z.set(z.string()).optional(),
  /** One entry for each attempt, in whatever version, that was charged or may have been (shared/ledger/parts/charges.ts). */
  charges: z.set(z.string()).optional(),
});
export type Part = z.output<typeof part>;
export const partItems = new ItemKind('A part', part);

/** By these a copy is found when the subject that it was copied from is erased; none once it has been. */
export const copyListingKeys = ['batchShard', 'stateId'] as const;
export const copyListing = (
  of: string,
  copier: Subject,
  name: PartName,
): Pick<Part, (typeof copyListingKeys)[number]> =>
  of === erasedOrigin
    ? {}
    : { batchShard: copiesPartitionFor(of, copier), stateId: `${subjectName(copier)} ${name}` };

/** How often a picture is tried, the first time included; then it is told as missing. */
export const maxAssetTries = 5;

/** Whether a picture is still to be fetched. */
export const isOpenAsset = ({ key, tries }: AnswerAsset): boolean =>
  key === undefined && tries < maxAssetTries;

export const hasOpenAssets = ({ assets = [] }: Part): boolean => assets.some(isOpenAsset);

export interface Report {
  readonly header: Header;
  readonly parts: ReadonlyMap<PartName, Part>;
}

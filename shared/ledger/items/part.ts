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
  key: z.string().optional(),
  contentType: z.string().optional(),
  bytes: z.int().optional(),
  /** Why the last attempt to fetch it failed; contains no address. */
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
  /** Only the first digits for an attempt of a dead worker (`isSameInputs`). */
  inputsHash: z.string(),
  inputsRevision: z.int(),
  wave: z.string(),
  at: milliseconds,
  class: z.enum(answerClasses).optional(),
  status: z.int().optional(),
  /** An unexpected shape, or why the outcome is unknown. */
  note: storedPartNote.optional(),
  /** The service's message about a refusal, in one line. */
  said: z.string().optional(),
  /** For a refusal: a redrive asked again, and the same inputs were refused in the same way. */
  refusedBefore: z.literal(true).optional(),
  /** For an unknown outcome: the purchase of the attempt (`purchaseOf`). */
  purchase: z.string().optional(),
  /** By its idempotency key, the service resolved the unknown attempts with these inputs: they were this purchase. */
  resolved: z.literal(true).optional(),
  /**
   * For get-palm-id: `lost` when the service no longer knows the palm_id and it must be bought again; `renewed` after
   * that, which happens once.
   */
  palmId: z.enum(['lost', 'renewed']).optional(),
  /** Pictures that the answer links to, by the pointers of the profile: stored, still to be fetched, or given up. */
  assets: z.array(asset).optional(),
  /**
   * The answer came after its worker had been given up and replaced something else; the header may have settled
   * without it. With `due`, until fan-out has checked that.
   */
  late: z.literal(true).optional(),
  /** When the reconciler sends a hint for a missing picture or a late answer. */
  due: z.string().optional(),
  dueAt: milliseconds.optional(),
  /** The answer's body, deflated JSON. */
  body: z.instanceof(Uint8Array).optional(),
  /** The key of a body in the store that is too big for an item. */
  bodyKey: z.string().optional(),
  /** The service that sold it, or may have: the name of its profile, and its id (shared/service-client/seller.ts). */
  service: z.string().optional(),
  serviceId: z.string().optional(),
  /** The original subject of a copied part. */
  reusedFrom: z.string().optional(),
  /** The keys of a copy in the `batch` index, by which an erasure of the original finds it. */
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
  /** One entry for each attempt with an unknown outcome: `unknownEntry`. */
  unknowns: z.set(z.string()).optional(),
  /** One entry for each attempt of any version that was charged or may have been (shared/ledger/parts/charges.ts). */
  charges: z.set(z.string()).optional(),
});
export type Part = z.output<typeof part>;
export const partItems = new ItemKind('A part', part);

/** The keys by which the erasure of a subject finds copies of its parts; removed by that erasure. */
export const copyListingKeys = ['batchShard', 'stateId'] as const;
export const copyListing = (
  of: string,
  copier: Subject,
  name: PartName,
): Pick<Part, (typeof copyListingKeys)[number]> =>
  of === erasedOrigin
    ? {}
    : { batchShard: copiesPartitionFor(of, copier), stateId: `${subjectName(copier)} ${name}` };

/** How many attempts a picture has before it counts as missing. */
export const maxAssetTries = 5;

export const isOpenAsset = ({ key, tries }: AnswerAsset): boolean =>
  key === undefined && tries < maxAssetTries;

export const hasOpenAssets = ({ assets = [] }: Part): boolean => assets.some(isOpenAsset);

export interface Report {
  readonly header: Header;
  readonly parts: ReadonlyMap<PartName, Part>;
}

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
  inputsHash: z.string(),
  inputsRevision: z.int(),
  wave: z.string(),
  at: milliseconds,
  class: z.enum(answerClasses).optional(),
  status: z.int().optional(),
  note: storedPartNote.optional(),
  /** The service's words. */
  said: z.string().optional(),
  refusedBefore: z.literal(true).optional(),
  purchase: z.string().optional(),
  /** The idempotency key showed that the unknown attempts were this purchase. */
  resolved: z.literal(true).optional(),
  /** `lost`: the service no longer knows the palm_id; `renewed`: bought again, which happens once. */
  palmId: z.enum(['lost', 'renewed']).optional(),
  assets: z.array(asset).optional(),
  /**
   * The answer came after the reconciler had presumed the worker dead. With `due`, fan-out must check whether the
   * report ended without this part.
   */
  late: z.literal(true).optional(),
  due: z.string().optional(),
  dueAt: milliseconds.optional(),
  /** Deflated JSON. */
  body: z.instanceof(Uint8Array).optional(),
  bodyKey: z.string().optional(),
  service: z.string().optional(),
  serviceId: z.string().optional(),
  reusedFrom: z.string().optional(),
  /** Lists a copy, so that an erasure of the original subject finds it. */
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
  unknowns: z.set(z.string()).optional(),
  /** shared/ledger/parts/charges.ts defines the entries. */
  charges: z.set(z.string()).optional(),
});
export type Part = z.output<typeof part>;
export const partItems = new ItemKind('A part', part);

export const copyListingKeys = ['batchShard', 'stateId'] as const;
export const copyListing = (
  of: string,
  copier: Subject,
  name: PartName,
): Pick<Part, (typeof copyListingKeys)[number]> =>
  of === erasedOrigin
    ? {}
    : { batchShard: copiesPartitionFor(of, copier), stateId: `${subjectName(copier)} ${name}` };

export const maxAssetTries = 5;

export const isOpenAsset = ({ key, tries }: AnswerAsset): boolean =>
  key === undefined && tries < maxAssetTries;

export const hasOpenAssets = ({ assets = [] }: Part): boolean => assets.some(isOpenAsset);

export interface Report {
  readonly header: Header;
  readonly parts: ReadonlyMap<PartName, Part>;
}

import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { type Part, partItems } from '../ledger/items/part.ts';
import { unpackBody } from '../ledger/parts/bodies.ts';
import { isSoldBy } from '../service-client/seller.ts';
import type { Item } from '../table/table.ts';
import type { SweepDeps } from './sweep-deps.ts';

/** An answer whose data the service still has. */
const serviceRecord = z.object({
  operation: z.enum(operationNames),
  at: z.number(),
  service: z.string(),
  address: z.string().optional(),
  palmId: z.string().optional(),
  unknown: z.literal(true).optional(),
  copied: z.literal(true).optional(),
});
export type ServiceRecord = z.output<typeof serviceRecord>;

export async function serviceRecordOf(deps: SweepDeps, item: Item): Promise<ServiceRecord | undefined> {
  const part = partItems.parse(item);
  const { seller } = deps.service;
  const { operation, at, state, reusedFrom, service = seller.name } = part;
  if (state !== 'bought' && state !== 'unknown') return undefined;
  const palmId = operation === 'get-palm-id' && state === 'bought' ? await palmIdOf(deps, part) : undefined;
  return {
    operation,
    at,
    service,
    ...(isSoldBy(part, seller) ? { address: deps.service.addressOf(operation) } : {}),
    ...(palmId === undefined ? {} : { palmId }),
    ...(state === 'unknown' ? { unknown: true as const } : {}),
    ...(reusedFrom === undefined ? {} : { copied: true as const }),
  };
}

/** An unreadable reading does not block the erasure; the receipt then lacks its palm_id. */
async function palmIdOf({ ledger, service }: SweepDeps, part: Part): Promise<string | undefined> {
  const body = await unpackBody(ledger.bodies, part).catch(() => undefined);
  return service.palmIdIn(body);
}

/** The same part gives the same entry in every sweep. */
export const serviceRecordEntry = (one: ServiceRecord): string => JSON.stringify(one);

export const serviceRecordsIn = (entries: ReadonlySet<string>): ServiceRecord[] =>
  [...entries]
    .map((entry) => serviceRecord.parse(JSON.parse(entry)))
    .sort((one, other) => one.at - other.at || one.operation.localeCompare(other.operation));

import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { type Part, partItems } from '../ledger/items/part.ts';
import { unpackBody } from '../ledger/parts/bodies.ts';
import { isSoldBy } from '../service-client/seller.ts';
import type { Item } from '../table/table.ts';
import type { SweepDeps } from './sweep-deps.ts';

/** What the service still has of somebody who was erased: one answer that it gave, or may have given. */
const held = z.object({
  operation: z.enum(operationNames),
  /** When it was bought, in milliseconds since 1970. */
  at: z.number(),
  /** The name of the service's profile. */
  service: z.string(),
  /** The address it was bought at, where that service is still the one that is called. */
  address: z.string().optional(),
  /** By this the service knows the photo. */
  palmId: z.string().optional(),
  /** The call was sent, and nobody knows whether it was answered. */
  unknown: z.literal(true).optional(),
  /** It was bought for somebody else with the same photo or birth data, and copied. */
  copied: z.literal(true).optional(),
});
export type Held = z.output<typeof held>;

/** What the service has by a part that is about to be removed; undefined where it has refused the call. */
export async function heldBy(deps: SweepDeps, item: Item): Promise<Held | undefined> {
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

/** A reading that cannot be read keeps nobody from erasing it; its palm_id is then not named. */
async function palmIdOf({ ledger, service }: SweepDeps, part: Part): Promise<string | undefined> {
  const body = await unpackBody(ledger.bodies, part).catch(() => undefined);
  return service.palmIdIn(body);
}

/** What a part's entry is in the tombstone; the same each time the same part is swept. */
export const heldEntry = (one: Held): string => JSON.stringify(one);

/** The entries of a tombstone, the oldest first. */
export const heldIn = (entries: ReadonlySet<string>): Held[] =>
  [...entries]
    .map((entry) => held.parse(JSON.parse(entry)))
    .sort((one, other) => one.at - other.at || one.operation.localeCompare(other.operation));

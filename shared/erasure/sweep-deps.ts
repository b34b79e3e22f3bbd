import type { OperationName } from '@palmleaf/contract/operations';
import type { LedgerContext } from '../ledger/context.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import type { Seller } from '../service-client/seller.ts';

export interface Objects {
  /** Also lists deleted objects that still have versions. */
  list(prefix: string): AsyncIterable<string>;
  /** Deletes every version. @returns false if there was none */
  remove(key: string): Promise<boolean>;
}

export interface CalledService {
  readonly seller: Seller;
  readonly addressOf: (operation: OperationName) => string;
  readonly palmIdIn: (body: unknown) => string | undefined;
  /** False for an unknown `sid`. Absent for vendors, who document no way to delete. */
  readonly forgetConversation?: ((sid: string) => Promise<boolean>) | undefined;
}

export interface SweepDeps {
  readonly ledger: LedgerContext;
  readonly service: CalledService;
  readonly nameHash: NameHash;
  readonly store: Objects;
  readonly inbox: Objects;
  readonly deadQueues: readonly string[];
  /** Long enough that all functions and presigned addresses that knew the subject have ended. */
  readonly secondSweepAfterMs: number;
  readonly isOver?: () => boolean;
}

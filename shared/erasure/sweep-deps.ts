import type { OperationName } from '@palmleaf/contract/operations';
import type { LedgerContext } from '../ledger/context.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import type { Seller } from '../service-client/seller.ts';

/** A bucket, as far as an erasure needs it. */
export interface Objects {
  /** Lists keys, also those of objects that are deleted and have versions left. */
  list(prefix: string): AsyncIterable<string>;
  /** Deletes every version of an object. @returns false when there was none */
  remove(key: string): Promise<boolean>;
}

/** The service as it is called now. */
export interface CalledService {
  readonly seller: Seller;
  readonly addressOf: (operation: OperationName) => string;
  readonly palmIdIn: (body: unknown) => string | undefined;
  /** Deletes a conversation by its `sid`, and returns false when there is none; absent for a vendor, who names no way to do it. */
  readonly forgetConversation?: ((sid: string) => Promise<boolean>) | undefined;
}

export interface SweepDeps {
  readonly ledger: LedgerContext;
  readonly service: CalledService;
  readonly nameHash: NameHash;
  readonly store: Objects;
  readonly inbox: Objects;
  /** The dead-letter queues, by name: their messages are kept in the table. */
  readonly deadQueues: readonly string[];
  /**
   * How long after the first sweep the second follows: until then every function that may have known the subject has
   * ended, and every presigned address has run out. Milliseconds.
   */
  readonly secondSweepAfterMs: number;
  /** Whether the time is used up: what a sweep has not looked through then, the next run goes on with. */
  readonly isOver?: () => boolean;
}

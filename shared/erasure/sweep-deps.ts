import type { OperationName } from '@palmleaf/contract/operations';
import type { LedgerContext } from '../ledger/context.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import type { Seller } from '../service-client/seller.ts';

/** A bucket, reduced to what an erasure needs. */
export interface Objects {
  /** Lists keys, including deleted objects with remaining versions. */
  list(prefix: string): AsyncIterable<string>;
  /** Deletes every version of an object. @returns false if there was none */
  remove(key: string): Promise<boolean>;
}

/** The service that the stack calls now. */
export interface CalledService {
  readonly seller: Seller;
  readonly addressOf: (operation: OperationName) => string;
  readonly palmIdIn: (body: unknown) => string | undefined;
  /**
   * Deletes a conversation by its `sid`, and returns false if it does not exist. Absent for vendors, whose documents
   * name no way to do it.
   */
  readonly forgetConversation?: ((sid: string) => Promise<boolean>) | undefined;
}

export interface SweepDeps {
  readonly ledger: LedgerContext;
  readonly service: CalledService;
  readonly nameHash: NameHash;
  readonly store: Objects;
  readonly inbox: Objects;
  /** The names of the dead-letter queues whose messages the table stores. */
  readonly deadQueues: readonly string[];
  /**
   * The delay of the second sweep, in milliseconds. By then every function that may have known the subject has ended,
   * and every presigned address has expired.
   */
  readonly secondSweepAfterMs: number;
  /** Returns whether the time is used up. The next run then resumes. */
  readonly isOver?: () => boolean;
}

import type { OperationName } from '@palmleaf/contract/operations';

interface Issued {
  /** Public name of the credential; a rotation keeps it. */
  readonly id: string;
  readonly digest: string;
  readonly createdAt: string;
  /** ISO 8601; the end of the grace period after a rotation. */
  readonly graceUntil?: string | undefined;
}

export interface TokenCredential extends Issued {
  readonly kind: 'token';
}

export interface KeyCredential extends Issued {
  readonly kind: 'key';
  readonly userId: string;
  readonly plan: string;
  /** ISO 8601; absent for a plan without an end. */
  readonly planExpiresAt?: string | undefined;
  readonly cancelledAt?: string | undefined;
}

export type Credential = TokenCredential | KeyCredential;

export interface Wallet {
  readonly balance: number;
  /** All credits ever added. */
  readonly credited: number;
}

export interface Charge {
  readonly operation: OperationName;
  /** The request's fingerprint. */
  readonly request: string;
  /** False for a call with a key: its plan pays, not the wallet. */
  readonly drawsCredit: boolean;
}

export type CallCounts = Partial<Record<OperationName, number>>;

export interface RequestCount {
  readonly operation: OperationName;
  readonly request: string;
  readonly calls: number;
}

export interface RequestPage {
  readonly requests: readonly RequestCount[];
  /** The `after` of the next page; absent on the last. */
  readonly next?: string | undefined;
}

/** Atomic, except that `charge` counts the request later, and that credentials in a grace period change one by one. */
export interface Ledger {
  open(credits: number): Promise<void>;
  wallet(): Promise<Wallet>;
  /** Never false while the wallet holds credit; `charge` decides. */
  seemsToHaveCredit(): Promise<boolean>;
  addCredits(credits: number): Promise<Wallet>;
  /** @returns false, with nothing counted, when no credit is left */
  charge(charge: Charge): Promise<boolean>;
  calls(): Promise<CallCounts>;
  callsByRequest(page: { after?: string | undefined; limit: number }): Promise<RequestPage>;

  findCredential(digest: string): Promise<Credential | undefined>;
  listCredentials(): Promise<readonly Credential[]>;
  /** @returns false, with nothing changed, when the digest exists */
  addCredential(credential: Credential): Promise<boolean>;
  /**
   * Adds `next` and ends `old` at `graceUntil`, both or neither.
   * @returns false when another caller has rotated or deleted `old`
   */
  rotateCredential(old: Credential, next: Credential, graceUntil: string): Promise<boolean>;
  cancelKey(id: string, cancelledAt: string): Promise<void>;
  /**
   * Also deletes predecessors in a grace period.
   * @returns the number of deleted credentials
   */
  deleteCredential(id: string): Promise<number>;
}

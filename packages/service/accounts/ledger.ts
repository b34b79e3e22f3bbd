import type { OperationName } from '@palmleaf/contract/operations';

interface Issued {
  /** Public name of the credential; a rotation keeps it. */
  readonly id: string;
  readonly digest: string;
  /** ISO 8601. */
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
  /** Credits left; never negative. */
  readonly balance: number;
  /** All credits ever added. */
  readonly credited: number;
}

/** The charge for one answer. */
export interface Charge {
  readonly operation: OperationName;
  /** Names the request without its data; see fingerprintOf. */
  readonly request: string;
  /** Tokens draw a credit; the plan of a key pair pays, so its calls are only counted. */
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
  /** Pass it as `after` to read the next page; absent on the last page. */
  readonly next?: string | undefined;
}

/**
 * The account's books: wallet, credentials, counts of charged calls. Every method is atomic, except that the count by
 * request follows its charge. A method that fails because the table throttles has changed nothing (`isThrottled`).
 */
export interface Ledger {
  /** Opens the wallet with these credits, once: an account that is already open keeps its balance. */
  open(credits: number): Promise<void>;
  wallet(): Promise<Wallet>;
  /**
   * Returns whether a recent charge left credit, or the wallet holds some now; `charge` decides. Never false while
   * the wallet holds credit.
   */
  seemsToHaveCredit(): Promise<boolean>;
  addCredits(credits: number): Promise<Wallet>;
  /**
   * Counts a call and, if it draws a credit, takes one.
   *
   * @returns false, with nothing counted, when no credit is left.
   */
  charge(charge: Charge): Promise<boolean>;
  calls(): Promise<CallCounts>;
  callsByRequest(page: { after?: string | undefined; limit: number }): Promise<RequestPage>;

  findCredential(digest: string): Promise<Credential | undefined>;
  listCredentials(): Promise<readonly Credential[]>;
  /** @returns false, with nothing changed, when a credential with this digest exists. */
  addCredential(credential: Credential): Promise<boolean>;
  /**
   * Adds `next` and ends `old` at `graceUntil`, both or neither.
   *
   * @returns false when another caller has rotated or deleted `old`.
   */
  rotateCredential(old: Credential, next: Credential, graceUntil: string): Promise<boolean>;
  /** Marks every live key of this id as cancelled. */
  cancelKey(id: string, cancelledAt: string): Promise<void>;
  /** Deletes the credential and its predecessors in grace. @returns the number of deleted credentials. */
  deleteCredential(id: string): Promise<number>;
}

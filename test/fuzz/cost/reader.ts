import type { Budget, UntrustedReader } from '../../../shared/untrusted/budgets.ts';

/** A reader of untrusted bytes, and how a text becomes such bytes. */
export interface Reader {
  readonly name: string;
  /** Its input, for the page. */
  readonly reads: string;
  readonly budget: UntrustedReader;
  /** The share of the inputs that a slow reader gets. */
  readonly share?: number;
  /** Returns the usage of its child process; this process's usage if it has none. */
  readonly usage?: () => Budget;
  /** Starting points of the search. */
  readonly seeds: readonly string[];
  readonly bytesOf: (text: string) => Uint8Array;
  readonly read: (bytes: Uint8Array) => Promise<unknown>;
}

export const utf8 = (text: string): Uint8Array => Buffer.from(text);
export const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

import type { Budget, UntrustedReader } from '../../../shared/untrusted/budgets.ts';

export interface Reader {
  readonly name: string;
  readonly reads: string;
  readonly budget: UntrustedReader;
  /** A slow reader gets only this share of the inputs. */
  readonly share?: number;
  readonly usage?: () => Budget;
  readonly seeds: readonly string[];
  readonly bytesOf: (text: string) => Uint8Array;
  readonly read: (bytes: Uint8Array) => Promise<unknown>;
}

export function loadedBy(load: () => Promise<Reader['read']>): Reader['read'] {
  let loading: Promise<Reader['read']> | undefined;
  return async (bytes) => {
    loading ??= load();
    return (await loading)(bytes);
  };
}

export const utf8 = (text: string): Uint8Array => Buffer.from(text);
export const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

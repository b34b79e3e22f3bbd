import type { Oddities } from '../ledger/reasons/oddity.ts';

export type ServiceVerdict =
  | { readonly says: 'nothing' }
  | {
      readonly says: 'as expected';
      readonly sold: readonly string[];
    }
  | {
      readonly says: 'odd';
      readonly oddities: Oddities;
      /** Without oddities seen before, because a redrive picks subjects by their refusals. */
      readonly news: Oddities;
    };

export const saysNothing: ServiceVerdict = { says: 'nothing' };

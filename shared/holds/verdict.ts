import type { Oddities } from '../ledger/reasons/oddity.ts';

export type ServiceVerdict =
  | { readonly says: 'expected'; readonly sold: readonly string[] }
  | {
      readonly says: 'odd';
      readonly oddities: Oddities;
      /** Oddities that the subject has not shown before. A redriven subject may repeat its earlier refusals. */
      readonly news: Oddities;
    };

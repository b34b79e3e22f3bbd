import type { Oddities } from '../ledger/reasons/oddity.ts';

/** What the answers of one ended subject show about the service. */
export type ServiceVerdict =
  | { readonly says: 'expected'; readonly sold: readonly string[] }
  | {
      readonly says: 'odd';
      readonly oddities: Oddities;
      /** Oddities that the subject has not shown before: a redrive selects subjects with refusals. */
      readonly news: Oddities;
    };

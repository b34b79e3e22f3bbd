import type { Oddities } from '../ledger/reasons/oddity.ts';

/** What the answers of one ended subject show about the service. */
export type ServiceVerdict =
  | { readonly says: 'expected'; readonly sold: readonly string[] }
  | {
      readonly says: 'odd';
      readonly oddities: Oddities;
      /** Without the subject's earlier oddities, because a redrive selects subjects by refusals. */
      readonly news: Oddities;
    };

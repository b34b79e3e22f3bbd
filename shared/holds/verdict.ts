import type { Oddities } from '../ledger/reasons/oddity.ts';

/** Of one ended subject; without one, its answers say nothing about the service. */
export type ServiceVerdict =
  | { readonly says: 'expected'; readonly sold: readonly string[] }
  | {
      readonly says: 'odd';
      readonly oddities: Oddities;
      /** Without oddities seen before, because a redrive picks subjects by their refusals. */
      readonly news: Oddities;
    };

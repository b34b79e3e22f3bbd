import type { Oddities } from '../ledger/reasons/oddity.ts';

/**
 * What the end of one subject says of the service: nothing (it was not asked, not reached, or the photo was bad), that it
 * answers as expected, or what was odd.
 */
export type ServiceVerdict =
  | { readonly says: 'nothing' }
  | {
      readonly says: 'as expected';
      /** The operations that the service has sold for it. */
      readonly sold: readonly string[];
    }
  | {
      readonly says: 'odd';
      readonly oddities: Oddities;
      /** Those of them that were not so before: who is asked for again is chosen for having been refused. */
      readonly news: Oddities;
    };

export const saysNothing: ServiceVerdict = { says: 'nothing' };

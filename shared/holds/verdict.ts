import type { Oddities } from '../ledger/reasons/oddity.ts';

/**
 * The verdict of one subject's end on the service: nothing (not asked, not reached, or a bad photo), as expected, or
 * odd.
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
      /**
       * The new oddities, without those that the subject showed before: a redrive picks subjects by their refusals.
       */
      readonly news: Oddities;
    };

export const saysNothing: ServiceVerdict = { says: 'nothing' };

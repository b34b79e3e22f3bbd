import { type Seller, sellerOf } from '../service-client/seller.ts';
import type { Settings } from './settings.ts';

/** Returns the service that a deployment calls. The one that the stack runs itself is the same at every address. */
export const calledSeller = (
  profile: string,
  { services, ownPrices }: Pick<Settings, 'services' | 'ownPrices'>,
): Seller => sellerOf(profile, ownPrices === undefined ? services : 'own');

import { type Seller, sellerOf } from '../service-client/seller.ts';
import type { Settings } from './settings.ts';

/** The stack's own service counts as the same seller at every address. */
export const configuredSeller = (
  profile: string,
  { services, ownPrices }: Pick<Settings, 'services' | 'ownPrices'>,
): Seller => sellerOf(profile, ownPrices === undefined ? services : 'own');

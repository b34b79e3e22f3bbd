import { type Base, bases } from '@palmleaf/contract/operations';
import { sha256Hex } from '#sha256';

export interface Seller {
  readonly name: string;
  readonly id: string;
}

/**
 * The id is the same for every credential.
 * @param addresses `own` for the stack's service, because its addresses change with each local start
 */
export function sellerOf(
  profile: string,
  addresses: Readonly<Record<Base, { readonly url: string }>> | 'own',
): Seller {
  const places = addresses === 'own' ? ['own'] : bases.map((base) => plainAddress(addresses[base].url));
  return { name: profile, id: sha256Hex(JSON.stringify([profile, ...places])).slice(0, 16) };
}

/** Ignores letter case of the host, the default port and a trailing slash. */
const plainAddress = (url: string): string => new URL(url).href.replace(/\/+$/, '');

export interface Sold {
  readonly service?: string | undefined;
  readonly serviceId?: string | undefined;
}

/** Old parts without an id are matched by the profile's name; parts without a name count as this service's. */
export const isSoldBy = ({ service, serviceId }: Sold, seller: Seller): boolean =>
  serviceId === undefined ? (service ?? seller.name) === seller.name : serviceId === seller.id;

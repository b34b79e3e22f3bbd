import { type Base, bases } from '@palmleaf/contract/operations';
import { sha256Hex } from '#sha256';

/** The service that sells an answer. */
export interface Seller {
  /** The name of its profile, for people. */
  readonly name: string;
  /** A digest of the profile's name and the addresses: two services with one profile have different ids. */
  readonly id: string;
}

/**
 * Returns the identity of a service. It does not depend on the credential.
 *
 * @param addresses `own` for the service that the stack runs itself: its addresses change with each local start
 */
export function sellerOf(
  profile: string,
  addresses: Readonly<Record<Base, { readonly url: string }>> | 'own',
): Seller {
  const places = addresses === 'own' ? ['own'] : bases.map((base) => plainAddress(addresses[base].url));
  return { name: profile, id: sha256Hex(JSON.stringify([profile, ...places])).slice(0, 16) };
}

/** Two spellings of one address are one service: letter case of the host, the default port, a trailing slash. */
const plainAddress = (url: string): string => new URL(url).href.replace(/\/+$/, '');

/** The seller of a part. */
export interface Sold {
  readonly service?: string | undefined;
  readonly serviceId?: string | undefined;
}

/**
 * Returns whether this service sold a part. Parts from before ids were stored are matched by the profile's name;
 * parts without a name count as this service's.
 */
export const isSoldBy = ({ service, serviceId }: Sold, seller: Seller): boolean =>
  serviceId === undefined ? (service ?? seller.name) === seller.name : serviceId === seller.id;

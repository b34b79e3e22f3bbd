import { customerPattern } from './customer.ts';

export const customerTag = 'customer';

const loginPrefix = 'palmleaf@';

export const loginName = (customer: string): string => `${loginPrefix}${customer}`;

export type Reach =
  | { readonly kind: 'everything' }
  | { readonly kind: 'customer'; readonly customer: string }
  | { readonly kind: 'nothing' };

/**
 * What a signer may reach: nothing if the name begins like a login but names no customer.
 * @param arn of a user, or of a role's session
 */
export function reachOf(arn: string): Reach {
  const name = nameIn(arn);
  if (!name.startsWith(loginPrefix)) return { kind: 'everything' };
  const customer = name.slice(loginPrefix.length);
  return customerPattern.test(customer) ? { kind: 'customer', customer } : { kind: 'nothing' };
}

function nameIn(arn: string): string {
  const [kind = '', ...names] = arn.split(':').slice(5).join(':').split('/');
  return (kind === 'assumed-role' ? names[0] : names.at(-1)) ?? '';
}

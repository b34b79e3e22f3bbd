import { customerPattern } from './customer.ts';

/** The tag of a login that names its customer. */
export const customerTag = 'customer';

const loginPrefix = 'palmleaf@';

/** Returns the name of the role or user that signs for a customer. */
export const loginName = (customer: string): string => `${loginPrefix}${customer}`;

/** The data that a signed request may reach: everything, one customer's, or nothing. */
export type Reach =
  | { readonly kind: 'everything' }
  | { readonly kind: 'customer'; readonly customer: string }
  | { readonly kind: 'nothing' };

/**
 * Returns the reach of an ARN. A name that begins like a login but names no customer reaches nothing.
 *
 * @param arn of a user, or of the session of a role
 */
export function reachOf(arn: string): Reach {
  const name = nameIn(arn);
  if (!name.startsWith(loginPrefix)) return { kind: 'everything' };
  const customer = name.slice(loginPrefix.length);
  return customerPattern.test(customer) ? { kind: 'customer', customer } : { kind: 'nothing' };
}

/** A person may choose the name of a session, so only the role's name counts. */
function nameIn(arn: string): string {
  const [kind = '', ...names] = arn.split(':').slice(5).join(':').split('/');
  return (kind === 'assumed-role' ? names[0] : names.at(-1)) ?? '';
}

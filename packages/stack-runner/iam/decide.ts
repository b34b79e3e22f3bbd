import { holds, type RequestContext } from './condition.ts';
import type { Patterns, Statement } from './statement.ts';
import { filledIn } from './variables.ts';
import { matches, matchesArn } from './wildcard.ts';

export type Principal =
  | {
      readonly kind: 'role';
      readonly arn: string;
      readonly session?: string;
      readonly tags?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'service'; readonly name: string }
  | { readonly kind: 'operator' }
  | { readonly kind: 'anybody' };

export interface Need {
  readonly action: string;
  readonly resource: string;
  readonly context?: RequestContext;
}

export interface Policies {
  readonly identity: ReadonlyMap<string, readonly Statement[]>;
  readonly resource: ReadonlyMap<string, readonly Statement[]>;
}

export interface Decision {
  readonly allowed: boolean;
  readonly denial: Denial | undefined;
  readonly applying: readonly Statement[];
}

export interface Denial {
  readonly source: string;
  readonly policy: 'identity-based' | 'resource-based';
}

const encrypted: RequestContext = { 'aws:securetransport': ['true'] };

/**
 * An explicit deny wins. Services and anonymous callers need the resource's policy. Role policies on a key hold only if
 * the key's policy delegates to them. https://docs.aws.amazon.com/kms/latest/developerguide/key-policy-default.html
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export function decide(policies: Policies, account: string, principal: Principal, need: Need): Decision {
  const context = { ...encrypted, ...contextOf(principal), ...need.context };
  const fits = (written: Statement): boolean => {
    const statement = withVariables(written, context);
    return (
      statement !== undefined &&
      matchesAny(statement.actions, (pattern) => matches(pattern.toLowerCase(), need.action.toLowerCase())) &&
      matchesAny(statement.resources, (pattern) => matchesArn(pattern, need.resource)) &&
      statement.conditions.every((condition) => holds(condition, context))
    );
  };
  const policyOfResource = policies.resource.get(holderOf(need.resource)) ?? [];
  const isDelegated =
    !need.resource.startsWith('arn:aws:kms:') ||
    policyOfResource.some((each) => each.effect === 'Allow' && namesAccount(each, account) && fits(each));
  const identityStatements = (
    principal.kind === 'role' ? (policies.identity.get(principal.arn) ?? []) : []
  ).filter(({ effect }) => isDelegated || effect === 'Deny');
  const resourceStatements = policyOfResource.filter((statement) =>
    namesPrincipal(statement, principal, account),
  );
  const applying = [...identityStatements, ...resourceStatements].filter(fits);
  const denial = applying.find(({ effect }) => effect === 'Deny');
  if (denial !== undefined) {
    const policy = identityStatements.includes(denial) ? 'identity-based' : 'resource-based';
    return { allowed: false, denial: { source: denial.source, policy }, applying };
  }
  const allowed = principal.kind === 'operator' || applying.length > 0;
  return { allowed, denial: undefined, applying };
}

/** Undefined if a variable has no value: the statement then matches nothing. */
function withVariables(statement: Statement, context: RequestContext): Statement | undefined {
  let isWhole = true;
  const fill = (text: string): string =>
    filledIn(text, context, () => {
      isWhole = false;
    });
  const { not, patterns } = statement.resources;
  const filled = {
    ...statement,
    resources: { not, patterns: patterns.map(fill) },
    conditions: statement.conditions.map((each) => ({ ...each, wanted: each.wanted.map(fill) })),
  };
  return isWhole ? filled : undefined;
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-keys.html */
function contextOf(principal: Principal): RequestContext {
  if (principal.kind !== 'role') return {};
  const tags = Object.entries(principal.tags ?? {});
  return {
    'aws:principalarn': [principal.arn],
    ...Object.fromEntries(tags.map(([key, value]) => [`aws:principaltag/${key.toLowerCase()}`, [value]])),
  };
}

export function holderOf(resource: string): string {
  if (resource.startsWith('arn:aws:s3:::')) return resource.split('/')[0] ?? resource;
  if (resource.includes(':dynamodb:')) return resource.split('/').slice(0, 2).join('/');
  return resource;
}

function matchesAny({ not, patterns }: Patterns, fits: (pattern: string) => boolean): boolean {
  return patterns.some(fits) !== not;
}

/** A Deny for the account denies each role; an Allow only delegates to their policies. */
function namesPrincipal(statement: Statement, principal: Principal, account: string): boolean {
  const { principals = [], effect } = statement;
  if (principals.includes('*')) return true;
  const isOfAccount = namesAccount(statement, account);
  switch (principal.kind) {
    case 'service':
      return principals.includes(principal.name);
    case 'role':
      return principals.includes(principal.arn) || (effect === 'Deny' && isOfAccount);
    case 'operator':
      return isOfAccount;
    case 'anybody':
      return false;
  }
}

const namesAccount = ({ principals = [] }: Statement, account: string): boolean =>
  principals.some((name) => name === account || name === `arn:aws:iam::${account}:root`);

import { AwsError } from '../basics/errors.ts';
import type { Denial, Need, Principal } from './decide.ts';

export interface Refusal {
  readonly principal: Principal;
  readonly need: Need;
  readonly denial: Denial | undefined;
}

const errors: Readonly<Record<string, readonly [code: string, status: number]>> = {
  s3: ['AccessDenied', 403],
  sqs: ['AccessDenied', 403],
  cloudformation: ['AccessDenied', 403],
  lambda: ['AccessDeniedException', 403],
  scheduler: ['AccessDeniedException', 403],
};

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/troubleshoot_access-denied.html */
export function denied(service: string, { principal, need, denial }: Refusal): AwsError {
  const [code, status] = errors[service] ?? ['AccessDeniedException', 400];
  const { action, resource } = need;
  const on = service === 's3' ? `"${resource}"` : resource;
  const why =
    denial === undefined
      ? `because no identity-based policy allows the ${action} action`
      : `with an explicit deny in ${denial.policy === 'identity-based' ? 'an' : 'a'} ${denial.policy} policy`;
  const message = `User: ${nameOf(principal)} is not authorized to perform: ${action} on resource: ${on} ${why}`;
  return new AwsError(code, message, status);
}

export function nameOf(principal: Principal): string {
  switch (principal.kind) {
    case 'role':
      return principal.session === undefined
        ? principal.arn
        : `${principal.arn.replace(':iam:', ':sts:').replace(':role/', ':assumed-role/')}/${principal.session}`;
    case 'service':
      return principal.name;
    case 'operator':
      return 'the operator';
    case 'anybody':
      return 'anonymous';
  }
}

export function refusalLine({ principal, need: { action, resource }, denial }: Refusal): string {
  const who = principal.kind === 'role' ? (principal.session ?? principal.arn) : nameOf(principal);
  const refused = `IAM: ${who} may not ${action} on ${resource}`;
  if (denial !== undefined) return `${refused}: ${denial.source} denies it.`;
  const statement = { Effect: 'Allow', Action: action, Resource: resource };
  switch (principal.kind) {
    case 'role':
      return `${refused}. In a policy of ${principal.arn}, this would allow it: ${JSON.stringify(statement)}`;
    case 'service':
    case 'operator':
    case 'anybody': {
      const given = principal.kind === 'service' ? { Service: principal.name } : '*';
      const isTrust = action === 'sts:AssumeRole';
      const { Resource, ...rest } = statement;
      const full = JSON.stringify({ ...rest, ...(isTrust ? {} : { Resource }), Principal: given });
      const policy = isTrust ? 'trust policy of the role' : 'policy of the resource';
      return `${refused}. In the ${policy}, this would allow it: ${full}`;
    }
  }
}

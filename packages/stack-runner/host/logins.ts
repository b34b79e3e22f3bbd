import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import type { StackOutput } from '../gateway/cloudformation.ts';
import type { Access } from '../iam/access.ts';
import type { Credentials } from '../protocol/signature.ts';

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/id_tags.html */
const tagText = z
  .string()
  .regex(/^[\p{L}\p{Z}\p{N}_.:/=+\-@]*$/u, 'letters, digits, spaces and _ . : / = + - @');

export const loginSchema = z.object({
  name: z
    .string()
    .regex(/^[\w+=,.@-]{1,64}$/, 'the name of a role: 1 to 64 letters, digits and + = , . @ _ -'),
  tags: z.record(tagText.min(1), tagText),
  policyOutput: z.string(),
});

export interface Login {
  readonly name: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly policyOutput: string;
}

interface StackLogins {
  readonly account: string;
  readonly logins: readonly Login[];
}

export function loginsOf(
  access: Access,
  { account, logins }: StackLogins,
  outputs: Readonly<Record<string, StackOutput>>,
): Readonly<Record<string, Credentials>> {
  return Object.fromEntries(
    logins.map(({ name, tags, policyOutput }) => {
      const policy = access.managedPolicy(outputs[policyOutput]?.value ?? '');
      if (policy === undefined)
        throw new StackError(`the login ${name}: no output ${policyOutput} holds the ARN of a policy`);
      const arn = `arn:aws:iam::${account}:role/${name}`;
      access.allowRole(arn, policy);
      return [name, access.credentialsOf(arn, 'login', tags)];
    }),
  );
}

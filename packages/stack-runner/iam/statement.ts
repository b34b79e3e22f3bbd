import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import { type Condition, conditionsOf } from './condition.ts';
import { unknownVariable } from './variables.ts';

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const principalSchema = z.union([
  z.literal('*'),
  z.strictObject({ AWS: oneOrMore.optional(), Service: oneOrMore.optional() }),
]);
const statementSchema = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Principal: principalSchema.optional(),
  Action: oneOrMore.optional(),
  NotAction: oneOrMore.optional(),
  Resource: oneOrMore.optional(),
  NotResource: oneOrMore.optional(),
  Condition: z
    .record(
      z.string(),
      z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.array(z.string())])),
    )
    .default({}),
});

export const policyDocumentSchema = z.object({
  Version: z.enum(['2012-10-17', '2008-10-17']).optional(),
  Id: z.string().optional(),
  Statement: z.array(z.unknown()),
});

/** With `not`, matches if no pattern does. */
export interface Patterns {
  readonly not: boolean;
  readonly patterns: readonly string[];
}

export interface Statement {
  readonly source: string;
  readonly effect: 'Allow' | 'Deny';
  readonly actions: Patterns;
  readonly resources: Patterns;
  /** `*`, ARNs, account ids and names of services; undefined in a policy of an identity. */
  readonly principals: readonly string[] | undefined;
  readonly conditions: readonly Condition[];
}

export function statementsOf(
  source: string,
  { Statement }: z.infer<typeof policyDocumentSchema>,
): Statement[] {
  return Statement.map((raw, position) => {
    const parsed = statementSchema.safeParse(raw);
    if (!parsed.success)
      throw new StackError(
        `${source} has a statement that is not supported:\n${z.prettifyError(parsed.error)}`,
      );
    const unknown = unknownVariable(JSON.stringify(raw));
    if (unknown !== undefined)
      throw new StackError(`${source}: the policy variable ${unknown} is not supported`);
    const { Sid, Effect, Principal, Action, NotAction, Resource, NotResource, Condition } = parsed.data;
    return {
      source: `${source} (${Sid ?? position + 1})`,
      effect: Effect,
      actions: { not: NotAction !== undefined, patterns: Action ?? NotAction ?? [] },
      // The policy of a resource may omit the resource.
      resources: { not: NotResource !== undefined, patterns: Resource ?? NotResource ?? ['*'] },
      principals:
        Principal === '*' ? ['*'] : Principal && [...(Principal.AWS ?? []), ...(Principal.Service ?? [])],
      conditions: conditionsOf(source, Condition),
    };
  });
}

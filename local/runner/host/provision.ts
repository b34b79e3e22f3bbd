import { StackError } from '../basics/errors.ts';
import type { StackOutput } from '../gateway/cloudformation.ts';
import type { StackContext } from '../resources/context.ts';
import { ignoredTypes, isIgnoredType, resourceHandlers } from '../resources/resource-types.ts';
import type { Template } from '../template/assembly.ts';
import { type PhysicalResource, TemplateEvaluator } from '../template/evaluate.ts';

/** @throws StackError naming every resource whose type is neither emulated nor known to mean nothing here */
export function refuseUnknownTypes(template: Template): void {
  const unknown = Object.entries(template.Resources).filter(
    ([, { Type }]) => resourceHandlers[Type] === undefined && !isIgnoredType(Type),
  );
  if (unknown.length > 0) {
    const list = unknown.map(([logicalId, { Type }]) => `${Type} (${logicalId})`).join(', ');
    throw new StackError(`the local stack does not emulate: ${list}`);
  }
}

/** Makes every resource of the template and evaluates its outputs. */
export async function provision(
  template: Template,
  context: StackContext,
): Promise<Record<string, StackOutput>> {
  for (const [logicalId, { Type }] of Object.entries(template.Resources)) {
    if (Type === 'AWS::SNS::Topic') context.log(`${logicalId}: ${Type} is left out: ${ignoredTypes[Type]}`);
  }
  const evaluator = new TemplateEvaluator(template, {
    ...context,
    make: (logicalId, type, properties) =>
      resourceHandlers[type]?.({ logicalId, properties, context }) ??
      Promise.resolve(placeholder(logicalId, context)),
  });
  for (const logicalId of Object.keys(template.Resources)) await evaluator.resource(logicalId);
  const outputs: Record<string, StackOutput> = {};
  for (const [key, { Value, Description, Condition }] of Object.entries(template.Outputs ?? {})) {
    if (Condition !== undefined && !(await evaluator.condition(Condition))) continue;
    outputs[key] = { value: String(await evaluator.value(Value)), description: Description };
  }
  return outputs;
}

/** What refers to an ignored resource gets names that exist nowhere. */
function placeholder(logicalId: string, { region, account, stackName }: StackContext): PhysicalResource {
  const name = `${stackName}-${logicalId}`;
  const arn = `arn:aws:local:${region}:${account}:${logicalId}`;
  return { ref: name, attributes: { Arn: arn, TopicArn: arn, TopicName: name, RoleId: name, KeyId: name } };
}

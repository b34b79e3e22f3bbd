import type { StackOutput } from '../gateway/cloudformation.ts';
import type { StackContext } from '../resources/context.ts';
import { resourceHandlers } from '../resources/resource-types.ts';
import type { AssembledStack, Template } from '../template/assembly.ts';
import { type PhysicalResource, TemplateEvaluator } from '../template/evaluate.ts';

/** Makes every resource of one template and evaluates its outputs; what it exports is added to `exports`. */
async function provisionOne(
  template: Template,
  context: StackContext,
  exports: Map<string, string>,
): Promise<Record<string, StackOutput>> {
  const evaluator = new TemplateEvaluator(template, {
    ...context,
    exports,
    make: (logicalId, type, properties) =>
      resourceHandlers[type]?.({ logicalId, properties, context }) ??
      Promise.resolve(placeholder(logicalId, context)),
  });
  for (const logicalId of Object.keys(template.Resources)) await evaluator.resource(logicalId);
  const outputs: Record<string, StackOutput> = {};
  for (const [key, { Value, Description, Condition, Export }] of Object.entries(template.Outputs ?? {})) {
    if (Condition !== undefined && !(await evaluator.condition(Condition))) continue;
    const value = String(await evaluator.value(Value));
    outputs[key] = { value, description: Description };
    if (Export !== undefined) exports.set(String(await evaluator.value(Export.Name)), value);
  }
  return outputs;
}

/**
 * Makes all stacks, in their order.
 *
 * @returns the outputs of each, by its name
 */
export async function provision(
  stacks: readonly AssembledStack[],
  context: Omit<StackContext, 'stackName'>,
): Promise<Map<string, Record<string, StackOutput>>> {
  const exports = new Map<string, string>();
  const outputs = new Map<string, Record<string, StackOutput>>();
  for (const { stackName, template } of stacks)
    outputs.set(stackName, await provisionOne(template, { ...context, stackName }, exports));
  return outputs;
}

/** What refers to an ignored resource gets names that exist nowhere. */
function placeholder(logicalId: string, { region, account, stackName }: StackContext): PhysicalResource {
  const name = `${stackName}-${logicalId}`;
  const arn = `arn:aws:local:${region}:${account}:${logicalId}`;
  return { ref: name, attributes: { Arn: arn, RoleId: name, KeyId: name } };
}

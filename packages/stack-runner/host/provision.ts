import type { StackOutput } from '../gateway/cloudformation.ts';
import type { StackContext } from '../resources/context.ts';
import { ignoredBecause, resourceHandlers } from '../resources/resource-types.ts';
import type { AssembledStack, Template } from '../template/assembly.ts';
import { type PhysicalResource, TemplateEvaluator } from '../template/evaluate.ts';
import type { IgnoredProperties } from './ignored-properties.ts';

const descriptiveProperties = /^(Description|Tags|ServiceToken|\w*Name)$/;

async function provisionOne(
  template: Template,
  context: StackContext,
  exports: Map<string, string>,
  ignored: IgnoredProperties,
): Promise<Record<string, StackOutput>> {
  const evaluator = new TemplateEvaluator(template, {
    ...context,
    exports,
    make: async (logicalId, type, properties) => {
      const handler = resourceHandlers[type];
      if (handler === undefined) {
        ignored.add(`${type}: ${ignoredBecause(type) ?? 'unknown'}`, logicalId);
        return placeholder(logicalId, context);
      }
      const recordIgnored = (path: string): void => {
        if (!descriptiveProperties.test(path)) ignored.add(`${type}: ${path} has no effect here`, logicalId);
      };
      return handler({ logicalId, properties, context, recordIgnored });
    },
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

export async function provision(
  stacks: readonly AssembledStack[],
  ignored: IgnoredProperties,
  context: Omit<StackContext, 'stackName'>,
): Promise<Map<string, Record<string, StackOutput>>> {
  const exports = new Map<string, string>();
  const outputs = new Map<string, Record<string, StackOutput>>();
  for (const { stackName, template, unread } of stacks) {
    for (const path of unread) ignored.add(`the template: ${path} has no effect here`, stackName);
    outputs.set(stackName, await provisionOne(template, { ...context, stackName }, exports, ignored));
  }
  return outputs;
}

function placeholder(logicalId: string, { region, account, stackName }: StackContext): PhysicalResource {
  const name = `${stackName}-${logicalId}`;
  const arn = `arn:aws:local:${region}:${account}:${logicalId}`;
  return { ref: name, attributes: { Arn: arn, RoleId: name, KeyId: name } };
}

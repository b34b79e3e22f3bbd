import { StackError } from '../basics/errors.ts';
import { ignoredBecause, resourceHandlers } from '../resources/resource-types.ts';
import type { AssembledStack } from '../template/assembly.ts';

/** Properties that change nothing about what a resource does, or tell CloudFormation what to do with it. */
const describing = /^(Description|Tags|ServiceToken|.*Name)$/;

const resourcesOf = (stacks: readonly AssembledStack[]) =>
  stacks.flatMap(({ template }) =>
    Object.entries(template.Resources).map(([logicalId, resource]) => ({ logicalId, ...resource })),
  );

/** @throws StackError naming every resource of all stacks whose type is neither emulated nor known to mean nothing here */
export function refuseUnknownTypes(stacks: readonly AssembledStack[]): void {
  const unknown = resourcesOf(stacks).filter(
    ({ Type }) => resourceHandlers[Type] === undefined && ignoredBecause(Type) === undefined,
  );
  if (unknown.length === 0) return;
  const list = unknown.map(({ logicalId, Type }) => `${Type} (${logicalId})`).join(', ');
  throw new StackError(`the local stack does not emulate: ${list}`);
}

/** Lists what a template has and the runner does not do: whole types, and properties of the types that it makes. */
export function leftOut(stacks: readonly AssembledStack[]): string[] {
  const found = new Map<string, string[]>();
  for (const { logicalId, Type, Properties = {} } of resourcesOf(stacks)) {
    const handler = resourceHandlers[Type];
    const lines =
      handler === undefined
        ? [`${Type}: ${ignoredBecause(Type) ?? 'unknown'}`]
        : Object.keys(Properties)
            .filter((name) => !handler.properties.includes(name) && !describing.test(name))
            .map((name) => `${Type}: ${name} has no effect here`);
    for (const line of lines) found.set(line, [...(found.get(line) ?? []), logicalId]);
  }
  return [...found].sort().map(([line, logicalIds]) => `${line} (${logicalIds.join(', ')})`);
}

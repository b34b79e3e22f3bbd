import { StackError } from '../basics/errors.ts';
import { ignoredBecause, resourceHandlers } from '../resources/resource-types.ts';
import type { AssembledStack } from '../template/assembly.ts';

export function refuseUnknownTypes(stacks: readonly AssembledStack[]): void {
  const unknown = stacks
    .flatMap(({ template }) => Object.entries(template.Resources))
    .filter(([, { Type }]) => resourceHandlers[Type] === undefined && ignoredBecause(Type) === undefined);
  if (unknown.length === 0) return;
  const list = unknown.map(([logicalId, { Type }]) => `${Type} (${logicalId})`).join(', ');
  throw new StackError(`the local stack does not emulate: ${list}`);
}

export class IgnoredProperties {
  readonly #places = new Map<string, Set<string>>();

  add(what: string, place: string): void {
    this.#places.set(what, (this.#places.get(what) ?? new Set()).add(place));
  }

  lines(): string[] {
    return [...this.#places].sort().map(([what, places]) => `${what} (${[...places].join(', ')})`);
  }
}

import { type OperationName, operationNames, operations } from '@palmleaf/contract/operations';

export type Plans = ReadonlyMap<string, ReadonlySet<OperationName>>;

/** `base` is the address of the charts. */
const isCalculation = (name: OperationName): boolean => operations[name].base === 'base';

export const defaultPlans: Plans = new Map([['calculation', new Set(operationNames.filter(isCalculation))]]);

export function parsePlan(text: string): [name: string, operations: ReadonlySet<OperationName>] {
  const [, name, list] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(text) ?? [];
  if (name === undefined || list === undefined) {
    throw new Error(`plan "${text}" is not written as name=operation,operation`);
  }
  const included = list.split(',').map((wanted) => {
    const operation = operationNames.find((known) => known === wanted.trim());
    if (operation === undefined) {
      throw new Error(`plan "${name}" names "${wanted}"; the operations are ${operationNames.join(', ')}`);
    }
    return operation;
  });
  return [name, new Set(included)];
}

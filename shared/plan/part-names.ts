import {
  type NamesWhere,
  type OperationName,
  operationNames,
  operations,
} from '@palmleaf/contract/operations';

/** The families of parts, in the order of a report; the months of a place belong to no report. */
export const families = ['palm', 'chart', 'vastu', 'chat', 'place'] as const;
export type Family = (typeof families)[number];
export type PartName = `${Family}/${string}`;

export function familyOf(part: PartName): Family {
  const family = families.find((name) => part.startsWith(`${name}/`));
  if (family === undefined) throw new Error(`No family of parts in ${part}`);
  return family;
}

export function isPartName(name: string): name is PartName {
  return families.some((family) => name.startsWith(`${family}/`) && name.length > family.length + 1);
}

/** The operation that buys a place's months. */
export const placeOperation = 'tamil_month_panchang' satisfies OperationName;

type PlannedOperation = Exclude<OperationName, NamesWhere<{ readonly plan: null }>>;
const isPlanned = (name: OperationName): name is PlannedOperation => operations[name].plan !== null;
const base = 36;

/** Returns the digit of an operation in stored intents, as a number: plans keep this order. Questions come last. */
const placeOf = (name: PlannedOperation): number => {
  const { number } = operations[name].plan;
  return number === null ? base : Number.parseInt(number, base);
};

/** Every operation that a plan may contain. */
export const plannedOperations: readonly PlannedOperation[] = operationNames
  .filter(isPlanned)
  .toSorted((one, other) => placeOf(one) - placeOf(other));

const partOf = (name: PlannedOperation): PartName => `${operations[name].plan.family}/${name}`;

/** Returns the operations of a family, each with its part. */
export const plannedIn = (family: Family): { operation: PlannedOperation; part: PartName }[] =>
  plannedOperations
    .filter((name) => operations[name].plan.family === family)
    .map((operation) => ({ operation, part: partOf(operation) }));

/** Returns the part that must be bought before an operation is called, or undefined. */
export function partBefore(name: PlannedOperation): PartName | undefined {
  const { after } = operations[name].plan;
  return after === null ? undefined : partOf(after);
}

const after = Map.groupBy(plannedOperations, partBefore);

/** Returns the parts that need this part bought first. */
export const partsAfter = (part: string): PartName[] =>
  [...after].flatMap(([before, names]) => (before === part ? names.map(partOf) : []));

export const palmIdPart = 'palm/get-palm-id' satisfies PartName;

const partNumbers: ReadonlyMap<PartName, string> = new Map(
  plannedOperations.flatMap((name): [PartName, string][] => {
    const { number } = operations[name].plan;
    return number === null ? [] : [[partOf(name), number]];
  }),
);

/** Every part that a product may name alone; questions are bought as a family. */
export const plannedParts: readonly PartName[] = [...partNumbers.keys()];

/** Returns the digit of a part in stored intents; undefined for a question or a month. */
export const numberOfPart = (part: PartName): string | undefined => partNumbers.get(part);

/** Returns the operation that answers a part. */
export function operationOf(part: PartName): OperationName {
  const family = familyOf(part);
  if (family === 'chat') return 'chat';
  if (family === 'place') return placeOperation;
  const planned = plannedIn(family).find((one) => one.part === part);
  if (planned === undefined) throw new Error(`No operation gives ${part}`);
  return planned.operation;
}

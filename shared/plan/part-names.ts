import {
  type NamesWhere,
  type OperationName,
  operationNames,
  operations,
} from '@palmleaf/contract/operations';

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

export const placeOperation = 'tamil_month_panchang' satisfies OperationName;

type PlannedOperation = Exclude<OperationName, NamesWhere<{ readonly plan: null }>>;
const isPlanned = (name: OperationName): name is PlannedOperation => operations[name].plan !== null;
const base = 36;

/** A plan's order of operations: by the digit (0 to z) that names the part in a header's `intent`. */
const placeOf = (name: PlannedOperation): number => {
  const { intentCode } = operations[name].plan;
  return intentCode === null ? base : Number.parseInt(intentCode, base);
};

export const plannedOperations: readonly PlannedOperation[] = operationNames
  .filter(isPlanned)
  .toSorted((one, other) => placeOf(one) - placeOf(other));

const partOf = (name: PlannedOperation): PartName => `${operations[name].plan.family}/${name}`;

export const plannedIn = (family: Family): { operation: PlannedOperation; part: PartName }[] =>
  plannedOperations
    .filter((name) => operations[name].plan.family === family)
    .map((operation) => ({ operation, part: partOf(operation) }));

export function partBefore(name: PlannedOperation): PartName | undefined {
  const { after } = operations[name].plan;
  return after === null ? undefined : partOf(after);
}

const operationsByBefore = Map.groupBy(plannedOperations, partBefore);

export const partsAfter = (part: string): PartName[] =>
  [...operationsByBefore].flatMap(([before, names]) => (before === part ? names.map(partOf) : []));

export const palmIdPart = 'palm/get-palm-id' satisfies PartName;

const partNumbers: ReadonlyMap<PartName, string> = new Map(
  plannedOperations.flatMap((name): [PartName, string][] => {
    const { intentCode } = operations[name].plan;
    return intentCode === null ? [] : [[partOf(name), intentCode]];
  }),
);

export const plannedParts: readonly PartName[] = [...partNumbers.keys()];

/** `luck`, `palm/luck`, `chat`, `chat/1`. */
export const isWordForParts = (word: string): boolean =>
  [...plannedOperations, ...plannedParts].some((name) => name === word) || /^chat\/[1-9]\d*$/.test(word);

/** Undefined for a question or a month. */
export const intentCodeOf = (part: PartName): string | undefined => partNumbers.get(part);

export function operationOf(part: PartName): OperationName {
  const family = familyOf(part);
  if (family === 'chat') return 'chat';
  if (family === 'place') return placeOperation;
  const planned = plannedIn(family).find((one) => one.part === part);
  if (planned === undefined) throw new Error(`No operation gives ${part}`);
  return planned.operation;
}

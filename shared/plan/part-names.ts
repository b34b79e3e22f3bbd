import type { OperationName } from '@palmleaf/contract/operations';

/** The families of parts, in the order in which a report shows them; the months of a place are no report's. */
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

export const palmIdPart = 'palm/get-palm-id' satisfies PartName;

export const palmParts = [
  'hand-type',
  'fingers',
  'major-lines',
  'mounts',
  'special-features',
  'minor-lines',
  'summary',
  'personality',
  'career',
  'money',
  'love',
  'marriage',
  'health',
  'challenges',
  'luck',
  'get-palm-image',
] as const satisfies readonly OperationName[];

export const chartOperations = [
  'natal_chart_interpretation',
  'natal_aspects_report',
  'varshaphal_yoga',
  'tamil_month_panchang',
] as const satisfies readonly OperationName[];

/** Every part that a product may name by itself; questions are bought as a family. */
export const plannedParts: readonly PartName[] = [
  palmIdPart,
  ...palmParts.map((name): PartName => `palm/${name}`),
  ...chartOperations.map((name): PartName => `chart/${name}`),
  'vastu/devatas-45',
];

/** The operation that a part is the answer of. */
export function operationOf(part: PartName): OperationName {
  const name = part.slice(part.indexOf('/') + 1);
  switch (familyOf(part)) {
    case 'chat':
      return 'chat';
    case 'place':
      return 'tamil_month_panchang';
    default: {
      const operation = plannedOperations.find((one) => one === name);
      if (operation === undefined) throw new Error(`No operation gives ${part}`);
      return operation;
    }
  }
}

/** Every operation that a plan may hold. */
export const plannedOperations: readonly OperationName[] = [
  'get-palm-id',
  ...palmParts,
  ...chartOperations,
  'devatas-45',
  'chat',
];

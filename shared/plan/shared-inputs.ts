import { hashOf } from './canonical.ts';
import type { Inputs } from './inputs.ts';
import type { Family } from './part-names.ts';

const shares: Record<Family, (inputs: Inputs) => unknown> = {
  palm: ({ photo }) => photo && { photo: photo.value.sha256 },
  chart: ({ row }) => row?.value.birth && { birth: row.value.birth },
  chat: ({ row }) => row?.value.birth && { birth: row.value.birth },
  place: () => undefined,
  vastu: ({ row }) => row?.value.vastuId && { vastu: row.value.vastuId },
};

export function sharedInputs(inputs: Inputs): Record<Family, string | undefined> {
  const hash = (family: Family) => {
    const shared = shares[family](inputs);
    return shared === undefined ? undefined : hashOf(shared);
  };
  return {
    palm: hash('palm'),
    chart: hash('chart'),
    vastu: hash('vastu'),
    chat: hash('chat'),
    place: hash('place'),
  };
}

export const allShared = (inputs: Inputs): string[] => [
  ...new Set(Object.values(sharedInputs(inputs)).filter((hash) => hash !== undefined)),
];

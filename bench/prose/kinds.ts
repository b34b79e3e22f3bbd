import type { ProseReport } from './measures.ts';
import { aspectsProse, natalProse, varshaphalProse } from './of-births.ts';
import { palmProse } from './of-palms.ts';

export interface ProseKind {
  readonly name: string;
  /** What its figures have to hold; shares are 0 to 1. */
  readonly goals: { readonly repeated: number; readonly shared?: number; readonly distinct?: number };
  /** The report of the person, or of the features, that a number stands for: always the same for the same number. */
  readonly report: (person: number) => ProseReport | Promise<ProseReport>;
  /** How many whole reports the page shows. */
  readonly samples: number;
}

/** Every kind of text that is measured. */
export const proseKinds: readonly ProseKind[] = [
  {
    name: 'natal',
    goals: { repeated: 0.03, shared: 0.15, distinct: 990 },
    report: natalProse,
    samples: 4,
  },
  {
    name: 'aspects',
    goals: { repeated: 0.03, shared: 0.15, distinct: 990 },
    report: aspectsProse,
    samples: 3,
  },
  { name: 'varshaphal', goals: { repeated: 0.03 }, report: varshaphalProse, samples: 3 },
  // What a photo leaves open is not told, so that a few hands of which little is decided read alike.
  { name: 'palm', goals: { repeated: 0.03, shared: 0.3, distinct: 990 }, report: palmProse, samples: 3 },
];

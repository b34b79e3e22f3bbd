import { lettersPartition, type Subject } from '../ledger/items/keys.ts';
import { removeLetter } from './dead-letters.ts';
import { listLetters } from './sweep/list-former.ts';
import type { SweepDeps } from './sweep-deps.ts';
import { pageFrom, type WalkStep } from './whole-erasure.ts';

/** Must be the last steps, because positions stored by earlier versions do not count them. */
export const letterSteps = (deps: SweepDeps, whole: Subject): WalkStep[] => [
  async () => ({ cursor: await listLetters({ deps }) }),
  lettersAbout(deps, whole),
];

const lettersAbout =
  ({ ledger: { table } }: SweepDeps, whole: Subject): WalkStep =>
  async (_erasure, cursor) => {
    const partition = lettersPartition(whole);
    const page = await table.queryIndex({ index: 'batch', partition, ...pageFrom(cursor) });
    for (const entry of page.items) await removeLetter(table, entry, whole);
    return { cursor: page.cursor };
  };

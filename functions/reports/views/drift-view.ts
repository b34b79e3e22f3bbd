import { type RememberedShape, readShapes } from '../../../shared/drift/remembered.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import type { DifferenceView, DriftView } from '../../../shared/views/drift-view.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

export async function readDriftView(
  { table }: Pick<LedgerContext, 'table'>,
  profile: string,
): Promise<DriftView> {
  const shapes = await readShapes(table, profile);
  return { profile, operations: shapes.map(entryOf) };
}

function entryOf({
  operation,
  firstAt,
  lines,
  differences,
  more,
}: RememberedShape): DriftView['operations'][number] {
  return {
    operation,
    since: iso(firstAt),
    paths: lines.length,
    differences: differences.map(
      (one): DifferenceView => ({ ...one, firstAt: iso(one.firstAt), lastAt: iso(one.lastAt) }),
    ),
    more,
  };
}

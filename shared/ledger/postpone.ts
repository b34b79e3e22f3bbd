import { all, equals, exists, missing } from '../table/table.ts';
import type { LedgerContext } from './context.ts';
import { headerKey } from './keys.ts';
import type { Header } from './model.ts';

/**
 * Sets when the reconciler looks at a subject next, if nobody has changed it meanwhile. What is held, or finished, is not
 * touched.
 */
export async function postpone({ table }: LedgerContext, seen: Header, dueAt: number): Promise<boolean> {
  const result = await table.update({
    key: headerKey(seen),
    set: [[['dueAt'], dueAt]],
    condition: all(
      exists('due'),
      equals(['state'], seen.state),
      seen.due === undefined ? missing('due') : equals(['due'], seen.due),
      seen.lease === undefined ? missing('lease') : equals(['lease', 'owner'], seen.lease.owner),
    ),
  });
  return result.ok;
}

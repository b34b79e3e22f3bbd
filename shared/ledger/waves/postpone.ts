import { all } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import type { Header } from '../items/header.ts';
import { headerItems } from '../items/header.ts';
import { headerKey } from '../items/keys.ts';

/**
 * Sets when the reconciler looks at a subject next, if nobody has changed it meanwhile. What is held, or finished, is not
 * touched.
 */
export async function postpone({ table }: LedgerContext, seen: Header, dueAt: number): Promise<boolean> {
  const result = await table.update(
    headerItems.update({
      key: headerKey(seen),
      set: { dueAt },
      condition: all(
        headerItems.exists('due'),
        headerItems.equals('state', seen.state),
        seen.due === undefined ? headerItems.missing('due') : headerItems.equals('due', seen.due),
        seen.lease === undefined
          ? headerItems.missing('lease')
          : headerItems.equals(['lease', 'owner'], seen.lease.owner),
      ),
    }),
  );
  return result.ok;
}

import type { UpdateResult } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import type { Header } from '../items/header.ts';
import type { HeaderEvent } from './header-event.ts';
import { transition } from './transition.ts';

/** `ok: false` if the header has changed or its state does not permit the event. */
export async function applyEvent(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  before: Header,
  event: HeaderEvent,
): Promise<UpdateResult | { readonly ok: boolean }> {
  const writes = transition(before, event, now());
  if (writes === undefined) return { ok: false };
  const [write, ...others] = writes;
  if (others.length > 0) return { ok: (await table.transact(writes)).ok };
  return 'delete' in write ? { ok: await table.delete(write) } : table.update(write);
}

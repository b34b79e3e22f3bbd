import { keepBatch } from './batches.ts';
import type { KeeperDeps } from './deps.ts';
import { keepGates } from './gates.ts';
import { type Overdue, sendOverdue } from './overdue.ts';

export interface Tick extends Overdue {
  readonly gatesClosed: number;
}

/**
 * What keeper does every minute: opens gates whose time has come, lets go what they held, settles the blocks of dead
 * workers, and sends a job for whatever is overdue. Each step may be repeated, and none depends on the one before:
 * what a single item throws is logged and counted, and costs no other item.
 */
export async function tick(deps: KeeperDeps): Promise<Tick> {
  const gates = await keepGates(deps);
  const overdue = await sendOverdue(deps, (key) => keepBatch(deps, key));
  const failures = [...gates.failures, ...overdue.failures];
  for (const failure of failures) {
    const error = failure instanceof Error ? failure.name : typeof failure;
    deps.log.error('Keeper could not look after an item', { error });
  }
  return { ...overdue, failures, gatesClosed: gates.closed, released: gates.released + overdue.released };
}

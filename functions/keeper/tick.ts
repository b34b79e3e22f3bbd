import { keepAccounts } from './accounts.ts';
import type { KeeperDeps } from './deps.ts';
import { keepGates } from './gates.ts';
import { type Overdue, sendOverdue } from './overdue.ts';

export interface Tick extends Overdue {
  readonly gatesClosed: number;
  readonly released: number;
}

/**
 * What keeper does every minute: opens gates whose time has come, lets go what they held, settles the blocks of dead
 * workers, and sends a job for whatever is overdue. Each step may be repeated, and none depends on the one before.
 */
export async function tick(deps: KeeperDeps): Promise<Tick> {
  const gates = await keepGates(deps);
  const overdue = await sendOverdue(deps, (key) => keepAccounts(deps, key));
  return { ...overdue, gatesClosed: gates.closed, released: gates.released + overdue.released };
}

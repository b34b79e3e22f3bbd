import type { Jobs } from '../jobs/job.ts';
import { type Blocker, type BlockerItem, blockerItems, isBlockerKey } from '../ledger/items/blocker.ts';
import { accountsDue, batchKey, budgetKey } from '../ledger/items/keys.ts';
import { errorName, type Log } from '../log.ts';
import { wholeIndex } from '../table/table.ts';
import { release } from './release.ts';
import { type DecisionDeps, decideRelease } from './release-decision.ts';

export type Opened =
  | { readonly batch: string; readonly gate?: never; readonly account?: never }
  | { readonly gate: string; readonly batch?: never; readonly account?: never }
  | { readonly account: string; readonly batch?: never; readonly gate?: never };

interface FirstHintsDeps extends DecisionDeps {
  readonly jobs: Jobs;
  readonly queueDepth: () => Promise<number | undefined>;
  readonly random: () => number;
  readonly log: Log;
  readonly settings: DecisionDeps['settings'] & {
    readonly reconciler: DecisionDeps['settings']['reconciler'] & { readonly releaseSpreadMs: number };
  };
}

/** The operator's request waits at most this long. */
const maxWaitMs = 5000;

/** The reconciler sends the other hints, or all if this fails. */
export async function sendFirstHints(deps: FirstHintsDeps, opened: Opened): Promise<void> {
  const { now } = deps.ledger;
  const until = now() + maxWaitMs;
  const releasing = { ...deps, isOver: () => now() >= until, settings: deps.settings.reconciler };
  try {
    for await (const item of blockersOf(releasing, opened)) {
      await release(releasing, item, await decideRelease(deps, item.blocker));
    }
  } catch (error) {
    deps.log.warn('The first hints could not be sent; the reconciler sends them', {
      error: errorName(error),
    });
  }
}

const nameIn = ({ batch, gate, account }: Opened): string =>
  batch ?? gate ?? (account ?? '').slice(budgetKey('').pk.length);

async function* blockersOf(
  { ledger: { table }, isOver }: Pick<FirstHintsDeps, 'ledger'> & { readonly isOver: () => boolean },
  opened: Opened,
): AsyncGenerator<BlockerItem> {
  for await (const key of wholeIndex(table, { index: 'due', partition: accountsDue, limit: 1000 })) {
    if (isOver()) return;
    if (!isBlockerKey(key) || !key.pk.includes(nameIn(opened))) continue;
    const item = await blockerItems.read(table, key);
    if (item !== undefined && isOpened(item.blocker, opened)) yield item;
  }
}

function isOpened(blocker: Blocker, { batch, gate, account }: Opened): boolean {
  switch (blocker.kind) {
    case 'gates':
      return gate !== undefined && blocker.gates.includes(gate);
    case 'ceiling':
      return blocker.account.pk === (batch === undefined ? account : batchKey(batch).pk);
    default:
      return blocker.batch === batch;
  }
}

import type { LedgerContext } from '../ledger/context.ts';
import { all, any, not } from '../table/table.ts';
import { changeGate, type GateName, gateItems, gateKey, neverClosed } from './gate.ts';
import type { Pace } from './pace.ts';

type GateContext = Pick<LedgerContext, 'table' | 'now'>;

interface Drawn {
  readonly at: number;
  readonly pace?: Pace | undefined;
}

/** A next slot later than this is an error and is replaced. */
const longestAheadMs = 15 * 60_000;

/**
 * After those of all other workers, in one write.
 * @param spanMs the time that the slots cover
 * @param latestAt if the first slot would be later, reserves nothing and returns undefined
 */
export async function drawSlots(
  { table, now }: GateContext,
  name: GateName,
  spanMs: number,
  latestAt: number,
): Promise<Drawn | undefined> {
  const key = gateKey(name);
  for (;;) {
    const at = now();
    const queued = await table.update(
      gateItems.update({
        key,
        add: { nextTurnAt: spanMs },
        condition: all(gateItems.atLeast('nextTurnAt', at), gateItems.atMost('nextTurnAt', latestAt)),
      }),
    );
    if (queued.ok) {
      const { nextTurnAt = at + spanMs, pace } = gateItems.parse(queued.item);
      return { at: nextTurnAt - spanMs, pace };
    }
    const first = await table.update(
      gateItems.update({
        key,
        setIfMissing: neverClosed(name.base),
        set: { nextTurnAt: at + spanMs },
        condition: any(
          gateItems.missing('nextTurnAt'),
          gateItems.below('nextTurnAt', at),
          not(gateItems.atMost('nextTurnAt', at + longestAheadMs)),
        ),
      }),
    );
    if (first.ok) return { at, pace: gateItems.parse(first.item).pace };
    const { nextTurnAt = at } = gateItems.parse(first.item);
    if (nextTurnAt > latestAt) return undefined;
  }
}

/** Simultaneous refusals lower the pace once. */
export async function lowerPace(
  { table }: GateContext,
  name: GateName,
  next: Pace,
  refusedSentAt: number,
): Promise<Pace> {
  let lowered = next;
  await changeGate({ table }, name, ({ pace }) => {
    lowered = pace !== undefined && pace.at > refusedSentAt ? pace : next;
    return lowered === next ? { pace: next } : undefined;
  });
  return lowered;
}

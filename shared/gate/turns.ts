import type { LedgerContext } from '../ledger/context.ts';
import { all, any, not } from '../table/table.ts';
import { changeGate, type GateName, gateItems, gateKey, neverClosed } from './gate.ts';
import type { Pace } from './pace.ts';

type GateContext = Pick<LedgerContext, 'table' | 'now'>;

interface Drawn {
  /** The time of the first token, in milliseconds since 1970. */
  readonly at: number;
  /** The gate's present pace. */
  readonly pace?: Pace | undefined;
}

/** No worker draws a token beyond its function's life; a time further ahead comes from a wrong clock. */
const longestAheadMs = 15 * 60_000;

/**
 * Draws tokens of a gate behind the tokens of all other workers, in one write.
 *
 * @param spanMs the total time of the tokens
 * @param latestAt the latest time of the first token, in milliseconds since 1970
 * @returns undefined when the first token would be later; no token is drawn then
 */
export async function drawTurns(
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

/**
 * Stores a lower pace, unless it was lowered after the refused call was sent, so that simultaneous refusals lower it
 * once.
 *
 * @returns the stored pace
 */
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

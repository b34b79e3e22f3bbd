import type { LedgerContext } from '../ledger/context.ts';
import { all, any, not } from '../table/table.ts';
import { changeGate, type GateName, gateItems, gateKey, neverClosed } from './gate.ts';
import type { Pace } from './pace.ts';

type GateContext = Pick<LedgerContext, 'table' | 'now'>;

interface Drawn {
  /** When the first of the turns is, in milliseconds since 1970. */
  readonly at: number;
  /** What the gate says of its pace now. */
  readonly pace?: Pace | undefined;
}

/** Nobody draws a turn for later than its function lives: what is further ahead was written by a clock that is wrong. */
const longestAheadMs = 15 * 60_000;

/**
 * Draws turns at a gate behind all that others have drawn: one write, however many turns.
 *
 * @param spanMs how long the turns take together
 * @param latestAt when the first of them may be at the latest, in milliseconds since 1970
 * @returns undefined when the first would be later: nothing is drawn then that nobody would use
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
 * Writes down a lower pace, unless somebody has since the refused call was sent: what is refused together lowers it once.
 *
 * @returns the pace that holds
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

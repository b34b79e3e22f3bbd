import type { LedgerContext } from '../ledger/context.ts';
import { any } from '../table/table.ts';
import { type GateName, gateItems, gateKey, neverClosed } from './gate.ts';
import type { Pace } from './pace.ts';

type GateContext = Pick<LedgerContext, 'table' | 'now'>;

interface Drawn {
  /** When the first of the turns is, in milliseconds since 1970. */
  readonly at: number;
  /** What the gate says of its pace now. */
  readonly pace?: Pace | undefined;
}

/**
 * Draws turns at a gate behind all that others have drawn: one write, however many turns.
 *
 * @param spanMs how long the turns take together
 */
export async function drawTurns({ table, now }: GateContext, name: GateName, spanMs: number): Promise<Drawn> {
  const key = gateKey(name);
  for (;;) {
    const at = now();
    const queued = await table.update(
      gateItems.update({
        key,
        add: { nextTurnAt: spanMs },
        condition: gateItems.atLeast('nextTurnAt', at),
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
        condition: any(gateItems.missing('nextTurnAt'), gateItems.below('nextTurnAt', at)),
      }),
    );
    if (first.ok) return { at, pace: gateItems.parse(first.item).pace };
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
  const { ok, item } = await table.update(
    gateItems.update({
      key: gateKey(name),
      setIfMissing: neverClosed(name.base),
      set: { pace: next },
      condition: any(gateItems.missing('pace'), gateItems.atMost(['pace', 'at'], refusedSentAt)),
    }),
  );
  return ok ? next : (gateItems.parse(item).pace ?? next);
}

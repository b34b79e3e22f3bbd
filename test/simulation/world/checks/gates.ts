import type { GateReason } from '../../../../shared/ledger/items/state.ts';
import type { Change } from '../../../support/table/memory-table.ts';
import type { Process } from '../process.ts';

/** A process must have seen one of these to close the gate; empty if only the secret decides. */
const causes: Readonly<Record<GateReason, readonly string[]>> = {
  placeholder: [],
  'credential unreadable': [],
  'credential refused': ['401'],
  'wallet empty': ['402'],
  'endpoint refused': ['403'],
  throttled: ['429', '503'],
  unreachable: ['no connection'],
  failing: ['bad outcome'],
  'store refuses': ['bucket refused', 'table refused a part'],
};

const isReason = (reason: unknown): reason is GateReason =>
  typeof reason === 'string' && Object.hasOwn(causes, reason);

export const gateWatch =
  (writer: () => Process | undefined, wrong: (what: string) => void, closes: () => void) =>
  ({ key: { pk, sk }, before, after }: Change): void => {
    if (!sk.startsWith('gate#') || after?.state !== 'closed') return;
    const { reason } = after;
    if (before?.state === 'closed' && before.reason === reason) return;
    if (before?.state !== 'closed') closes();
    const process = writer();
    if (!isReason(reason)) {
      wrong(`${pk} was closed without a valid reason: ${String(reason)}`);
      return;
    }
    const expectedCauses = causes[reason];
    if (expectedCauses.length === 0 || expectedCauses.some((one) => process?.failuresMet.has(one))) return;
    wrong(
      `${pk} was closed for "${reason}" by ${process?.name}, which has met ${[...(process?.failuresMet ?? [])].join(', ')}`,
    );
  };

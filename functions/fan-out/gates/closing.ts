import type { Base } from '@palmleaf/contract/operations';
import { type Closing, closeGate } from '../../../shared/gate/gate.ts';
import { fullJitter } from '../../../shared/service-client/retry-timing.ts';
import type { FanOutDeps } from '../deps.ts';
import { retryWithBackoff } from '../flow/retry-with-backoff.ts';
import { gateOf } from '../gate-names.ts';

/** When the first probe of a gate that closes now is due. Gates that close together are not probed together. */
export const firstProbeAt = ({
  ledger,
  settings,
  random,
}: Pick<FanOutDeps, 'ledger' | 'settings' | 'random'>): number =>
  ledger.now() + settings.gate.probe.firstMs / 2 + fullJitter(settings.gate.probe, 1, random) / 2;

/** Closes the gate of a base; retries while the table refuses the write. */
export const closeGateOf = (
  deps: Pick<FanOutDeps, 'ledger' | 'endpoints' | 'random' | 'sleep' | 'remainingMs'>,
  base: Base,
  closing: Closing,
): Promise<void> => retryWithBackoff(deps, () => closeGate(deps.ledger, gateOf(deps, base), closing));

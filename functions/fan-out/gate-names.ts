import { type Base, operations } from '@palmleaf/contract/operations';
import type { GateName } from '../../shared/gate/gate.ts';
import type { PlannedCall } from '../../shared/plan/plan.ts';
import { fullJitter } from '../../shared/service-client/retry-timing.ts';
import type { FanOutDeps } from './deps.ts';

export const gateOf = (deps: Pick<FanOutDeps, 'endpoints'>, base: Base): GateName => ({
  base,
  scheme: deps.endpoints[base].scheme,
});

/** Jitter spreads the probes of gates that close together. */
export const firstProbeAt = ({
  ledger,
  settings,
  random,
}: Pick<FanOutDeps, 'ledger' | 'settings' | 'random'>): number =>
  ledger.now() + settings.gate.probe.firstMs / 2 + fullJitter(settings.gate.probe, 1, random) / 2;

export const baseOf = ({ operation }: Pick<PlannedCall, 'operation'>): Base => operations[operation].base;

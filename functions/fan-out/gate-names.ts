import { type Base, operations } from '@palmleaf/contract/operations';
import type { GateName } from '../../shared/gate/gate.ts';
import type { PlannedCall } from '../../shared/plan/plan.ts';
import type { FanOutDeps } from './deps.ts';

export const gateOf = (deps: Pick<FanOutDeps, 'endpoints'>, base: Base): GateName => ({
  base,
  scheme: deps.endpoints[base].scheme,
});

export const baseOf = ({ operation }: Pick<PlannedCall, 'operation'>): Base => operations[operation].base;

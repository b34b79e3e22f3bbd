import type { FanOutDeps } from '../deps.ts';
import type { CallFlow } from './call-flow.ts';

export interface WorkDeps extends FanOutDeps {
  readonly flow: CallFlow;
  readonly begun: () => void;
}

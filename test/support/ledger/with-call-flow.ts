import type { FanOutDeps } from '../../../functions/fan-out/deps.ts';
import { CallFlow, type WorkDeps } from '../../../functions/fan-out/flow/call-flow.ts';

export const withCallFlow = (deps: FanOutDeps): WorkDeps => ({
  ...deps,
  flow: new CallFlow(deps),
  begun: () => undefined,
});

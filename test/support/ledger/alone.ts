import type { FanOutDeps } from '../../../functions/fan-out/deps.ts';
import { CallFlow } from '../../../functions/fan-out/flow/call-flow.ts';
import type { WorkDeps } from '../../../functions/fan-out/flow/work-deps.ts';

export const alone = (deps: FanOutDeps): WorkDeps => ({
  ...deps,
  flow: new CallFlow(deps),
  begun: () => undefined,
});

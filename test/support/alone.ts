import type { FanOutDeps } from '../../functions/fan-out/deps.ts';
import { CallFlow } from '../../functions/fan-out/flow/call-flow.ts';
import type { WorkDeps } from '../../functions/fan-out/flow/work-deps.ts';

/** Returns the arguments of work on one subject when no other is in progress. */
export const alone = (deps: FanOutDeps): WorkDeps => ({
  ...deps,
  flow: new CallFlow(deps),
  begun: () => undefined,
});

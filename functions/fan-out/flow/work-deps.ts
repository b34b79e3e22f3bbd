import type { FanOutDeps } from '../deps.ts';
import type { CallFlow } from './call-flow.ts';

/** What one subject needs: beside the invocation's own, what its subjects share. */
export interface WorkDeps extends FanOutDeps {
  readonly flow: CallFlow;
  /** Says that the subject has its first calls, or needs none for now: another may begin. */
  readonly begun: () => void;
}

import type { FanOutDeps } from '../deps.ts';
import type { CallFlow } from './call-flow.ts';

/** The dependencies of one subject: the invocation's, and those that its subjects share. */
export interface WorkDeps extends FanOutDeps {
  readonly flow: CallFlow;
  /** Reports that the subject has its first calls, or needs none for now, so that another may begin. */
  readonly begun: () => void;
}

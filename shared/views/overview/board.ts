import type { Standing } from '../../standing/standing.ts';
import type { BatchView, DueView, GateView } from '../views.ts';
import type { CustomerView } from './customers-view.ts';

/** A batch of the board, with its start time. */
export interface BoardBatch extends BatchView {
  readonly startedAt?: string;
}

/** The content of the home page. */
export interface Board {
  readonly standing: Standing;
  readonly gates: readonly GateView[];
  readonly due: DueView;
  /** The spending of all batches in the current month, in UTC. */
  readonly month: { readonly name: string; readonly spending: BatchView['spending'] };
  /** The first customers by name. */
  readonly customers: readonly CustomerView[];
  /** The newest batches, newest first. */
  readonly batches: readonly BoardBatch[];
  /** Whether there are more batches. */
  readonly hasMore: boolean;
}

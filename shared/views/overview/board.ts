import type { Standing } from '../../standing/standing.ts';
import type { BatchView, DueView, GateView } from '../views.ts';
import type { CustomerView } from './customers-view.ts';

/** A batch on the board, with when it began. */
export interface BoardBatch extends BatchView {
  readonly startedAt?: string;
}

/** How everything stands: what the home page shows. */
export interface Board {
  readonly standing: Standing;
  readonly gates: readonly GateView[];
  readonly due: DueView;
  /** What this month, in UTC, has spent over all batches. */
  readonly month: { readonly name: string; readonly spending: BatchView['spending'] };
  /** The first customers by name. */
  readonly customers: readonly CustomerView[];
  /** The newest batches, the newest first. */
  readonly batches: readonly BoardBatch[];
  /** Batches in all, as far as they were counted. */
  readonly known: number;
  /** Whether there are more than were counted, so that a newer one may not be among these. */
  readonly isCut: boolean;
}

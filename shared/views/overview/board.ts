import type { Standing } from '../../standing/standing.ts';
import type { BatchView, DueView, GateView } from '../views.ts';
import type { CustomerView } from './customers-view.ts';

export interface BoardBatch extends BatchView {
  readonly startedAt?: string;
}

export interface Board {
  readonly standing: Standing;
  readonly gates: readonly GateView[];
  readonly due: DueView;
  readonly month: { readonly name: string; readonly spending: BatchView['spending'] };
  readonly customers: readonly CustomerView[];
  readonly batches: readonly BoardBatch[];
  readonly hasMore: boolean;
}

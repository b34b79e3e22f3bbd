import type { OperationName } from '../shared/contract/operations.ts';
import { type Handlers, NotBuilt } from './operation.ts';
import { rootOperation } from './root.ts';
import type { Store } from './store.ts';

export interface EngineDeps {
  readonly store: Store;
  /** Lets image addresses point at this machine. */
  readonly allowLoopbackImages: boolean;
  readonly now: () => Date;
}

/** Answers an operation whose engine is not part of this build: 501, never an invented answer. */
function refuse(name: OperationName): () => Promise<never> {
  return async () => {
    throw new NotBuilt(name);
  };
}

export type ServiceHandlers = Handlers<OperationName>;

/** All handlers of the service. The record is total: an operation without a handler does not compile. */
export function assembleHandlers(_deps: EngineDeps): ServiceHandlers {
  return {
    ...rootOperation,
    predict: refuse('predict'),
    'api-predict': refuse('api-predict'),
    'get-palm-image': refuse('get-palm-image'),
    basic: refuse('basic'),
    'get-palm-id': refuse('get-palm-id'),
    'hand-type': refuse('hand-type'),
    fingers: refuse('fingers'),
    'major-lines': refuse('major-lines'),
    mounts: refuse('mounts'),
    'special-features': refuse('special-features'),
    'minor-lines': refuse('minor-lines'),
    summary: refuse('summary'),
    personality: refuse('personality'),
    career: refuse('career'),
    money: refuse('money'),
    love: refuse('love'),
    marriage: refuse('marriage'),
    health: refuse('health'),
    challenges: refuse('challenges'),
    luck: refuse('luck'),
    legacy: refuse('legacy'),
    natal_chart_interpretation: refuse('natal_chart_interpretation'),
    natal_aspects_report: refuse('natal_aspects_report'),
    varshaphal_yoga: refuse('varshaphal_yoga'),
    tamil_month_panchang: refuse('tamil_month_panchang'),
    'devatas-45': refuse('devatas-45'),
    chat: refuse('chat'),
  };
}

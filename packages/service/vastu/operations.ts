import { entitiesOf } from '@palmleaf/engines/vastu';
import { UnprocessableError } from '../handler/errors.ts';
import type { Handler, Reply, RequestContext } from '../handler/handler.ts';
import type { Store } from '../store/store.ts';
import { getVastuIdPath, type Plan, planRequest } from './plan.ts';
import { readPlan } from './reading.ts';

interface VastuOptions {
  readonly store: Store;
  readonly newId: () => string;
}

interface VastuOperations {
  readonly 'devatas-45': Handler<'devatas-45'>;
  readonly 'get-vastu-id': (plan: Plan, context: RequestContext) => Promise<Reply>;
}

export function vastuOperations({ store, newId }: VastuOptions): VastuOperations {
  return {
    'get-vastu-id': async (plan) => {
      const id = `vst_${newId()}`;
      await store.write('plan', id, plan);
      return { body: { vastu_id: id, entities: entitiesOf(plan).length }, contentLanguage: 'en' };
    },
    'devatas-45': async ({ vastu_id: id }) => {
      const stored = await store.read('plan', id);
      if (stored === undefined) throw new UnprocessableError([unknownPlan(id)]);
      return { body: readPlan(id, planRequest.parse(stored)), contentLanguage: 'en' };
    },
  };
}

function unknownPlan(id: string) {
  return {
    loc: ['body', 'vastu_id'],
    msg: `Value error, no plan has this vastu_id; POST ${getVastuIdPath} returns one`,
    type: 'value_error',
    input: id,
  };
}

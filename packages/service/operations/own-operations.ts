import type { Operation, OperationName } from '@palmleaf/contract/operations';
import type * as z from 'zod';
import type { Reply, RequestContext } from '../handler/handler.ts';
import { getVastuIdPath, planRequest, planResponse } from '../vastu/plan.ts';

/** An operation that is free, and open to each credential that may call `requiredOperation`. */
interface OwnOperation extends Operation {
  readonly request: z.ZodType;
  readonly requiredOperation: OperationName;
}

/** Operations that the contract needs but does not show. */
export const ownOperations = {
  'get-vastu-id': {
    method: 'POST',
    path: getVastuIdPath,
    base: 'vision',
    purpose: 'stores the plan of a home and returns the vastu_id that devatas-45 needs',
    request: planRequest,
    response: planResponse,
    languages: ['en'],
    languageField: null,
    needs: 'nothing',
    requiredOperation: 'devatas-45',
  },
} as const satisfies Record<string, OwnOperation>;

export type OwnOperationName = keyof typeof ownOperations;
export const ownOperationNames = Object.keys(ownOperations).filter(
  (name): name is OwnOperationName => name in ownOperations,
);

export type OwnHandlers = {
  readonly [Name in OwnOperationName]: (
    request: z.output<(typeof ownOperations)[Name]['request']>,
    context: RequestContext,
  ) => Promise<Reply>;
};

import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import * as schemas from './schemas.ts';

export interface AccountOperation {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly purpose: string;
  readonly request?: z.ZodType;
  readonly query?: z.ZodType;
  readonly success: 200 | 201;
  readonly response: z.ZodType;
}

const done = z.object({ status: z.literal(true) });
const token = z.object({ id: z.string(), token: z.string().meta({ description: 'shown this once' }) });
const keyPair = z.object({
  id: z.string(),
  user_id: z.string(),
  api_key: z.string().meta({ description: 'shown this once' }),
  plan: z.string(),
});
const wallet = { balance: z.int(), credited: z.int() };
const counts = z.object({
  charged: z.int().meta({ description: 'total of the charged calls' }),
  operations: z.partialRecord(z.enum(operationNames), z.int()),
});
const requestPage = z.object({
  requests: z.array(z.object({ operation: z.enum(operationNames), request: z.string(), calls: z.int() })),
  next: z.string().optional(),
});

export const accountOperations: readonly AccountOperation[] = [
  {
    method: 'get',
    path: '/account',
    purpose: 'balance, credits ever added, and the credentials without their secrets',
    success: 200,
    response: z.object({ ...wallet, credentials: z.array(schemas.shownCredential) }),
  },
  {
    method: 'post',
    path: '/account/credits',
    purpose: 'adds credits to the wallet',
    request: schemas.creditsRequest,
    success: 200,
    response: z.object(wallet),
  },
  {
    method: 'get',
    path: '/account/calls',
    purpose: 'counts of charged calls, by operation or by request',
    query: schemas.callsQuery,
    success: 200,
    response: z.union([counts, requestPage]),
  },
  {
    method: 'post',
    path: '/account/tokens',
    purpose: 'creates an access token',
    success: 201,
    response: token,
  },
  {
    method: 'post',
    path: '/account/tokens/{id}/rotate',
    purpose: 'replaces the token; the old token remains valid for the grace period',
    request: schemas.rotateRequest,
    success: 200,
    response: token,
  },
  {
    method: 'delete',
    path: '/account/tokens/{id}',
    purpose: 'deletes the token at once, without a grace period',
    success: 200,
    response: done,
  },
  {
    method: 'post',
    path: '/account/keys',
    purpose: 'creates the key pair of a subscribed plan',
    request: schemas.keyRequest,
    success: 201,
    response: keyPair,
  },
  {
    method: 'post',
    path: '/account/keys/{id}/rotate',
    purpose: 'replaces the API key; the user id stays, and the old key remains valid for the grace period',
    request: schemas.rotateRequest,
    success: 200,
    response: keyPair,
  },
  {
    method: 'post',
    path: '/account/keys/{id}/cancel',
    purpose: 'cancels the plan of the key pair, which then no longer authenticates',
    success: 200,
    response: done,
  },
  {
    method: 'delete',
    path: '/account/keys/{id}',
    purpose: 'deletes the key pair at once, without a grace period',
    success: 200,
    response: done,
  },
];

import * as z from 'zod';
import { legacy, orLegacy } from '../../table/legacy.ts';

/** In the four states before `erasing`, the report has ended. `cancelled` keeps bought parts. */
export const states = [
  'due',
  'working',
  'waiting',
  'complete',
  'partial',
  'failed',
  'cancelled',
  'erasing',
] as const;
export type State = (typeof states)[number];

export const endStates = ['complete', 'partial', 'failed', 'cancelled'] as const satisfies readonly State[];
export type EndState = (typeof endStates)[number];

export function isEnd(state: State): state is EndState {
  return endStates.some((end) => end === state);
}

/**
 * - `placeholder`: nobody has set a credential yet.
 * - `credential unreadable`: the secret is missing, unreadable or without a credential.
 * - `credential refused`: a 401 that a new read of the secret did not cure.
 * - `endpoint refused`: a 403 before any success with this version of the credential; probed.
 * - `store refuses`: bought answers could not be stored.
 * - `failing`: most calls end in a 5xx or an unknown outcome (the circuit breaker); probed.
 */
export const gateReasons = [
  'placeholder',
  'credential unreadable',
  'credential refused',
  'endpoint refused',
  'wallet empty',
  'store refuses',
  'unreachable',
  'failing',
  'throttled',
] as const;
export type GateReason = (typeof gateReasons)[number];

export const reason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('gate'), gate: z.enum(gateReasons) }),
  z.object({ code: z.literal('pause') }),
  z.object({ code: z.literal('hold') }),
  z.object({ code: z.literal('trial') }),
  z.object({
    code: z.literal('ceiling'),
    of: z.enum(['batch', 'customer', 'month', 'places']),
    lacks: z.enum(['calls', 'money', 'price']),
  }),
  /** The service took no call; retried automatically. */
  z.object({ code: z.literal('not-taken') }),
  z.object({
    code: z.literal('given-up'),
    after: z.enum(['deaths', 'not-taken', 'dead-letters']),
    times: z.int(),
  }),
  legacy,
]);
export type Reason = z.output<typeof reason>;

export const storedReason = orLegacy(reason);

import { awsLimits } from '../../basics/aws-limits.ts';
import type { Lineage } from './lineage.ts';

export const maxPayloadBytes = awsLimits.synchronousPayloadBytes.value;
export const maxResponseBytes = awsLimits.responseBytes.value;
export const maxAsyncPayloadBytes = awsLimits.asynchronousPayloadBytes.value;

export interface Invocation {
  readonly requestId: string;
  readonly payload: string;
  /** The trace that the function sends with its requests. */
  readonly lineage: Lineage;
}

/** `functionError` is set if the handler threw, timed out or lost its process. */
export interface InvocationResult {
  readonly payload: string;
  readonly functionError?: 'Unhandled';
}

export function failedResult(errorType: string, errorMessage: string): InvocationResult {
  return { payload: JSON.stringify({ errorType, errorMessage }), functionError: 'Unhandled' };
}

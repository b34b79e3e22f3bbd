/** Lambda's limit for a synchronous request or answer: 6 MB and 100 KB of slack, as AWS reports it. */
export const maxPayloadBytes = 6_291_556;
/** Lambda's limit for an asynchronous request. */
export const maxAsyncPayloadBytes = 1_048_576;

export interface Invocation {
  readonly requestId: string;
  readonly payload: string;
}

/** `functionError` is set when the handler threw, timed out or its process ended; the payload then says how. */
export interface InvocationResult {
  readonly payload: string;
  readonly functionError?: 'Unhandled';
}

export function failedResult(errorType: string, errorMessage: string): InvocationResult {
  return { payload: JSON.stringify({ errorType, errorMessage }), functionError: 'Unhandled' };
}

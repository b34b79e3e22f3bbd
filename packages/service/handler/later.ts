import type { OperationName } from '@palmleaf/contract/operations';
import type { Handler, Handlers } from './handler.ts';

/** Loads once; after a failure the next call tries again. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Loads an operation's code at its first request: engines and tables are most of the service's code. */
export function later<Name extends OperationName>(
  name: Name,
  load: () => Promise<Handlers<Name>>,
): Handler<Name> {
  return async (request, context) => (await load())[name](request, context);
}

import type { OperationName } from '@palmleaf/contract/operations';
import type { Handler, Handlers } from './handler.ts';

/** Loads once, with the first who asks; after a failure the next one tries again. */
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

/**
 * A handler whose code is loaded with the first request for it: engines and their tables are most of what the service is, and one
 * request needs one of them.
 */
export function later<Name extends OperationName>(
  name: Name,
  load: () => Promise<Handlers<Name>>,
): Handler<Name> {
  return async (request, context) => (await load())[name](request, context);
}

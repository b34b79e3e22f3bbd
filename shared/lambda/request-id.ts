import type { Context } from 'aws-lambda';

/** Lambda gives an environment one request at a time. */
let current: string | undefined;

/** Returns the id of the current request of this environment; undefined before the first one. */
export const requestId = (): string | undefined => current;

/** Returns a handler that adds the id of its request to all log lines. */
export const withRequestId =
  <Event, Answer>(handler: (event: Event, context: Context) => Answer) =>
  (event: Event, context: Context): Answer => {
    current = context.awsRequestId;
    return handler(event, context);
  };

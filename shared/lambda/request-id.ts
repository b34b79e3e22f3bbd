import type { Context } from 'aws-lambda';

/** Lambda gives an environment one request at a time. */
let current: string | undefined;

/** The id of the request that this environment works on; undefined before the first one. */
export const requestId = (): string | undefined => current;

/** A handler whose log lines carry the id of the request that they were written for. */
export const withRequestId =
  <Event, Answer>(handler: (event: Event, context: Context) => Answer) =>
  (event: Event, context: Context): Answer => {
    current = context.awsRequestId;
    return handler(event, context);
  };

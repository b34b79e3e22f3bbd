import type { Context } from 'aws-lambda';

/** Lambda gives an environment one request at a time. */
let current: string | undefined;

export const requestId = (): string | undefined => current;

export const withRequestId =
  <Event, Answer>(handler: (event: Event, context: Context) => Answer) =>
  (event: Event, context: Context): Answer => {
    current = context.awsRequestId;
    return handler(event, context);
  };

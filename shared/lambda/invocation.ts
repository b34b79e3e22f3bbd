import type { Context } from 'aws-lambda';

/** What our functions ask of the context in which they are invoked. */
export type Invocation = Pick<Context, 'getRemainingTimeInMillis'>;

import type { Context } from 'aws-lambda';

/** The part of the Lambda context that our functions use. */
export type Invocation = Pick<Context, 'getRemainingTimeInMillis'>;

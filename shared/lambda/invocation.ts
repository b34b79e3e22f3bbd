import type { Context } from 'aws-lambda';

export type Invocation = Pick<Context, 'getRemainingTimeInMillis'>;

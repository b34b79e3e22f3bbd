import type { MiddlewareHandler } from 'hono';
import * as z from 'zod';
import type { Log } from '../../../shared/log.ts';
import { ProblemError } from './problem.ts';

/** What a function URL tells of who signed a request. */
const signedBy = z.looseObject({
  requestContext: z.looseObject({
    authorizer: z.looseObject({ iam: z.looseObject({ userArn: z.string() }) }),
  }),
});

/** The ARN of who signed the request; undefined where nobody had to. */
export const callerOf = (environment: unknown): string | undefined =>
  signedBy.safeParse(environment).data?.requestContext.authorizer.iam.userArn;

/** Asked by POST because it is long; it changes nothing. */
const readsByPost = ['/quotes'];

interface ChangesDeps {
  readonly mayChange: boolean;
  readonly log: Log;
}

/** Keeps changes from the address that only reads, and writes down who has asked for each of the others. */
export function changes({ mayChange, log }: ChangesDeps): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req;
    if (['GET', 'HEAD', 'OPTIONS'].includes(method) || readsByPost.includes(path)) return next();
    if (!mayChange) {
      throw new ProblemError(
        403,
        'This address only reads',
        'Changes are asked for at the address of the output OperateUrl.',
      );
    }
    await next();
    log.info('A change was asked for', { by: callerOf(c.env), method, path, status: c.res.status });
  };
}

import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { type Reach, reachOf } from '../../../shared/customers/login.ts';
import type { Log } from '../../../shared/log.ts';
import { mayChangeHeader, readsByPost } from '../../../shared/views/requests.ts';
import { ProblemError } from './problem.ts';

const signedBy = z.looseObject({
  requestContext: z.looseObject({
    authorizer: z.looseObject({ iam: z.looseObject({ userArn: z.string() }) }),
  }),
});

export const callerOf = (environment: unknown): string | undefined =>
  signedBy.safeParse(environment).data?.requestContext.authorizer.iam.userArn;

const throughUrl = z.looseObject({ requestContext: z.unknown() });

/** A request through the function URL must name its signer. */
export function reachOfCaller(environment: unknown): Reach {
  const arn = callerOf(environment);
  if (arn !== undefined) return reachOf(arn);
  const context = throughUrl.safeParse(environment).data?.requestContext;
  return { kind: context === undefined ? 'everything' : 'nothing' };
}

interface ChangesDeps {
  readonly mayChange: boolean;
  readonly log: Log;
}

export function guardChanges({ mayChange, log }: ChangesDeps): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req;
    if (['GET', 'HEAD', 'OPTIONS'].includes(method) || readsByPost.includes(path)) return next();
    if (!mayChange) {
      throw new ProblemError(
        403,
        'This address only reads',
        'Changes need the address of the output OperateUrl.',
      );
    }
    await next();
    log.info('A change was requested', { by: callerOf(c.env), method, path, status: c.res.status });
  };
}

/** Decides only whether pages show buttons, never what a caller may do. */
export function mayChangeHere(c: Context, { mayChange }: { readonly mayChange: boolean }): boolean {
  c.header('vary', mayChangeHeader, { append: true });
  return mayChange || c.req.header(mayChangeHeader) === 'yes';
}

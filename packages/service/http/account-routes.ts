import { operationNames } from '@palmleaf/contract/operations';
import { validate } from '@palmleaf/contract/validation';
import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import type { Accounts } from '../accounts/accounts.ts';
import * as schemas from '../accounts/schemas.ts';
import { bearerToken } from '../accounts/secrets.ts';
import type { TokenSource } from '../accounts/token-source.ts';
import { bodyLimits } from './body-limits.ts';
import { invalid } from './invalid.ts';
import { readBody } from './read-body.ts';
import { RefusedError, refusals } from './refusals.ts';
import { readAs } from './request-body.ts';

export function accountRoutes(accounts: Accounts, admin: TokenSource | undefined): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    if (admin === undefined) throw new RefusedError(refusals.accountClosed);
    const presented = bearerToken(c.req.header('authorization'));
    if (presented === undefined || !(await admin.accepts(presented)))
      throw new RefusedError(refusals.notAdmin);
    await next();
  });

  app.get('/', async (c) => {
    const [{ balance, credited }, credentials] = await Promise.all([
      accounts.ledger.wallet(),
      accounts.ledger.listCredentials(),
    ]);
    return c.json({ balance, credited, credentials: credentials.map(schemas.showCredential) });
  });

  app.post('/credits', async (c) => {
    const { add } = await read(c, schemas.creditsRequest);
    return c.json(await accounts.ledger.addCredits(add));
  });

  app.get('/calls', async (c) => {
    const query = validateQuery(c, schemas.callsQuery);
    if (query.by === 'request') return c.json(await accounts.ledger.callsByRequest(query));
    const counts = await accounts.ledger.calls();
    const charged = operationNames.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
    return c.json({ charged, operations: counts });
  });

  app.post('/tokens', async (c) => c.json(await accounts.createToken(), 201));
  app.post('/tokens/:id/rotate', async (c) => {
    const { grace_seconds } = await read(c, schemas.rotateRequest);
    return c.json(await accounts.rotateToken(c.req.param('id'), grace_seconds));
  });
  app.delete('/tokens/:id', async (c) => {
    await accounts.delete(c.req.param('id'), 'token');
    return c.json({ status: true });
  });

  app.post('/keys', async (c) => {
    const { plan, plan_expires_at } = await read(c, schemas.keyRequest);
    return c.json(await accounts.createKeyPair(plan, plan_expires_at), 201);
  });
  app.post('/keys/:id/rotate', async (c) => {
    const { grace_seconds } = await read(c, schemas.rotateRequest);
    return c.json(await accounts.rotateKeyPair(c.req.param('id'), grace_seconds));
  });
  app.post('/keys/:id/cancel', async (c) => {
    await accounts.cancelKeyPair(c.req.param('id'));
    return c.json({ status: true });
  });
  app.delete('/keys/:id', async (c) => {
    await accounts.delete(c.req.param('id'), 'key');
    return c.json({ status: true });
  });
  return app;
}

async function read<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const bytes = await readBody(c.req.raw, bodyLimits.plain);
  const given = bytes.byteLength === 0 ? new TextEncoder().encode('{}') : bytes;
  return readAs(schema, given, bytes.byteLength === 0 ? undefined : c.req.header('content-type'));
}

function validateQuery<S extends z.ZodType>(c: Context, schema: S): z.output<S> {
  const result = validate(schema, c.req.query());
  if (result.ok) return result.value;
  throw new RefusedError(
    invalid(
      result.detail.map((item) => ({ ...item, loc: ['query', ...item.loc.slice(1)] })),
      result.unlisted,
    ),
  );
}

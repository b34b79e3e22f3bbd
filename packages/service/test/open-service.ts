import { sampleBirth } from '@palmleaf/contract/endpoints/samples';
import { type OperationName, operationNames, operations } from '@palmleaf/contract/operations';
import { validationBody } from '@palmleaf/contract/validation';
import { expect } from 'vitest';
import * as z from 'zod';
import { Accounts } from '../accounts/accounts.ts';
import { MemoryLedger } from '../accounts/memory-ledger.ts';
import { defaultPlans, type Plans } from '../accounts/plans.ts';
import { fixedToken } from '../accounts/token-source.ts';
import { createService, type RequestLine } from '../app.ts';
import { assembleHandlers, type ServiceHandlers } from '../operations/handlers.ts';
import { MemoryPictures } from '../store/pictures.ts';
import { MemoryStore } from '../store/store.ts';
import { readOnce } from './palmistry/read-once.ts';

export const token = 'plt_token-of-the-tests';
export const adminToken = 'pla_admin-of-the-tests';
export const keyPair = { userId: '600123', apiKey: 'plk_key-of-the-tests' };
export const basic = `Basic ${Buffer.from(`${keyPair.userId}:${keyPair.apiKey}`).toString('base64')}`;

export const anna = sampleBirth;

const bodies: [string, Readonly<Record<string, unknown>> | null][] = operationNames.map((name) => [
  name,
  operations[name].sample,
]);
export const goodBody = z
  .record(z.enum(operationNames), z.record(z.string(), z.unknown()).nullable())
  .parse(Object.fromEntries(bodies));

export async function openService(
  options: { credits?: number; handlers?: Partial<ServiceHandlers>; admin?: boolean; plans?: Plans } = {},
) {
  const time = { now: Date.parse('2026-11-21T10:00:00Z') };
  const now = () => new Date(time.now);
  const lines: RequestLine[] = [];
  const ledger = new MemoryLedger();
  await ledger.open(options.credits ?? 150);
  const accounts = new Accounts({ ledger, plans: options.plans ?? defaultPlans, now, graceSeconds: 3600 });
  await accounts.admitToken(token);
  await accounts.admitKeyPair(keyPair.userId, keyPair.apiKey, 'calculation');
  const engines = assembleHandlers({
    store: new MemoryStore(now),
    pictures: new MemoryPictures(),
    allowLoopbackImages: true,
    readPalm: readOnce,
    now,
  });
  const app = createService({
    handlers: { ...engines, ...options.handlers },
    accounts,
    admin: options.admin === false ? undefined : fixedToken(adminToken),
    log: (line) => lines.push(line),
    clock: () => time.now,
  });

  function call(name: OperationName, init: { body?: unknown; headers?: Record<string, string> } = {}) {
    const { method, path } = operations[name];
    const body = init.body === undefined ? goodBody[name] : init.body;
    return app.request(path, {
      method,
      headers: { 'x-service-key': token, 'content-type': 'application/json', ...init.headers },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
  }

  function account(method: string, path: string, body?: unknown) {
    return app.request(`/account${path}`, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  return { app, accounts, ledger, lines, time, call, account };
}

export const reply = async () => ({ body: { status: true } });

export async function detailOf(answer: Response) {
  expect(answer.status).toBe(422);
  return validationBody.parse(await answer.json()).detail ?? [];
}

const anything = z.record(z.string(), z.unknown());

export async function objectOf(answer: Response) {
  return anything.parse(await answer.json());
}

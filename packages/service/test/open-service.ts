import { fileURLToPath } from 'node:url';
import { type OperationName, operations } from '@palmleaf/contract/operations';
import { validationBody } from '@palmleaf/contract/validation';
import { expect } from 'vitest';
import * as z from 'zod';
import { Accounts } from '../accounts/accounts.ts';
import { MemoryLedger } from '../accounts/memory-ledger.ts';
import { defaultPlans, type Plans } from '../accounts/plans.ts';
import { fixedToken } from '../accounts/token-source.ts';
import { createService, type RequestLine } from '../app.ts';
import { assembleHandlers, type ServiceHandlers } from '../operations/handlers.ts';
import { readerHere } from '../palmistry/reader/palm-reader.ts';
import { MemoryPictures } from '../store/pictures.ts';
import { MemoryStore } from '../store/store.ts';

export const token = 'plt_token-of-the-tests';
export const adminToken = 'pla_admin-of-the-tests';
export const keyPair = { userId: '600123', apiKey: 'plk_key-of-the-tests' };
export const basic = `Basic ${Buffer.from(`${keyPair.userId}:${keyPair.apiKey}`).toString('base64')}`;

export const anna = { day: 10, month: 5, year: 1990, hour: 19, min: 55, lat: 19.2, lon: 72.83, tzone: 5.5 };

/** A body that fits, for each operation that takes one. */
const palm = { palm_id: 'plm_1' };
export const goodBody: Readonly<Record<OperationName, Record<string, unknown> | null>> = {
  predict: { image_url: 'aGFuZA==' },
  'api-predict': { url: 'https://photos.example/hand.jpg' },
  'get-palm-image': palm,
  basic: { image_url: 'https://photos.example/hand.jpg' },
  'get-palm-id': { image_url: 'https://photos.example/hand.jpg', day: null },
  'hand-type': palm,
  fingers: palm,
  'major-lines': palm,
  mounts: palm,
  'special-features': palm,
  'minor-lines': palm,
  summary: palm,
  personality: palm,
  career: palm,
  money: palm,
  love: palm,
  marriage: palm,
  health: palm,
  challenges: palm,
  luck: palm,
  legacy: {},
  root: null,
  natal_chart_interpretation: { ...anna, house_type: 'placidus' },
  natal_aspects_report: anna,
  varshaphal_yoga: { ...anna, varshaphal_year: 2026 },
  tamil_month_panchang: anna,
  'devatas-45': { vastu_id: 'vst_50c7a7d9695346f5' },
  chat: {
    ...anna,
    language: 'en',
    name: 'Anna',
    place: 'Mumbai',
    lat: '19.2',
    lon: '72.83',
    tzone: '5.5',
    gender: 'female',
    country: 'India',
    ap: 'KUNDLI',
    sid: '',
    ep: 'STANDARD',
    ac: 'VEDIC',
    q: 'Which year suits a move?',
  },
};

/** A service on memory, whose clock stands still until it is moved. */
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
    readPalm: readerHere(fileURLToPath(new URL('../../..', import.meta.url))),
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

/** Answers at once: for tests of what is around a computation. */
export const reply = async () => ({ body: { status: true } });

/** The items of a 422, checked against the contract's shape. */
export async function detailOf(answer: Response) {
  expect(answer.status).toBe(422);
  return validationBody.parse(await answer.json()).detail ?? [];
}

const anything = z.record(z.string(), z.unknown());

/** An answer that is one JSON object. */
export async function objectOf(answer: Response) {
  return anything.parse(await answer.json());
}

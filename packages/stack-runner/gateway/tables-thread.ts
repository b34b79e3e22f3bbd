/** Serves tables in a separate thread, which the host's other work cannot delay. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { AwsError, messageOf } from '../basics/errors.ts';
import { withKey } from '../emulators/dynoxide-key.ts';
import { Access, type Use } from '../iam/access.ts';
import { type Names, needsOf, serviceRequest } from '../iam/requests.ts';
import { createGuardedServer } from '../protocol/guard.ts';
import { sendJson } from '../protocol/http.ts';
import { ShortExchanges } from '../protocol/short-exchanges.ts';
import { signedRequest } from '../protocol/signature.ts';
import { Capacity } from '../services/dynamodb/capacity.ts';
import { authenticatedBody } from './authenticate.ts';
import { passToDynoxide } from './emulators.ts';
import type { TablesMessage, TablesOrder } from './tables.ts';

const keepAliveMs = 120_000;
const options = z
  .object({
    region: z.string(),
    account: z.string(),
    mode: z.enum(['enforce', 'audit']),
    recordsUses: z.boolean(),
    capacityTimeScale: z.number(),
    credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
    address: z.object({ host: z.string(), port: z.number(), key: z.string() }),
  })
  .parse(workerData);
const { key, ...where } = options.address;
const exchanges = new ShortExchanges(where);
const dynoxide: Pick<ShortExchanges, 'send'> = {
  send: (method, path, headers, body) => exchanges.send(method, path, withKey(headers, key), body),
};

const post = (message: TablesMessage): void => parentPort?.postMessage(message);
const access = new Access({
  ...options,
  onRefusal: (refusal) => post({ kind: 'refusal', refusal }),
  ...(options.recordsUses && { onUse: (use: Use) => post({ kind: 'use', use }) }),
});
parentPort?.on('message', (message: TablesOrder) => {
  if (message.kind === 'charge') capacity.use(message.charge);
  else {
    access.setRules(message.access);
    capacity.setRules(message.capacity);
  }
});
const capacity = new Capacity(
  () => Date.now() * options.capacityTimeScale,
  (throttle) => post({ kind: 'throttle', throttle }),
  (charge) => post({ kind: 'charge', charge }),
);
const names: Names = {
  ...options,
  get tableKeys() {
    return access.tableKeys;
  },
  secretArn: () => undefined,
  functionArn: () => undefined,
};

const server = createGuardedServer((request, response) => {
  authenticatedBody({ ...options, access }, 'dynamodb', request, signedRequest(request))
    .then(({ body, principal }) => {
      const isHost = principal.kind === 'operator';
      const needs = isHost ? [] : needsOf('dynamodb', serviceRequest(request, body), names);
      if (!isHost) access.check('dynamodb', principal, needs);
      return passToDynoxide({ dynoxide, names: options, capacity }, request, response, body, needs);
    })
    .catch((error: unknown) => {
      request.resume();
      if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
      }
      const { code, status, message, details } =
        error instanceof AwsError ? error : new AwsError('InternalFailure', messageOf(error), 500);
      const body = { __type: code, message, Message: message, ...details };
      sendJson(response, status, body, { 'x-amzn-errortype': code });
    });
});
server.keepAliveTimeout = keepAliveMs;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  parentPort?.postMessage(typeof address === 'object' ? address?.port : undefined);
});

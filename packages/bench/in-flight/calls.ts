/** Sends three times CALLS calls, CALLS at a time, and prints the memory of a call and the share without an answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import { packBody } from '../../../shared/ledger/parts/bodies.ts';
import { defaultPolicy } from '../../../shared/service-client/answer.ts';
import { send } from '../../../shared/service-client/caller.ts';
import { activeProfile } from '../../../shared/service-client/profile/active.ts';
import { countGiven } from '../../../test/support/processes/command-line.ts';
import type { OperationName } from '../../contract/operations.ts';
import { peakMegabytes } from '../page/peak-megabytes.ts';
import { callsOfReport, type InFlightMeasured } from './in-flight-measured.ts';

const rounds = 3;
const storeMs = 25;
const inFlight = countGiven('node packages/bench/in-flight/calls.ts [CALLS]', { otherwise: 100, least: 1 });
const url = process.env.SERVICE ?? '';
const subject = { batch: 'june', id: 'anna' };
const deps = {
  fetch,
  now: () => Date.now(),
  policy: defaultPolicy,
  profile: activeProfile,
  attemptTimeoutMs: 120_000,
  maxAnswerBytes: 8_000_000,
};
const bodies = {
  put: () => sleep(storeMs),
  get: () => Promise.reject(new Error('nothing is read here')),
  copy: () => Promise.reject(new Error('nothing is copied here')),
};

async function call(index: number): Promise<boolean> {
  const operation: OperationName = index % callsOfReport === 0 ? 'get-palm-image' : 'love';
  const plannedCall = { operation, body: { palm_id: 'palm-1' } };
  const credential = { version: '1', content: { token: 'a-token' } };
  const { status, body } = await send(plannedCall, { url, scheme: 'token' }, credential, deps);
  if (status !== 200) return false;
  await packBody(bodies, subject, `palm/${operation}`, 'hash', body);
  return true;
}

if (!(await call(0))) throw new Error('the service does not answer');
const before = Math.round(process.memoryUsage.rss() / 2 ** 20);
let sent = 0;
let lost = 0;
const worker = async (): Promise<void> => {
  while (sent < rounds * inFlight) {
    sent += 1;
    if (!(await call(sent))) lost += 1;
  }
};
await Promise.all(Array.from({ length: inFlight }, worker));
const peak = peakMegabytes();
const measured: InFlightMeasured = {
  megabytesOfCall: (peak - before) / inFlight,
  peakMegabytes: peak,
  shareWithoutAnswer: lost / sent,
};
console.log(JSON.stringify(measured));
process.exit(0);

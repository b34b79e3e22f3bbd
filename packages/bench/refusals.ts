/** Fails if a refusal takes over 100 ms of processor time or 16 KB. */
import { fileURLToPath } from 'node:url';
import { hostileBodies } from '../../test/support/hostile/hostile-bodies.ts';
import { operationNames, operations } from '../contract/operations.ts';
import { Accounts } from '../service/accounts/accounts.ts';
import { MemoryLedger } from '../service/accounts/memory-ledger.ts';
import { accountOperations } from '../service/accounts/operations.ts';
import { defaultPlans } from '../service/accounts/plans.ts';
import { fixedToken } from '../service/accounts/token-source.ts';
import { createService } from '../service/app.ts';
import { assembleHandlers } from '../service/operations/handlers.ts';
import { ownOperationNames, ownOperations } from '../service/operations/own-operations.ts';
import { readerInProcess } from '../service/palmistry/reader/palm-reader.ts';
import { MemoryPictures } from '../service/store/pictures.ts';
import { MemoryStore } from '../service/store/store.ts';

const maxProcessorMs = 100;
const maxAnswerBytes = 16 * 1024;
const minMsForRepeat = 5;
const runs = 3;

const now = () => new Date();
const ledger = new MemoryLedger();
await ledger.open(1_000_000);
const accounts = new Accounts({ ledger, plans: defaultPlans, now, graceSeconds: 3600 });
const token = 'plt_token-of-the-bench';
await accounts.admitToken(token);
const service = createService({
  handlers: assembleHandlers({
    store: new MemoryStore(now),
    pictures: new MemoryPictures(),
    allowLoopbackImages: false,
    readPalm: readerInProcess(fileURLToPath(new URL('../..', import.meta.url))),
    now,
  }),
  accounts,
  admin: fixedToken(token),
  log: () => {},
  clock: () => performance.now(),
});

interface Measured {
  readonly status: number;
  readonly processorMs: number;
  readonly answerBytes: number;
}

async function measureOnce(path: string, type: string, body: Uint8Array<ArrayBuffer>): Promise<Measured> {
  const headers = { 'x-service-key': token, authorization: `Bearer ${token}`, 'content-type': type };
  const request = new Request(`http://service.example${path}`, { method: 'POST', headers, body });
  const before = process.cpuUsage();
  const answer = await service.fetch(request);
  const { user, system } = process.cpuUsage(before);
  const answerBytes = (await answer.arrayBuffer()).byteLength;
  return { status: answer.status, processorMs: (user + system) / 1000, answerBytes };
}

async function measure(path: string, type: string, body: Uint8Array<ArrayBuffer>): Promise<Measured> {
  let fastest = await measureOnce(path, type, body);
  for (let run = 1; run < runs && fastest.processorMs > minMsForRepeat; run += 1) {
    const next = await measureOnce(path, type, body);
    if (next.processorMs < fastest.processorMs) fastest = next;
  }
  return fastest;
}

const paths = new Map<string, string>([
  ...operationNames
    .filter((name) => operations[name].request !== null)
    .map((name): [string, string] => [name, operations[name].path]),
  ...ownOperationNames.map((name): [string, string] => [name, ownOperations[name].path]),
  ...accountOperations
    .filter(({ request }) => request !== undefined)
    .map(({ path }): [string, string] => [path, path]),
  ['no such path', '/no/such/path'],
]);

const sizes = [7 * 1024 * 1024, 500 * 1024, 63 * 1024];
const bodies = sizes.flatMap((bytes) =>
  hostileBodies(bytes).map(({ what, type, make }) => ({ what, type, content: make(), bytes })),
);
let failures = 0;
const rows: Record<string, string | number>[] = [];
for (const [name, path] of paths) {
  let slowest = { what: '', bytes: 0, processorMs: 0 };
  let longest = { what: '', answerBytes: 0 };
  for (const body of bodies) {
    const { status, processorMs, answerBytes } = await measure(path, body.type, body.content);
    if (processorMs > slowest.processorMs) slowest = { what: body.what, bytes: body.bytes, processorMs };
    if (answerBytes > longest.answerBytes) longest = { what: body.what, answerBytes };
    if (status >= 500 || processorMs > maxProcessorMs || answerBytes > maxAnswerBytes) {
      failures += 1;
      console.error(
        `${name}: ${body.what}, ${body.bytes} bytes: ${status} after ${processorMs.toFixed(0)} ms, ${answerBytes} bytes`,
      );
    }
  }
  rows.push({
    operation: name,
    'slowest (ms)': Number(slowest.processorMs.toFixed(1)),
    'slowest body': `${slowest.what}, ${Math.round(slowest.bytes / 1024)} KB`,
    'longest answer (bytes)': longest.answerBytes,
    'body of that answer': longest.what,
  });
}
console.table(rows);
console.log(
  `${paths.size} paths x ${bodies.length} bodies; ${failures} over ${maxProcessorMs} ms, over ${maxAnswerBytes} bytes, or a fault`,
);
process.exit(failures === 0 ? 0 : 1);

/**
 * Counts deliveries per second to an address that answers after 200 ms, in simulated time:
 * `node packages/bench/deliveries/main.ts [DELIVERIES]`.
 */
import { setImmediate } from 'node:timers/promises';
import { createWebhooks } from '../../../functions/webhooks/webhooks.ts';
import { wholeProcessorMb } from '../../../infra/sizing/memory.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { GroupedTable } from '../../../shared/table/grouped-table.ts';
import { addWebhook } from '../../../shared/webhooks/change.ts';
import { PaperClock } from '../../../test/paper/world/clock.ts';
import { CompactTable } from '../../../test/paper/world/compact-table.ts';
import { PaperInvocation } from '../../../test/paper/world/invocation.ts';
import { InvokedTable } from '../../../test/paper/world/invoked-table.ts';
import { countGiven } from '../../../test/support/processes/command-line.ts';
import { recordFigures, steadyAmount } from '../page/figure.ts';

const deliveries = countGiven('node packages/bench/deliveries/main.ts [DELIVERIES]', {
  otherwise: 15_000,
  least: 1000,
});
const answerMs = 200;
const minuteMs = 60_000;
const batchSize = 100;
/** The part of a run during which concurrency still grows. */
const rampMs = 5000;

const clock = new PaperClock(Date.UTC(2026, 10, 26, 12));
const memory = new CompactTable();
const key = async () => 'a key of the bench, of at least thirty-two letters';
const nameHash = nameHashWith(key);
const arrivals: number[] = [];
let isUnreachable = true;

const say = () => {};
const log = { info: say, warn: say, error: say };
let workers = 0;
function invoke(event: unknown): Promise<unknown> {
  const invocation = new PaperInvocation(clock, wholeProcessorMb, minuteMs);
  const table = new GroupedTable(new InvokedTable(memory, invocation), (run) => clock.after(0, run));
  const webhooks = createWebhooks({
    ledger: { table, now: clock.now, nameHash },
    key,
    post: () =>
      invocation.request(answerMs, () => {
        if (isUnreachable) return { problem: 'not reached' };
        arrivals.push(clock.now());
        return { status: 204 };
      }),
    settings: { allowLoopback: false, timeoutMs: 10_000, retryMs: [minuteMs], disableAfterMs: 1e9 },
    random: () => 0.5,
    workerName: () => `worker ${++workers}`,
    log: { ...log, child: () => log },
  });
  return webhooks(event, invocation);
}

const events = (first: number) => ({
  Records: Array.from({ length: batchSize }, (_, index) => {
    const subject = `p-${first + index}`;
    const calls = { bought: 17, reused: 0, refused: 0, unavailable: 0, unknown: 0, notAsked: 0 };
    const id = `subject#june/${subject}/report@1`;
    const at = new Date(clock.now()).toISOString();
    const detail = { version: 1, id, at, batch: 'june', subject, revision: 1, calls };
    const body = { source: 'palmleaf', 'detail-type': 'report.completed', detail };
    return { messageId: id, body: JSON.stringify(body), attributes: { ApproximateReceiveCount: '1' } };
  }),
});

async function play(step: Promise<unknown>): Promise<void> {
  let isDone = false;
  const ended = step.finally(() => {
    isDone = true;
  });
  await setImmediate();
  await clock.run(() => isDone);
  await ended;
}

await addWebhook({ table: memory, now: clock.now }, key, {
  url: 'https://hooks.example/',
  events: undefined,
});
for (let first = 0; first < deliveries; first += batchSize) await play(invoke(events(first)));
await play(clock.sleep(2 * minuteMs));
isUnreachable = false;
const begun = clock.now();
await play(invoke({}));
const steady = arrivals.filter((at) => at > begun + rampMs);
const [first = begun] = steady;
const perSecond = (1000 * (steady.length - 1)) / Math.max(1, (steady.at(-1) ?? first) - first);
console.log(`${arrivals.length} of ${deliveries} arrive in one invocation, ${perSecond.toFixed(0)} a second`);
recordFigures([
  steadyAmount('deliveries of one webhook, answers after 200 ms', perSecond, 'a second', 'more', 500),
]);

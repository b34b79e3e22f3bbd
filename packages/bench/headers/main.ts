/** Counts table rows that become header items in a simulated second: `node packages/bench/headers/main.ts [ROWS]`. */
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import { kindOf } from '../../../test/paper/goals.ts';
import { birthsTable } from '../../../test/paper/uploads.ts';
import { PaperPipeline } from '../../../test/paper/world/pipeline.ts';
import { countGiven } from '../../../test/support/processes/command-line.ts';
import { recordFigures, steadyAmount } from '../page/figure.ts';

const rows = countGiven('node packages/bench/headers/main.ts [ROWS]', { otherwise: 20_000, least: 1000 });
const batch = 'june';

const world = new PaperPipeline({ context: {}, latencyMs: 1000, findsPalms: true, isIdeal: true });
const { clock, table, inbox } = world;
const key = `births/${batch}.csv`;
const bytes = Buffer.from(birthsTable(rows));
inbox.tables.set(key, bytes);
const object = { key, size: bytes.byteLength, eTag: 'e-1', sequencer: '0055AED6DCD90281E5' };
const about = {
  eventSource: 'aws:s3',
  eventTime: new Date(clock.now()).toISOString(),
  eventName: 'ObjectCreated:Put',
};
world.rows.send(JSON.stringify({ Records: [{ ...about, s3: { bucket: { name: 'inbox' }, object } }] }));
const began = clock.now();
let isDone = false;
const poll = async (): Promise<void> => {
  const { subjects } = await readCounts({ table }, batch);
  isDone = subjects >= rows;
  if (!isDone) clock.after(100, () => void poll());
};
void poll();
await clock.run(() => isDone);
const perSecond = rows / ((clock.now() - began) / 1000);
const { writes } = world.meter.busiest;
console.log(
  `${rows} rows: ${perSecond.toFixed(0)} a second; ${kindOf(writes.key)} is written ${writes.count} times`,
);
recordFigures([
  steadyAmount('headers that one invocation makes of a table', perSecond, 'rows a second', 'more', 1000),
  steadyAmount('most writes of one partition key in a second', writes.count, '', 'less', 1000),
]);

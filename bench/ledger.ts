/**
 * What the ledger costs: requests to the table for one report, as DynamoDB bills them, with the answers that the
 * self-hosted service really gives to a photo and a birth; what the same answers would cost on one growing item; and
 * how long the domain code takes where nothing has to be waited for.
 *
 *     node bench/ledger.ts [REPORTS]
 */
import { deflateSync } from 'node:zlib';
import { workOnSubjects } from '../functions/fan-out/work-on-subjects.ts';
import { closeGate, openGate } from '../shared/gate/gate.ts';
import { itemLimit } from '../shared/ledger/bodies.ts';
import { loadReport } from '../shared/ledger/load.ts';
import { LedgerWorld, photo, row, subject } from '../test/support/ledger-world.ts';
import { type Bill, each, meter, perMillion, writeUnitsOf } from './ledger/meter.ts';
import { sampleService } from './ledger/sample-service.ts';

const reports = Number(process.argv[2] ?? 200);
if (!Number.isInteger(reports) || reports < 1) throw new Error('node bench/ledger.ts [REPORTS]');

const ask = await sampleService();
const answers = new Map<string, ReturnType<typeof ask>>();
const world = new LedgerWorld();
world.answer = (call) => {
  const answer = answers.get(call.operation) ?? ask(call);
  answers.set(call.operation, answer);
  return answer;
};
let objects = 0;
const put = async () => {
  objects += 1;
};
const bodies = { put, get: async () => new Uint8Array(), copy: put };
const ledger = { ...world.ledger, bodies };

const birthOf = (index: number) => ({
  day: 1 + (index % 28),
  month: 1 + (index % 12),
  year: 1950 + (index % 60),
  hour: index % 24,
  min: index % 60,
  lat: 12.97,
  lon: 77.59,
  tzone: 5.5,
});

async function accept(name: string, index: number): Promise<void> {
  await world.acceptPhoto(name, photo(`photo-${index}`));
  await world.acceptRow(name, row({ birth: birthOf(index), varshaphalYear: 2026 }));
}

const work = (name: string) => workOnSubjects(world.fanOut([name], { ledger }), [subject(name)]);

const bill = meter(world.table);

/** What something costs for each of the subjects that it is done for. */
async function priced(names: readonly string[], act: (name: string, index: number) => Promise<unknown>) {
  const before = { ...bill };
  const started = process.cpuUsage();
  for (const [index, name] of names.entries()) await act(name, index);
  const { user, system } = process.cpuUsage(started);
  const spent: Bill = {
    writes: bill.writes - before.writes,
    writeUnits: bill.writeUnits - before.writeUnits,
    indexUnits: bill.indexUnits - before.indexUnits,
    reads: bill.reads - before.reads,
    readUnits: bill.readUnits - before.readUnits,
  };
  return { bill: each(spent, names.length), milliseconds: (user + system) / 1000 / names.length };
}

// Every answer is computed once before anything is measured.
await accept('warm/up', 100_000);
await work('warm/up');
if ((await loadReport(ledger, subject('warm/up')))?.header.state !== 'complete')
  throw new Error('The report of the samples is not complete');

const names = Array.from({ length: reports }, (_, index) => `june/${index}`);
const twins = names.map((name) => name.replace('june', 'july'));
objects = 0;
const intake = await priced(names, accept);
const bought = await priced(names, work);
const keptObjects = objects / reports;
const again = await priced(names, work);
await priced(twins, accept);
const copied = await priced(twins, work);

const others = names.map((name) => name.replace('june', 'held'));
for (const [index, name] of others.entries()) await accept(name, 200_000 + index);
const gates = (['palmistry', 'base'] as const).map((base) => ({ base, scheme: 'token' }) as const);
for (const gate of gates) await closeGate(ledger, gate, { reason: 'placeholder', refusedVersion: 'v1' });
const held = await priced(others, work);
for (const gate of gates) await openGate(ledger, gate);

const rows = {
  'a photo and a row are accepted': intake,
  'its 21 calls are bought': bought,
  'its job comes again': again,
  'a twin: all is copied': copied,
  'held by a closed gate': held,
};
const number = (value: number, digits = 1) => value.toFixed(digits).padStart(9);
console.log(`${''.padEnd(32)}   writes    units    index    reads    units  $/million   ms of processor`);
for (const [what, { bill: one, milliseconds }] of Object.entries(rows)) {
  const { writes, writeUnits, indexUnits, reads, readUnits } = one;
  const units = [writes, writeUnits, indexUnits, reads, readUnits].map((value) => number(value)).join('');
  console.log(`${what.padEnd(32)}${units}${number(perMillion(one), 2)}${number(milliseconds, 2)}`);
}
console.log(
  `${keptObjects.toFixed(1)} answers of a report are too long for an item and lie in the kept bucket.`,
);

/** Units of storing these answers one by one: each as an item of its own, or each onto the one item before it. */
function storing(sizes: readonly number[]): { own: number; growing: number } {
  let whole = 0;
  let growing = 0;
  for (const size of sizes) {
    whole += size;
    growing += writeUnitsOf(whole);
  }
  return { own: sizes.reduce((sum, size) => sum + writeUnitsOf(size), 0), growing };
}

const texts = (await Promise.all(answers.values())).map(({ body }) => JSON.stringify(body));
const small = texts.filter((text) => deflateSync(text).length <= itemLimit);
const plain = storing(small.map((text) => Buffer.byteLength(text)));
const deflated = storing(small.map((text) => deflateSync(text).length));
console.log(
  `\nWrite units for the other ${small.length} answers of one report alone, and how many times those of the ledger:`,
);
for (const [how, units] of Object.entries({
  'an item each, deflated (the ledger)': deflated.own,
  'an item each, plain': plain.own,
  'one growing item, deflated': deflated.growing,
  'one growing item, plain': plain.growing,
}))
  console.log(`  ${how.padEnd(38)}${number(units, 0)}${number(units / deflated.own)}`);
const [longest] = [...answers.keys()]
  .map((operation, index) => ({ operation, bytes: deflateSync(texts[index] ?? '').length }))
  .sort((a, b) => b.bytes - a.bytes);
if (longest !== undefined)
  console.log(
    `The longest answer is that of ${longest.operation}: ${Math.round(longest.bytes / 1024)} KB deflated.`,
  );

/** Counts the table requests of one report as DynamoDB bills them: `node packages/bench/ledger.ts [REPORTS]`. */
import { deflateSync } from 'node:zlib';
import { workOnSubjects } from '../../functions/fan-out/work-on-subjects.ts';
import { closeGate, openGate } from '../../shared/gate/gate.ts';
import { loadReport } from '../../shared/ledger/items/load.ts';
import { maxItemBytes } from '../../shared/ledger/parts/bodies.ts';
import { countGiven } from '../../test/support/processes/command-line.ts';
import { LedgerWorld, photo, row, subject } from '../../test/support/worlds/ledger-world.ts';
import { dollars, meter, perMillion, since, writeUnitsOf } from './ledger/meter.ts';
import { sampleService } from './ledger/sample-service.ts';
import { amount, ratio, recordFigures } from './page/figure.ts';

const reports = countGiven('node packages/bench/ledger.ts [REPORTS]', { otherwise: 200, least: 1 });

const ask = await sampleService();
const answers = new Map<string, ReturnType<typeof ask>>();
const world = new LedgerWorld();
world.answer = (call) => {
  const answer = answers.get(call.operation) ?? ask(call);
  answers.set(call.operation, answer);
  return answer;
};
const bill = meter(world.table);
const put = async () => {
  bill.objects += 1;
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

async function measure(names: readonly string[], act: (name: string, index: number) => Promise<unknown>) {
  const before = { ...bill };
  const started = process.cpuUsage();
  for (const [index, name] of names.entries()) await act(name, index);
  const { user, system } = process.cpuUsage(started);
  return { bill: since(before, bill, names.length), milliseconds: (user + system) / 1000 / names.length };
}

await accept('warm/up', 100_000);
await work('warm/up');
if ((await loadReport(ledger, subject('warm/up')))?.header.state !== 'complete')
  throw new Error('The report of the samples is not complete');

const names = Array.from({ length: reports }, (_, index) => `june/${index}`);
const copies = names.map((name) => name.replace('june', 'july'));
const intake = await measure(names, accept);
const bought = await measure(names, work);
const secondRun = await measure(names, work);
await measure(copies, accept);
const copied = await measure(copies, work);

const parkedNames = names.map((name) => name.replace('june', 'parked'));
for (const [index, name] of parkedNames.entries()) await accept(name, 200_000 + index);
const gates = (['palmistry', 'base'] as const).map((base) => ({ base, scheme: 'token' }) as const);
for (const gate of gates) await closeGate(ledger, gate, { reason: 'placeholder', refusedVersion: 'v1' });
const parked = await measure(parkedNames, work);
for (const gate of gates) await openGate(ledger, gate);

const rows = {
  'a photo and a row are accepted': intake,
  'their 21 calls are bought': bought,
  'the job is delivered again': secondRun,
  'a subject with the same inputs: all answers are copied': copied,
  'parked by a closed gate': parked,
};
const number = (value: number, digits = 1) => value.toFixed(digits).padStart(9);
console.log(
  `${''.padEnd(32)}   writes    units    index    reads    units  objects  $/million  ms of processor`,
);
for (const [what, { bill: one, milliseconds }] of Object.entries(rows)) {
  const { writes, writeUnits, indexUnits, reads, readUnits, objects } = one;
  const counts = [writes, writeUnits, indexUnits, reads, readUnits, objects].map((value) => number(value));
  console.log(`${what.padEnd(32)}${counts.join('')}${number(perMillion(one), 2)}${number(milliseconds, 2)}`);
}

/** Dollars per million reports if every answer of a report went into one growing item. */
function inOneItem(sizes: readonly number[]): number {
  let itemBytes = 0;
  let units = 0;
  for (const size of sizes) {
    itemBytes += size;
    units += writeUnitsOf(itemBytes);
  }
  return dollars.write * units;
}

/** Dollars per million reports; each answer is an item, or an object beyond a limit. */
const separately = (sizes: readonly number[], limit = Number.POSITIVE_INFINITY): number =>
  sizes.reduce((sum, size) => sum + (size > limit ? dollars.object : dollars.write * writeUnitsOf(size)), 0);

const texts = (await Promise.all(answers.values())).map(({ body }) => JSON.stringify(body));
const plain = texts.map((text) => Buffer.byteLength(text));
const deflated = texts.map((text) => deflateSync(text).length);
const ours = separately(deflated, maxItemBytes);
console.log(
  `\nStoring the ${texts.length} answers alone, in dollars for a million reports, and how many times as much as the ledger:`,
);
for (const [kind, cost] of Object.entries({
  [`an item each, deflated; beyond ${maxItemBytes / 1024} KB an object (the ledger)`]: ours,
  'an item each, deflated': separately(deflated),
  'an item each, plain': separately(plain),
  'one growing item, deflated': inOneItem(deflated),
  'one growing item, plain': inOneItem(plain),
}))
  console.log(`  ${kind.padEnd(62)}${number(cost, 0)}${number(cost / ours)}`);
const longest = deflated.indexOf(Math.max(...deflated));
console.log(
  `The longest answer is that of ${[...answers.keys()][longest]}: ${Math.round((deflated[longest] ?? 0) / 1024)} KB deflated.`,
);
const units = ({ bill: { writeUnits, indexUnits } }: typeof bought): number => writeUnits + indexUnits;
recordFigures([
  ratio('write units of a photo and a row that are accepted', units(intake), 'less'),
  ratio('write units of buying their 21 calls', units(bought), 'less'),
  ratio('write units of copying them instead, as a share of buying', units(copied) / units(bought), 'less'),
  ratio(
    'storing the answers in one growing item, as a multiple of an item for each answer',
    inOneItem(deflated) / ours,
    'more',
  ),
  amount(
    'table and objects of a million reports',
    perMillion(intake.bill) + perMillion(bought.bill),
    'dollars',
    'less',
  ),
  amount('domain code of a report', bought.milliseconds, 'ms of processor time', 'less'),
]);

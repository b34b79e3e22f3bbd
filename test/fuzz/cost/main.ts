/** Writes the table of costs in docs/security.md. Exits with 1 if an input exceeds the budget of its reader. */
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { flagsGiven } from '../../support/processes/command-line.ts';
import { type Cost, costTable, rowsIn, withTable } from './page.ts';
import type { Reader } from './reader.ts';
import { readers } from './readers.ts';
import { costOf, overrunOfCost, search } from './search.ts';

const usage = 'npm run fuzz:cost -- [--seed N] [--inputs N] [--only READER,…] [--print]';
const page = new URL('../../../docs/security.md', import.meta.url);
const count = z.coerce.number().int().min(1);
const cost = z.object({
  text: z.string(),
  bytes: z.number(),
  seconds: z.number(),
  grownBytes: z.number(),
});
const found = z.object({
  inputs: z.number(),
  perByte: cost.optional(),
  longest: cost.optional(),
  mostMemory: cost.optional(),
});
const task = z.object({
  reader: z.string(),
  seed: z.number(),
  inputs: z.number(),
  onlyText: z.string().optional(),
});
type Task = z.output<typeof task>;

function inProcess<S extends z.ZodType>(answer: S, given: Task): Promise<z.output<S>> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--task'], { serialization: 'advanced' });
    child.once('message', (message) => resolve(answer.parse(message)));
    child.once('exit', (code) => reject(new Error(`The process of ${given.reader} ended with ${code}`)));
    child.send(given);
  });
}

async function work({ reader: name, seed, inputs, onlyText }: Task): Promise<unknown> {
  const reader = readers.find((one) => one.name === name);
  if (reader === undefined) throw new Error(`There is no reader ${name}`);
  if (onlyText === undefined) return search(reader, seed, (tried) => tried < inputs);
  for (const text of reader.seeds) await costOf(reader, text);
  return costOf(reader, onlyText);
}

async function costsOf(
  reader: Reader,
  seed: number,
  inputsPerReader: number,
): Promise<Cost & { readonly isOverBudget: boolean }> {
  const { name, reads, budget } = reader;
  const inputs = Math.max(1, Math.round(inputsPerReader * (reader.share ?? 1)));
  const { perByte, longest, mostMemory } = await inProcess(found, { reader: name, seed, inputs });
  const alone =
    mostMemory && (await inProcess(cost, { reader: name, seed, inputs, onlyText: mostMemory.text }));
  const dearest = [perByte, longest, alone].flatMap((one) => one ?? []);
  return {
    name,
    reads,
    budget,
    isOverBudget: dearest.some((one) => overrunOfCost(reader, one) !== undefined),
    secondsPerMegabyte: perByte === undefined ? 0 : (perByte.seconds / perByte.bytes) * 1e6,
    longestSeconds: longest?.seconds ?? 0,
    longestBytes: longest?.bytes ?? 0,
    memoryPerByte: alone === undefined ? 0 : alone.grownBytes / alone.bytes,
    memoryBytes: alone?.grownBytes ?? 0,
  };
}

async function main(): Promise<void> {
  const { values } = flagsGiven(
    {
      options: {
        seed: { type: 'string', default: '20261126' },
        inputs: { type: 'string', default: '400' },
        only: { type: 'string' },
        print: { type: 'boolean', default: false },
        task: { type: 'boolean', default: false },
      },
    },
    usage,
  );
  if (values.task) {
    process.once('message', (given) => {
      void work(task.parse(given)).then((answer) => process.send?.(answer, () => process.exit(0)));
    });
    return;
  }
  const [seed, inputs] = [values.seed, values.inputs].map((text) => count.parse(text));
  if (seed === undefined || inputs === undefined) throw new Error(usage);
  const costs: Cost[] = [];
  const names = values.only?.split(',') ?? readers.map(({ name }) => name);
  for (const reader of readers.filter(({ name }) => names.includes(name))) {
    const { isOverBudget, ...cost } = await costsOf(reader, seed, inputs);
    console.log(`${JSON.stringify(cost)}${isOverBudget ? ' EXCEEDS its budget' : ''}`);
    if (isOverBudget) process.exitCode = 1;
    costs.push(cost);
  }
  const text = readFileSync(page, 'utf8');
  const former = values.only === undefined ? [] : rowsIn(text);
  const table = costTable(costs, { seed, inputs, former, order: readers.map(({ reads }) => reads) });
  if (values.print) return console.log(table);
  writeFileSync(page, withTable(text, table));
}

await main();

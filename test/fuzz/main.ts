import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { keepFinding } from './run/corpus.ts';
import { type Finding, fuzz, type Progress, replay } from './run/fuzz.ts';
import { MemoryTrend } from './run/memory.ts';
import { targets } from './targets/index.ts';
import { type TargetName, targetNames } from './targets/target.ts';

const usage =
  'npm run fuzz -- [--seconds 600] [--seed N] [--target service|intake|reports|console|gateway] [--from INPUT] [--replay FILE --target NAME]';

const count = z.coerce.number().int().min(0);
const targetName = z.enum(targetNames);
const assignment = z.object({
  name: targetName,
  seconds: count,
  seed: count,
  from: count,
  heartbeat: z.instanceof(Int32Array),
});

/** An input that holds the processor for so long is a hang; the watcher is another thread. */
const hangMs = 60_000;
const tellEveryMs = 5000;

/** Fuzzes one target after the other, each in a thread of its own, and prints what came of it. Exits with 1 on a finding. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '600' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      target: { type: 'string' },
      from: { type: 'string', default: '0' },
      replay: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const [seconds, seed, from] = [values.seconds, values.seed, values.from].map((text) => count.parse(text));
  if (seconds === undefined || seed === undefined || from === undefined) throw new Error(usage);
  const chosen = values.target === undefined ? targetNames : [targetName.parse(values.target)];
  if (values.replay !== undefined) return replayFile(chosen, values.replay);
  const names = chosen.filter((name) => targets[name] !== undefined);
  console.log(`seed ${seed}, ${seconds} s over ${names.join(', ')}`);
  const summaries: string[] = [];
  let found = 0;
  for (const name of names) {
    const outcome = await watched({ name, seconds: Math.ceil(seconds / names.length), seed, from });
    summaries.push(...outcome.lines);
    found += outcome.found;
  }
  console.log(`\n${summaries.join('\n')}`);
  if (found > 0) process.exitCode = 1;
}

interface Outcome {
  readonly lines: readonly string[];
  readonly found: number;
}

const outcomeMessage = z.object({ lines: z.array(z.string()), found: z.number() });

function watched(work: { name: TargetName; seconds: number; seed: number; from: number }): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const heartbeat = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(new URL(import.meta.url), { workerData: { ...work, heartbeat } });
    let last = -1;
    let since = performance.now();
    const watch = setInterval(() => {
      const now = Atomics.load(heartbeat, 0);
      if (now !== last) [last, since] = [now, performance.now()];
      if (performance.now() - since < hangMs) return;
      clearInterval(watch);
      void worker.terminate();
      const again = `--target ${work.name} --seed ${work.seed} --from ${now}`;
      resolve({ lines: [`${work.name}: HANGS; again with ${again}`], found: 1 });
    }, 1000);
    worker.once('message', (message: unknown) => {
      clearInterval(watch);
      resolve(outcomeMessage.parse(message));
    });
    worker.once('error', (error) => {
      clearInterval(watch);
      reject(error);
    });
  });
}

async function work(): Promise<Outcome> {
  const { name, seconds, seed, from, heartbeat } = assignment.parse(workerData);
  const target = targets[name];
  if (target === undefined) return { lines: [], found: 0 };
  const memory = new MemoryTrend();
  const started = performance.now();
  let told = started;
  const progress = await fuzz({
    target,
    seed,
    from,
    memory,
    goesOn: () => performance.now() - started < seconds * 1000,
    onInput: (input, so) => {
      Atomics.store(heartbeat, 0, input);
      if (performance.now() - told < tellEveryMs) return;
      told = performance.now();
      const rate = Math.round((so.inputs * 1000) / (told - started));
      console.log(`${name.padEnd(8)} ${so.inputs} inputs, ${rate}/s, ${so.findings.length} findings`);
    },
  });
  const files = progress.findings.map((finding) => keepFinding(name, fileNameOf(finding), finding.bytes));
  const { text, grows } = memory.summary();
  const lines = [...summaryOf(progress, performance.now() - started, text), ...toldFindings(progress, files)];
  if (grows) lines.push(`  GROWS: ${text}`);
  return { lines, found: progress.findings.length + (grows ? 1 : 0) };
}

const fileNameOf = ({ fault, seed, input }: Finding): string => `${fault.kind}-seed${seed}-${input}`;

function summaryOf(progress: Progress, tookMs: number, memory: string): string[] {
  const rate = Math.round((progress.inputs * 1000) / tookMs);
  const kinds = [...progress.kinds].sort(([, a], [, b]) => b - a);
  return [
    `${progress.target.padEnd(8)} ${progress.inputs} inputs in ${Math.round(tookMs / 1000)} s (${rate}/s), ` +
      `${progress.findings.length} findings, slowest ${Math.round(progress.slowestMs)} ms; ${memory}`,
    `  ${kinds.map(([kind, times]) => `${kind}: ${times}`).join(', ')}`,
  ];
}

function toldFindings({ findings }: Progress, files: readonly string[]): string[] {
  return findings.flatMap(({ fault, input, alone }, index) => [
    `  FOUND ${fault.kind} by input ${input}${alone ? '' : ' (not alone: what came before has a part in it)'}: ${files[index]}`,
    `    ${fault.what.slice(0, 1500)}`,
  ]);
}

async function replayFile(names: readonly TargetName[], file: string): Promise<void> {
  const bytes = readFileSync(file);
  const byFolder = names.filter((name) => names.length === 1 || file.includes(`/${name}/`));
  for (const name of byFolder) {
    const target = targets[name];
    const fault = target && (await replay(target, bytes));
    console.log(`${name}: ${fault === undefined ? 'nothing is wrong' : `${fault.kind}: ${fault.what}`}`);
    if (fault !== undefined) process.exitCode = 1;
  }
}

if (isMainThread) await main();
else parentPort?.postMessage(await work());

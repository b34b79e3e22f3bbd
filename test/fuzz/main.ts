import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { flagsGiven } from '../support/processes/command-line.ts';
import { interruptible } from '../support/processes/interruptible.ts';
import { keepFinding } from './run/corpus.ts';
import { type Finding, fuzz, type Progress, replay } from './run/fuzz.ts';
import { MemoryTrend } from './run/memory.ts';
import { targets } from './targets/index.ts';
import { type TargetName, targetNames } from './targets/target.ts';

const usage =
  'npm run fuzz -- [--seconds 600] [--seed N] [--target service|intake|reports|console|gateway|readers|stack] [--from INPUT] [--replay FILE --target NAME]';

const count = z.coerce.number().int().min(0);
const targetName = z.enum(targetNames);
const assignment = z.object({ name: targetName, seconds: count, seed: count, from: count });
type Assignment = z.output<typeof assignment>;

const hangMs = 120_000;
const beatEveryMs = 200;
const reportEveryMs = 5000;

async function main(signal: AbortSignal): Promise<void> {
  const { values } = flagsGiven(
    {
      options: {
        seconds: { type: 'string', default: '600' },
        seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
        target: { type: 'string' },
        from: { type: 'string', default: '0' },
        replay: { type: 'string' },
        work: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    },
    usage,
  );
  if (values.help) return console.log(usage);
  if (values.work !== undefined) return work(assignment.parse(JSON.parse(values.work)), signal);
  const [seconds, seed, from] = [values.seconds, values.seed, values.from].map((text) => count.parse(text));
  if (seconds === undefined || seed === undefined || from === undefined) throw new Error(usage);
  const names = values.target === undefined ? targetNames : [targetName.parse(values.target)];
  if (values.replay !== undefined) return replayFile(names, values.replay);
  console.log(`seed ${seed}, ${seconds} s over ${names.join(', ')}`);
  const summaries: string[] = [];
  let found = 0;
  for (const name of names) {
    if (signal.aborted) break;
    const outcome = await watched({ name, seconds: Math.ceil(seconds / names.length), seed, from }, signal);
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

const message = z.union([
  z.object({ at: z.number() }),
  z.object({ lines: z.array(z.string()), found: z.number() }),
]);

function watched(work: Assignment, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--work', JSON.stringify(work)]);
    signal.addEventListener('abort', () => child.kill(), { once: true });
    let at = work.from;
    let since = performance.now();
    const watch = setInterval(() => {
      if (performance.now() - since < hangMs) return;
      child.kill('SIGKILL');
      finish({ lines: [`${work.name}: HANGS; repeat with --seed ${work.seed} --from ${at}`], found: 1 });
    }, 1000);
    const finish = (outcome: Outcome) => {
      clearInterval(watch);
      resolve(outcome);
    };
    child.on('message', (received) => {
      const parsed = message.parse(received);
      since = performance.now();
      if ('at' in parsed) at = parsed.at;
      else finish(parsed);
    });
    child.on('exit', (code) => {
      clearInterval(watch);
      reject(new Error(`The process of ${work.name} ended with ${code} at about input ${at}`));
    });
  });
}

async function work({ name, seconds, seed, from }: Assignment, signal: AbortSignal): Promise<void> {
  const target = targets[name];
  const memory = new MemoryTrend(seconds);
  const started = performance.now();
  let reportedAt = started;
  let beat = started;
  const progress = await fuzz({
    target,
    seed,
    from,
    memory,
    shouldContinue: () => !signal.aborted && memory.shouldContinue,
    onInput: (input, current) => {
      const now = performance.now();
      if (now - beat > beatEveryMs) process.send?.({ at: input });
      if (now - beat > beatEveryMs) beat = now;
      if (now - reportedAt < reportEveryMs) return;
      reportedAt = now;
      const rate = Math.round((current.inputs * 1000) / (reportedAt - started));
      console.log(
        `${name.padEnd(8)} ${current.inputs} inputs, ${rate}/s, ${current.findings.length} findings`,
      );
    },
  });
  const files = progress.findings.map((finding) => keepFinding(name, fileNameOf(finding), finding.bytes));
  const { text, hasGrown } = memory.summary();
  const lines = [...summaryOf(progress, performance.now() - started, text), ...findingLines(progress, files)];
  process.send?.({ lines, found: progress.findings.length + (hasGrown ? 1 : 0) });
  process.disconnect();
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

function findingLines({ findings }: Progress, files: readonly string[]): string[] {
  return findings.flatMap(({ fault, input, alone }, index) => [
    `  FOUND ${fault.kind} by input ${input}${alone ? '' : ' (only after the inputs before it)'}: ${files[index]}`,
    `    ${fault.what.slice(0, 1500)}`,
  ]);
}

async function replayFile(names: readonly TargetName[], file: string): Promise<void> {
  const bytes = readFileSync(file);
  const byFolder = names.filter((name) => names.length === 1 || file.includes(`/${name}/`));
  for (const name of byFolder) {
    const target = targets[name];
    const fault = await replay(target, bytes);
    console.log(`${name}: ${fault === undefined ? 'nothing is wrong' : `${fault.kind}: ${fault.what}`}`);
    if (fault !== undefined) process.exitCode = 1;
  }
}

await interruptible(main);

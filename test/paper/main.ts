import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { flagsGiven } from '../support/processes/command-line.ts';
import { judge } from './goals.ts';
import { type BacklogRun, pageOf, type Run, type SharesRun } from './page.ts';
import { type Outcome, play, type Scenario } from './play.ts';
import { playBacklog } from './raised.ts';
import { fullPlans, largeBesideSmall, oneCall, undisturbed } from './scenarios.ts';
import { playShares } from './shares.ts';

const usage = `node test/paper/main.ts [--subjects 1000000] [--full 50000] [--in-flight 100] [--backlog 8000] [--shares 100] [--page FILE]

Simulates the pipeline in virtual time: --subjects with one call each, --full subjects with all calls, a --backlog of
subjects at a ceiling that is raised, and small customers beside one with --shares tables. 0 leaves out the run. Prints a
line for each virtual minute and the page at the end; --page also writes the page to FILE.`;

const count = z.coerce.number<string>().int().min(0);
const heapMb = 14_000;
const smallBatch = 1000;

const played = z.object({ outcome: z.custom<Outcome>(), seconds: z.number(), peakMb: z.number() });

function playInProcess(scenario: Scenario): Promise<z.output<typeof played>> {
  const file = fileURLToPath(import.meta.url);
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMb}`, file, '--play', JSON.stringify(scenario)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(played.parse(JSON.parse(text)));
      else reject(new Error(`The run "${scenario.name}" ended with ${String(code)}`));
    });
  });
}

async function playHere(scenario: Scenario): Promise<void> {
  const outcome = await play(scenario, (line) => console.error(`${scenario.name}: ${line}`));
  const { user, system } = process.cpuUsage();

  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ outcome, seconds: (user + system) / 1e6, peakMb }));
}

async function backlogOf(subjects: number, inFlight: number): Promise<BacklogRun> {
  const { context } = oneCall({ subjects, inFlight });
  const raised = await playBacklog({ subjects, context, isCapped: true });
  const free = await playBacklog({ subjects, context, isCapped: false });
  return { subjects, inFlightCap: Number(context.inFlightCap), raised, free };
}

async function sharesOf(batches: number): Promise<SharesRun> {
  const shares = largeBesideSmall(batches);
  const before = process.cpuUsage();
  const outcome = await playShares(shares);
  const { user, system } = process.cpuUsage(before);
  return { shares, outcome, seconds: (user + system) / 1e6 };
}

async function main(): Promise<void> {
  const { values } = flagsGiven(
    {
      options: {
        subjects: { type: 'string', default: '1000000' },
        full: { type: 'string', default: '50000' },
        'in-flight': { type: 'string', default: '100' },
        backlog: { type: 'string', default: '8000' },
        shares: { type: 'string', default: '100' },
        page: { type: 'string' },
        play: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    },
    usage,
  );
  if (values.help) return console.log(usage);
  if (values.play !== undefined) return playHere(z.custom<Scenario>().parse(JSON.parse(values.play)));
  const [subjects, full, inFlight, waiting, tables] = [
    values.subjects,
    values.full,
    values['in-flight'],
    values.backlog,
    values.shares,
  ].map((text) => count.safeParse(text));
  if (subjects?.success !== true || full?.success !== true || inFlight?.success !== true || inFlight.data < 4)
    throw new Error(usage);
  if (waiting?.success !== true || tables?.success !== true) throw new Error(usage);
  const shares = tables.data === 0 ? undefined : await sharesOf(tables.data);
  const backlog = waiting.data === 0 ? undefined : await backlogOf(waiting.data, inFlight.data);
  const runs: Run[] = [];
  for (const [many, big, small] of [
    [oneCall, subjects.data, undisturbed],
    [fullPlans, full.data, fullPlans],
  ] as const) {
    if (big === 0) continue;
    const base = await playInProcess(small({ subjects: Math.min(big, smallBatch), inFlight: inFlight.data }));
    const scenario = many({ subjects: big, inFlight: inFlight.data });
    const run = await playInProcess(scenario);
    runs.push({
      scenario,
      ...run,
      small: base.outcome,
      judged: judge(run.outcome, base.outcome),
    });
  }
  const [processor] = cpus();
  const machine = `${cpus().length} processors (${processor?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const command = `npm run paper -- --subjects ${subjects.data} --full ${full.data} --in-flight ${inFlight.data} --backlog ${waiting.data} --shares ${tables.data}`;
  const page = pageOf(runs, { machine, command, shares, backlog });
  console.log(page);
  if (values.page !== undefined) writeFileSync(values.page, page);
}

await main();

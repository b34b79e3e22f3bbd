/**
 * Compares Palmleaf with other tools, and kills the calling process halfway:
 * `node packages/bench/peers/main.ts [REPORTS]`.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countGiven } from '../../../test/support/processes/command-line.ts';
import { interruptible } from '../../../test/support/processes/interruptible.ts';
import { buyReport } from '../cost/answers.ts';
import { billOf, billsOfOtherDesigns, neededByAll, totalOf } from '../cost/bill.ts';
import { consumedBy } from '../cost/consumed.ts';
import { amount, type Figure, recordFigures, steadyAmount } from '../page/figure.ts';
import { installedScripts } from './installed.ts';
import { people } from './people.ts';
import { runDurable } from './runs/durable.ts';
import { runPalmleaf } from './runs/palmleaf.ts';
import { runPowertools } from './runs/powertools.ts';
import type { PeerRun } from './runs/run.ts';
import { runScript } from './runs/script.ts';
import { Vendor } from './vendor.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const reports = countGiven('node packages/bench/peers/main.ts [REPORTS]', { otherwise: 24, least: 4 });
const latencyMs = 300;
const timeoutMs = 20_000;
const patienceMs = 5 * 60_000;
/** Dollars assume calls of a second, as in packages/bench/cost. */
const billedLatencySeconds = 1;
const billedReports = 500;

interface Peer {
  readonly run: (given: PeerRun) => Promise<number | undefined>;
  readonly script?: string;
  readonly billed?: string;
}

const peers: Readonly<Record<string, Peer>> = {
  'a script with p-limit': { run: runScript, script: 'p-limit.mjs', billed: 'a script on one machine' },
  'Powertools, batch and idempotency for each call': {
    run: runPowertools,
    script: 'powertools.mjs',
    billed: 'Powertools, a record for each call',
  },
  'durable execution SDK, a step for each call': {
    run: runDurable,
    script: 'durable.mjs',
    billed: 'durable functions',
  },
  'Palmleaf, the local stack': { run: runPalmleaf },
};

function linesOf(script: string | undefined): number {
  if (script === undefined) return 1;
  const lines = readFileSync(join(here, 'scripts', script), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

await interruptible(async (signal) => {
  const scripts = installedScripts();
  const vendor = new Vendor(latencyMs);
  await new Promise<void>((resolve) => vendor.server.listen(0, '127.0.0.1', resolve));
  const address = vendor.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The service does not listen');
  try {
    const bought = await buyReport();
    const folder = mkdtempSync(join(tmpdir(), 'palmleaf-bench-reports-'));
    const found: Figure[] = [];
    const bills = billsOfOtherDesigns(neededByAll(bought, billedLatencySeconds));
    const ours = billOf(await consumedBy(billedReports, bought, {}));
    for (const [name, { run, script, billed }] of Object.entries(peers)) {
      const reportsFolder = join(folder, name.replaceAll(/\W/g, '-'));
      mkdirSync(reportsFolder);
      const given: PeerRun = {
        vendor,
        scripts,
        service: `http://127.0.0.1:${address.port}`,
        people: people(reports, bought),
        reports: reportsFolder,
        killAfterCalls: Math.round(0.5 * reports * bought.length),
        timeoutMs,
        patienceMs,
        signal,
      };
      const wallMs = await run(given);
      const isOurs = script === undefined;
      const lost = wallMs === undefined ? reports - (isOurs ? 0 : readdirSync(reportsFolder).length) : 0;
      const { calls, repeated } = vendor;
      console.log(
        `${name}: ${wallMs === undefined ? 'not finished' : `${(wallMs / 1000).toFixed(1)} s`}, ${calls} calls, ${repeated} repeated, ${lost} reports lost, ${linesOf(script)} lines`,
      );
      found.push(
        amount(`${name}: wall time`, (wallMs ?? patienceMs) / 1000, 's', 'less'),
        amount(`${name}: calls repeated`, repeated, '', 'less'),
        amount(`${name}: reports lost`, lost, '', 'less'),
        steadyAmount(`${name}: lines of user code`, linesOf(script), '', 'less'),
        steadyAmount(
          `${name}: a million reports`,
          totalOf((billed && bills[billed]) || ours),
          'dollars',
          'less',
        ),
      );
    }
    recordFigures(found);
  } finally {
    vendor.server.closeAllConnections();
    vendor.server.close();
  }
});

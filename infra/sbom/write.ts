/**
 * Writes a CycloneDX bill of materials, of package-lock.json or with `--of` of one package:
 * `npm run sbom [-- FILE] [--of FOLDER]`. Exits with 1 if a licence may not ship.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { licenceCounts, licenceFaults } from './licences.ts';
import { packageBill } from './package-bill.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parsedOptions();
const file = resolve(positionals[0] ?? 'palmleaf.cdx.json');
// With --of: one package may ship dev dependencies of the root, as stack-runner does.
const omitted = values.of === undefined ? ['--omit', 'dev'] : [];
const text = execFileSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--workspaces=false', ...omitted],
  { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 },
);
const whole: unknown = JSON.parse(text);
const bill =
  values.of === undefined
    ? whole
    : packageBill(whole, JSON.parse(readFileSync(resolve(values.of, 'package.json'), 'utf8')));
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
for (const [licence, packages] of licenceCounts(bill)) console.log(`${packages} under ${licence}`);
const faults = licenceFaults(bill);
for (const fault of faults) console.error(`may not ship: ${fault}`);
console.log(`Wrote the bill of materials to ${file}`);
process.exitCode = faults.length === 0 ? 0 : 1;

function parsedOptions() {
  try {
    return parseArgs({ allowPositionals: true, options: { of: { type: 'string' } } });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nnpm run sbom [-- FILE] [--of FOLDER]`);
    process.exit(2);
  }
}

/**
 * Writes what ships into a bill of materials (CycloneDX), by what package-lock.json holds for every platform, and looks at
 * its licences: `npm run sbom`, or `npm run sbom -- FILE`. Exit code 1 where one of them may not ship.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licenceCounts, licenceFaults } from './licences.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = resolve(process.argv[2] ?? 'palmleaf.cdx.json');
const text = execFileSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only', '--workspaces=false'],
  { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 },
);
const bill: unknown = JSON.parse(text);
writeFileSync(file, text);
for (const [licence, packages] of licenceCounts(bill)) console.log(`${packages} under ${licence}`);
const faults = licenceFaults(bill);
for (const fault of faults) console.error(`may not ship: ${fault}`);
console.log(`The bill of materials lies in ${file}`);
process.exitCode = faults.length === 0 ? 0 : 1;

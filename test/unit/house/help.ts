import { readFileSync } from 'node:fs';
import * as z from 'zod';

const manifest = z
  .object({ scripts: z.record(z.string(), z.string()), 'scripts-info': z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')));

const withoutRun = ['start', 'test'];
const lines = Object.keys(manifest.scripts).map((name) => ({
  command: withoutRun.includes(name) ? `npm ${name}` : `npm run ${name}`,
  does: manifest['scripts-info'][name] ?? '',
}));
const width = Math.max(...lines.map(({ command }) => command.length));
for (const { command, does } of lines) console.log(`${command.padEnd(width)}  ${does}`);
console.log('\nOptions of a script come after two hyphens: npm run simulate -- --seeds 20');

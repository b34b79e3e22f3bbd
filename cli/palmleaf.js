#!/usr/bin/env node
// Starts cli/main.ts with the Node 24 of the package, whatever Node this file is run by.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const manifest = createRequire(import.meta.url).resolve('node/package.json');
const node = join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const main = fileURLToPath(new URL('./main.ts', import.meta.url));

const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
child.once('error', (error) => {
  console.error(`The Node of this package could not be started: ${error.message}. Run "npm ci" first.`);
  process.exitCode = 70;
});
// A terminal sends its signals to the child too; what comes to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 70);
});

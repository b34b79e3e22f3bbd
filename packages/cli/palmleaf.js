#!/usr/bin/env node
// Starts packages/cli/main.ts with the Node 24 of the package, whatever Node runs this file.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Falls back to the running Node, if it is new enough. */
function findNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve('node/package.json');
    const node = join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    if (existsSync(node)) return node;
  } catch {
    // The package is not installed.
  }
  return Number.parseInt(process.versions.node, 10) < 24 ? undefined : process.execPath;
}

const node = findNode();
if (node === undefined) {
  console.error(
    `This is Node ${process.versions.node}, and palmleaf needs 24: run "npm ci", which installs it, or install it on this machine.`,
  );
  process.exitCode = 70;
} else {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  child.once('error', (error) => {
    console.error(`The Node of this package could not be started: ${error.message}. Run "npm ci" first.`);
    process.exitCode = 70;
  });
  // A terminal also signals the child; this forwards signals that only this process gets.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Under npm, nothing else tells a server that npm has ended.
  if (process.env.npm_lifecycle_event !== undefined && process.argv.includes('console')) {
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || child.kill('SIGHUP'), 1000).unref();
  }
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 70);
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PeerRun, untilReports } from './run.ts';

export async function runScript(given: PeerRun): Promise<number | undefined> {
  const { vendor, scripts, service, people, reports, killAfterCalls } = given;
  const list = `${reports}.json`;
  writeFileSync(list, JSON.stringify(people));
  const env = { ...process.env, SERVICE: service, PEOPLE: list, REPORTS: reports };
  const start = (): ChildProcess => {
    const child = spawn(process.execPath, [join(scripts, 'p-limit.mjs')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', (_code, signal) => {
      if (signal === 'SIGKILL') running = start();
    });
    return child;
  };
  const began = performance.now();
  let running = start();
  vendor.begin(killAfterCalls, () => running.kill('SIGKILL'));
  try {
    return await untilReports(given, began);
  } finally {
    running.kill();
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Given, untilReports } from './run.ts';

/** The script with p-limit, started again by a person at once when it has died. */
export async function runScript(given: Given): Promise<number | undefined> {
  const { vendor, scripts, service, people, reports, killAfter } = given;
  const list = `${reports}.json`;
  writeFileSync(list, JSON.stringify(people));
  const env = { ...process.env, SERVICE: service, PEOPLE: list, REPORTS: reports };
  let running: ChildProcess;
  const start = () => {
    running = spawn(process.execPath, [join(scripts, 'p-limit.mjs')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    running.once('exit', (_code, signal) => {
      if (signal === 'SIGKILL') start();
    });
  };
  const began = performance.now();
  vendor.begin(killAfter, () => running.kill('SIGKILL'));
  start();
  return untilReports(given, began);
}

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import chromium from '@sparticuz/chromium';
import { isAlive } from '../processes/run-folder.ts';

/** Tests of a run share the folder: a file that another process still writes cannot be executed. */
export async function bundledChromium(): Promise<string> {
  const done = join(tmpdir(), 'chromium-is-unpacked');
  const lock = join(tmpdir(), 'chromium-is-being-unpacked');
  while (!existsSync(done)) {
    if (!tookLock(lock)) {
      await sleep(100);
      continue;
    }
    try {
      const path = await chromium.executablePath();
      writeFileSync(done, '');
      return path;
    } finally {
      rmSync(lock);
    }
  }
  return chromium.executablePath();
}

function tookLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = ownerOf(lock);
    if (owner !== undefined && !isAlive(owner)) rmSync(lock, { force: true });
    return false;
  }
}

/** Undefined if another process has just made or removed the lock. */
function ownerOf(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

import { existsSync, readFileSync } from 'node:fs';

/** Reads /proc, because Node's value starts at the peak of the parent process. */
export function peakMegabytes(): number {
  const status = '/proc/self/status';
  const kilobytes = existsSync(status)
    ? Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1])
    : process.resourceUsage().maxRSS;
  return Math.round(kilobytes / 1024);
}

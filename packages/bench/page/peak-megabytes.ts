import { existsSync, readFileSync } from 'node:fs';

/** On Linux, Node's resource usage starts at the peak of the parent process, so this reads the kernel's. */
export function peakMegabytes(): number {
  const status = '/proc/self/status';
  const kilobytes = existsSync(status)
    ? Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1])
    : process.resourceUsage().maxRSS;
  return Math.round(kilobytes / 1024);
}

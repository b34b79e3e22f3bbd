import { openSync, statfsSync, writeSync } from 'node:fs';
import { visible } from '../../shared/visible.ts';
import { isDiskError } from '../cli/index.ts';

interface StartLog {
  begin(): void;
  write(text: string): void;
}

export function startLog(file: string, report: (sentence: string) => void): StartLog {
  let isReported = false;
  let opened: number | undefined;
  return {
    begin: () => {
      opened = openSync(file, 'w', 0o600);
    },
    write: (text) => {
      try {
        opened ??= openSync(file, 'a', 0o600);
        writeSync(opened, `${text.split('\n').map(visible).join('\n')}\n`);
      } catch (error) {
        if (!isDiskError(error)) throw error;
        if (!isReported)
          report(`${file} cannot be written (${error.code}): lines are missing there from now on.`);
        isReported = true;
      }
    },
  };
}

/** With less free space, the disk counts as full. */
const minFreeBytes = 256 * 1024;

/** Programs that fail on a full disk do not always report it. */
export function isDiskFull(folder: string | undefined): boolean {
  if (folder === undefined) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < minFreeBytes;
}

import { openSync, statfsSync, writeSync } from 'node:fs';
import { visible } from '../../shared/visible.ts';
import { isDiskError } from '../cli/index.ts';

/** The log of `npm start`, for a reader at a terminal. */
interface StartLog {
  /** @throws the disk's error when it cannot be begun */
  begin(): void;
  write(text: string): void;
}

/**
 * A disk that takes no more lines of the log does not end the stack: it is told once, and what comes after is left out.
 *
 * @param tell takes the sentence for the person
 */
export function startLog(file: string, tell: (sentence: string) => void): StartLog {
  let isTold = false;
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
        if (!isTold) tell(`${file} cannot be written (${error.code}): lines are missing there from now on.`);
        isTold = true;
      }
    },
  };
}

/** Less than this is left only where something could not be written. */
const littleBytes = 256 * 1024;

/** Whether the disk of a folder is full: what runs there then answers with errors that do not say so. */
export function isFull(folder: string | undefined): boolean {
  if (folder === undefined) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < littleBytes;
}

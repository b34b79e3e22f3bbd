import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startLog } from '@palmleaf/local/testing';
import { temporaryFolder } from '@palmleaf/test/support/files/temporary-folder';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../errors.ts';
import { diskSentence, isDiskError } from '../terminal/process-output.ts';
import { ResultFile, writeResult } from '../terminal/write-result.ts';

const fullDevice = '/dev/full';
const workFolder = temporaryFolder('full-disk');

test('A result file in a missing folder is refused with the cause', async () => {
  const path = join(workFolder, 'missing', 'anna.pdf');
  await expect(writeResult(path, 'x')).rejects.toThrow(
    new UsageError(`${path} cannot be written (ENOENT): its folder does not exist`),
  );
});

describe.runIf(existsSync(fullDevice))('a full disk', () => {
  test('Writing a result file to a full disk ends with one sentence that names the file', async () => {
    const wrong = `${fullDevice} cannot be written (ENOSPC)`;
    await expect(writeResult(fullDevice, 'x')).rejects.toThrow(new UsageError(wrong));
    const file = await ResultFile.open(fullDevice);
    await expect(
      (async () => {
        for (let piece = 0; piece < 50; piece += 1) await file.write('x'.repeat(64 * 1024));
        await file.end();
      })(),
    ).rejects.toThrow(wrong);
  });

  test('The command ends with one sentence if it cannot write standard output', async () => {
    const launcher = fileURLToPath(new URL('../main.ts', import.meta.url));
    const child = spawn(process.execPath, [launcher, '--help'], {
      stdio: ['ignore', openSync(fullDevice, 'w'), 'pipe'],
    });
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, output]).toEqual([2, 'The output cannot be written (ENOSPC)\n']);
  });

  test('A log on a full disk loses its lines, reports that once, and throws nothing', () => {
    const lines: string[] = [];
    const log = startLog(fullDevice, (sentence) => lines.push(sentence));
    for (const line of ['a', 'b', 'c']) log.write(line);
    expect(lines).toEqual([`${fullDevice} cannot be written (ENOSPC): lines are missing there from now on.`]);
  });
});

test.each([
  ['ENOSPC', 'free some space'],
  ['EDQUOT', 'free some space'],
  ['EACCES', 'allow this user to write there'],
  ['EPERM', 'allow this user to write there'],
  ['EROFS', 'mounted read-only'],
  ['EIO', 'check the disk'],
])('The sentence about a disk that refuses a write with %s advises what helps', (code, advice) => {
  expect(isDiskError(Object.assign(new Error('write'), { code }))).toBe(true);
  expect(diskSentence(code)).toContain(`(${code}): `);
  expect(diskSentence(code)).toContain(advice);
});

describe('a result', () => {
  const folder = (name: string): string => {
    const path = join(workFolder, name);
    mkdirSync(path);
    return path;
  };

  test('A result file replaces the old file only once it is complete', async () => {
    const path = join(folder('whole'), 'june.csv');
    writeFileSync(path, 'old', { mode: 0o600 });
    const file = await ResultFile.open(path);
    await file.write('half');
    expect(readFileSync(path, 'utf8')).toBe('old');
    await file.write(' and half');
    await file.end();
    expect(readFileSync(path, 'utf8')).toBe('half and half');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(workFolder, 'whole'))).toEqual(['june.csv']);
  });

  test('Only the owner can read a new result, because results hold birth data', async () => {
    const path = join(folder('new'), 'june.refused.csv');
    const file = await ResultFile.open(path);
    await file.write('row');
    await file.end();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('An unfinished result leaves the old file and no other', async () => {
    const path = join(folder('half'), 'june.csv');
    writeFileSync(path, 'old');
    const file = await ResultFile.open(path);
    await file.write('half');
    await file.abandon();
    expect([readdirSync(join(workFolder, 'half')), readFileSync(path, 'utf8')]).toEqual([
      ['june.csv'],
      'old',
    ]);
  });

  test('A result is written to the file that a symbolic link names', async () => {
    const place = folder('link');
    writeFileSync(join(place, 'real.csv'), 'old');
    symlinkSync('real.csv', join(place, 'link.csv'));
    await writeResult(join(place, 'link.csv'), 'new');
    expect(readFileSync(join(place, 'real.csv'), 'utf8')).toBe('new');
    expect(readdirSync(place).sort()).toEqual(['link.csv', 'real.csv']);
  });
});

test('Each start begins a new log, and no line of the log controls the terminal', () => {
  const path = join(workFolder, 'start.log');
  writeFileSync(path, 'lines of the last start');
  const log = startLog(path, () => undefined);
  log.begin();
  log.write('fan-out: \u001b[2Jx\u009b\nsecond');
  expect(readFileSync(path, 'utf8')).toBe('fan-out: ␛[2Jx<U+009B>\nsecond\n');
});

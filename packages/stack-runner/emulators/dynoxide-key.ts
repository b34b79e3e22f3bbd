import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StackError } from '../basics/errors.ts';
import { realMachine } from '../platform/machine.ts';

/** The header in which DynamoDB's protocol names the operation; dynoxide does nothing without it. */
const targetHeader = 'x-amz-target';
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Draws a name for that header: 62 bits, known to the host and in the memory of the emulator, and nowhere else. */
export const drawKey = (): string =>
  Array.from(targetHeader, () => letters[randomInt(letters.length)]).join('');

/** Returns headers as an emulator with this key reads them. */
export function withKey<Value>(headers: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name === targetHeader ? key : name, value]),
  );
}

/**
 * Writes a copy of the binary that takes an operation only from a header of the name `key`. It checks no signature, and every
 * user of the machine can see where it listens and connect to it.
 *
 * @throws StackError when this version of the binary does not name the header exactly once
 */
export function writeKeyed(binary: string, copy: string, key: string): void {
  const program = readFileSync(binary);
  const at = program.indexOf(targetHeader);
  if (at < 0 || program.indexOf(targetHeader, at + 1) >= 0)
    throw new StackError(`dynoxide has changed: "${targetHeader}" is not in it exactly once`);
  program.write(key, at, 'latin1');
  rmSync(copy, { force: true });
  writeFileSync(copy, program, { mode: 0o700 });
  // A changed program has to be signed again on macOS, where one with a broken signature is killed.
  if (realMachine().platform === 'darwin')
    execFileSync('/usr/bin/codesign', ['--force', '--sign', '-', copy], { stdio: 'ignore' });
}

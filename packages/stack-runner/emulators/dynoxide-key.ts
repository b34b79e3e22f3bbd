import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StackError } from '../basics/errors.ts';
import { realMachine } from '../platform/machine.ts';

/** The header in which DynamoDB's protocol names the operation; dynoxide ignores a request without it. */
const targetHeader = 'x-amz-target';
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Draws a 62-bit name for that header. Only the host and the emulator's memory hold it. */
export const drawKey = (): string =>
  Array.from(targetHeader, () => letters[randomInt(letters.length)]).join('');

/** Returns headers renamed for an emulator with this key. */
export function withKey<Value>(headers: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name === targetHeader ? key : name, value]),
  );
}

/**
 * Writes a copy of the binary that reads the operation from a header with the name `key` only. The binary checks no
 * signature, and every user of the machine can connect to it.
 * @throws StackError if the binary does not contain the header's name exactly once
 */
export function writeKeyed(binary: string, copy: string, key: string): void {
  const program = readFileSync(binary);
  const at = program.indexOf(targetHeader);
  if (at < 0 || program.indexOf(targetHeader, at + 1) >= 0)
    throw new StackError(`dynoxide has changed: "${targetHeader}" is not in it exactly once`);
  program.write(key, at, 'latin1');
  rmSync(copy, { force: true });
  writeFileSync(copy, program, { mode: 0o700 });
  // macOS kills a program whose signature does not match its bytes.
  if (realMachine().platform === 'darwin')
    execFileSync('/usr/bin/codesign', ['--force', '--sign', '-', copy], { stdio: 'ignore' });
}

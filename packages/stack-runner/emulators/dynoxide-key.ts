import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StackError } from '../basics/errors.ts';
import { realMachine } from '../platform/machine.ts';

/** dynoxide ignores a request without this header. */
const targetHeader = 'x-amz-target';
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A header name of 62 random bits; only the host and the emulator's memory hold it. */
export const drawKey = (): string =>
  Array.from(targetHeader, () => letters[randomInt(letters.length)]).join('');

export function withKey<Value>(headers: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name === targetHeader ? key : name, value]),
  );
}

/** The binary must keep its length: without indentation, this statement leaves room for a PRAGMA. */
const schema = `;

            CREATE TABLE IF NOT EXISTS _tables (
                table_name`;
const overwriting = ';PRAGMA secure_delete=1;CREATE TABLE IF NOT EXISTS _tables (table_name'.padEnd(
  schema.length,
);

/**
 * The copy reads the secret header `key` instead of x-amz-target, because any local user can connect.
 */
export function writeKeyed(binary: string, copy: string, key: string): void {
  const program = readFileSync(binary);
  replaceOnce(program, targetHeader, key);
  replaceOnce(program, schema, overwriting);
  rmSync(copy, { force: true });
  writeFileSync(copy, program, { mode: 0o700 });
  // macOS kills a program with a broken signature.
  if (realMachine().platform === 'darwin')
    execFileSync('/usr/bin/codesign', ['--force', '--sign', '-', copy], { stdio: 'ignore' });
}

function replaceOnce(program: Buffer, text: string, by: string): void {
  const at = program.indexOf(text);
  if (at < 0 || program.indexOf(text, at + 1) >= 0)
    throw new StackError(`dynoxide has changed: "${text}" is not in it exactly once`);
  program.write(by, at, 'latin1');
}

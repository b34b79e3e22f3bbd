import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StackError } from '../basics/errors.ts';
import { thisMachine, traitsOf } from './machine.ts';
import type { StateDirectory } from './state-directory.ts';

const { maxSocketPathBytes: maxPathBytes } = traitsOf(thisMachine);

interface PrivateSocket {
  readonly path: string;
  remove(): void;
}

/** Only the owner may enter the socket's folder, which is in the temporary folder if the path is too long. */
export function privateSocket(state: StateDirectory, name: string): PrivateSocket {
  const inState = join(state.folder('sockets'), name);
  const folder = Buffer.byteLength(inState) <= maxPathBytes ? undefined : temporaryFolder(state.path);
  const path = folder === undefined ? inState : join(folder, name);
  if (Buffer.byteLength(path) > maxPathBytes) {
    throw new StackError(`${path} is too long for a socket; choose a shorter state directory`);
  }
  // A killed runner may have left the socket behind.
  rmSync(path, { force: true });
  return { path, remove: () => rmSync(folder ?? path, { recursive: true, force: true }) };
}

function temporaryFolder(statePath: string): string {
  const mark = createHash('sha256').update(statePath).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `local-stack-${mark}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new StackError(`${folder} belongs to somebody else; choose a shorter state directory`);
  }
  chmodSync(folder, 0o700);
  return folder;
}

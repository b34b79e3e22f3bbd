import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { messageOf, StackError } from '../basics/errors.ts';

export interface JsonFile<T> {
  value: T;
  save(): void;
}

export interface StateDirectory {
  readonly path: string;
  folder(name: string): string;
  jsonFile<T>(name: string, schema: z.ZodType<T>, initial: T): JsonFile<T>;
}

/** Only the owner may read this directory, because it holds secrets. */
export function openStateDirectory(path: string): StateDirectory {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const folder = (name: string): string => {
    const full = join(path, name);
    mkdirSync(full, { recursive: true, mode: 0o700 });
    return full;
  };
  return {
    path,
    folder,
    jsonFile: (name, schema, initial) => {
      const file = join(path, `${name}.json`);
      const document = {
        value: read(file, schema) ?? initial,
        save: () => {
          const next = `${file}.next`;
          writeFileSync(next, `${JSON.stringify(document.value, null, 2)}\n`, { mode: 0o600 });
          renameSync(next, file);
        },
      };
      return document;
    },
  };
}

/** Skips links, because their targets are not ours. */
export function restrictToOwner(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return;
  if ((found.mode & 0o077) !== 0) chmodSync(path, found.mode & 0o700);
  if (found.isDirectory()) for (const name of readdirSync(path)) restrictToOwner(join(path, name));
}

function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new StackError(`cannot read ${file}: ${messageOf(error)}`);
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new StackError(
      `${file} is not what this version of the local stack writes; remove it or its directory`,
    );
  }
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { jsonOf } from '@palmleaf/shared/json';
import * as z from 'zod';
import { UsageError } from '../errors.ts';

const remembered = z.union([
  z.strictObject({ local: z.literal(true), state: z.string() }),
  z.strictObject({ stack: z.string(), region: z.string().optional(), profile: z.string().optional() }),
]);
export type RememberedStack = z.output<typeof remembered>;

type Environment = Readonly<Record<string, string | undefined>>;

export const rememberedFile = ({ XDG_CONFIG_HOME }: Environment): string =>
  join(XDG_CONFIG_HOME || join(homedir(), '.config'), 'palmleaf', 'stack.json');

/** @throws UsageError if an edited file names no stack */
export function readRememberedStack(environment: Environment): RememberedStack | undefined {
  const file = rememberedFile(environment);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const found = remembered.safeParse(jsonOf(text));
  if (found.success) return found.data;
  throw new UsageError(
    `${file} names no stack: "palmleaf use local" or "palmleaf use STACK" writes it again`,
  );
}

export function rememberStack(environment: Environment, choice: RememberedStack | undefined): void {
  const file = rememberedFile(environment);
  if (choice === undefined) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(choice, null, 2)}\n`, { mode: 0o600 });
}

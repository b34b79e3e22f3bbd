import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StackError } from '../basics/errors.ts';
import { emptyLog } from '../platform/deleted-rows.ts';
import { type HiddenAddress, startHidden } from '../platform/hidden-address.ts';
import { kindOf, realMachine, supportedMachines } from '../platform/machine.ts';
import type { StateDirectory } from '../platform/state-directory.ts';
import type { ProcessSupervisor } from '../platform/supervisor.ts';
import { Upstream } from '../protocol/upstream.ts';
import { drawKey, withKey, writeKeyed } from './dynoxide-key.ts';
import { type Emulator, launch } from './emulator-process.ts';
import { forgetOldRecords, indexRecords } from './stream-records.ts';

interface Options {
  readonly state: StateDirectory;
  readonly supervisor: ProcessSupervisor;
  onExit(message: string): void;
}

export interface DynoxideAddress extends HiddenAddress {
  readonly key: string;
}

/** The binary checks neither signature nor origin, so it needs a hidden address and a secret header. */
export async function startDynoxide(
  options: Options,
): Promise<Emulator & { readonly address: DynoxideAddress }> {
  const folder = options.state.folder('dynamodb');
  const file = tablesFile(options.state);
  cleanFile(file);
  const key = drawKey();
  const program = join(folder, 'dynoxide');
  writeKeyed(binary(), program, key);
  const emulator = await startHidden(async (address) => ({
    ...(await launchOn({ ...address, key }, { program, file }, options)),
    address: { ...address, key },
  })).finally(() => rmSync(program, { force: true }));
  prepareStream(file);
  return emulator;
}

function launchOn(
  { host, port, key }: DynoxideAddress,
  { program, file }: { readonly program: string; readonly file: string },
  { state, supervisor, onExit }: Options,
): Promise<Emulator> {
  return launch({
    name: 'dynoxide (DynamoDB)',
    command: program,
    args: ['serve', '--host', host, '--port', String(port), '--db-path', file],
    upstream: new Upstream({ host, port }, (headers) => withKey(headers, key)),
    hidden: `${host}:${port}`,
    ready: /listening on/,
    logFile: join(state.folder('logs'), 'dynoxide.log'),
    supervisor,
    onExit,
  });
}

function binary(): string {
  const name = `@dynoxide/${kindOf(realMachine())}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), 'dynoxide');
  } catch {
    throw new StackError(
      `the DynamoDB emulator has no build for this machine (npm package ${name} is not installed); the stack runs on ${supportedMachines.join(', ')}`,
    );
  }
}

export const tablesFile = (state: StateDirectory): string => join(state.folder('dynamodb'), 'tables.sqlite');

const noLimit = -1;

/** A file of an earlier release still holds the bytes of deleted rows. */
function cleanFile(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file);
  try {
    forgetOldRecords(database, noLimit);
    database.exec('VACUUM');
    emptyLog(database);
  } finally {
    database.close();
  }
}

function prepareStream(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    indexRecords(database);
  } finally {
    database.close();
  }
}

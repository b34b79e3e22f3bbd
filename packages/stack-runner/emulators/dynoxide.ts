import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StackError } from '../basics/errors.ts';
import { type HiddenAddress, startHidden } from '../platform/hidden-address.ts';
import { kindOf, realMachine, supportedMachines } from '../platform/machine.ts';
import type { StateDirectory } from '../platform/state-directory.ts';
import type { ProcessSupervisor } from '../platform/supervisor.ts';
import { Upstream } from '../protocol/upstream.ts';
import { drawKey, withKey, writeKeyed } from './dynoxide-key.ts';
import { type Emulator, launch } from './emulator-process.ts';

const daySeconds = 86_400;

interface Options {
  readonly state: StateDirectory;
  readonly supervisor: ProcessSupervisor;
  onExit(message: string): void;
}

export interface DynoxideAddress extends HiddenAddress {
  readonly key: string;
}

/**
 * Starts DynamoDB and its streams over a SQLite file in the state directory. The binary checks neither signature nor
 * origin, so it listens on an address that browsers block and requires its key; the gateway checks signatures.
 */
export async function startDynoxide(
  options: Options,
): Promise<Emulator & { readonly address: DynoxideAddress }> {
  const folder = options.state.folder('dynamodb');
  const file = join(folder, 'tables.sqlite');
  forgetOldRecords(file);
  const key = drawKey();
  const program = join(folder, 'dynoxide');
  writeKeyed(binary(), program, key);
  const emulator = await startHidden(async (address) => ({
    ...(await launchOn({ ...address, key }, { program, file }, options)),
    address: { ...address, key },
  })).finally(() => rmSync(program, { force: true }));
  addStreamIndex(file);
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

/**
 * Deletes stream records older than a day, as DynamoDB does. The newest of each table stays, because the emulator
 * continues its numbers. A vacuum removes the deleted bytes from the file.
 */
function forgetOldRecords(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file);
  try {
    database
      .prepare(
        `DELETE FROM _stream_records WHERE created_at < ? AND id NOT IN (SELECT MAX(id) FROM _stream_records GROUP BY table_name)`,
      )
      .run(Math.floor(Date.now() / 1000) - daySeconds);
    database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}

/** Without this index every write reads all stream records (measured: 570 writes/s fall to 130). */
function addStreamIndex(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    database.exec(
      'CREATE INDEX IF NOT EXISTS stream_sequence ON _stream_records (table_name, CAST(sequence_number AS INTEGER))',
    );
  } finally {
    database.close();
  }
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StateDirectory } from '../platform/state-directory.ts';
import type { ProcessSupervisor } from '../platform/supervisor.ts';
import { type Emulator, launch } from './emulator-process.ts';

const fauxqsProcess = fileURLToPath(new URL('./fauxqs-process.ts', import.meta.url));

interface Options {
  readonly port: number;
  readonly state: StateDirectory;
  readonly region: string;
  readonly account: string;
  readonly supervisor: ProcessSupervisor;
  onExit(message: string): void;
}

/** Starts SQS and S3 over a SQLite file in the state directory. */
export function startFauxqs({
  port,
  state,
  region,
  account,
  supervisor,
  onExit,
}: Options): Promise<Emulator> {
  return launch({
    name: 'fauxqs (SQS and S3)',
    command: process.execPath,
    args: [fauxqsProcess, String(port), state.folder('fauxqs'), region, account],
    port,
    ready: /^ready$/,
    logFile: join(state.folder('logs'), 'fauxqs.log'),
    supervisor,
    onExit,
  });
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { privateSocket } from '../platform/private-socket.ts';
import type { StateDirectory } from '../platform/state-directory.ts';
import type { ProcessSupervisor } from '../platform/supervisor.ts';
import { Upstream } from '../protocol/upstream.ts';
import { type Emulator, launch } from './emulator-process.ts';

const fauxqsProcess = fileURLToPath(new URL('./fauxqs-process.ts', import.meta.url));

interface Options {
  readonly state: StateDirectory;
  readonly region: string;
  readonly account: string;
  readonly endpoint: string;
  readonly supervisor: ProcessSupervisor;
  onExit(message: string): void;
}

export async function startFauxqs(options: Options): Promise<Emulator> {
  const { state, region, account, endpoint, supervisor, onExit } = options;
  const socket = privateSocket(state, 'fauxqs');
  const emulator = await launch({
    name: 'fauxqs (SQS and S3)',
    command: process.execPath,
    args: [fauxqsProcess, socket.path, state.folder('fauxqs'), region, account, endpoint],
    upstream: new Upstream({ path: socket.path }),
    ready: /^ready$/,
    logFile: join(state.folder('logs'), 'fauxqs.log'),
    supervisor,
    onExit,
  });
  return { ...emulator, stop: () => emulator.stop().finally(socket.remove) };
}

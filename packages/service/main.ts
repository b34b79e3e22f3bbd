import { fileURLToPath } from 'node:url';
import { isNpmScript, onParentEnd } from '@palmleaf/shared/untrusted/on-parent-end';
import { Accounts } from './accounts/accounts.ts';
import { MemoryLedger } from './accounts/memory-ledger.ts';
import { defaultPlans, parsePlan } from './accounts/plans.ts';
import { newSecret } from './accounts/secrets.ts';
import { fixedToken } from './accounts/token-source.ts';
import { createService, type RequestLine } from './app.ts';
import { FlagError, type Flags, help, readFlags } from './flags.ts';
import { createHttpServer } from './http/server.ts';
import { assembleHandlers } from './operations/handlers.ts';
import { readerProcesses } from './palmistry/reader/reader-processes.ts';
import { readRecording, UnreadableRecordingError } from './replay/read-recording.ts';
import { Replay, type ReplayLine } from './replay/replay.ts';
import { MemoryPictures } from './store/pictures.ts';
import { MemoryStore } from './store/store.ts';

const host = '127.0.0.1';
const modelDirectory = fileURLToPath(new URL('../..', import.meta.url));

async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  if (flags === 'help') {
    console.log(help);
    return;
  }
  if (flags.replay !== undefined) return replay(flags.replay, flags);
  const token = flags.token ?? newSecret('plt');
  const service = createService({
    handlers: assembleHandlers({
      store: new MemoryStore(),
      pictures: new MemoryPictures(),
      allowLoopbackImages: flags['allow-loopback-images'],
      readPalm: readerProcesses({ modelDirectory, processes: flags['palm-processes'] }),
      now: () => new Date(),
    }),
    accounts: await openAccount(flags, token),
    admin: flags['admin-token'] === undefined ? undefined : fixedToken(flags['admin-token']),
    log,
    clock: () => performance.now(),
  });
  const server = createHttpServer(service.fetch);
  server.on('error', (error: NodeJS.ErrnoException) => fail(startFailure(error, flags.port)));
  server.listen(flags.port, host, () => {
    const bound = server.address();
    if (bound === null || typeof bound === 'string') return fail('The server has no port.');
    console.log(`service ready at http://${host}:${bound.port} with ${flags.credits} credits`);
    if (flags.token === undefined) console.log(`access token made for this run: ${token}`);
    console.log(example(bound.port));
  });
  endWith(flags['with-parent'], () => server.close(() => process.exit(0)));
}

function replay(folder: string, flags: Flags): void {
  const { index, subjects } = readRecording(folder);
  const line = (entry: ReplayLine) => console.error(JSON.stringify(entry));
  const server = createHttpServer(new Replay(index, subjects, line).fetch);
  server.on('error', (error: NodeJS.ErrnoException) => fail(startFailure(error, flags.port)));
  server.listen(flags.port, host, () => {
    const bound = server.address();
    if (bound === null || typeof bound === 'string') return fail('The server has no port.');
    const answers = subjects.reduce((sum, subject) => sum + subject.answers.length, 0);
    console.log(
      `replay ready at http://${host}:${bound.port} with ${answers} answers for ${subjects.length} subjects`,
    );
    console.log(`they are answers of the service "${index.service}": use its profile, and any credential`);
  });
  endWith(flags['with-parent'], () => server.close(() => process.exit(0)));
}

async function openAccount(flags: Flags, token: string): Promise<Accounts> {
  const plans = new Map([...defaultPlans, ...flags.plan.map(parsePlan)]);
  const ledger = new MemoryLedger();
  await ledger.open(flags.credits);
  const accounts = new Accounts({
    ledger,
    plans,
    now: () => new Date(),
    graceSeconds: flags['grace-seconds'],
  });
  await accounts.admitToken(token);
  const [userId, ...key] = flags['key-pair']?.split(':') ?? [];
  if (userId !== undefined) await accounts.admitKeyPair(userId, key.join(':'), flags['key-plan']);
  return accounts;
}

function log(line: RequestLine): void {
  console.error(JSON.stringify(line));
}

function startFailure(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken: choose another with --port, or 0 for a free one.`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights: choose one above 1023 with --port.`;
  return `The server cannot start: ${error.message}`;
}

function example(port: number): string {
  const body = { day: 10, month: 5, year: 1990, hour: 19, min: 55, lat: 19.2, lon: 72.83, tzone: 5.5 };
  return [
    'try it (TOKEN is the access token):',
    `  curl -s http://${host}:${port}/v1/natal_chart_interpretation -H "x-service-key: $TOKEN" \\`,
    `    -H 'content-type: application/json' -d '${JSON.stringify({ ...body, house_type: 'placidus' })}'`,
  ].join('\n');
}

function endWith(parentHoldsInput: boolean, close: () => void): void {
  const end = () => {
    setTimeout(() => process.exit(0), 5000).unref();
    close();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, end);
  process.once('disconnect', end);
  if (isNpmScript(process.env)) onParentEnd(end);
  if (parentHoldsInput) process.stdin.once('end', end).once('close', end).resume();
}

function fail(message: string): void {
  console.error(message);
  process.exit(1);
}

main().catch((error: unknown) => {
  if (error instanceof FlagError) fail(`${error.message}\nAll options: npm run service -- --help`);
  else if (error instanceof UnreadableRecordingError) fail(error.message);
  else fail(error instanceof Error ? error.message : String(error));
});

/** Runs fauxqs (SQS and S3) until its standard input ends. */
import { mkdirSync } from 'node:fs';
import { flushCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  emptyLog,
  overwriteDeleted,
  quietly,
  removalIntervalMs,
  withDatabaseIn,
} from '../platform/deleted-rows.ts';

interface Patch {
  readonly from: string;
  readonly to: string;
}

const [socket, dataDirectory, region, account, endpoint] = process.argv.slice(2);
if (!socket || !dataDirectory || !region || !account || !endpoint) {
  throw new Error('usage: fauxqs-process.ts SOCKET DATA_DIRECTORY REGION ACCOUNT ENDPOINT');
}

/** Without a content type, fauxqs passes no body for an empty object. */
const emptyBody: Patch = { from: 'Buffer.from(request.body)', to: 'Buffer.from(request.body ?? "")' };

const patches: Record<string, readonly Patch[]> = {
  '/fauxqs/dist/app.js': [
    // S3 takes 5 GB in one PUT; one machine should hold no more than this in memory.
    {
      from: 'bodyLimit: 11 * 1_048_576',
      to: 'bodyLimit: 512 * 1_048_576, routerOptions: { maxParamLength: 4096 }',
    },
    { from: 'listen({ port, host: "0.0.0.0" })', to: `listen({ path: ${JSON.stringify(socket)} })` },
    { from: 'new URL(listenAddress)', to: `new URL(${JSON.stringify(endpoint)})` },
  ],
  '/fauxqs/dist/common/types.js': [
    { from: 'DEFAULT_ACCOUNT_ID = "000000000000"', to: `DEFAULT_ACCOUNT_ID = ${JSON.stringify(account)}` },
  ],
  '/fauxqs/dist/sqs/sqsStore.js': [
    { from: 'host = "localhost"', to: 'host = ""' },
    // A move to the dead-letter queue replaces the row; deleting it first could lose the message in a crash.
    { from: 'this.persistence?.deleteMessage(msg.messageId);', to: '' },
  ],
  '/fauxqs/dist/s3/actions/putObject.js': [emptyBody],
  '/fauxqs/dist/s3/actions/uploadPart.js': [emptyBody],
  '/fauxqs/dist/persistence.js': [
    {
      from: 'this.db.exec("PRAGMA journal_mode = WAL")',
      to: 'this.db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON")',
    },
    {
      from: 'this.stmts.updateMessageInflight.run(null, null, null, null, messageId)',
      to: 'this.db.prepare("UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL WHERE message_id = ?").run(messageId)',
    },
  ],
};

registerHooks({
  load(url, context, nextLoad) {
    const result = nextLoad(url, context);
    const file = Object.keys(patches).find((suffix) => url.endsWith(suffix));
    if (file === undefined) return result;
    let source = String(result.source);
    for (const { from, to } of patches[file] ?? []) {
      if (!source.includes(from)) throw new Error(`fauxqs has changed: "${from}" is not in ${file}`);
      source = source.replaceAll(from, to);
    }
    return { ...result, source };
  },
});

mkdirSync(dataDirectory, { recursive: true });
const file = join(dataDirectory, 'fauxqs.db');
recover(file);
const { startFauxqs } = await import('fauxqs');
await startFauxqs({ logger: false, dataDir: dataDirectory, defaultRegion: region });
const empty = quietly(
  () => withDatabaseIn(file, emptyLog),
  (problem) => process.stderr.write(`deleted bytes remain for now: ${problem}\n`),
);
setInterval(empty, removalIntervalMs).unref();
process.stdout.write('ready\n');
flushCompileCache();
process.stdin.on('end', () => process.exit(0)).resume();

function recover(file: string): void {
  const database = new DatabaseSync(file);
  try {
    overwriteDeleted(database);
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sqs_messages'").get();
    if (known === undefined) return;
    database.exec('UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL');
    database
      .prepare("UPDATE sqs_queues SET url = ? || '/' || ? || '/' || name")
      .run(endpoint ?? '', account ?? '');
  } finally {
    database.close();
  }
}

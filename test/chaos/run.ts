import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { PurgeQueueCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { localContext, outputOf } from '../../packages/local/pipeline.ts';
import { synthesize } from '../../packages/local/synthesize.ts';
import { type LocalStack, startStack } from '../../packages/stack-runner/index.ts';
import { messageBody } from '../../shared/aws/queue.ts';
import { subjectName } from '../../shared/ledger/items/keys.ts';
import { isEnd } from '../../shared/ledger/items/state.ts';
import { upload } from '../../shared/uploads/upload.ts';
import { Operator } from './operator.ts';
import { type Population, population } from './population.ts';
import { chance } from './random.ts';
import { type LedgerContent, readLedger } from './read-ledger.ts';
import { listenOnStablePort } from './stable-port.ts';
import { brownOutAlone, killOne, type PlannedTrouble, planTroubles } from './troubles.ts';
import { uploadEventAgain } from './upload-event.ts';
import { Upstream } from './upstream.ts';
import { judge, type Verdict } from './verdict.ts';

interface ChaosOptions {
  readonly root: string;
  readonly subjects: number;
  readonly seed: number;
  readonly timeoutSeconds: number;
  /** The only fault, if set: every call fails for this long in the middle of the batch. */
  readonly brownOutSeconds?: number | undefined;
  readonly signal?: AbortSignal;
  readonly say: (line: string) => void;
  readonly log?: (line: string) => void;
}

export interface ChaosRun extends Verdict {
  readonly durationSeconds: number;
  readonly answered: ReadonlyMap<string, number>;
}

const settings = {
  timeScale: '30',
  attemptTimeoutSeconds: '4',
  fanOutTimeoutSeconds: '20',
  intakeTimeoutSeconds: '20',
};
const timeScale = Number(settings.timeScale);
const pollMs = 500;
const throttleMs = 3_000;
const brownOutMs = 3_000;

export async function runChaos(options: ChaosOptions): Promise<ChaosRun> {
  const { root, subjects, seed, say } = options;
  const home = join(root, '.palmleaf', 'chaos');
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const upstream = new Upstream(seed, options.brownOutSeconds !== undefined);
  const { port, isStable } = await listenOnStablePort(upstream.server, join(home, 'upstream.port'));
  const url = `http://127.0.0.1:${port}`;
  const stateDir = mkdtempSync(join(tmpdir(), 'palmleaf-chaos-'));
  let stack: LocalStack | undefined;
  try {
    say('synthesizing the stack');
    const addresses = { palmistryUrl: url, baseUrl: url, visionUrl: url, chatUrl: url };
    // The template holds the addresses, so a stored assembly is valid only for the stored port.
    const assembly = join(isStable ? home : stateDir, 'cdk.out');
    await synthesize(root, assembly, localContext({ ...settings, ...addresses }));
    options.signal?.throwIfAborted();
    const people = await population(subjects, seed);
    stack = await startStack({
      assembly,
      stateDir,
      timeScale,
      concurrency: 3,
      log: options.log ?? (() => undefined),
    });
    return await new Run(options, stack, upstream, people).run();
  } finally {
    await stack?.stop();
    upstream.server.closeAllConnections();
    upstream.server.close();
    await rm(stateDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

class Run {
  readonly #options: ChaosOptions;
  readonly #stack: LocalStack;
  readonly #upstream: Upstream;
  readonly #people: Population;
  readonly #s3: S3Client;
  readonly #sqs: SQSClient;
  readonly #table: DynamoDBDocumentClient;
  readonly #operator: Operator;

  constructor(options: ChaosOptions, stack: LocalStack, upstream: Upstream, people: Population) {
    const { endpoint, region, credentials, outputs } = stack;
    const client = { endpoint, region, credentials };
    this.#options = options;
    this.#stack = stack;
    this.#upstream = upstream;
    this.#people = people;
    this.#s3 = new S3Client(client);
    this.#sqs = new SQSClient({ ...client, useQueueUrlAsEndpoint: false });
    this.#table = DynamoDBDocumentClient.from(new DynamoDBClient(client));
    this.#operator = new Operator({
      table: this.#table,
      tableName: outputOf(outputs, 'TableName'),
      secrets: new SecretsManagerClient(client),
      secretId: outputOf(outputs, 'CredentialSecret'),
      upstream,
      say: options.say,
    });
  }

  async run(): Promise<ChaosRun> {
    const { seed, subjects, timeoutSeconds, signal, say } = this.#options;
    const startedAt = Date.now();
    this.#upstream.token = newToken();
    this.#upstream.credits = 1_000_000;
    await this.#operator.setCredential();
    for (const { key, body } of this.#people.uploads) {
      const Bucket = this.#output('InboxBucket');
      await this.#s3.send(new PutObjectCommand({ Bucket, Key: key, Body: body }));
    }
    const { brownOutSeconds } = this.#options;
    const troubles = brownOutSeconds === undefined ? planTroubles(seed, subjects) : [...brownOutAlone];
    const passedSeconds = () => Math.round((Date.now() - startedAt) / 1000);
    for (;;) {
      await sleep(pollMs, undefined, { signal });
      await this.#operator.repairClosedGates();
      const progress = this.#upstream.charged / this.#people.plannedCalls;
      while (troubles[0] !== undefined && troubles[0].at <= progress) await this.#do(troubles.shift());
      const content = await this.#read();
      const ended = content.reports.filter(({ header }) => isEnd(header.state)).length;
      say(`${passedSeconds()} s: ${ended} of ${subjects} ended, ${this.#upstream.charged} calls charged`);
      const over = ended === subjects && this.#atRest(content);
      if (over || passedSeconds() > timeoutSeconds) {
        const { answered } = this.#upstream;
        return { ...this.#judge(content), durationSeconds: passedSeconds(), answered };
      }
    }
  }

  #output(name: string): string {
    return outputOf(this.#stack.outputs, name);
  }

  #read(): Promise<LedgerContent> {
    return readLedger(this.#table, this.#output('TableName'));
  }

  /** Whether every upload is read, so that nothing can reopen a report. */
  #atRest({ others }: LedgerContent): boolean {
    const uploads = others.flatMap((item) => upload.safeParse(item).data ?? []);
    return (
      uploads.length === this.#people.uploads.length && uploads.every(({ state }) => state !== 'reading')
    );
  }

  #judge(content: LedgerContent): Verdict {
    const address = (key: string) => `${this.#stack.endpoint}/${this.#output('StoreBucket')}/${key}`;
    return judge(content, this.#upstream.counts(), this.#people, address, this.#upstream.overlaps);
  }

  async #do(trouble: PlannedTrouble | undefined): Promise<void> {
    if (trouble === undefined) return;
    const { what, number } = trouble;
    const { seed, say } = this.#options;
    switch (what) {
      case 'kill a function':
        return say(`killed: ${killOne(this.#stack.functions, seed, number)}`);
      case 'send uploads again':
        return say(`${await this.#sendUploadsAgain(number)} events of uploads sent again`);
      case 'send jobs again':
        return say(`${await this.#sendJobsAgain(number)} jobs sent twice`);
      case 'send rubbish':
        await Promise.all([
          this.#send('JobsQueueUrl', { kind: 'nothing that we know' }),
          this.#send('PhotosQueueUrl', { Records: 'none' }),
          this.#send('RowsQueueUrl', 'rubbish'),
        ]);
        return say('rubbish sent to every queue');
      case 'purge the jobs queue':
        await this.#sqs.send(new PurgeQueueCommand({ QueueUrl: this.#output('JobsQueueUrl') }));
        return say('the jobs queue is purged');
      case 'throttle all calls':
        this.#upstream.throttleUntilMs = Date.now() + throttleMs;
        return say(`every call is throttled for ${throttleMs / 1000} s`);
      case 'brown out': {
        const { brownOutSeconds } = this.#options;
        const lastsMs = brownOutSeconds === undefined ? brownOutMs : brownOutSeconds * 1000;
        this.#upstream.brownOutUntilMs = Date.now() + lastsMs;
        return say(`every call is answered with 502 for ${lastsMs / 1000} s`);
      }
      case 'rotate the token':
        this.#upstream.token = newToken();
        return say('the token is rotated');
      case 'empty the wallet':
        this.#upstream.credits = 0;
        return say('the wallet is empty');
    }
  }

  async #sendUploadsAgain(number: number): Promise<number> {
    const { others } = await this.#read();
    const chosen = others
      .flatMap((item) => upload.safeParse(item).data ?? [])
      .filter(({ key }) => chance(this.#options.seed, 'again', number, key) < 0.5);
    for (const each of chosen) {
      const queue = each.kind === 'photo' ? 'PhotosQueueUrl' : 'RowsQueueUrl';
      await this.#send(queue, uploadEventAgain(each));
    }
    return chosen.length;
  }

  async #sendJobsAgain(number: number): Promise<number> {
    const { reports } = await this.#read();
    const chosen = reports
      .map(({ header }) => subjectName(header))
      .filter((name) => chance(this.#options.seed, 'job', number, name) < 0.3);
    for (const key of [...chosen, ...chosen]) await this.#send('JobsQueueUrl', { kind: 'subject', key });
    return chosen.length;
  }

  async #send(queue: string, body: unknown): Promise<void> {
    const QueueUrl = this.#output(queue);
    await this.#sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: messageBody(body) }));
  }
}

const newToken = (): string => `chaos-${randomBytes(18).toString('base64url')}`;

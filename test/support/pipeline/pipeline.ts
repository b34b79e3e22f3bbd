import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { PurgeQueueCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { readBatch, readSubjects } from '../../../packages/cli/api/batches.ts';
import { type SignedRequest, signedFetch } from '../../../packages/cli/api/signed-fetch.ts';
import { type LocalStack, type StackOptions, startStack } from '../../../packages/stack-runner/index.ts';
import { signedCalls } from '../../../shared/aws/signed-calls.ts';
import type { SendRequest } from '../../../shared/service-client/caller.ts';
import {
  type BatchView,
  batchView,
  type ReportView,
  reportView,
  type SubjectView,
} from '../../../shared/views/views.ts';
import { testAssembly, testSettings } from './assembly.ts';
import { eventually } from './eventually.ts';
import { readServiceCharges, type ServiceCharges } from './service-charges.ts';
import { readStoredReport, type StoredReport } from './stored-report.ts';

interface PipelineOptions {
  readonly stateDir: string;
  readonly logins?: StackOptions['logins'];
  readonly log?: (line: string) => void;
}

export type Running = Pick<LocalStack, 'endpoint' | 'region' | 'credentials' | 'outputs'>;

/** The clients read only the outputs of the stack, as a user of AWS does. */
export class Pipeline {
  readonly stack: Running;
  readonly s3: S3Client;
  readonly sqs: SQSClient;
  readonly table: DynamoDBDocumentClient;
  readonly #secrets: SecretsManagerClient;

  constructor(stack: Running) {
    const { endpoint, region, credentials } = stack;
    const client = { endpoint, region, credentials };
    this.stack = stack;
    this.s3 = new S3Client(client);
    this.sqs = new SQSClient({ ...client, useQueueUrlAsEndpoint: false });
    this.table = DynamoDBDocumentClient.from(new DynamoDBClient(client));
    this.#secrets = new SecretsManagerClient(client);
  }

  output(name: string): string {
    const value = this.stack.outputs[name];
    if (value === undefined) throw new Error(`the stack has no output ${name}`);
    return value;
  }

  async put(key: string, body: Uint8Array | string): Promise<void> {
    await this.s3.send(new PutObjectCommand({ Bucket: this.output('InboxBucket'), Key: key, Body: body }));
  }

  async stored(key: string): Promise<Uint8Array> {
    const { Body } = await this.s3.send(
      new GetObjectCommand({ Bucket: this.output('StoreBucket'), Key: key }),
    );
    if (Body === undefined) throw new Error('the store returned no body');
    return Body.transformToByteArray();
  }

  async setSecret(content: unknown): Promise<string> {
    const SecretId = this.output('CredentialSecret');
    const SecretString = JSON.stringify(content);
    const { VersionId = '' } = await this.#secrets.send(
      new PutSecretValueCommand({ SecretId, SecretString }),
    );
    return VersionId;
  }

  async send(queue: 'PhotosQueueUrl' | 'RowsQueueUrl' | 'JobsQueueUrl', body: unknown): Promise<void> {
    const MessageBody = JSON.stringify(body);
    await this.sqs.send(new SendMessageCommand({ QueueUrl: this.output(queue), MessageBody }));
  }

  async purgeJobs(): Promise<void> {
    await this.sqs.send(new PurgeQueueCommand({ QueueUrl: this.output('JobsQueueUrl') }));
  }

  readonly reports = (path: string, request?: SignedRequest) => {
    const { region, credentials } = this.stack;
    const reads = request?.method === undefined || request.method === 'GET';
    const url = this.output(reads ? 'ReportsUrl' : 'OperateUrl');
    return signedFetch(url, region, async () => credentials, fetch)(path, request);
  };

  readonly toService: SendRequest = (address, request) => {
    const { region, credentials } = this.stack;
    return signedCalls(fetch, { region, identity: async () => credentials })(address, request);
  };

  async batch(name: string): Promise<BatchView | undefined> {
    return readBatch(this.reports, name);
  }

  async subjects(batch: string): Promise<Map<string, SubjectView>> {
    const found = new Map<string, SubjectView>();
    for await (const subject of readSubjects(this.reports, batch)) found.set(subject.id, subject);
    return found;
  }

  async report(batch: string, id: string): Promise<ReportView> {
    const path = `/batches/${encodeURIComponent(batch)}/reports/${encodeURIComponent(id)}`;
    const response = await this.reports(path);
    if (!response.ok) throw new Error(`the reports function answered ${response.status} to ${path}`);
    return reportView.parse(await response.json());
  }

  readStored(batch: string, id: string): Promise<StoredReport> {
    return readStoredReport(this.table, this.output('TableName'), batch, id);
  }

  async serviceCharges(): Promise<ServiceCharges> {
    const token = await this.secretToken('ServiceAdminSecret');
    return readServiceCharges(this.output('ServiceUrl'), token, this.toService);
  }

  async secretToken(output: string): Promise<string> {
    const { SecretString = '' } = await this.#secrets.send(
      new GetSecretValueCommand({ SecretId: this.output(output) }),
    );
    return z.object({ token: z.string() }).parse(JSON.parse(SecretString)).token;
  }

  ended(batch: string, subjects: number): Promise<BatchView> {
    return eventually(`${subjects} subjects of ${batch} have ended`, async () => {
      const view = await this.batch(batch);
      if (view === undefined || view.subjects < subjects || view.open > 0) return false;
      return view.uploads.every(({ state }) => state !== 'reading') && batchView.parse(view);
    });
  }
}

interface OwnPipeline {
  readonly pipeline: Pipeline;
  readonly stack: LocalStack;
}

/** @throws on stop if a function lacked a right, even if it ignored the error */
export async function openPipeline({ stateDir, log, logins = [] }: PipelineOptions): Promise<OwnPipeline> {
  const stack = await startStack({
    assembly: testAssembly,
    stateDir,
    timeScale: Number(testSettings.timeScale),
    concurrency: 4,
    logins,
    log: log ?? (() => undefined),
  });
  const stop: LocalStack['stop'] = async (how) => {
    await stack.stop(how);
    const refusals = stack.refusals();
    if (refusals.length > 0) throw new Error(refusals.join('\n'));
  };
  return { pipeline: new Pipeline(stack), stack: { ...stack, stop } };
}

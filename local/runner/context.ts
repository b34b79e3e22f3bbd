import type { DatabaseSync } from 'node:sqlite';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { EventBridge } from './events/event-bridge.ts';
import type { AsyncInvocations } from './lambda/async-invocations.ts';
import type { LambdaService } from './lambda/lambda-service.ts';
import type { Ports } from './platform/ports.ts';
import type { Document, StateDirectory } from './platform/state-directory.ts';
import type { Leash } from './platform/supervisor.ts';
import type { S3Service } from './s3/s3-service.ts';
import type { Scheduler } from './scheduler/scheduler.ts';
import type { SecretsManager } from './secrets/secrets-manager.ts';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What the resources of one running stack share. */
export interface Context {
  readonly region: string;
  readonly account: string;
  readonly stackName: string;
  readonly endpoint: string;
  readonly credentials: Credentials;
  readonly timeScale: number;
  readonly concurrency: number | undefined;
  readonly environment: Readonly<Record<string, string>>;
  readonly leash: Leash;
  readonly state: StateDirectory;
  readonly ports: Document<Ports>;
  readonly journal: DatabaseSync;
  readonly signal: AbortSignal;
  readonly sqsPort: number;
  readonly dynamodbPort: number;
  readonly sqs: SQSClient;
  readonly dynamodb: DynamoDBClient;
  readonly lambda: LambdaService;
  readonly asyncInvocations: AsyncInvocations;
  readonly s3: S3Service;
  readonly secrets: SecretsManager;
  readonly events: EventBridge;
  readonly scheduler: Scheduler;
  log(line: string): void;
  assetFolder(objectKey: string): string | undefined;
  /** Work for when every resource is made: pollers, notifications. In the order of registration. */
  later(work: () => Promise<void> | void): void;
  /** Undone in reverse order when the stack stops. */
  onStop(work: () => Promise<void> | void): void;
}

export function queueUrl(context: Pick<Context, 'sqsPort' | 'account'>, arn: string): string {
  return `http://127.0.0.1:${context.sqsPort}/${context.account}/${arn.split(':').at(-1)}`;
}

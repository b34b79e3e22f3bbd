import type { DatabaseSync } from 'node:sqlite';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { Access } from '../iam/access.ts';
import type { Ports } from '../platform/ports.ts';
import type { JsonFile, StateDirectory } from '../platform/state-directory.ts';
import type { ProcessSupervisor } from '../platform/supervisor.ts';
import type { Credentials } from '../protocol/signature.ts';
import type { Upstream } from '../protocol/upstream.ts';
import type { CloudWatch } from '../services/cloudwatch/cloudwatch.ts';
import type { Minutes } from '../services/cloudwatch/minutes.ts';
import type { TableCapacity } from '../services/dynamodb/capacity.ts';
import type { EventBridge } from '../services/event-bridge/event-bridge.ts';
import type { HeldMessages } from '../services/event-sources/held-messages.ts';
import type { Kms } from '../services/kms/kms.ts';
import type { AsyncInvocations } from '../services/lambda/async-invocations.ts';
import type { AccountConcurrency } from '../services/lambda/concurrency.ts';
import type { LambdaService } from '../services/lambda/lambda-service.ts';
import type { S3Service } from '../services/s3/s3-service.ts';
import type { Scheduler } from '../services/scheduler/scheduler.ts';
import type { SecretsManager } from '../services/secrets-manager/secrets-manager.ts';
import type { Sns } from '../services/sns/sns.ts';
import type { MessageLineages } from '../services/sqs/message-lineages.ts';
import type { QueueGauge } from '../services/sqs/queue-gauge.ts';

/** Shared by the resources of one running stack. */
export interface StackContext {
  readonly region: string;
  readonly account: string;
  readonly stackName: string;
  readonly endpoint: string;
  /** Of DynamoDB alone, for functions. */
  readonly tablesEndpoint: string;
  readonly credentials: Credentials;
  readonly access: Access;
  readonly timeScale: number;
  readonly concurrency: number | undefined;
  readonly environment: Readonly<Record<string, string>>;
  readonly supervisor: ProcessSupervisor;
  readonly state: StateDirectory;
  readonly ports: JsonFile<Ports>;
  readonly journal: DatabaseSync;
  readonly signal: AbortSignal;
  readonly fauxqs: Upstream;
  readonly dynoxide: Upstream;
  readonly sqs: SQSClient;
  readonly lineages: MessageLineages;
  readonly dynamodb: DynamoDBClient;
  readonly lambda: LambdaService;
  readonly asyncInvocations: AsyncInvocations;
  readonly s3: S3Service;
  readonly secrets: SecretsManager;
  readonly events: EventBridge;
  readonly scheduler: Scheduler;
  readonly cloudwatch: CloudWatch;
  readonly sns: Sns;
  readonly kms: Kms;
  /** Maximum throughput of tables by ARN, from the template. */
  readonly tableCapacities: Map<string, TableCapacity>;
  readonly minutes: Minutes;
  readonly queueGauge: QueueGauge;
  /** Only with a manual clock. */
  readonly heldMessages: HeldMessages | undefined;
  /** Whether AWS's limits hold. */
  readonly awsLimits: boolean;
  /** Limits the executions of the account; undefined without a limit. */
  readonly accountConcurrency: AccountConcurrency | undefined;
  log(line: string): void;
  assetFolder(objectKey: string): string | undefined;
  /** Work for when every resource is made: pollers, notifications. In the order of registration. */
  afterProvisioning(work: () => Promise<void> | void): void;
  /** Undone in reverse order when the stack stops. */
  onStop(work: () => Promise<void> | void): void;
}

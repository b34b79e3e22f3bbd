import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { z } from 'zod';
import { type Context, type Credentials, queueUrl } from './context.ts';
import { startDynoxide } from './emulators/dynoxide.ts';
import { startFauxqs } from './emulators/fauxqs.ts';
import { messageOf, StackError } from './errors.ts';
import { type Delivery, deliver } from './events/deliver.ts';
import { EventBridge } from './events/event-bridge.ts';
import type { StackOutput } from './gateway/cloudformation.ts';
import { createGateway } from './gateway/gateway.ts';
import { openJournal } from './journal.ts';
import { AsyncInvocations } from './lambda/async-invocations.ts';
import type { InvocationResult } from './lambda/invocation.ts';
import { LambdaService } from './lambda/lambda-service.ts';
import { listenOn, startOnPort } from './platform/ports.ts';
import { openStateDirectory } from './platform/state-directory.ts';
import { takeLeash } from './platform/supervisor.ts';
import { provision, refuseUnknownTypes } from './provision.ts';
import { S3Notifier } from './s3/notifier.ts';
import { S3Service } from './s3/s3-service.ts';
import { Scheduler } from './scheduler/scheduler.ts';
import { SecretStore } from './secrets/secret-store.ts';
import { SecretsManager } from './secrets/secrets-manager.ts';
import { sendToQueue } from './send-to-queue.ts';
import {
  checkOptions,
  keptCredentials,
  makeStateDirectory,
  refuseForeign,
  type StackOptions,
} from './stack-options.ts';
import { readAssembly } from './template/assembly.ts';

export type { StackOptions };

export interface LocalFunction {
  readonly logicalId: string;
  readonly name: string;
  readonly arn: string;
  /** Sends a signal to the function's processes; returns their ids. */
  killAll(signal: NodeJS.Signals): number[];
}

export interface LocalStack {
  readonly stackName: string;
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: Credentials;
  readonly outputs: Readonly<Record<string, string>>;
  readonly functions: readonly LocalFunction[];
  /** Invokes by function name, ARN or logical id, and waits. `payload` is any JSON value. */
  invoke(name: string, payload: unknown): Promise<InvocationResult>;
  /**
   * Stops everything. Functions at work get up to `graceSeconds` (default 0) to finish; nothing new is started. What
   * was not finished is picked up by the next start.
   */
  stop(options?: { readonly graceSeconds?: number }): Promise<void>;
}

/**
 * Runs a synthesized stack on this machine: emulators, every resource of the template, pollers and schedules.
 * Resolves when all of it is up. A second start over the same state directory goes on where the first one ended.
 * @throws StackError when the template has something unknown, or the directory is in use
 */
export async function startStack(options: StackOptions): Promise<LocalStack> {
  const { region, account, timeScale } = checkOptions(options);
  const { log } = options;
  const assembly = readAssembly(options.assembly);
  refuseUnknownTypes(assembly.template);
  const stateDir = makeStateDirectory(options.stateDir);
  const undo: (() => Promise<unknown> | unknown)[] = [];
  const abort = new AbortController();
  const stop = async (): Promise<void> => {
    // First, so that pollers end instead of being waited for.
    abort.abort();
    for (const work of undo.splice(0).reverse()) {
      try {
        await work();
      } catch (error) {
        log(`while stopping: ${messageOf(error)}`);
      }
    }
  };
  const leash = await takeLeash(stateDir);
  undo.push(() => leash.release());
  try {
    const state = openStateDirectory(stateDir);
    const { signal } = abort;
    refuseForeign(state, { stackName: assembly.stackName, region, account });
    const credentials = keptCredentials(state);
    const ports = state.document('ports', z.record(z.string(), z.number()), {});
    const journal = openJournal(join(stateDir, 'journal.sqlite'));
    undo.push(() => journal.close());

    const launch = { state, leash, onExit: log };
    const [fauxqs, dynoxide] = await Promise.all([
      startOnPort(ports, 'sqs', (port) => startFauxqs({ ...launch, port, region, account })),
      startOnPort(ports, 'dynamodb', (port) => startDynoxide({ ...launch, port })),
    ]);
    undo.push(() => Promise.all([fauxqs.stop(), dynoxide.stop()]));
    const [sqsPort, dynamodbPort] = [fauxqs.port, dynoxide.port];
    const sqs = new SQSClient({ region, credentials, endpoint: `http://127.0.0.1:${sqsPort}` });
    const dynamodb = new DynamoDBClient({
      region,
      credentials,
      endpoint: `http://127.0.0.1:${dynamodbPort}`,
    });
    undo.push(() => {
      sqs.destroy();
      dynamodb.destroy();
    });

    const queues = { sqs, sqsPort, account };
    const toQueue = (arn: string, body: string, group?: string) => sendToQueue(queues, arn, body, group);
    const lambda = new LambdaService();
    const asyncInvocations = new AsyncInvocations({
      journal,
      lambda,
      timeScale,
      signal,
      log,
      sendToQueue: toQueue,
    });
    const invokeLater = (arn: string, payload: string) =>
      asyncInvocations.accept(lambda.get(arn).definition.name, payload);
    const toTarget = (delivery: Delivery) =>
      deliver(
        {
          invoke: invokeLater,
          sendToQueue: toQueue,
          putEvent: async (bus, source, type, detail) => {
            const entry = {
              EventBusName: bus,
              Source: source,
              DetailType: type,
              Detail: JSON.stringify(detail),
            };
            await events.putEvents([entry]);
          },
          writeLog: (group, line) => log(`${group}: ${line}`),
        },
        delivery,
      );
    const events = new EventBridge({ region, account, log, deliver: toTarget });
    const scheduler = new Scheduler({
      region,
      account,
      timeScale,
      state,
      log,
      now: Date.now,
      deliver: toTarget,
    });
    const secrets = new SecretsManager(new SecretStore(state, region, account));
    const notifier = new S3Notifier({
      region,
      account,
      state,
      journal,
      exists: async (arn) => {
        if (!arn.includes(':sqs:')) return lambda.find(arn) !== undefined;
        const ask = new GetQueueAttributesCommand({
          QueueUrl: queueUrl(queues, arn),
          AttributeNames: ['QueueArn'],
        });
        return sqs.send(ask).then(
          ({ Attributes }) => Attributes?.QueueArn === arn,
          () => false,
        );
      },
      sendToQueue: toQueue,
      invoke: (arn, payload) => void invokeLater(arn, payload).done,
      putEvent: async (Source, DetailType, resource, detail) => {
        await events.putEvents([
          { Source, DetailType, Resources: [resource], Detail: JSON.stringify(detail) },
        ]);
      },
    });
    const s3 = new S3Service({ port: sqsPort, scope: { credentials, region, service: 's3' }, notifier });
    let outputs: Record<string, StackOutput> = {};
    const { stackName, template, assetFolder } = assembly;
    const stack = { region, account, stackName, createdAt: new Date(), outputs: () => outputs };
    const shared = {
      region,
      account,
      sqsPort,
      dynamodbPort,
      s3,
      secrets,
      events,
      scheduler,
      lambda,
      asyncInvocations,
      log,
    };
    const gateway = createGateway({ ...shared, stack });
    const port = await listenOn(ports, 'gateway', gateway, options.port).catch((error: unknown) => {
      throw new StackError(`the endpoint cannot listen: ${messageOf(error)}`);
    });
    undo.push(() => {
      gateway.closeAllConnections();
      gateway.close();
    });
    const endpoint = `http://127.0.0.1:${port}`;

    const laterWork: (() => Promise<void> | void)[] = [];
    const context: Context = {
      ...shared,
      stackName,
      endpoint,
      credentials,
      timeScale,
      concurrency: options.concurrency,
      environment: options.environment ?? {},
      leash,
      state,
      ports,
      journal,
      signal,
      sqs,
      dynamodb,
      assetFolder,
      later: (work) => laterWork.push(work),
      onStop: (work) => undo.push(work),
    };
    outputs = await provision(template, context);
    undo.push(() => {
      scheduler.stop();
      for (const each of lambda.all()) each.close();
    });
    for (const work of laterWork) await work();
    await s3.recover();
    void asyncInvocations.resume();
    scheduler.start();
    return {
      stackName,
      endpoint,
      region,
      credentials,
      outputs: Object.fromEntries(Object.entries(outputs).map(([key, { value }]) => [key, value])),
      functions: lambda.all().map((each) => ({
        logicalId: each.definition.logicalId,
        name: each.definition.name,
        arn: each.definition.arn,
        killAll: (killSignal) => each.killAll(killSignal),
      })),
      invoke: (name, payload) => {
        const byLogicalId = lambda.all().find(({ definition }) => definition.logicalId === name);
        return (byLogicalId ?? lambda.get(name)).invoke(JSON.stringify(payload ?? {}));
      },
      stop: async ({ graceSeconds = 0 } = {}) => {
        scheduler.stop();
        abort.abort();
        const until = Date.now() + graceSeconds * 1000;
        while (lambda.all().some(({ busy }) => busy) && Date.now() < until) await sleep(50);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { CfnOutput, Duration, Fn, RemovalPolicy, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Base } from '../shared/contract/operations.ts';
import { placeholder } from '../shared/service-client/credential.ts';
import { alarms } from './alarms.ts';
import { functionSettings } from './function-settings.ts';
import { pipelineFunction } from './functions.ts';
import { acknowledge, logicalId, mayRead, mayRemove, mayUseLedger, mayWrite } from './permissions.ts';
import { publishing } from './publishing.ts';
import { queuePair } from './queues.ts';
import { selfHostedService } from './self-hosted-service.ts';
import { readContext } from './settings.ts';
import { inboxBucket, ledgerTable, storeBucket } from './storage.ts';

/** Seconds that each function may take. */
const timeouts = { reconciler: 50, panchang: 300, deadLetters: 60, reports: 30 };

/** The pipeline: from an upload to a stored report. */
export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props);
    const settings = readContext(this.node);

    const table = ledgerTable(this);
    const photosQueue = queuePair(this, 'PhotosQueue', settings, settings.intakeTimeoutSeconds);
    const rowsQueue = queuePair(this, 'RowsQueue', settings, settings.intakeTimeoutSeconds);
    const jobsQueue = queuePair(this, 'JobsQueue', settings, settings.fanOutTimeoutSeconds);
    const inbox = inboxBucket(this, settings, { photos: photosQueue.queue, rows: rowsQueue.queue });
    const store = storeBucket(this);
    const secret = new Secret(this, 'Credential', {
      description: 'The credential of the palm-reading and astrology service: token, or userId and apiKey',
      secretStringValue: SecretValue.unsafePlainText(JSON.stringify({ token: placeholder })),
    });

    acknowledge(
      secret,
      'SMG4',
      'The vendor rotates its credentials by hand; the pipeline takes a new version by itself.',
    );

    const urls: Record<Base, string> =
      settings.vendor ?? onOneOrigin(selfHostedService(this, settings, secret));
    const shared = {
      TABLE_NAME: table.tableName,
      SETTINGS: this.toJsonString(functionSettings(settings, urls)),
    };
    const toJobs = { JOBS_QUEUE_URL: jobsQueue.queue.queueUrl };

    const erasureKey = new Secret(this, 'ErasureKey', {
      description: 'The key under which the names of erased subjects are hashed; it must never change',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(
      erasureKey,
      'SMG4',
      'With another key no tombstone of an erased subject could be found again.',
    );
    const toErase = { ERASURE_KEY: erasureKey.secretArn };

    const photos = pipelineFunction(this, 'Photos', settings, {
      entry: 'functions/photos/handler.ts',
      description: 'Takes uploaded photos',
      memory: 1024,
      timeout: settings.intakeTimeoutSeconds,
      needs: ['sharp'],
      environment: { ...shared, ...toJobs, ...toErase, STORE_BUCKET: store.bucketName },
    });
    mayRead(photos, inbox, 'palms/');
    mayWrite(photos, store, 'photos/');
    mayUseLedger(photos, table);
    jobsQueue.queue.grantSendMessages(photos);
    photos.addEventSource(
      new SqsEventSource(photosQueue.queue, {
        batchSize: 2,
        reportBatchItemFailures: true,
        maxConcurrency: 5,
      }),
    );

    const rows = pipelineFunction(this, 'Rows', settings, {
      entry: 'functions/rows/handler.ts',
      description: 'Takes uploaded tables of birth data and of places',
      memory: 512,
      timeout: settings.intakeTimeoutSeconds,
      environment: { ...shared, ...toJobs, ...toErase, ROWS_QUEUE_URL: rowsQueue.queue.queueUrl },
    });
    mayRead(rows, inbox, 'births/', 'places/');
    mayUseLedger(rows, table);
    jobsQueue.queue.grantSendMessages(rows);
    rowsQueue.queue.grantSendMessages(rows);
    rows.addEventSource(
      new SqsEventSource(rowsQueue.queue, { batchSize: 1, reportBatchItemFailures: true, maxConcurrency: 5 }),
    );

    const fanOut = pipelineFunction(this, 'FanOut', settings, {
      entry: 'functions/fan-out/handler.ts',
      description: 'Buys what subjects ask for; all paid calls go through it',
      memory: 1024,
      timeout: settings.fanOutTimeoutSeconds,
      environment: { ...shared, STORE_BUCKET: store.bucketName, SECRET_ARN: secret.secretArn },
    });
    mayRead(fanOut, store, 'photos/', 'parts/');
    mayWrite(fanOut, store, 'parts/');
    mayUseLedger(fanOut, table);
    secret.grantRead(fanOut);
    fanOut.addEventSource(
      new SqsEventSource(jobsQueue.queue, {
        batchSize: settings.subjectsAtOnce,
        reportBatchItemFailures: true,
        maxConcurrency: settings.maxConcurrency,
      }),
    );

    const reconciler = pipelineFunction(this, 'Reconciler', settings, {
      entry: 'functions/reconciler/handler.ts',
      description: 'Every minute: picks up whatever is due',
      memory: 512,
      timeout: timeouts.reconciler,
      environment: {
        ...shared,
        ...toJobs,
        PHOTOS_QUEUE_URL: photosQueue.queue.queueUrl,
        ROWS_QUEUE_URL: rowsQueue.queue.queueUrl,
        SECRET_ARN: secret.secretArn,
        ...toErase,
        INBOX_BUCKET: inbox.bucketName,
        STORE_BUCKET: store.bucketName,
        DEAD_QUEUES: [jobsQueue, photosQueue, rowsQueue].map(({ dead }) => dead.queueName).join(','),
      },
    });
    mayRemove(reconciler, inbox, 'palms/');
    mayRemove(reconciler, store, 'photos/', 'parts/');
    mayUseLedger(reconciler, table, ['due', 'batch']);
    secret.grantRead(reconciler);
    for (const { queue } of [jobsQueue, photosQueue, rowsQueue]) queue.grantSendMessages(reconciler);
    new Schedule(this, 'EveryMinute', {
      description: 'The reconciler looks for whatever is due',
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      target: new LambdaInvoke(reconciler, { retryAttempts: 0 }),
    });

    const deadLetters = pipelineFunction(this, 'DeadLetters', settings, {
      entry: 'functions/dead-letters/handler.ts',
      description: 'Writes down what became of messages that failed for good',
      memory: 512,
      timeout: timeouts.deadLetters,
      environment: { ...shared, ...toErase },
    });
    mayUseLedger(deadLetters, table);
    for (const { dead } of [jobsQueue, photosQueue, rowsQueue]) {
      deadLetters.addEventSource(
        new SqsEventSource(dead, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 2 }),
      );
    }

    const bus = publishing(this, settings, table);
    const panchang = pipelineFunction(this, 'Panchang', settings, {
      entry: 'functions/panchang/handler.ts',
      description: 'Every day: asks for this month and the next of every place',
      memory: 512,
      timeout: timeouts.panchang,
      environment: { ...shared, ...toJobs },
    });
    mayUseLedger(panchang, table, ['batch']);
    jobsQueue.queue.grantSendMessages(panchang);
    new Schedule(this, 'EveryDay', {
      description: 'Panchang looks at every place',
      schedule: ScheduleExpression.cron({ hour: '0', minute: '20' }),
      target: new LambdaInvoke(panchang, { retryAttempts: 3 }),
    });

    const reports = pipelineFunction(this, 'Reports', settings, {
      entry: 'functions/reports/handler.ts',
      description: 'Answers programs and people about batches and reports',
      memory: 1024,
      timeout: timeouts.reports,
      environment: { ...shared, ...toErase, STORE_BUCKET: store.bucketName, INBOX_BUCKET: inbox.bucketName },
    });
    mayUseLedger(reports, table, ['due', 'batch']);
    mayRead(reports, store, 'parts/');
    mayWrite(reports, inbox, 'palms/', 'births/', 'places/');
    const { url } = reports.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });

    for (const who of [photos, rows, reconciler, deadLetters, reports]) erasureKey.grantRead(who);

    alarms(this, { fanOutLog: fanOut.logGroup, deadLettersLog: deadLetters.logGroup });

    for (const scheduled of [reconciler, panchang]) {
      acknowledge(
        this,
        `IAM5[Resource::<${logicalId(scheduled)}.Arn>:*]`,
        'The role of the schedule may invoke any version of this one function; the CDK writes it so.',
      );
    }
    const notifications = this.node.children.find(({ node }) =>
      node.id.startsWith('BucketNotificationsHandler'),
    );
    acknowledge(
      notifications ?? this,
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      'The function with which the CDK sets bucket notifications; ours have roles of their own.',
    );

    const outputs = {
      ReportsUrl: url,
      InboxBucket: inbox.bucketName,
      StoreBucket: store.bucketName,
      TableName: table.tableName,
      BusName: bus.eventBusName,
      CredentialSecret: secret.secretArn,
      ErasureKeySecret: erasureKey.secretArn,
      PhotosQueueUrl: photosQueue.queue.queueUrl,
      RowsQueueUrl: rowsQueue.queue.queueUrl,
      JobsQueueUrl: jobsQueue.queue.queueUrl,
      PhotosDeadQueueUrl: photosQueue.dead.queueUrl,
      RowsDeadQueueUrl: rowsQueue.dead.queueUrl,
      JobsDeadQueueUrl: jobsQueue.dead.queueUrl,
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}

/** The self-hosted service answers for all four addresses. A function URL ends in a slash, which paths begin with. */
function onOneOrigin(url: string): Record<Base, string> {
  const host = Fn.select(2, Fn.split('/', url));
  const scheme = Fn.select(0, Fn.split('/', url));
  const origin = Fn.join('//', [scheme, host]);
  return { palmistry: origin, base: origin, vision: origin, chat: origin };
}

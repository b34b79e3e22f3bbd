import { fileURLToPath } from 'node:url';
import { App, CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { Effect, PolicyStatement, StarPrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  FilterCriteria,
  FilterRule,
  FunctionUrlAuthType,
  Runtime,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { BlockPublicAccess, Bucket, EventType } from 'aws-cdk-lib/aws-s3';
import { SqsDestination } from 'aws-cdk-lib/aws-s3-notifications';
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Queue } from 'aws-cdk-lib/aws-sqs';

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
const entry = fileURLToPath(new URL('./handlers.ts', import.meta.url));

export function synthesize(outdir: string): void {
  const app = new App({ outdir, analyticsReporting: false });
  const stack = new Stack(app, 'LocalApp');

  const deadLetters = new Queue(stack, 'DeadLetters');
  const queue = new Queue(stack, 'Uploads', { visibilityTimeout: Duration.minutes(3) });
  const hasty = new Queue(stack, 'HastyJobs', {
    visibilityTimeout: Duration.seconds(3),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: 2 },
  });
  const slow = new Queue(stack, 'Slow', { visibilityTimeout: Duration.minutes(30) });
  const idle = new Queue(stack, 'Idle', { visibilityTimeout: Duration.seconds(30) });
  const busCopy = new Queue(stack, 'BusCopy');
  const givenUp = new Queue(stack, 'GivenUp');

  const bucket = new Bucket(stack, 'Inbox', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  bucket.addEventNotification(EventType.OBJECT_CREATED, new SqsDestination(queue), { prefix: 'palms/' });
  bucket.addEventNotification(EventType.OBJECT_CREATED, new SqsDestination(idle), {
    prefix: 'births/',
    suffix: '.csv',
  });
  bucket.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new StarPrincipal()],
      actions: ['s3:PutObject'],
      notResources: [bucket.arnForObjects('palms/*'), bucket.arnForObjects('births/*')],
    }),
  );

  const versions = new Bucket(stack, 'Versions', { versioned: true, removalPolicy: RemovalPolicy.DESTROY });

  const table = new TableV2(stack, 'Items', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billing: Billing.onDemand(),
    timeToLiveAttribute: 'expires',
    dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
    globalSecondaryIndexes: [
      { indexName: 'by-state', partitionKey: { name: 'state', type: AttributeType.STRING } },
    ],
  });
  const secret = new Secret(stack, 'ApiKey', {
    generateSecretString: { secretStringTemplate: '{"user":"local"}', generateStringKey: 'password' },
  });
  const bus = new EventBus(stack, 'Bus');

  const lambda = (id: string, handler: string, timeoutSeconds: number) => {
    const made = new NodejsFunction(stack, id, {
      entry,
      handler,
      projectRoot,
      depsLockFilePath: `${projectRoot}package-lock.json`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 256,
      timeout: Duration.seconds(timeoutSeconds),
      environment: { TABLE: table.tableName, BUS: bus.eventBusName, SECRET: secret.secretArn },
      bundling: {
        format: OutputFormat.ESM,
        target: 'node24',
        mainFields: ['module', 'main'],
        bundleAwsSDK: true,
        banner: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
      },
    });
    table.grantReadWriteData(made);
    return made;
  };
  const intake = lambda('Intake', 'intake', 60);
  const hastyIntake = lambda('Hasty', 'hasty', 3);
  const slowIntake = lambda('SlowIntake', 'slowIntake', 300);
  const changes = lambda('Changes', 'changes', 60);
  const web = lambda('Web', 'web', 60);

  intake.addEventSource(
    new SqsEventSource(queue, { batchSize: 5, reportBatchItemFailures: true, maxConcurrency: 2 }),
  );
  hastyIntake.addEventSource(new SqsEventSource(hasty, { batchSize: 5, reportBatchItemFailures: true }));
  slowIntake.addEventSource(new SqsEventSource(slow, { batchSize: 1 }));
  changes.addEventSourceMapping('ChangesOfItems', {
    eventSourceArn: table.tableStreamArn ?? '',
    startingPosition: StartingPosition.LATEST,
    batchSize: 10,
    retryAttempts: 1,
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    onFailure: new SqsDlq(givenUp),
    filters: [
      FilterCriteria.filter({
        eventName: FilterRule.or('INSERT', 'MODIFY'),
        dynamodb: { NewImage: { sk: { S: FilterRule.isEqual('report') } } },
      }),
    ],
  });
  table.grantStreamRead(changes);
  bucket.grantRead(intake);
  bus.grantPutEventsTo(changes);
  new Rule(stack, 'OnChanged', {
    eventBus: bus,
    eventPattern: { source: ['local.app'], detailType: ['Changed'] },
    targets: [new SqsQueue(busCopy), new LambdaFunction(web)],
  });
  new Schedule(stack, 'EveryMinute', {
    schedule: ScheduleExpression.rate(Duration.minutes(1)),
    target: new LambdaInvoke(web, { input: ScheduleTargetInput.fromObject({ schedule: 'EveryMinute' }) }),
  });
  const signedUrl = web.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
  const openUrl = intake.addFunctionUrl({ authType: FunctionUrlAuthType.NONE });

  const outputs = {
    Bucket: bucket.bucketName,
    VersionedBucket: versions.bucketName,
    Table: table.tableName,
    Queue: queue.queueUrl,
    Hasty: hasty.queueUrl,
    Slow: slow.queueUrl,
    Idle: idle.queueUrl,
    DeadLetters: deadLetters.queueUrl,
    BusCopy: busCopy.queueUrl,
    GivenUp: givenUp.queueUrl,
    Bus: bus.eventBusName,
    Secret: secret.secretArn,
    SignedUrl: signedUrl.url,
    OpenUrl: openUrl.url,
  };
  for (const [key, value] of Object.entries(outputs)) {
    new CfnOutput(stack, `${key}Output`, { key, value, description: `the ${key} of the test stack` });
  }
  app.synth();
}

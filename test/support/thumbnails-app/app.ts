import { fileURLToPath } from 'node:url';
import { App, CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, BillingMode, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Runtime, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { Bucket, EventType } from 'aws-cdk-lib/aws-s3';
import { LambdaDestination } from 'aws-cdk-lib/aws-s3-notifications';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { CfnStateMachine } from 'aws-cdk-lib/aws-stepfunctions';

const folder = fileURLToPath(new URL('.', import.meta.url));
const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

export function synthesizeThumbnails(outdir: string, options: { hasUnknownResource?: boolean } = {}): void {
  const app = new App({ outdir, analyticsReporting: false });
  const stack = new Stack(app, 'Thumbnails');
  const pictures = new Bucket(stack, 'Pictures', { removalPolicy: RemovalPolicy.DESTROY });
  const table = new Table(stack, 'Gallery', {
    partitionKey: { name: 'name', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    stream: StreamViewType.NEW_IMAGE,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const failed = new Queue(stack, 'FailedPrints');
  const prints = new Queue(stack, 'Prints', {
    visibilityTimeout: Duration.seconds(15),
    deadLetterQueue: { queue: failed, maxReceiveCount: 2 },
  });
  const functionOf = (handler: string) =>
    new NodejsFunction(stack, handler, {
      entry: `${folder}handlers.ts`,
      handler,
      projectRoot,
      depsLockFilePath: `${projectRoot}package-lock.json`,
      runtime: Runtime.NODEJS_22_X,
      timeout: Duration.seconds(15),
      bundling: { externalModules: [] },
      environment: { BUCKET: pictures.bucketName, TABLE: table.tableName, PRINTS: prints.queueUrl },
    });

  const shrink = functionOf('shrink');
  pictures.grantReadWrite(shrink);
  table.grantWriteData(shrink);
  pictures.addEventNotification(EventType.OBJECT_CREATED, new LambdaDestination(shrink), {
    prefix: 'full/',
    suffix: '.pgm',
  });

  const order = functionOf('order');
  table.grantStreamRead(order);
  order.addEventSourceMapping('Changes', {
    eventSourceArn: table.tableStreamArn ?? '',
    startingPosition: StartingPosition.LATEST,
  });
  prints.grantSendMessages(order);

  const print = functionOf('print');
  print.addEventSource(new SqsEventSource(prints, { batchSize: 1 }));
  pictures.grantPut(print);

  const tick = functionOf('tick');
  table.grantWriteData(tick);
  new Rule(stack, 'EveryMinute', {
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [new LambdaFunction(tick)],
  });

  new CfnOutput(stack, 'Bucket', { value: pictures.bucketName });
  new CfnOutput(stack, 'Table', { value: table.tableName });
  new CfnOutput(stack, 'Failed', { value: failed.queueUrl });
  if (options.hasUnknownResource === true) {
    const other = new Stack(app, 'Albums');
    new CfnStateMachine(other, 'Album', { roleArn: 'arn:aws:iam::000000000000:role/none' });
    new CfnStateMachine(stack, 'Slides', { roleArn: 'arn:aws:iam::000000000000:role/none' });
  }
  app.synth();
}

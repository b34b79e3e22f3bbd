import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import { checkMayAssume } from '../iam/deliveries.ts';
import { compileCache } from '../platform/compile-cache.ts';
import type { Credentials } from '../protocol/signature.ts';
import { LambdaFunction } from '../services/lambda/lambda-function.ts';
import { refuseOversized } from '../services/lambda/size-limits.ts';
import { physicalName } from '../template/names.ts';
import type { StackContext } from './context.ts';
import { defineResource, numeric } from './resource.ts';

const defaultConcurrency = 10;

const functionSchema = z.object({
  FunctionName: z.string().optional(),
  Runtime: z.string().optional(),
  Handler: z.string().optional(),
  Role: z.string(),
  Code: z.object({ S3Key: z.string().optional() }),
  Timeout: numeric.default(3),
  MemorySize: numeric.default(128),
  ReservedConcurrentExecutions: numeric.optional(),
  RecursiveLoop: z.enum(['Allow', 'Terminate']).default('Terminate'),
  Environment: z.object({ Variables: z.record(z.string(), z.coerce.string()).default({}) }).optional(),
  LoggingConfig: z.object({ LogGroup: z.string().optional() }).optional(),
  Layers: z.array(z.never('layers are not emulated')).optional(),
});

export const lambdaFunction = defineResource(functionSchema, (properties, { logicalId, context }) => {
  const name = properties.FunctionName ?? physicalName(context.stackName, logicalId, 64);
  const arn = `arn:aws:lambda:${context.region}:${context.account}:function:${name}`;
  const made = { ref: name, attributes: { Arn: arn } };
  if (isCdkHelper(logicalId)) return made;
  const folder = context.assetFolder(properties.Code.S3Key ?? '');
  if (folder === undefined || properties.Runtime?.startsWith('nodejs') !== true) {
    throw new StackError(
      `${logicalId}: only functions with a Node runtime and a code asset run locally (this one: ${properties.Runtime ?? 'no runtime'})`,
    );
  }
  const { ReservedConcurrentExecutions: reserved } = properties;
  const variables = properties.Environment?.Variables ?? {};
  if (context.awsLimits) refuseOversized({ logicalId, folder, variables });
  const writeLog = logWriter(context, name, logicalId, properties.LoggingConfig?.LogGroup);
  if (reserved !== undefined) context.accountConcurrency?.reserve(reserved);
  checkMayAssume(context.access, logicalId, 'lambda', properties.Role, { account: context.account, arn });
  const credentials = context.access.credentialsOf(properties.Role, name);
  context.lambda.add(
    new LambdaFunction({
      logicalId,
      name,
      arn,
      role: properties.Role,
      credentials,
      folder,
      timeoutSeconds: properties.Timeout,
      memoryMegabytes: properties.MemorySize,
      concurrency: Math.min(
        reserved ?? Number.POSITIVE_INFINITY,
        context.concurrency ?? reserved ?? defaultConcurrency,
      ),
      reserved,
      account: context.accountConcurrency,
      endsLoops: context.awsLimits && properties.RecursiveLoop === 'Terminate',
      minutes: context.minutes,
      emit: context.cloudwatch.emit,
      supervisor: context.supervisor,
      log: writeLog,
      variables: {
        ...runtimeVariables(context, { name, folder, ...properties }),
        ...variables,
        ...context.environment,
        ...connectionVariables(context, credentials),
      },
    }),
  );
  return made;
});

function isCdkHelper(logicalId: string): boolean {
  return /^(BucketNotificationsHandler|CustomS3AutoDeleteObjects|LogRetention|AWS679f53fac002430cb0da5b7982bd2287)/.test(
    logicalId,
  );
}

function runtimeVariables(
  context: StackContext,
  lambda: {
    name: string;
    folder: string;
    Handler?: string | undefined;
    MemorySize: number;
    Runtime?: string | undefined;
  },
): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '/usr/bin:/bin',
    LANG: 'en_US.UTF-8',
    TZ: 'UTC',
    _HANDLER: lambda.Handler ?? 'index.handler',
    LAMBDA_TASK_ROOT: lambda.folder,
    LAMBDA_RUNTIME_DIR: lambda.folder,
    AWS_LAMBDA_FUNCTION_NAME: lambda.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(lambda.MemorySize),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${lambda.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_EXECUTION_ENV: `AWS_Lambda_${lambda.Runtime}`,
    // Keeps out the settings of the user's own AWS account.
    HOME: context.state.folder('home'),
    AWS_EC2_METADATA_DISABLED: 'true',
    NODE_COMPILE_CACHE: context.state.folder('cache'),
    ...compileCache(),
  };
}

function connectionVariables(
  context: StackContext,
  { accessKeyId, secretAccessKey }: Credentials,
): Record<string, string> {
  return {
    AWS_REGION: context.region,
    AWS_DEFAULT_REGION: context.region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL: context.endpoint,
    AWS_ENDPOINT_URL_DYNAMODB: context.tablesEndpoint,
  };
}

function logWriter(
  { state, log, onStop, cloudwatch }: StackContext,
  name: string,
  logicalId: string,
  group = `/aws/lambda/${name}`,
): (line: string) => void {
  const folder = state.folder('logs');
  mkdirSync(folder, { recursive: true });
  // Synchronously, because a thread takes ten times as long.
  let file: number | undefined = openSync(join(folder, `${name}.log`), 'w', 0o600);
  onStop(() => {
    if (file !== undefined) closeSync(file);
    file = undefined;
  });
  return (line) => {
    try {
      if (file !== undefined) writeSync(file, `${line}\n`);
    } catch {
      // A full disk must not end the stack.
    }
    cloudwatch.logs.take(group, line);
    log(`${logicalId}: ${line}`);
  };
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
} from '@aws-sdk/client-cloudformation';
import { UsageError } from '../../packages/cli/errors.ts';
import { localContext, type RunningPipeline, startPipeline } from '../../packages/local/pipeline.ts';
import type { HourSteps } from './hour.ts';
import { run } from './run.ts';

export const stage = 'first-hour';
export const stackName = `Palmleaf-${stage}`;
const dataStackName = `${stackName}-data`;

interface Place extends Pick<HourSteps, 'deploy' | 'destroy'> {
  readonly assembly: string;
}

interface PlaceOptions {
  readonly root: string;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/** @throws UsageError in `deploy` if the stage exists, because the end would destroy it */
export function onAws({ root, say, signal }: PlaceOptions, profile: string, region: string): Place {
  const account = { AWS_PROFILE: profile, AWS_REGION: region };
  const cloudFormation = () => new CloudFormationClient({ profile, region });
  const cdk = (...args: readonly string[]): [string, ...string[]] => [
    'npx',
    'cdk',
    ...args,
    '--all',
    '-c',
    `stage=${stage}`,
  ];
  let isOurs = false;
  return {
    assembly: join(root, 'cdk.out'),
    deploy: async () => {
      for (const name of [stackName, dataStackName])
        if (await exists(cloudFormation(), name))
          throw new UsageError(
            `${name} exists in ${region} already; this program would destroy it at its end`,
          );
      isOurs = true;
      await run(cdk('deploy', '--require-approval', 'never'), account, signal);
      return account;
    },
    destroy: async () => {
      if (!isOurs) return;
      const commands = await removalsOfRetained(cloudFormation()).catch(() => []);
      await run(cdk('destroy', '--force'), account);
      if (commands.length > 0) say('These stay (docs/deploy.md); remove them by hand:');
      for (const command of commands) say(`  ${command}`);
    },
  };
}

async function exists(client: CloudFormationClient, name: string): Promise<boolean> {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return Stacks.length > 0;
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return false;
    throw error;
  }
}

/** A versioned bucket is empty only after the deletion of every version. */
const removeBucket = (bucket: string): string =>
  `aws s3api list-object-versions --bucket ${bucket} --output text --query '[Versions, DeleteMarkers][].[Key, VersionId]' | ` +
  `while read -r key version; do aws s3api delete-object --bucket ${bucket} --key "$key" --version-id "$version"; done; aws s3 rb s3://${bucket}`;

const removals: Readonly<Record<string, (id: string) => string>> = {
  'AWS::S3::Bucket': removeBucket,
  'AWS::DynamoDB::GlobalTable': (id) => `aws dynamodb delete-table --table-name ${id}`,
  'AWS::SecretsManager::Secret': (id) => `aws secretsmanager delete-secret --secret-id ${id}`,
};

async function removalsOfRetained(client: CloudFormationClient): Promise<string[]> {
  const { StackResourceSummaries = [] } = await client.send(
    new ListStackResourcesCommand({ StackName: dataStackName }),
  );
  return StackResourceSummaries.flatMap(
    ({ ResourceType = '', PhysicalResourceId = '' }) => removals[ResourceType]?.(PhysicalResourceId) ?? [],
  );
}

export function onLocalStack({ root, say }: PlaceOptions, state: string): Place {
  let pipeline: RunningPipeline | undefined;
  const assembly = join(state, 'cdk.out');
  return {
    assembly,
    deploy: async () => {
      const context = localContext({ stage });
      const silent = () => undefined;
      pipeline = await startPipeline({
        root,
        state,
        assembly,
        port: 0,
        awsLimits: true,
        context,
        say,
        log: silent,
      });
      const { endpoint, region, credentials } = pipeline.stack;
      return {
        AWS_ENDPOINT_URL: endpoint,
        AWS_REGION: region,
        AWS_ACCESS_KEY_ID: credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      };
    },
    destroy: async () => {
      await pipeline?.stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}

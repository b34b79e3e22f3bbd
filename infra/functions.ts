import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Annotations, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Runtime } from 'aws-cdk-lib/aws-lambda';
import { type ICommandHooks, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { bundleBanner, palmAssets } from '../engines/palm/hand/assets.ts';
import type { Context } from './settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface FunctionProps {
  /** Path of the module that exports `handler`, from the package root. */
  readonly entry: string;
  readonly description: string;
  readonly memory: number;
  /** Seconds. */
  readonly timeout: number;
  readonly environment: Readonly<Record<string, string>>;
  /** Native modules and files that are copied beside the bundle. */
  readonly needs?: readonly ('sharp' | 'palm model')[];
}

const retention: Record<Context['logDays'], RetentionDays> = {
  1: RetentionDays.ONE_DAY,
  3: RetentionDays.THREE_DAYS,
  5: RetentionDays.FIVE_DAYS,
  7: RetentionDays.ONE_WEEK,
  14: RetentionDays.TWO_WEEKS,
  30: RetentionDays.ONE_MONTH,
  60: RetentionDays.TWO_MONTHS,
  90: RetentionDays.THREE_MONTHS,
  180: RetentionDays.SIX_MONTHS,
  365: RetentionDays.ONE_YEAR,
};

/** A function of the pipeline: Node 24, one ESM bundle with its SDK, own log group, nothing else. */
export function pipelineFunction(
  scope: Construct,
  id: string,
  settings: Context,
  props: FunctionProps,
): NodejsFunction {
  const arm = settings.architecture === 'arm64';
  const logGroup = new LogGroup(scope, `${id}Log`, {
    retention: retention[settings.logDays],
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const needs = props.needs ?? [];
  if (needs.includes('sharp') && !existsSync(join(nativeModules(settings), nativePackage(settings)))) {
    Annotations.of(scope).addWarningV2(
      'palmleaf:native-sharp',
      `sharp for ${settings.architecture} is not here: run "npm run prepare:arm64" before you deploy`,
    );
  }
  const role = new Role(scope, `${id}Role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    description: props.description,
  });
  logGroup.grantWrite(role);
  return new NodejsFunction(scope, id, {
    role,
    entry: join(root, props.entry),
    handler: 'handler',
    description: props.description,
    runtime: Runtime.NODEJS_24_X,
    architecture: arm ? Architecture.ARM_64 : Architecture.X86_64,
    memorySize: props.memory,
    timeout: Duration.seconds(props.timeout),
    logGroup,
    projectRoot: root,
    depsLockFilePath: join(root, 'package-lock.json'),
    environment: { ...props.environment, NODE_OPTIONS: '--enable-source-maps' },
    bundling: {
      format: OutputFormat.ESM,
      target: 'node24',
      mainFields: ['module', 'main'],
      minify: true,
      sourceMap: true,
      bundleAwsSDK: true,
      externalModules: needs.includes('sharp') ? ['sharp'] : [],
      banner: bundleBanner.replaceAll('\n', ''),
      commandHooks: copying(settings, needs),
    },
  });
}

/** Where native modules for the function's architecture lie: here, or where `npm run prepare:arm64` put them. */
function nativeModules(settings: Context): string {
  const same =
    settings.architecture === (process.arch === 'arm64' ? 'arm64' : 'x86_64') && process.platform === 'linux';
  return same
    ? join(root, 'node_modules')
    : join(root, '.palmleaf', 'native', settings.architecture, 'node_modules');
}

const nativePackage = (settings: Context) =>
  `@img/sharp-linux-${settings.architecture === 'arm64' ? 'arm64' : 'x64'}`;

function copying(settings: Context, needs: NonNullable<FunctionProps['needs']>): ICommandHooks {
  const from = nativeModules(settings);
  const wanted = ['sharp', '@img', 'detect-libc', 'semver']
    .map((name) => join(from, name))
    .filter(existsSync);
  return {
    beforeBundling: () => [],
    beforeInstall: () => [],
    afterBundling: (_input, output) => [
      ...(needs.includes('sharp') && wanted.length > 0
        ? [
            `mkdir -p "${output}/node_modules"`,
            `cp -R ${wanted.map((path) => `"${path}"`).join(' ')} "${output}/node_modules/"`,
          ]
        : []),
      ...(needs.includes('palm model')
        ? Object.values(palmAssets).map((path) => `cp "${join(root, path)}" "${output}/"`)
        : []),
    ],
  };
}

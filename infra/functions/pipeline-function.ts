import { Annotations, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { loadProfile } from '../profile.ts';
import type { Context } from '../settings.ts';
import { bundle } from './bundle.ts';
import { type Companion, hasSharp } from './native-modules.ts';

interface FunctionProps {
  /** Path of the module that exports `handler`, from the package root. */
  readonly entry: string;
  readonly description: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly needs?: readonly Companion[];
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

/** A function as all of ours are: Node 24, one ESM bundle with its SDK, own log group and role, nothing else. */
export class PipelineFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, context: Context, props: FunctionProps) {
    const { needs = [], description } = props;
    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: retention[context.logDays],
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(scope, `${id}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description,
    });
    logGroup.grantWrite(role);
    super(scope, id, {
      role,
      code: bundle({
        entry: props.entry,
        profile: loadProfile(context.profile).file,
        architecture: context.architecture,
        needs,
      }),
      handler: 'index.handler',
      description,
      runtime: Runtime.NODEJS_24_X,
      architecture: context.architecture === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
      memorySize: props.memoryMb,
      timeout: Duration.seconds(props.timeoutSeconds),
      logGroup,
      environment: { ...props.environment, NODE_OPTIONS: '--enable-source-maps' },
    });
    if (needs.includes('sharp') && !hasSharp(context.architecture)) {
      Annotations.of(scope).addWarningV2(
        'palmleaf:native-sharp',
        `sharp for ${context.architecture} is not here: run "npm run prepare:arm64" before you deploy`,
      );
    }
  }
}

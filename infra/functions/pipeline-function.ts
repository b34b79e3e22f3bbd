import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Function as LambdaFunction,
  RecursiveLoop,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { bundle } from '../bundles/bundle.ts';
import { type Companion, isNative, localNativeFault, nativeFault } from '../bundles/native-modules.ts';
import { loadProducts } from '../files/products.ts';
import { loadProfile } from '../files/profile.ts';
import { acknowledge } from '../permissions.ts';
import { type Context, WrongSettingError } from '../settings.ts';
import { tagComponent } from '../tags.ts';

interface FunctionProps {
  readonly entry: string;
  readonly description: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly needs?: readonly Companion[];
  /** Without this, Lambda stops a function that calls itself through a queue. */
  readonly sendsToItself?: boolean;
  readonly reservedConcurrency?: number;
  readonly onSchedule?: { readonly retries: number; readonly maxAgeSeconds: number };
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

const componentOf = (id: string): string => id.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

export class PipelineFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, context: Context, props: FunctionProps) {
    const { needs = [], description, onSchedule } = props;
    for (const native of needs.filter(isNative)) {
      const fault = context.local ? localNativeFault(native) : nativeFault(native, context.architecture);
      if (fault !== undefined && Stack.of(scope).bundlingRequired) throw new WrongSettingError(fault);
    }
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
        products: loadProducts(context.products).file,
        architecture: context.architecture,
        runsHere: context.local,
        needs,
      }),
      handler: 'index.handler',
      description,
      runtime: Runtime.NODEJS_24_X,
      architecture: context.architecture === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
      memorySize: props.memoryMb,
      timeout: Duration.seconds(props.timeoutSeconds),
      tracing: Tracing.ACTIVE,
      ...(props.sendsToItself === true ? { recursiveLoop: RecursiveLoop.ALLOW } : {}),
      logGroup,
      ...(onSchedule === undefined
        ? {}
        : { retryAttempts: onSchedule.retries, maxEventAge: Duration.seconds(onSchedule.maxAgeSeconds) }),
      ...(props.reservedConcurrency === undefined
        ? {}
        : { reservedConcurrentExecutions: props.reservedConcurrency }),
      environment: props.environment,
    });
    for (const part of [this, role, logGroup]) tagComponent(part, componentOf(id));
    acknowledge(
      role,
      'IAM5[Resource::*]',
      'X-Ray has no resource-level permissions; the role may only write traces (two actions).',
    );
    const reason = 'The reconciler finds all work of a lost message or schedule in the table.';
    acknowledge(this, 'LambdaDLQ', reason, 'Serverless');
    acknowledge(this, 'LambdaAsyncFailureDestination', reason, 'Serverless');
    acknowledge(
      this,
      'LambdaEventSourceMappingDestination',
      'The queue has a dead-letter queue; the mapping of a queue cannot have a destination.',
      'Serverless',
    );
  }
}

import type { Base } from '@palmleaf/contract/operations';
import { CfnOutput, Fn } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { palmPictures } from '../shared/pictures/palm-picture-key.ts';
import type { DataResources } from './data/data-stack.ts';
import { PipelineFunction } from './functions/pipeline-function.ts';
import { mayRead, mayReadSecret, mayUseKey, mayWrite } from './permissions.ts';
import type { Context } from './settings.ts';
import { wholeProcessorMb } from './sizing/memory.ts';

type ServiceData = Pick<DataResources, 'credential' | 'key' | 'store'> &
  NonNullable<DataResources['ownService']>;

interface OwnService {
  readonly urls: Record<Base, string>;
  readonly service: PipelineFunction;
}

/**
 * The URL of the service requires a signature; a public one has reserved executions instead.
 * @returns the URL of all four services
 */
export function selfHostedService(
  scope: Construct,
  context: Context,
  { credential: token, key, store, table, admin }: ServiceData,
): OwnService {
  const service = new PipelineFunction(scope, 'Service', context, {
    entry: 'packages/service/lambda.ts',
    description: 'The palm-reading and astrology service, self-hosted',
    memoryMb: wholeProcessorMb,
    timeoutSeconds: 60,
    needs: ['sharp', 'palm model', 'palm reader'],
    ...(context.publicService === undefined ? {} : { reservedConcurrency: context.publicService }),
    environment: {
      TABLE_NAME: table.tableName,
      PICTURES_BUCKET: store.bucketName,
      INITIAL_TOKEN_SECRET_ARN: token.secretArn,
      ADMIN_TOKEN_SECRET_ARN: admin.secretArn,
      CREDITS: String(context.credits),
      READING_DAYS: String(context.readingDays),
      ALLOW_LOOPBACK_IMAGES: String(context.allowLoopbackImages),
    },
  });
  service.addToRolePolicy(
    new PolicyStatement({
      actions: [
        'dynamodb:GetItem',
        'dynamodb:BatchGetItem',
        'dynamodb:BatchWriteItem',
        'dynamodb:Query',
        'dynamodb:PutItem',
        'dynamodb:UpdateItem',
        'dynamodb:DeleteItem',
      ],
      resources: [table.tableArn],
    }),
  );
  mayUseKey(service, key);
  mayRead(service, store, palmPictures);
  mayWrite(service, store, palmPictures);
  mayReadSecret(service, token, key);
  mayReadSecret(service, admin, key);
  const authType =
    context.publicService === undefined ? FunctionUrlAuthType.AWS_IAM : FunctionUrlAuthType.NONE;
  const { url } = service.addFunctionUrl({ authType });
  new CfnOutput(scope, 'ServiceUrl', { value: url });
  new CfnOutput(scope, 'ServiceAdminSecret', { value: admin.secretArn });
  return { urls: onOneOrigin(url), service };
}

function onOneOrigin(url: string): Record<Base, string> {
  const host = Fn.select(2, Fn.split('/', url));
  const scheme = Fn.select(0, Fn.split('/', url));
  const origin = Fn.join('//', [scheme, host]);
  return { palmistry: origin, base: origin, vision: origin, chat: origin };
}

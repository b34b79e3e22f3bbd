import { CfnOutput, Fn, RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Base } from '../shared/contract/operations.ts';
import { encryptUnder } from './data/storage.ts';
import { PipelineFunction } from './functions/pipeline-function.ts';
import { acknowledge, mayUseKey } from './permissions.ts';
import type { Resources } from './resources.ts';
import type { Context } from './settings.ts';

interface OwnService {
  readonly urls: Record<Base, string>;
  readonly service: PipelineFunction;
}

/**
 * The documented service, deployed beside the pipeline: one function behind a URL, with a table of its own. It checks
 * its credentials itself, as the vendor does.
 *
 * @returns its addresses too: it answers for all four
 */
export function selfHostedService(
  scope: Construct,
  context: Context,
  { credential: token, key }: Pick<Resources, 'credential' | 'key'>,
): OwnService {
  const table = new TableV2(scope, 'ServiceTable', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.awsManagedKey(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    timeToLiveAttribute: 'expiresAt',
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  encryptUnder(table, key);
  const admin = new Secret(scope, 'ServiceAdmin', {
    description: 'Opens the account API of the self-hosted service',
    generateSecretString: {
      secretStringTemplate: '{}',
      generateStringKey: 'token',
      excludePunctuation: true,
    },
    ...(key === undefined ? {} : { encryptionKey: key }),
  });
  acknowledge(admin, 'SMG4', 'Only the operator reads it; rotating it needs no function.');
  const service = new PipelineFunction(scope, 'Service', context, {
    entry: 'service/lambda.ts',
    description: 'The palm-reading and astrology service, self-hosted',
    memoryMb: 1769,
    timeoutSeconds: 60,
    needs: ['sharp', 'palm model'],
    environment: {
      TABLE_NAME: table.tableName,
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
  token.grantRead(service);
  admin.grantRead(service);
  const { url } = service.addFunctionUrl({ authType: FunctionUrlAuthType.NONE });
  new CfnOutput(scope, 'ServiceUrl', { value: url });
  new CfnOutput(scope, 'ServiceAdminSecret', { value: admin.secretArn });
  return { urls: onOneOrigin(url), service };
}

/** A function URL ends in a slash, which paths begin with. */
function onOneOrigin(url: string): Record<Base, string> {
  const host = Fn.select(2, Fn.split('/', url));
  const scheme = Fn.select(0, Fn.split('/', url));
  const origin = Fn.join('//', [scheme, host]);
  return { palmistry: origin, base: origin, vision: origin, chat: origin };
}

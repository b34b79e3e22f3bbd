import { CfnOutput, RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { pipelineFunction } from './functions.ts';
import { acknowledge } from './permissions.ts';
import type { Context } from './settings.ts';

/**
 * The documented service, deployed beside the pipeline: one function behind a URL, with a table of its own. It checks
 * its credentials itself, as the vendor does.
 *
 * @returns the address of the service, without a trailing slash
 */
export function selfHostedService(scope: Construct, settings: Context, token: Secret): string {
  const table = new TableV2(scope, 'ServiceTable', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.awsManagedKey(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    timeToLiveAttribute: 'expiresAt',
    removalPolicy: RemovalPolicy.RETAIN,
  });
  const admin = new Secret(scope, 'ServiceAdmin', {
    description: 'Opens the account API of the self-hosted service',
    generateSecretString: {
      secretStringTemplate: '{}',
      generateStringKey: 'token',
      excludePunctuation: true,
    },
  });
  acknowledge(admin, 'SMG4', 'Only the operator reads it; rotating it needs no function.');
  const service = pipelineFunction(scope, 'Service', settings, {
    entry: 'service/lambda.ts',
    description: 'The palm-reading and astrology service, self-hosted',
    memory: 1769,
    timeout: 60,
    needs: ['sharp', 'palm model'],
    environment: {
      TABLE_NAME: table.tableName,
      INITIAL_TOKEN_SECRET_ARN: token.secretArn,
      ADMIN_TOKEN_SECRET_ARN: admin.secretArn,
      CREDITS: String(settings.credits),
      ALLOW_LOOPBACK_IMAGES: String(settings.allowLoopbackImages),
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
  token.grantRead(service);
  admin.grantRead(service);
  const { url } = service.addFunctionUrl({ authType: FunctionUrlAuthType.NONE });
  new CfnOutput(scope, 'ServiceUrl', { value: url });
  new CfnOutput(scope, 'ServiceAdminSecret', { value: admin.secretArn });
  return url;
}

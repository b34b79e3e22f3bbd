import { ArnFormat, CfnOutput, Stack } from 'aws-cdk-lib';
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { acknowledge, mayCallUrls } from '../../permissions.ts';
import type { Resources } from '../../resources.ts';
import { customersPolicy } from './customers-policy.ts';

const allAlarms = (stack: Stack): string =>
  stack.formatArn({
    service: 'cloudwatch',
    resource: 'alarm',
    resourceName: '*',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });

const stackArn = (stack: Stack): string =>
  stack.formatArn({ service: 'cloudformation', resource: 'stack', resourceName: `${stack.stackName}/*` });

interface Endpoints {
  readonly reports: IFunction;
  readonly operate: IFunction;
  readonly service: IFunction | undefined;
}

/** Only customers write to a bucket with their own rights. Operators get upload forms. */
export function userPolicies(
  scope: Construct,
  resources: Resources,
  { reports, operate, service }: Endpoints,
): void {
  const { credential, ownService, queues, key } = resources;
  const mayCall = (functions: readonly IFunction[]) => [
    ...mayCallUrls(functions),
    new PolicyStatement({
      actions: ['cloudformation:DescribeStacks'],
      resources: [stackArn(Stack.of(scope))],
    }),
  ];
  const stack = Stack.of(scope);
  const secrets = [credential, ...(ownService === undefined ? [] : [ownService.admin])];
  const readers = new ManagedPolicy(scope, 'Readers', {
    description: 'Reads batches and reports of Palmleaf',
    statements: mayCall([reports]),
  });
  const operators = new ManagedPolicy(scope, 'Operators', {
    description: 'Uploads to Palmleaf, looks after it, and sets its credential',
    statements: [
      ...mayCall([reports, operate, ...(service === undefined ? [] : [service])]),
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: secrets.map(({ secretArn }) => secretArn),
      }),
      new PolicyStatement({
        actions: ['secretsmanager:PutSecretValue'],
        resources: [credential.secretArn],
      }),
      new PolicyStatement({
        actions: ['sqs:GetQueueAttributes'],
        resources: Object.values(queues).flatMap(({ queue, dead }) => [queue.queueArn, dead.queueArn]),
      }),
      // CloudWatch requires the right for all alarms even to list some.
      new PolicyStatement({
        actions: ['cloudwatch:DescribeAlarms'],
        resources: [allAlarms(stack)],
      }),
      ...(key === undefined
        ? []
        : [
            new PolicyStatement({
              actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
              resources: [key.keyArn],
            }),
          ]),
    ],
  });
  const customers = customersPolicy(scope, resources, mayCall([reports, operate]));
  for (const policy of [readers, operators, customers])
    acknowledge(
      policy,
      `IAM5[Resource::arn:<AWS::Partition>:cloudformation:<AWS::Region>:<AWS::AccountId>:stack/${stack.stackName}/*]`,
      'One stack by its name; the asterisk matches its id.',
    );
  acknowledge(
    operators,
    'IAM5[Resource::arn:<AWS::Partition>:cloudwatch:<AWS::Region>:<AWS::AccountId>:alarm:*]',
    'One action that shows the states of alarms; CloudWatch has no narrower permission for it.',
  );
  new CfnOutput(scope, 'ReadersPolicy', { value: readers.managedPolicyArn });
  new CfnOutput(scope, 'OperatorsPolicy', { value: operators.managedPolicyArn });
  new CfnOutput(scope, 'CustomersPolicy', { value: customers.managedPolicyArn });
}

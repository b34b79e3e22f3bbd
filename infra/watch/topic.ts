import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { acknowledge } from '../permissions.ts';

/** Where alarms are told. Whoever else is to hear of them subscribes to it. */
export function alarmTopic(scope: Construct, email: string | undefined): Topic {
  const stack = Stack.of(scope);
  const topic = new Topic(scope, 'Alarms', { displayName: `${stack.stackName} alarms`, enforceSSL: true });
  // A policy of its own takes the place of the one by which the account's alarms may publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: {
        StringEquals: { 'aws:SourceAccount': stack.account },
        ArnLike: {
          'aws:SourceArn': stack.formatArn({
            service: 'cloudwatch',
            resource: 'alarm',
            resourceName: '*',
            arnFormat: ArnFormat.COLON_RESOURCE_NAME,
          }),
        },
      },
    }),
  );
  if (email === undefined) return topic;
  topic.addSubscription(new EmailSubscription(email));
  acknowledge(
    topic,
    'SNSRedrivePolicy',
    'An e-mail that does not arrive cannot be sent again by a queue; the alarm stays visible in CloudWatch.',
    'Serverless',
  );
  return topic;
}

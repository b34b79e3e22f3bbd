import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Severity } from '../../shared/standing/severity.ts';
import { acknowledge } from '../permissions.ts';

/** severity.ts defines `wakes` and `tells`. */
export const alarmTopics = (
  scope: Construct,
  emails: Readonly<Record<Severity, string | undefined>>,
): Readonly<Record<Severity, Topic>> => ({
  wakes: alarmTopic(scope, 'Wakes', emails.wakes),
  tells: alarmTopic(scope, 'Tells', emails.tells),
});

function alarmTopic(scope: Construct, id: string, email: string | undefined): Topic {
  const stack = Stack.of(scope);
  const displayName = `${stack.stackName} ${id.toLowerCase()}`;
  const topic = new Topic(scope, id, { displayName, enforceSSL: true });
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
    'A queue cannot send a lost e-mail again; the alarm stays visible in CloudWatch.',
    'Serverless',
  );
  return topic;
}

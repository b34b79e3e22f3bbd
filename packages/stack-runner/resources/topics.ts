import * as z from 'zod';
import { checkDelivery, sending } from '../iam/deliveries.ts';
import { policyDocumentSchema, statementsOf } from '../iam/statement.ts';
import { protocols } from '../services/sns/sns.ts';
import { physicalName } from '../template/names.ts';
import { booleanLike, defineResource } from './resource.ts';

export const topic = defineResource(
  z.object({
    TopicName: z.string().optional(),
    KmsMasterKeyId: z.string().optional(),
    Subscription: z.array(z.never()).optional(),
  }),
  ({ TopicName, KmsMasterKeyId }, { logicalId, context }) => {
    const name = TopicName ?? physicalName(context.stackName, logicalId, 256);
    const arn = `arn:aws:sns:${context.region}:${context.account}:${name}`;
    context.sns.addTopic(arn);
    if (KmsMasterKeyId !== undefined) context.access.setKey(arn, KmsMasterKeyId);
    return { ref: arn, attributes: { TopicArn: arn, TopicName: name } };
  },
);

export const topicPolicy = defineResource(
  z.object({ PolicyDocument: policyDocumentSchema, Topics: z.array(z.string()) }),
  ({ PolicyDocument, Topics }, { logicalId, context }) => {
    for (const arn of Topics) {
      context.sns.setPolicy(arn);
      context.access.addResourcePolicy(arn, statementsOf(logicalId, PolicyDocument));
    }
    return { ref: logicalId, attributes: {} };
  },
);

const subscriptionSchema = z.object({
  TopicArn: z.string(),
  Protocol: z.enum(protocols, 'only e-mail, queues and functions are subscribed here'),
  Endpoint: z.string(),
  RawMessageDelivery: booleanLike.default(false),
  FilterPolicy: z.undefined('filter policies are not supported').optional(),
});

export const subscription = defineResource(subscriptionSchema, (properties, { logicalId, context }) => {
  const { TopicArn, Protocol, Endpoint, RawMessageDelivery } = properties;
  context.sns.subscribe(TopicArn, { protocol: Protocol, endpoint: Endpoint, raw: RawMessageDelivery });
  if (Protocol === 'sqs' || Protocol === 'lambda')
    context.afterProvisioning(() =>
      checkDelivery(context.access, {
        what: logicalId,
        principal: { kind: 'service', name: 'sns.amazonaws.com' },
        needs: [
          {
            ...sending(Endpoint),
            context: { 'aws:sourcearn': [TopicArn], 'aws:sourceaccount': [context.account] },
          },
        ],
      }),
    );
  return { ref: `${TopicArn}:${logicalId}`, attributes: {} };
});

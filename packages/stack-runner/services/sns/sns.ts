import { randomUUID } from 'node:crypto';
import { AwsError, messageOf, notEmulated } from '../../basics/errors.ts';
import { escapeXml } from '../../protocol/xml.ts';
import type { Lineage } from '../lambda/lineage.ts';

export const protocols = ['email', 'email-json', 'sqs', 'lambda'] as const;

interface Subscription {
  readonly protocol: (typeof protocols)[number];
  readonly endpoint: string;
  readonly raw: boolean;
}

export interface Mail {
  readonly to: string;
  readonly topic: string;
  readonly subject: string;
  readonly text: string;
}

interface Options {
  sendMail(mail: Mail): void;
  sendToQueue(arn: string, body: string, lineage: Lineage): Promise<void>;
  invoke(functionArn: string, payload: string, lineage: Lineage): void;
  log(line: string): void;
}

export class Sns {
  readonly #options: Options;
  readonly #withPolicy = new Set<string>();
  readonly #topics = new Map<string, Subscription[]>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** A topic policy replaces the default, which lets the account publish. */
  setPolicy(arn: string): void {
    this.#withPolicy.add(arn);
  }

  hasPolicy(arn: string): boolean {
    return this.#withPolicy.has(arn);
  }

  addTopic(arn: string): void {
    this.#topics.set(arn, []);
  }

  subscribe(topicArn: string, subscription: Subscription): void {
    this.#subscriptions(topicArn).push(subscription);
  }

  /** A failing subscription does not affect the others. */
  async publish(topic: string, subject: string, text: string, lineage: Lineage = ''): Promise<string> {
    const id = randomUUID();
    const notification = {
      Type: 'Notification',
      MessageId: id,
      TopicArn: topic,
      Subject: subject,
      Message: text,
      Timestamp: new Date().toISOString(),
    };
    for (const { protocol, endpoint, raw } of this.#subscriptions(topic)) {
      try {
        if (protocol === 'sqs')
          await this.#options.sendToQueue(endpoint, raw ? text : JSON.stringify(notification), lineage);
        else if (protocol === 'lambda')
          this.#options.invoke(endpoint, JSON.stringify(lambdaEvent(notification)), lineage);
        else
          this.#options.sendMail({
            to: endpoint,
            topic,
            subject,
            text: protocol === 'email' ? text : JSON.stringify(notification),
          });
      } catch (error) {
        this.#options.log(`SNS: ${endpoint} did not receive a message: ${messageOf(error)}`);
      }
    }
    return id;
  }

  /** https://docs.aws.amazon.com/sns/latest/api/API_Publish.html */
  async handle(form: URLSearchParams, lineage: Lineage = ''): Promise<string> {
    const action = form.get('Action') ?? '';
    if (action !== 'Publish') throw notEmulated('SNS', action);
    const message = form.get('Message') ?? '';
    if (message === '') throw new AwsError('InvalidParameter', 'Invalid parameter: Empty message');
    const id = await this.publish(form.get('TopicArn') ?? '', form.get('Subject') ?? '', message, lineage);
    return `<PublishResponse xmlns="https://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>${escapeXml(id)}</MessageId></PublishResult><ResponseMetadata><RequestId>local</RequestId></ResponseMetadata></PublishResponse>`;
  }

  #subscriptions(topicArn: string): Subscription[] {
    const found = this.#topics.get(topicArn);
    if (found === undefined) throw new AwsError('NotFound', 'Topic does not exist', 404);
    return found;
  }
}

const lambdaEvent = (notification: { readonly TopicArn: string }): object => ({
  Records: [
    {
      EventSource: 'aws:sns',
      EventVersion: '1.0',
      EventSubscriptionArn: notification.TopicArn,
      Sns: notification,
    },
  ],
});

import * as z from 'zod';
import { AwsError } from '../../basics/errors.ts';
import { escapeXml, unescapeXml, xmlElements } from '../../protocol/xml.ts';

const eventTypes = [
  's3:ObjectCreated:Put',
  's3:ObjectCreated:Post',
  's3:ObjectCreated:Copy',
  's3:ObjectCreated:CompleteMultipartUpload',
  's3:ObjectRemoved:Delete',
  's3:ObjectRemoved:DeleteMarkerCreated',
] as const;

const notificationSchema = z.object({
  kind: z.enum(['Queue', 'CloudFunction']),
  id: z.string(),
  arn: z.string(),
  events: z.array(z.string()).min(1),
  prefix: z.string(),
  suffix: z.string(),
});
export type BucketNotification = z.infer<typeof notificationSchema>;

export const notificationConfigurationSchema = z.object({
  notifications: z.array(notificationSchema),
  eventBridge: z.boolean(),
});
export type NotificationConfiguration = z.infer<typeof notificationConfigurationSchema>;

function expandEvent(event: string): readonly string[] {
  const expanded = eventTypes.filter(
    (name) => name === event || (event.endsWith('*') && name.startsWith(event.slice(0, -1))),
  );
  if (expanded.length === 0 && !/^s3:[A-Za-z]+:/.test(event)) {
    throw new AwsError('InvalidArgument', `The event "${event}" is not supported for notifications`);
  }
  return expanded;
}

export function matchesNotification(
  { events, prefix, suffix }: BucketNotification,
  eventName: string,
  key: string,
): boolean {
  return (
    key.startsWith(prefix) &&
    key.endsWith(suffix) &&
    events.some((event) => expandEvent(event).includes(`s3:${eventName}`))
  );
}

/** @throws AwsError InvalidArgument if two notifications for one event could match the same key */
export function refuseOverlap(notifications: readonly BucketNotification[]): void {
  for (const [index, left] of notifications.entries()) {
    for (const right of notifications.slice(index + 1)) {
      const shared = left.events
        .flatMap(expandEvent)
        .some((event) => right.events.flatMap(expandEvent).includes(event));
      const prefixes = left.prefix.startsWith(right.prefix) || right.prefix.startsWith(left.prefix);
      const suffixes = left.suffix.endsWith(right.suffix) || right.suffix.endsWith(left.suffix);
      if (shared && prefixes && suffixes) {
        throw new AwsError(
          'InvalidArgument',
          'Configurations overlap. Configurations on the same bucket cannot share a common event type. ' +
            `Overlapping: ${left.id} ("${left.prefix}*${left.suffix}") and ${right.id} ("${right.prefix}*${right.suffix}")`,
        );
      }
    }
  }
}

export function configurationToXml({ notifications, eventBridge }: NotificationConfiguration): string {
  const parts = notifications.map(({ kind, id, arn, events, prefix, suffix }) => {
    const rules = [
      ['prefix', prefix],
      ['suffix', suffix],
    ]
      .filter(([, value]) => value !== '')
      .map(
        ([name, value]) =>
          `<FilterRule><Name>${name}</Name><Value>${escapeXml(value ?? '')}</Value></FilterRule>`,
      );
    const filter = rules.length === 0 ? '' : `<Filter><S3Key>${rules.join('')}</S3Key></Filter>`;
    const names = events.map((event) => `<Event>${event}</Event>`).join('');
    return `<${kind}Configuration><Id>${escapeXml(id)}</Id><${kind}>${escapeXml(arn)}</${kind}>${names}${filter}</${kind}Configuration>`;
  });
  const bridge = eventBridge ? '<EventBridgeConfiguration/>' : '';
  return `<NotificationConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}${bridge}</NotificationConfiguration>`;
}

export function configurationFromXml(xml: string): NotificationConfiguration {
  if (xml.includes('<TopicConfiguration>')) {
    throw new AwsError('NotImplemented', 'notifications to SNS topics are not emulated on this machine', 501);
  }
  const notifications = (['Queue', 'CloudFunction'] as const).flatMap((kind) =>
    xmlElements(xml, `${kind}Configuration`).map((part, index) => {
      const rules = xmlElements(part, 'FilterRule');
      const rule = (name: string): string =>
        unescapeXml(
          rules
            .filter((text) => xmlElements(text, 'Name')[0]?.toLowerCase() === name)
            .flatMap((text) => xmlElements(text, 'Value'))[0] ?? '',
        );
      return {
        kind,
        id: unescapeXml(xmlElements(part, 'Id')[0] ?? `${kind}-${index}`),
        arn: unescapeXml(xmlElements(part, kind)[0] ?? ''),
        events: xmlElements(part, 'Event'),
        prefix: rule('prefix'),
        suffix: rule('suffix'),
      };
    }),
  );
  return { notifications, eventBridge: xml.includes('<EventBridgeConfiguration') };
}

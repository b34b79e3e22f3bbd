import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { AwsError } from '../../basics/errors.ts';
import { type Json, ownValue, parseJson } from '../../basics/json.ts';
import type { JsonFile, StateDirectory } from '../../platform/state-directory.ts';
import type { Lineage } from '../lambda/lineage.ts';
import { eventBridgeDetail, type S3Change, type S3EventName, s3Event, testEvent } from './event.ts';
import {
  matchesNotification,
  type NotificationConfiguration,
  notificationConfigurationSchema,
  refuseOverlap,
} from './notification-configuration.ts';
import { createSequencer } from './sequencer.ts';

const none: NotificationConfiguration = { notifications: [], eventBridge: false };
const configurationsSchema = z.record(z.string(), notificationConfigurationSchema);

const writeSchema = z.object({ bucket: z.string(), key: z.string(), event_name: z.string() });
const eventNameSchema = z.enum([
  'ObjectCreated:Put',
  'ObjectCreated:Post',
  'ObjectCreated:Copy',
  'ObjectCreated:CompleteMultipartUpload',
  'ObjectRemoved:Delete',
  'ObjectRemoved:DeleteMarkerCreated',
]) satisfies z.ZodType<S3EventName>;

interface Options {
  readonly region: string;
  readonly account: string;
  readonly state: StateDirectory;
  readonly journal: DatabaseSync;
  exists(arn: string): Promise<boolean>;
  sendToQueue(arn: string, body: string, lineage: Lineage): Promise<void>;
  invoke(functionArn: string, payload: string, lineage: Lineage): void;
  putEvent(source: string, detailType: string, resource: string, detail: Json): Promise<void>;
}

export class S3Notifier {
  readonly #options: Options;
  readonly #configurations: JsonFile<Record<string, NotificationConfiguration>>;
  readonly #nextSequencer: () => string;

  constructor(options: Options) {
    this.#options = options;
    this.#configurations = options.state.jsonFile('notifications', configurationsSchema, {});
    this.#nextSequencer = createSequencer(options.journal, Date.now);
  }

  configuration(bucket: string): NotificationConfiguration {
    return ownValue(this.#configurations.value, bucket) ?? none;
  }

  /**
   * A new destination gets s3:TestEvent.
   * @throws AwsError InvalidArgument for overlapping notifications or an unknown destination
   */
  async configure(bucket: string, configuration: NotificationConfiguration): Promise<void> {
    refuseOverlap(configuration.notifications);
    const known = new Set(this.configuration(bucket).notifications.map(({ arn }) => arn));
    for (const { arn } of configuration.notifications) {
      if (!(await this.#options.exists(arn))) {
        const message = `Unable to validate the following destination configurations: ${arn}`;
        throw new AwsError('InvalidArgument', message);
      }
    }
    this.#configurations.value[bucket] = configuration;
    this.#configurations.save();
    const fresh = new Set(configuration.notifications.map(({ arn }) => arn).filter((arn) => !known.has(arn)));
    for (const arn of fresh) {
      if (arn.includes(':sqs:')) await this.#options.sendToQueue(arn, JSON.stringify(testEvent(bucket)), '');
    }
  }

  /** Call before the change: `recover` then notifies if the host is killed between change and event. */
  recordIntent(bucket: string, key: string, eventName: S3EventName): void {
    if (!this.#isWatched(bucket)) return;
    this.#options.journal
      .prepare('INSERT OR REPLACE INTO writes VALUES (?, ?, ?, ?)')
      .run(bucket, key, eventName, Date.now());
  }

  clearIntent(bucket: string, key: string): void {
    if (!this.#isWatched(bucket)) return;
    this.#options.journal.prepare('DELETE FROM writes WHERE bucket = ? AND key = ?').run(bucket, key);
  }

  async notify(change: Omit<S3Change, 'sequencer' | 'time'>, lineage: Lineage = ''): Promise<void> {
    const { bucket, key, eventName } = change;
    if (!this.#isWatched(bucket)) return;
    const { region, account, sendToQueue, invoke, putEvent } = this.#options;
    const configuration = this.configuration(bucket);
    const event: S3Change = { ...change, sequencer: this.#nextSequencer(), time: new Date() };
    for (const notification of configuration.notifications) {
      if (!matchesNotification(notification, eventName, key)) continue;
      const body = JSON.stringify(s3Event(event, notification.id, region));
      if (notification.kind === 'Queue') await sendToQueue(notification.arn, body, lineage);
      else invoke(notification.arn, body, lineage);
    }
    if (configuration.eventBridge) {
      const { detailType, detail } = eventBridgeDetail(event, account);
      const json = parseJson(JSON.stringify(detail)) ?? null;
      await putEvent('aws.s3', detailType, `arn:aws:s3:::${bucket}`, json);
    }
    this.clearIntent(bucket, key);
  }

  async recover(
    head: (bucket: string, key: string) => Promise<{ sizeBytes: number; eTag: string } | undefined>,
  ): Promise<void> {
    for (const row of this.#options.journal.prepare('SELECT * FROM writes ORDER BY since').all()) {
      const { bucket, key, event_name } = writeSchema.parse(row);
      const eventName = eventNameSchema.parse(event_name);
      const found = await head(bucket, key);
      const happened = (found !== undefined) === eventName.startsWith('ObjectCreated');
      // May repeat a notification: delivery is at least once.
      if (happened) await this.notify({ eventName, bucket, key, ...found });
      this.clearIntent(bucket, key);
    }
  }

  #isWatched(bucket: string): boolean {
    const { notifications, eventBridge } = this.configuration(bucket);
    return notifications.length > 0 || eventBridge;
  }
}

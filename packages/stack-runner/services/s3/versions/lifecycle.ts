import type { ObjectStore } from '../object-store.ts';
import type { Version } from './version-rows.ts';
import type { VersionedObjects } from './versioned-objects.ts';

export interface LifecycleRule {
  readonly prefix: string;
  readonly expirationDays: number | undefined;
  readonly noncurrentDays: number | undefined;
  readonly removesLoneMarkers: boolean;
}

interface Bucket {
  readonly name: string;
  readonly rules: readonly LifecycleRule[];
  readonly objects: Pick<ObjectStore, 'list' | 'withLock' | 'delete'>;
  readonly versions: Pick<VersionedObjects, 'isVersioned' | 'list' | 'find' | 'mark' | 'remove'>;
}

const dayMs = 86_400_000;

/** S3 rounds up to the next midnight in UTC. */
const haveDaysPassed = (since: number, days: number | undefined, now: number): boolean =>
  days !== undefined && Math.ceil(since / dayMs + days) * dayMs <= now;

/**
 * S3 expires once a day, without a notification.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/lifecycle-expire-general-considerations.html
 */
export async function expireObjects(bucket: Bucket, now: number): Promise<void> {
  if (bucket.rules.length === 0) return;
  if (bucket.versions.isVersioned(bucket.name)) return expireVersions(bucket, now);
  for await (const { key, at } of bucket.objects.list(bucket.name, ''))
    if (isExpired(bucket, key, at, now)) await deleteIfStillExpired(bucket, key, now);
}

const rulesOf = ({ rules }: Bucket, key: string) => rules.filter(({ prefix }) => key.startsWith(prefix));

const isExpired = (bucket: Bucket, key: string, at: number, now: number): boolean =>
  rulesOf(bucket, key).some(({ expirationDays }) => haveDaysPassed(at, expirationDays, now));

/** An upload may have replaced the object since it was listed. */
const deleteIfStillExpired = (bucket: Bucket, key: string, now: number): Promise<void> =>
  bucket.objects.withLock(bucket.name, key, async () => {
    for await (const object of bucket.objects.list(bucket.name, key)) {
      if (object.key === key && isExpired(bucket, key, object.at, now))
        await bucket.objects.delete({ bucket: bucket.name, key });
      return;
    }
  });

async function expireVersions(bucket: Bucket, now: number): Promise<void> {
  const { name, objects, versions } = bucket;
  const listed = [...versions.list(name, '')];
  for (const [index, version] of listed.entries()) {
    const [newer, older] = [listed[index - 1], listed[index + 1]];
    const { key, id } = version;
    const isCurrent = newer?.key !== key;
    await objects.withLock(name, key, async () => {
      if (!isCurrent) {
        const isOld = rulesOf(bucket, key).some(({ noncurrentDays }) =>
          haveDaysPassed(newer.at, noncurrentDays, now),
        );
        if (isOld) await versions.remove(name, key, id);
      } else if (versions.find(name, key)?.id === id)
        await expireCurrent(bucket, version, older?.key !== key, now);
    });
  }
}

async function expireCurrent(bucket: Bucket, version: Version, isAlone: boolean, now: number): Promise<void> {
  const { name, versions } = bucket;
  const { key, id, isMarker, at } = version;
  if (!isMarker && isExpired(bucket, key, at, now)) await versions.mark(name, key);
  const removesMarker = rulesOf(bucket, key).some(({ removesLoneMarkers }) => removesLoneMarkers);
  if (isMarker && isAlone && removesMarker) await versions.remove(name, key, id);
}

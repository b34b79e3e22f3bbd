import { expect, test } from 'vitest';
import { openJournal } from '../../platform/journal.ts';
import { expireObjects, type LifecycleRule } from '../../services/s3/versions/lifecycle.ts';
import { VersionRows } from '../../services/s3/versions/version-rows.ts';
import { type PlainStore, VersionedObjects } from '../../services/s3/versions/versioned-objects.ts';

const dayMs = 86_400_000;
const noon = Date.UTC(2026, 10, 20, 12);
const rule: LifecycleRule = {
  prefix: '',
  expirationDays: undefined,
  noncurrentDays: undefined,
  removesLoneMarkers: false,
};

function bucketOf(times: Readonly<Record<string, number>>, rules: readonly LifecycleRule[]) {
  const found = new Map(Object.entries(times));
  const store: PlainStore & { withLock<T>(b: string, k: string, work: () => Promise<T>): Promise<T> } = {
    head: async (_, key) => (found.has(key) ? { eTag: key, sizeBytes: 1 } : undefined),
    copy: async (from, to) => void found.set(to.key, found.get(from.key) ?? 0),
    delete: async ({ key }) => void found.delete(key),
    createBucket: async () => undefined,
    list: async function* (_, prefix) {
      for (const [key, at] of [...found].sort())
        if (key.startsWith(prefix)) yield { key, at, eTag: key, sizeBytes: 1 };
    },
    withLock: (_bucket, _key, work) => work(),
  };
  const versions = new VersionedObjects(store, new VersionRows(openJournal(':memory:')));
  return { name: 'inbox', rules, objects: store, versions, found };
}

test('S3 expires an object at the first midnight after its lifetime, and keeps the other objects of the bucket', async () => {
  const bucket = bucketOf({ 'births/a.csv': noon, 'births/b.csv': noon + dayMs, 'palms/a.jpg': noon }, [
    { ...rule, prefix: 'births/', expirationDays: 7 },
  ]);
  const midnight = Date.UTC(2026, 10, 28);
  await expireObjects(bucket, midnight - 1);
  expect(bucket.found.size).toBe(3);
  await expireObjects(bucket, midnight);
  expect([...bucket.found.keys()].sort()).toEqual(['births/b.csv', 'palms/a.jpg']);
});

test('S3 hides an expired object of a versioned bucket, then deletes its version, and last the delete marker', async () => {
  const bucket = bucketOf({ 'themes/a': Date.now() }, [
    { ...rule, expirationDays: 2, noncurrentDays: 1, removesLoneMarkers: true },
  ]);
  const { versions } = bucket;
  await versions.enable('inbox');
  const states = () =>
    [...versions.list('inbox', '')].map(({ isMarker }) => (isMarker ? 'marker' : 'version'));
  await expireObjects(bucket, Date.now() + dayMs);
  expect(states()).toEqual(['version']);
  await expireObjects(bucket, Date.now() + 4 * dayMs);
  expect(states()).toEqual(['marker', 'version']);
  await expireObjects(bucket, Date.now() + 4 * dayMs);
  expect(states()).toEqual(['marker']);
  await expireObjects(bucket, Date.now() + 4 * dayMs);
  expect(states()).toEqual([]);
  expect(bucket.found.size).toBe(0);
});

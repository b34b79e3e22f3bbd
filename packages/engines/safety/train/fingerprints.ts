import { bucketCount, bucketFingerprint, bucketOf, fingerprintCount } from '../features.ts';

const minSentences = 2;

const noFingerprint = fingerprintCount;

interface Sentence {
  readonly dangerous: boolean;
  readonly features: Int32Array;
}

/** Of the features in a bucket, only the most useful keeps its weight. */
export function fingerprintsOf(sentences: readonly Sentence[]): Uint8Array {
  const counts = new Uint32Array(bucketCount * fingerprintCount);
  const dangers = new Uint32Array(counts.length);
  for (const { dangerous, features } of sentences)
    for (const feature of features) {
      counts[feature] = (counts[feature] ?? 0) + 1;
      if (dangerous) dangers[feature] = (dangers[feature] ?? 0) + 1;
    }
  const share = sentences.filter(({ dangerous }) => dangerous).length / sentences.length;
  const prints = new Uint8Array(bucketCount).fill(noFingerprint);
  const best = new Float64Array(bucketCount).fill(-1);
  for (const [feature, count] of counts.entries()) {
    if (count < minSentences) continue;
    const deviations = Math.abs((dangers[feature] ?? 0) - count * share) / Math.sqrt(count);
    const bucket = bucketOf(feature);
    if (deviations <= (best[bucket] ?? 0)) continue;
    best[bucket] = deviations;
    prints[bucket] = bucketFingerprint(feature);
  }
  return prints;
}

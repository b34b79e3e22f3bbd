import { computeErrors, type Row, trainWith } from '../../learned/logistic.ts';
import { bucketCount, bucketFingerprint, bucketOf, featuresOf } from '../features.ts';
import { dangerKinds } from '../kinds.ts';
import { harmlessClauses, withCompanions } from './companions.ts';
import { drawsOf, type Keyed, keyOf } from './draws.ts';
import { fingerprintsOf } from './fingerprints.ts';

export const labels = ['none', ...dangerKinds] as const;
type Label = (typeof labels)[number];

interface Labelled {
  readonly label: Label;
  readonly text: string;
  readonly weight: number;
}

export interface Example extends Labelled {
  readonly file: string;
}

export interface Trained {
  readonly fingerprints: Uint8Array;
  readonly weights: Float32Array;
}

interface ReadSentence {
  readonly id: string;
  readonly label: number;
  readonly weight: number;
  readonly dangerous: boolean;
  readonly features: Int32Array;
  readonly values: Float32Array;
}

const width = labels.length;
const epochs = 24;
const rate = 0.3;
const decay = 1e-4;
const hiddenShare = 0.5;

const training = { width, bucketCount, epochs, rate, decay, hidden: hiddenShare };

const seeds = [42, 7, 99];

/** Deterministic; does not depend on the order of the files. */
export function train(examples: readonly Example[]): Trained {
  const fingerprints = fingerprintsOf(examples.flatMap(readOf));
  const all = [...examples, ...withCompanions(examples), ...harmlessClauses(examples)];
  const rows = sorted(all.flatMap(readOf)).map((one) => rowOf(one, fingerprints));
  const mean = new Float32Array((bucketCount + 1) * width);
  for (const seed of seeds)
    for (const [at, weight] of trainWith(rows, training, drawsOf(seed)).entries())
      mean[at] = (mean[at] ?? 0) + weight / seeds.length;
  return { fingerprints, weights: mean };
}

export function probabilityOfDanger({ fingerprints, weights }: Trained, text: string): number {
  const errors = new Float64Array(width);
  const [read] = readOf({ label: 'none', text, weight: 1 });
  if (read === undefined) return 0;
  computeErrors(errors, weights, rowOf(read, fingerprints));
  return -(errors[0] ?? 0);
}

function readOf({ label, text, weight }: Labelled): ReadSentence[] {
  const features = featuresOf(text);
  if (features.length === 0) return [];
  return [
    {
      id: `${text}\t${label}\t${weight}`,
      label: labels.indexOf(label),
      weight,
      dangerous: label !== 'none',
      features: Int32Array.from(features, ([feature]) => feature),
      values: Float32Array.from(features, ([, value]) => value),
    },
  ];
}

const sorted = (all: readonly ReadSentence[]): ReadSentence[] =>
  all.toSorted(({ id: one }, { id: other }) => Number(one > other) - Number(one < other));

function rowOf({ id, label, weight, features, values }: ReadSentence, prints: Uint8Array): Row & Keyed {
  const owns = (feature: number) => prints[bucketOf(feature)] === bucketFingerprint(feature);
  return {
    key: keyOf(id),
    label,
    weight,
    buckets: Int32Array.from([...features.filter(owns).map(bucketOf), bucketCount]),
    values: Float32Array.from([...values.filter((_, at) => owns(features[at] ?? 0)), 1]),
  };
}

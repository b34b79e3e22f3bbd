import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { type Packed, packed, type Row, seeded, trainOnce, vocabularyOf } from '@palmleaf/engines/learned';
import { type FeatureGroup, questionFeatures, weightedIn } from '../../question/classifier/features.ts';
import { askedForms, questionLabels, taughtKinds } from '../../question/classifier/labels.ts';
import { readQuestions } from './corpus.ts';

interface Taught {
  readonly label: number;
  readonly weight: number;
  readonly groups: readonly FeatureGroup[];
}

const mostFeatures = { subjects: 128_000, askings: 15_000, asides: 20_000 };
const training = { epochs: 15, rate: 0.3, decay: 0.003, hidden: 0.3 };
/** Two trainings with different draws err less together. */
const seeds = [42, 43];

function model(examples: readonly Taught[], width: number, most: number): Packed {
  const seen = examples.map(({ label, groups }) => ({
    label,
    features: groups.flatMap(({ features }) => features.map((feature) => [feature, 1] as const)),
  }));
  const vocabulary = vocabularyOf(seen, width, most);
  const places = new Map(vocabulary.map((feature, at) => [feature, at]));
  const rows = examples.map(({ label, weight, groups }): Row => {
    const own = weightedIn(groups, places).map(
      ([feature, value]) => [places.get(feature) ?? vocabulary.length, value] as const,
    );
    return {
      label,
      weight,
      buckets: Int32Array.from([...own.map(([place]) => place), vocabulary.length]),
      values: Float32Array.from([...own.map(([, value]) => value), 1]),
    };
  });
  const [first, ...others] = seeds.map((seed) =>
    trainOnce(rows, { ...training, width, bucketCount: vocabulary.length }, seeded(seed)),
  );
  const mean = (first ?? new Float32Array()).map(
    (weight, at) => others.reduce((sum, each) => sum + (each[at] ?? 0), weight) / seeds.length,
  );
  return packed(vocabulary, mean, width);
}

const deflated = (base64: string): string =>
  deflateRawSync(Buffer.from(base64, 'base64'), { level: 9 }).toString('base64');

const textOf = ({ scale, bias, features, weights }: Packed): string => `{
  scale: ${scale},
  bias: [${bias.join(', ')}],
  features:
    '${features}',
  weights:
    '${deflated(weights)}',
}`;

const corpus = readQuestions();
const read = corpus.map((example, at) => {
  if (at % 500 === 0) console.log(`${at} of ${corpus.length} messages read`);
  const { text, hints } = example;
  return { ...example, groups: questionFeatures(text, hints) };
});
const subjects = read.map(({ label, weight, groups }) => ({
  label: questionLabels.indexOf(label),
  weight,
  groups,
}));
const forms = read.flatMap(({ asked, weight, groups }) =>
  asked === undefined ? [] : [{ label: askedForms.indexOf(asked), weight, groups }],
);
const kinds = read.flatMap(({ kind, weight, groups }) =>
  kind === undefined ? [] : [{ label: taughtKinds.indexOf(kind), weight, groups }],
);
const file = fileURLToPath(new URL('../../question/classifier/weights.ts', import.meta.url));
const text = `/** Written by \`node packages/service/chat/learned/train/main.ts\`. */
export const subjectModel = ${textOf(model(subjects, questionLabels.length, mostFeatures.subjects))};
export const askingModel = ${textOf(model(forms, askedForms.length, mostFeatures.askings))};
export const asideModel = ${textOf(model(kinds, taughtKinds.length, mostFeatures.asides))};
`;
writeFileSync(file, text);
console.log(`${file}: ${text.length} letters`);

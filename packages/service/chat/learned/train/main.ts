import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Packed,
  packed,
  type Row,
  seeded,
  trainOnce,
  vocabularyOf,
  type WeightedFeature,
} from '@palmleaf/engines/learned';
import { questionFeatures } from '../features.ts';
import { askings, isFree, questionLabels } from '../labels.ts';
import { readQuestions } from './corpus.ts';

interface Taught {
  readonly label: number;
  readonly weight: number;
  readonly features: readonly WeightedFeature[];
}

const mostFeatures = { subjects: 40_000, askings: 15_000 };
const training = { epochs: 10, rate: 0.3, decay: 0.002, hidden: 0.3 };
const seed = 42;
function model(examples: readonly Taught[], width: number, most: number): Packed {
  const vocabulary = vocabularyOf(examples, width, most);
  const places = new Map(vocabulary.map((feature, at) => [feature, at]));
  const rows = examples.map(({ label, weight, features }): Row => {
    const own = features.flatMap(([feature, value]) => {
      const place = places.get(feature);
      return place === undefined ? [] : [[place, value] as const];
    });
    return {
      label,
      weight,
      buckets: Int32Array.from([...own.map(([place]) => place), vocabulary.length]),
      values: Float32Array.from([...own.map(([, value]) => value), 1]),
    };
  });
  const weights = trainOnce(rows, { ...training, width, bucketCount: vocabulary.length }, seeded(seed));
  return packed(vocabulary, weights, width);
}

const textOf = ({ scale, bias, features, weights }: Packed): string => `{
  scale: ${scale},
  bias: [${bias.join(', ')}],
  features:
    '${features}',
  weights:
    '${weights}',
}`;

const corpus = readQuestions();
const read = corpus.map((example, at) => {
  if (at % 500 === 0) console.log(`${at} of ${corpus.length} messages read`);
  const { text, hints } = example;
  return { ...example, features: questionFeatures(text, hints) };
});
const subjects = read.map(({ label, weight, features }) => ({
  label: questionLabels.indexOf(label),
  weight,
  features,
}));
const forms = read.flatMap(({ label, asked, weight, features }) =>
  asked === undefined || isFree(label) ? [] : [{ label: askings.indexOf(asked), weight, features }],
);
const file = fileURLToPath(new URL('../weights.ts', import.meta.url));
const text = `/** Written by \`node packages/service/chat/learned/train/main.ts\`. */
export const subjectModel = ${textOf(model(subjects, questionLabels.length, mostFeatures.subjects))};
export const askingModel = ${textOf(model(forms, askings.length, mostFeatures.askings))};
`;
writeFileSync(file, text);
console.log(`${file}: ${text.length} letters`);

import { probabilitiesOf, type Unpacked, unpacked, type WeightedFeature } from '@palmleaf/engines/learned';
import { type Asked, askings, type Label, questionLabels } from './labels.ts';
import type * as packed from './weights.ts';
import { loadWeights } from './weights-file.ts';

interface Ranked<Kind> {
  readonly is: Kind;
  readonly probability: number;
}

let loaded: { readonly subjects: Unpacked; readonly askings: Unpacked } | undefined;

function load() {
  const weights: typeof packed = loadWeights();
  return { subjects: unpacked(weights.subjectModel), askings: unpacked(weights.askingModel) };
}

const likeliest = <Kind>(kinds: readonly Kind[], probabilities: readonly number[]): Ranked<Kind>[] =>
  kinds
    .map((is, at) => ({ is, probability: probabilities[at] ?? 0 }))
    .sort((a, b) => b.probability - a.probability);

export interface Classification {
  /** Likeliest first. */
  readonly subjects: readonly Ranked<Label>[];
  readonly askings: readonly Ranked<Asked>[];
}

export function classificationOf(features: readonly WeightedFeature[]): Classification {
  loaded ??= load();
  return {
    subjects: likeliest(questionLabels, probabilitiesOf(loaded.subjects, features)),
    askings: likeliest(askings, probabilitiesOf(loaded.askings, features)),
  };
}

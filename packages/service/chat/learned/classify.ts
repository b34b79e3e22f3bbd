import type { Language } from '@palmleaf/contract/languages';
import { probabilitiesOf, type Unpacked, unpacked } from '@palmleaf/engines/learned';
import { questionFeatures } from './features.ts';
import { type Asked, askings, type Label, questionLabels } from './labels.ts';
import type * as packed from './weights.ts';
import { loadWeights } from './weights-file.ts';

export interface Ranked<Kind> {
  readonly is: Kind;
  readonly probability: number;
}

export interface Classification {
  /** Likeliest first. */
  readonly subjects: readonly Ranked<Label>[];
  readonly askings: readonly Ranked<Asked>[];
}

let loaded: { readonly subjects: Unpacked; readonly askings: Unpacked } | undefined;

function load() {
  const weights: typeof packed = loadWeights();
  return { subjects: unpacked(weights.subjectModel), askings: unpacked(weights.askingModel) };
}

export const likeliestFirst = <Kind>(ranked: readonly Ranked<Kind>[]): Ranked<Kind>[] =>
  ranked.toSorted((a, b) => b.probability - a.probability);

const rankedOf = <Kind>(kinds: readonly Kind[], probabilities: readonly number[]): Ranked<Kind>[] =>
  likeliestFirst(kinds.map((is, at) => ({ is, probability: probabilities[at] ?? 0 })));

export function classified(message: string, hints: readonly Language[]): Classification {
  loaded ??= load();
  const features = questionFeatures(message, hints);
  return {
    subjects: rankedOf(questionLabels, probabilitiesOf(loaded.subjects, features)),
    askings: rankedOf(askings, probabilitiesOf(loaded.askings, features)),
  };
}

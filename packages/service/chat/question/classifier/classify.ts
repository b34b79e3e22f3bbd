import { inflateRawSync } from 'node:zlib';
import type { Language } from '@palmleaf/contract/languages';
import { type Packed, probabilitiesOf, type Unpacked, unpacked } from '@palmleaf/engines/learned';
import { memoized } from '@palmleaf/texts/lexicons';
import { questionFeatures, weightedIn } from './features.ts';
import {
  type Aside,
  type AskedForm,
  asideKinds,
  asides,
  askedForms,
  type BeyondKind,
  beyondKinds,
  type Label,
  questionLabels,
  taughtKinds,
} from './labels.ts';
import type * as packed from './weights.ts';
import { loadWeights } from './weights-file.ts';

export interface Ranked<Kind> {
  readonly is: Kind;
  readonly probability: number;
}

export interface Classification {
  readonly subjects: readonly Ranked<Label>[];
  readonly forms: readonly Ranked<AskedForm>[];
  readonly asides: readonly Ranked<Aside>[];
  /** Why no chart answers it, if so. */
  readonly reasons: readonly Ranked<BeyondKind>[];
}

let loaded: ReturnType<typeof load> | undefined;

function load() {
  const weights: typeof packed = loadWeights();
  return {
    subjects: inflated(weights.subjectModel),
    askings: inflated(weights.askingModel),
    asides: inflated(weights.asideModel),
  };
}

const inflated = (model: Packed): Unpacked =>
  unpacked(model, inflateRawSync(Buffer.from(model.weights, 'base64')));

export const likeliestFirst = <Kind>(ranked: readonly Ranked<Kind>[]): Ranked<Kind>[] =>
  ranked.toSorted((a, b) => b.probability - a.probability);

const rankedOf = <Kind>(kinds: readonly Kind[], probabilities: readonly number[]): Ranked<Kind>[] =>
  likeliestFirst(kinds.map((is, at) => ({ is, probability: probabilities[at] ?? 0 })));

/** Returns the probabilities under the condition that one of these kinds is right. */
function among<Kind extends string>(
  kinds: readonly Kind[],
  ranked: readonly Ranked<string>[],
): Ranked<Kind>[] {
  const own = ranked.flatMap(({ is, probability }) =>
    kinds.filter((kind) => kind === is).map((kind) => ({ is: kind, probability })),
  );
  const total = sumOf(own);
  return own.map(({ is, probability }) => ({ is, probability: probability / total }));
}

const rememberedClauses = 32;

const memoizedClassification = memoized(
  rememberedClauses,
  (message: string, ...hints: Language[]): Classification => {
    loaded ??= load();
    const groups = questionFeatures(message, hints);
    const probabilities = (model: Unpacked) => probabilitiesOf(model, weightedIn(groups, model.places));
    const kinds = rankedOf(taughtKinds, probabilities(loaded.asides));
    return {
      subjects: rankedOf(questionLabels, probabilities(loaded.subjects)),
      forms: rankedOf(askedForms, probabilities(loaded.askings)),
      asides: among(asides, kinds),
      reasons: among(beyondKinds, kinds),
    };
  },
);

export const sumOf = (ranked: readonly Ranked<unknown>[]): number =>
  ranked.reduce((sum, { probability }) => sum + probability, 0);

const isAsideLabel = (label: Label): label is keyof typeof asideKinds => Object.hasOwn(asideKinds, label);

export const classified = (message: string, hints: readonly Language[]): Classification =>
  memoizedClassification(message, ...hints);

const kindThreshold = 0.25;
const asideThreshold = 0.15;
const reasonThreshold = 0.4;

/** Undefined if the message is hardly about the chat, or the classifier is unsure which of the kinds it is. */
export function likeliestAside<Kind extends Aside>(
  kinds: readonly Kind[],
  classification: Classification,
): Kind | undefined {
  const ofAside = ofAsides(classification);
  return classification.asides
    .filter(({ probability }) => probability >= kindThreshold && probability * ofAside >= asideThreshold)
    .flatMap(({ is }) => kinds.filter((kind) => kind === is))[0];
}

/** Undefined if the classifier is unsure why no chart answers the message. */
export const likeliestReason = ({ reasons: [best] }: Classification): BeyondKind | undefined =>
  best && best.probability >= reasonThreshold ? best.is : undefined;

const ofAsides = ({ subjects }: Classification): number =>
  sumOf(subjects.filter(({ is }) => isAsideLabel(is)));

const likelyAside = 0.4;

/** True if the message is likely about the chat itself. */
export const isLikelyAside = (classification: Classification): boolean =>
  ofAsides(classification) >= likelyAside;

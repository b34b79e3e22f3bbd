import { scriptsOf } from '@palmleaf/contract/languages';
import { loadWeights } from '#danger-weights';
import {
  bucketFingerprint,
  bucketOf,
  clausesOf,
  featureGroups,
  judgedSentences,
  judgedWords,
} from './features.ts';
import { type DangerKind, dangerKinds, type SafetyLanguage, safetyLanguages } from './kinds.ts';

interface PreviousDanger {
  readonly kind: DangerKind;
  /** The chat then asks back. */
  readonly isDoubtful: boolean;
}

export interface Danger extends PreviousDanger {
  /** Undefined if the script does not identify it. */
  readonly language: SafetyLanguage | undefined;
}

type Thresholds = Readonly<Record<DangerKind, number>>;

/** The least probability of danger, by the likeliest kind. */
const messageThresholds: Thresholds = {
  'self-harm': 0.351,
  violence: 0.458,
  'child-abuse': 0.311,
  threat: 0.38,
  medical: 0.363,
};
/** For a single clause, so that small talk beside it hides no danger. */
const clauseThreshold = 0.925;
const sentenceThreshold = 0.88;
/** Small signs add up: each word beyond these raises the threshold. */
const wordsBeforePenalty = 26;
const logOddsOfWord = 0.15;
const maxUnsplitWords = 36;
const partThreshold = 0.944;
const wordsOfPart = 14;
/** Multiples of the odds from which a sign counts as a danger. */
const suspicionShare = 0.5;
/** A plain cry for help against violence is often only a little likelier than an idiom. */
const sureShares: Thresholds = {
  'self-harm': 5,
  violence: 1.65,
  'child-abuse': 4,
  threat: 5,
  medical: 5.5,
};
/** Factor on the odds of the previous message's danger: "I have nowhere to go" can then mean it again. */
const persistenceFactor = 12;
/** Illness must be more than so many times likelier than self-harm. */
const selfHarmPrecedence = 5;

const width = dangerKinds.length + 1;

interface Model {
  readonly scale: number;
  readonly bias: readonly number[];
  readonly nibbles: Uint8Array;
}
let loaded: Model | undefined;

/**
 * Recognises danger, sure or doubtful, in nine languages and in romanized Hindi, Tamil and Russian
 * (docs/decisions/safety.md). Never throws.
 * @param before the danger of the previous message
 */
export const recogniseDanger = (message: string, before?: PreviousDanger): Danger | undefined =>
  judgeDanger(message, before).danger;

interface Judgement {
  readonly danger?: Danger;
  /** The answer then names help. Never `medical`, because answers about health name a doctor. */
  readonly suspected?: DangerKind | undefined;
}

export function judgeDanger(message: string, before?: PreviousDanger): Judgement {
  // A message of one clause is judged once.
  const known = new Map<string, readonly number[]>();
  const judged = judgedTexts(message).flatMap(([texts, minOdds]) =>
    texts.map((text) => {
      const words = judgedWords(text);
      const key = words.join(' ');
      const probabilities = known.get(key) ?? probabilitiesOf(words);
      known.set(key, probabilities);
      return [probabilities, minOdds] as const;
    }),
  );
  const signsAfter = (previous?: DangerKind): Sign[] =>
    judged.flatMap(([probabilities, minOdds]) => signIn(probabilities, previous, minOdds) ?? []);
  const alone = signsAfter();
  const suspected = alone.find(({ share }) => share >= suspicionShare)?.kind;
  const isAfterSure = before?.isDoubtful === false;
  const counts = isAfterSure || alone.some(isDanger);
  const signs = before && counts ? signsAfter(before.kind) : alone;
  const sure = signs.find(isSure);
  const kind = (sure ?? signs.find(isDanger))?.kind;
  if (kind === undefined) return { suspected: suspected === 'medical' ? undefined : suspected };
  const isDoubtful = !isAfterSure && sure === undefined;
  return { danger: { kind, language: languageByScript(message), isDoubtful }, suspected };
}

interface Sign {
  readonly kind: DangerKind;
  /** Odds of danger divided by those that the kind needs. */
  readonly share: number;
}

const isDanger = ({ share }: Sign): boolean => share >= 1;
const isSure = ({ kind, share }: Sign): boolean => share >= sureShares[kind];

type MinOdds = (kind: DangerKind) => number;
type Judged = readonly [texts: readonly string[], minOdds: MinOdds];

function judgedTexts(message: string): readonly Judged[] {
  const excess = Math.max(0, message.split(/\s+/u).length - wordsBeforePenalty);
  return [
    [[message], (kind) => oddsOf(messageThresholds[kind]) * Math.exp(logOddsOfWord * excess)],
    [partsOf(message), () => oddsOf(partThreshold)],
    [judgedSentences(message), () => oddsOf(sentenceThreshold)],
    [clausesOf(message), () => oddsOf(clauseThreshold)],
  ];
}

const oddsOf = (probability: number): number => probability / (1 - probability);

function signIn(
  [none = 1, ...kinds]: readonly number[],
  before: DangerKind | undefined,
  minOdds: MinOdds,
): Sign | undefined {
  const likely = kinds.map((each, at) => (dangerKinds[at] === before ? persistenceFactor * each : each));
  const danger = likely.reduce((sum, each) => sum + each, 0);
  const top = Math.max(...likely);
  const kind = dangerKinds[likely.indexOf(top)];
  if (kind === undefined) return undefined;
  const share = danger / (none * minOdds(kind));
  const selfHarm = likely[dangerKinds.indexOf('self-harm')] ?? 0;
  return { kind: kind === 'medical' && selfHarmPrecedence * selfHarm > top ? 'self-harm' : kind, share };
}

function partsOf(message: string): readonly string[] {
  const words = message.split(/\s+/u);
  if (words.length <= maxUnsplitWords) return [];
  const step = wordsOfPart / 2;
  return Array.from({ length: Math.ceil(words.length / step) - 1 }, (_, at) =>
    words.slice(at * step, at * step + wordsOfPart).join(' '),
  );
}

function load(): Model {
  const { scale, bias, weights } = loadWeights();
  return { scale, bias, nibbles: nibblesOf(weights) };
}

function nibblesOf(packed: string): Uint8Array {
  const bytes = atob(packed);
  const nibbles = new Uint8Array(2 * bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes.charCodeAt(at);
    nibbles[2 * at] = byte >> 4;
    nibbles[2 * at + 1] = byte & 15;
  }
  return nibbles;
}

function probabilitiesOf(words: readonly string[]): number[] {
  loaded ??= load();
  const { scale, bias, nibbles } = loaded;
  const groups = featureGroups(words);
  if (groups.length === 0) return [1];
  const sums = dangerKinds.map(() => 0);
  for (const [features, value] of groups)
    for (const feature of features) {
      const row = bucketOf(feature) * width;
      if (nibbles[row] !== bucketFingerprint(feature)) continue;
      for (let kind = 0; kind < sums.length; kind += 1)
        sums[kind] = (sums[kind] ?? 0) + value * ((nibbles[row + kind + 1] ?? 8) - 8);
    }
  const scores = sums.map((sum, kind) => sum * scale + (bias[kind] ?? 0));
  const top = Math.max(0, ...scores);
  const powers = [0, ...scores].map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

const scripts = scriptsOf(safetyLanguages);

const languageByScript = (message: string): SafetyLanguage | undefined =>
  scripts.find(([script]) => script.test(message))?.[1];

import { scriptsOf } from '@palmleaf/contract/languages';
import { loadWeights } from '#danger-weights';
import { bucketFingerprint, bucketOf, clausesOf, featuresOf, judgedSentences } from './features.ts';
import { type DangerKind, dangerKinds, type SafetyLanguage, safetyLanguages } from './kinds.ts';

export interface Danger {
  readonly kind: DangerKind;
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
/** A suspicion needs this share of the odds of a danger. */
const suspicionShare = 0.5;
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
 * Recognises danger in nine languages, and in romanized Hindi, Tamil and Russian (docs/decisions/safety.md). Never
 * throws; linear in the message.
 * @param before the danger of the previous message
 */
export const recogniseDanger = (message: string, before?: DangerKind): Danger | undefined =>
  judgeDanger(message, before).danger;

interface Judgement {
  readonly danger?: Danger;
  /** The answer then names help. Never `medical`, because answers about health name a doctor. */
  readonly suspected?: DangerKind | undefined;
}

export function judgeDanger(message: string, before?: DangerKind): Judgement {
  let suspected: DangerKind | undefined;
  for (const [texts, minOdds] of judgedTexts(message))
    for (const text of texts) {
      const probabilities = probabilitiesOf(text);
      const kind = kindIn(probabilities, before, minOdds);
      suspected ??= kindIn(probabilities, undefined, (each) => suspicionShare * minOdds(each));
      if (kind !== undefined) return { danger: { kind, language: languageByScript(message) }, suspected };
    }
  return { suspected: suspected === 'medical' ? undefined : suspected };
}

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

function kindIn(
  [none = 1, ...kinds]: readonly number[],
  before: DangerKind | undefined,
  minOdds: MinOdds,
): DangerKind | undefined {
  const likely = kinds.map((each, at) => (dangerKinds[at] === before ? persistenceFactor * each : each));
  const danger = likely.reduce((sum, each) => sum + each, 0);
  const top = Math.max(...likely);
  const kind = dangerKinds[likely.indexOf(top)];
  if (kind === undefined || danger < none * minOdds(kind)) return undefined;
  const selfHarm = likely[dangerKinds.indexOf('self-harm')] ?? 0;
  return kind === 'medical' && selfHarmPrecedence * selfHarm > top ? 'self-harm' : kind;
}

/** Returns overlapping parts, none of a short message. */
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

function probabilitiesOf(message: string): number[] {
  loaded ??= load();
  const { scale, bias, nibbles } = loaded;
  const all = featuresOf(message);
  if (all.length === 0) return [1];
  const features = all.filter(
    ([feature]) => nibbles[bucketOf(feature) * width] === bucketFingerprint(feature),
  );
  const scores = dangerKinds.map((_, kind) => {
    let sum = 0;
    for (const [feature, value] of features)
      sum += value * ((nibbles[bucketOf(feature) * width + kind + 1] ?? 8) - 8);
    return sum * scale + (bias[kind] ?? 0);
  });
  const top = Math.max(0, ...scores);
  const powers = [0, ...scores].map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

const scripts = scriptsOf(safetyLanguages);

const languageByScript = (message: string): SafetyLanguage | undefined =>
  scripts.find(([script]) => script.test(message))?.[1];

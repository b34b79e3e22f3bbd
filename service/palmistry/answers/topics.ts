import type { PalmReading } from '../../../engines/palm/reading.ts';
import { findingsOf } from '../texts/findings.ts';
import type { Finding, PalmFeature, PalmTopic } from '../texts/rule.ts';
import { statement } from '../texts/sentences.ts';
import { type Statement, statementsOn } from '../texts/statements.ts';
import { topicLimits, topicText } from '../texts/topics.ts';
import { undecided } from './undecided.ts';

/** A topic in the vendor's keys, under the topic's own name, and our text of it beside them. */
export function topicAnswer(topic: PalmTopic, palmId: string, reading: PalmReading) {
  const findings = findingsOf(palmId, reading);
  const shares = new Shares(statementsOn(topic, findings));
  return {
    [topic]: skeletons[topic](shares, () => lessonOf(findings)),
    ...topicText(topic, palmId, reading),
  };
}

/** What the hand is told to mind, where a topic asks for advice. */
const lessonOf = (findings: readonly Finding[]): string =>
  wordsOf(statementsOn('challenges', findings)[0]) ?? undecided;

const wordsOf = (chosen: Statement | undefined): string | undefined =>
  chosen && statement(chosen.finding, chosen.says);

/** Of what is said under challenges and health, what warns, by rule; a lesson to learn is the rest of the one, a source of strength that of the other. */
const warnings = {
  challenges: ['type-earth', 'type-air'],
  health: ['head-apart-from-life', 'skin-busy', 'life-short', 'life-narrow'],
} as const;
/** What helps against challenges. */
const helps = ['life-long', 'skin-calm'] as const;

const skeletons: Record<PalmTopic, (shares: Shares, lesson: () => string) => object> = {
  personality: (shares) => ({
    behavioral_style: shares.one(['hand', 'fingers']),
    core_traits: shares.words(({ trait }) => [trait]),
    strengths: shares.words(({ strength }) => [strength]),
  }),
  career: (shares, lesson) => ({
    career_direction: shares.one(['fate', 'hand']),
    growth_advice: lesson(),
    professional_strengths: shares.words(({ strength }) => [strength]),
    suitable_professions: shares.words(({ professions }) => professions ?? []),
  }),
  money: (shares) => ({
    financial_tendency: shares.one(['hand', 'thumb']),
    advice: topicLimits.money,
    wealth_indicators: shares.all(['fate']),
    money_habits: shares.rest(),
  }),
  love: (shares) => ({
    emotional_nature: shares.one(['heart']),
    romantic_style: shares.one(['hand', 'heart']),
    compatibility_notes: shares.rest(),
  }),
  marriage: (shares) => ({
    timing_indicators: topicLimits.marriage,
    quality_outlook: shares.one(['heart', 'hand']),
    partnership_notes: shares.rest(),
  }),
  health: (shares) => ({
    areas_to_watch: shares.ofRules(warnings.health),
    vitality: shares.one(['life', 'head']),
    constitution: shares.one(['hand', 'skin']),
    sources_of_strength: shares.rest(),
  }),
  challenges: (shares) => ({
    life_obstacles: [topicLimits.challenges],
    cautionary_patterns: shares.ofRules(warnings.challenges),
    sources_of_strength: shares.ofRules(helps),
    growth_areas: shares.rest(),
  }),
  luck: (shares) => ({
    timing: topicLimits.luck,
    fortune_patterns: shares.all(['hand', 'life', 'fate']),
    opportunity_signals: shares.rest(),
  }),
};

/** What is said under a topic, shared out among the vendor's keys: each statement stands under one of them. */
class Shares {
  readonly #all: readonly Statement[];
  #left: Statement[];

  constructor(statements: readonly Statement[]) {
    this.#all = statements;
    this.#left = [...statements];
  }

  /** The first statement on one of these features; else the first that is left. */
  one(features: readonly PalmFeature[]): string {
    const chosen = this.#left.find(about(features)) ?? this.#left[0];
    this.#left = this.#left.filter((entry) => entry !== chosen);
    return wordsOf(chosen) ?? undecided;
  }

  /** All that is left on these features. */
  all(features: readonly PalmFeature[]): string[] {
    return this.#take(about(features));
  }

  ofRules(ids: readonly string[]): string[] {
    return this.#take(({ finding }) => ids.includes(finding.rule.id));
  }

  rest(): string[] {
    return this.#take(() => true);
  }

  #take(fits: (entry: Statement) => boolean): string[] {
    const chosen = this.#left.filter(fits);
    this.#left = this.#left.filter((entry) => !chosen.includes(entry));
    return chosen.flatMap((entry) => wordsOf(entry) ?? []);
  }

  /** Short words of all the features that the topic rests on, also of those whose sentence stands elsewhere. */
  words(wordsOf: (rule: Statement['finding']['rule']) => readonly string[]): string[] {
    return [...new Set(this.#all.flatMap(({ finding }) => wordsOf(finding.rule)))];
  }
}

const about =
  (features: readonly PalmFeature[]) =>
  ({ finding }: Statement): boolean =>
    features.includes(finding.rule.subject);

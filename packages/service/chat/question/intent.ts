import { type Concept, has, type Wording } from '@palmleaf/texts/lexicons';

/**
 * What is wanted of a subject. `nature`: what the chart says; `outlook`: a named period; `when`: moments; `more`: further into the
 * same; `why`: the rule behind the answer; `worth`: whether it is good or bad; `remedy`: what to do about it.
 */
export const intents = ['nature', 'outlook', 'when', 'more', 'why', 'worth', 'remedy'] as const;
export type Intent = (typeof intents)[number];

export const asksWhen = (wording: Wording): boolean => {
  const ages = wording.hits.filter(({ concept }) => concept === 'age');
  return wording.hits.some(
    ({ concept, from }) => concept === 'when' && !ages.some((age) => age.from <= from && from < age.to),
  );
};

/** Whether it asks what to do against or for something. */
export const asksRemedy = (wording: Wording): boolean => has(wording, 'remedy');

/** Whether it asks what a thing is as such, not what it is in the chart: "what is sade sati?". */
export const asksMeaning = (wording: Wording): boolean =>
  wording.hits.some(({ concept, from }) => concept === 'meaning' && from <= 1) && !has(wording, 'i', 'now');

/** Whether a question speaks of what was said: "it", "this", "that". */
export const pointsBack = (wording: Wording): boolean => has(wording, 'that');

const atHead = (wording: Wording, concept: Concept): boolean => {
  const joined = wording.hits
    .filter(({ concept: each, from }) => each === 'and' && from === 0)
    .map(({ to }) => to);
  return wording.hits.some(
    ({ concept: each, from }) => each === concept && (from === 0 || joined.includes(from)),
  );
};

/** So few words that one of them asks for more. */
const briefWords = 5;

/** What a question without a subject of its own wants of the one before; undefined when it wants nothing. */
export function followUpIntent(wording: Wording): Intent | undefined {
  if (asksRemedy(wording)) return 'remedy';
  if (has(wording, 'worth')) return 'worth';
  if (atHead(wording, 'why')) return 'why';
  const isBrief = wording.tokens.length <= briefWords && has(wording, 'more');
  return isBrief || atHead(wording, 'more') ? 'more' : undefined;
}

const shortWords = 12;
export const isShort = ({ tokens }: Wording): boolean => tokens.length <= shortWords;

/** Short questions that begin like a continuation. */
export const isLeaning = (wording: Wording): boolean =>
  isShort(wording) && wording.hits.some(({ concept, from }) => concept === 'and' && from === 0);

const fewWords = 4;
/** "Which country?" after going abroad wants to know more of it. */
export const isFurtherDetail = (wording: Wording): boolean =>
  wording.tokens.length <= fewWords &&
  wording.hits.some(({ concept, from }) => concept === 'whatever' && from <= 1);

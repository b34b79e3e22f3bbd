import { type Concept, has, near, type Wording } from '@palmleaf/texts/lexicons';

/**
 * `nature`: the chart; `outlook`: a period; `when`: good times; `more`: further detail; `why`: the rule; `worth`: good or
 * bad; `remedy`: what to do.
 */
export const intents = ['nature', 'outlook', 'when', 'more', 'why', 'worth', 'remedy'] as const;
export type Intent = (typeof intents)[number];

export const asksWhen = (wording: Wording): boolean => {
  const ages = wording.hits.filter(({ concept }) => concept === 'age');
  return wording.hits.some(
    ({ concept, from }) => concept === 'when' && !ages.some((age) => age.from <= from && from < age.to),
  );
};

/** "Then give me a month." */
export const asksForTime = (wording: Wording): boolean =>
  isShort(wording) &&
  near(wording, ['one'], ['unit day', 'unit week', 'unit month', 'unit year'], 1) &&
  !has(wording, 'now', 'last');

export const asksRemedy = (wording: Wording): boolean => has(wording, 'remedy');

export const asksMeaning = (wording: Wording): boolean =>
  wording.hits.some(({ concept, from }) => concept === 'meaning' && from <= 1) && !has(wording, 'i', 'now');

export const refersBack = (wording: Wording): boolean => has(wording, 'that');

const atHead = (wording: Wording, concept: Concept): boolean => {
  const joined = wording.hits
    .filter(({ concept: each, from }) => each === 'and' && from === 0)
    .map(({ to }) => to);
  return wording.hits.some(
    ({ concept: each, from }) => each === concept && (from === 0 || joined.includes(from)),
  );
};

const maxWordsOfMore = 5;

export function followUpIntent(wording: Wording): Intent | undefined {
  if (asksRemedy(wording)) return 'remedy';
  if (has(wording, 'worth')) return 'worth';
  if (atHead(wording, 'why')) return 'why';
  const isBrief = wording.tokens.length <= maxWordsOfMore && has(wording, 'more');
  return isBrief || atHead(wording, 'more') ? 'more' : undefined;
}

/** Whether no "more", "that", "what" or "who" supports the intent. */
export const isGuessOfMore = ({ intent, wording }: { intent: Intent; wording: Wording }): boolean =>
  intent === 'more' && !has(wording, 'more', 'whatever', 'that');

const maxShortWords = 12;
export const isShort = ({ tokens }: Wording): boolean => tokens.length <= maxShortWords;

export const isShortContinuation = (wording: Wording): boolean =>
  isShort(wording) && wording.hits.some(({ concept, from }) => concept === 'and' && from === 0);

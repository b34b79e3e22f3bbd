import type { Language } from '@palmleaf/contract/languages';
import { type FrameKey, has, hitsOf, type Romanized, type Wording } from '@palmleaf/texts/lexicons';
import { asksAnywhere, phraseOfLanguage } from './phrases.ts';

export type Form = 'closed' | 'choice' | 'duration' | 'why' | 'advice' | 'kind' | 'open';

interface Stretch {
  readonly to: number;
}

const byWords = [
  ['howLong', 'duration'],
  ['why', 'why'],
  ['howTo', 'advice'],
  ['whatKind', 'kind'],
] as const satisfies readonly (readonly [FrameKey, Form])[];

const fewWords = 4;
const leastByMark = 3;

export function formOf(message: string, asked: Wording, language: Language | Romanized | undefined): Form {
  const { tokens } = asked;
  const isAnywhere = asksAnywhere(language);
  const start = headOf(asked, language, 0);
  const openingAt = (at: number) => phraseOfLanguage('opens', tokens, at, language);
  const opens = (at: number) =>
    at < tokens.length &&
    openingAt(at) !== undefined &&
    !(isAnywhere && isLonger(phraseOfLanguage('asks', tokens, at, language), openingAt(at))) &&
    !hitsOf(asked, 'request').some(({ from }) => from === at);
  const last = tokens.length - 1;
  const chances = hitsOf(asked, 'chance', 'whether');
  const asks = [...tokens.keys()].filter(
    (at) =>
      phraseOfLanguage('asks', tokens, at, language) &&
      !chances.some(({ from, to }) => from <= at && at < to),
  );
  const or = hitsOf(asked, 'or').find(({ from, to }) => from > 0 && to <= tokens.length);
  if (or && hitsOf(asked, 'not').some(({ from, to }) => from === or.to || (from === or.from && to > or.to)))
    return 'closed';
  if (
    or &&
    or.to < tokens.length &&
    (opens(start) ||
      or.from - (lastClauses(message, asked).findLast((at) => at <= or.from) ?? start) <= fewWords ||
      holds('rather', asked, language) ||
      hitsOf(asked, 'which').some(({ from }) => from === start) ||
      hitsOf(asked, 'whether').some(({ to }) => to < or.from))
  )
    return 'choice';
  const form = firstOf(asked, language);
  if (form) return form;
  if (isAnywhere && last >= start && opens(last)) return 'closed';
  if (isAnywhere && [...tokens.keys()].some((at) => (openingAt(at)?.to ?? at) - at > 1)) return 'closed';
  if (opens(start) && isAnywhere && !asks.some((at) => at > start)) return 'closed';
  const askedTo = phraseOfLanguage('asks', tokens, start, language)?.to ?? start + 1;
  if (hitsOf(asked, 'whether').some(({ from }) => from < askedTo || !asks.includes(start))) return 'closed';
  if (opens(start) && !asks.includes(start)) return isAnywhere ? 'open' : 'closed';
  if (asks.length > 0) return 'open';
  if (lastClauses(message, asked).some((at) => opens(headOf(asked, language, at)))) return 'closed';
  const isForeign = language !== undefined && language !== 'en' && language !== 'Hindi in Latin letters';
  const isLed = hitsOf(asked, 'i', 'of me', 'he or she').some(({ from }) => from === start);
  const least = isLed ? 2 : leastByMark;
  const isLeaning = hitsOf(asked, 'and').some(({ from }) => from === 0);
  if (
    isForeign &&
    tokens.length >= least &&
    !isLeaning &&
    (message.includes('?') || [1, 2, 3].some((step) => opens(start + step)))
  )
    return 'closed';
  const endsOnWorth = hitsOf(asked, 'good', 'bad').some(
    ({ to }) =>
      to === tokens.length ||
      (to >= tokens.length - 2 && hitsOf(asked, 'i').some(({ from }) => from === last)),
  );
  return endsOnWorth || has(asked, 'chance', 'inverted') ? 'closed' : 'open';
}

function firstOf({ tokens }: Wording, language: Language | Romanized | undefined): Form | undefined {
  const placed = byWords.flatMap(([key, form]) => {
    const at = [...tokens.keys()].find((from) => phraseOfLanguage(key, tokens, from, language));
    return at === undefined ? [] : [{ form, at }];
  });
  const [first] = placed.toSorted((one, other) => one.at - other.at);
  const isAside = first?.form === 'why' && first.at > 1 && first.at === tokens.length - 1;
  return isAside && asksAnywhere(language) !== true ? undefined : first?.form;
}

const holds = (key: FrameKey, { tokens }: Wording, language: Language | Romanized | undefined): boolean =>
  [...tokens.keys()].some((at) => phraseOfLanguage(key, tokens, at, language));

export function choiceIn(
  message: string,
  asked: Wording,
  language: Language | Romanized | undefined,
): Form | undefined {
  return holds('rather', asked, language) && formOf(message, asked, language) === 'choice'
    ? 'choice'
    : undefined;
}

const isLonger = (one: Stretch | undefined, other: Stretch | undefined): boolean =>
  one !== undefined && other !== undefined && one.to > other.to;

const lastClauses = (message: string, { tokens, hits }: Wording): readonly number[] =>
  [...tokens.keys()].slice(1).filter((at) => {
    const isSplit = /[,.;:!?\n]/.test(message.slice(tokens[at - 1]?.end, tokens[at]?.at));
    return isSplit || hits.some(({ concept, from }) => concept === 'and' && from === at);
  });

function headOf({ tokens, hits }: Wording, language: Language | Romanized | undefined, from: number): number {
  let at = from;
  for (;;) {
    const opener =
      phraseOfLanguage('joins', tokens, at, language) ?? phraseOfLanguage('address', tokens, at, language);
    const greeting = hits.find(
      (hit) => (hit.concept === 'talk greeting' || hit.concept === 'and') && hit.from === at,
    );
    const to = opener?.to ?? greeting?.to;
    if (to === undefined || to >= tokens.length) return at;
    at = to;
  }
}

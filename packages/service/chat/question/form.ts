import { type FrameKey, has, hitsOf, type Wording } from '@palmleaf/texts/lexicons';
import { asksAnywhere, type MessageLanguage, phraseOfLanguage } from './phrases.ts';

/** `closed`: yes or no; `choice`: one of two; `advice`: how to, what to do; `kind`: what kind. */
export type Form = 'closed' | 'choice' | 'duration' | 'why' | 'advice' | 'kind' | 'open';

interface Match {
  readonly to: number;
}

const formsByPhrase = [
  ['howLong', 'duration'],
  ['why', 'why'],
  ['howTo', 'advice'],
  ['whatKind', 'kind'],
] as const satisfies readonly (readonly [FrameKey, Form])[];

const fewWords = 4;
const minWordsWithMark = 3;

export function formOf(message: string, asked: Wording, language: MessageLanguage): Form {
  const { tokens } = asked;
  const isAnywhere = asksAnywhere(language);
  const start = startAfterOpeners(asked, language, 0);
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
      or.from - (clauseStarts(message, asked).findLast((at) => at <= or.from) ?? start) <= fewWords ||
      hasPhraseOfLanguage('rather', asked, language) ||
      hitsOf(asked, 'which').some(({ from }) => from === start) ||
      hitsOf(asked, 'whether').some(({ to }) => to < or.from))
  )
    return 'choice';
  const form = firstFormPhrase(asked, language);
  if (form) return form;
  if (isAnywhere && last >= start && opens(last)) return 'closed';
  if (isAnywhere && [...tokens.keys()].some((at) => (openingAt(at)?.to ?? at) - at > 1)) return 'closed';
  if (opens(start) && isAnywhere && !asks.some((at) => at > start)) return 'closed';
  const askedTo = phraseOfLanguage('asks', tokens, start, language)?.to ?? start + 1;
  if (hitsOf(asked, 'whether').some(({ from }) => from < askedTo || !asks.includes(start))) return 'closed';
  if (opens(start) && !asks.includes(start)) return isAnywhere ? 'open' : 'closed';
  if (asks.length > 0) return 'open';
  if (clauseStarts(message, asked).some((at) => opens(startAfterOpeners(asked, language, at))))
    return 'closed';
  const isForeign = language !== undefined && language !== 'en' && language !== 'Hindi in Latin letters';
  const startsWithPerson = hitsOf(asked, 'i', 'of me', 'he or she').some(({ from }) => from === start);
  const least = startsWithPerson ? 2 : minWordsWithMark;
  const startsWithAnd = hitsOf(asked, 'and').some(({ from }) => from === 0);
  if (
    isForeign &&
    tokens.length >= least &&
    !startsWithAnd &&
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

function firstFormPhrase({ tokens }: Wording, language: MessageLanguage): Form | undefined {
  const placed = formsByPhrase.flatMap(([key, form]) => {
    const at = [...tokens.keys()].find((from) => phraseOfLanguage(key, tokens, from, language));
    return at === undefined ? [] : [{ form, at }];
  });
  const [first] = placed.toSorted((one, other) => one.at - other.at);
  const isAside = first?.form === 'why' && first.at > 1 && first.at === tokens.length - 1;
  return isAside && asksAnywhere(language) !== true ? undefined : first?.form;
}

const hasPhraseOfLanguage = (key: FrameKey, { tokens }: Wording, language: MessageLanguage): boolean =>
  [...tokens.keys()].some((at) => phraseOfLanguage(key, tokens, at, language));

export function choiceIn(message: string, asked: Wording, language: MessageLanguage): Form | undefined {
  return hasPhraseOfLanguage('rather', asked, language) && formOf(message, asked, language) === 'choice'
    ? 'choice'
    : undefined;
}

const isLonger = (one: Match | undefined, other: Match | undefined): boolean =>
  one !== undefined && other !== undefined && one.to > other.to;

const clauseStarts = (message: string, { tokens, hits }: Wording): readonly number[] =>
  [...tokens.keys()].slice(1).filter((at) => {
    const isSplit = /[,.;:!?\n]/.test(message.slice(tokens[at - 1]?.end, tokens[at]?.at));
    return isSplit || hits.some(({ concept, from }) => concept === 'and' && from === at);
  });

function startAfterOpeners({ tokens, hits }: Wording, language: MessageLanguage, from: number): number {
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

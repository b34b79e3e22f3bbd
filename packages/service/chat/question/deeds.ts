import type { Topic } from '@palmleaf/texts/chat/terms';
import {
  has,
  hitsOf,
  type Mood,
  type Token,
  tokensOf,
  type Wording,
  wordingIn,
} from '@palmleaf/texts/lexicons';
import { unreadWordsIn } from './frame/unread-words.ts';
import { bodies } from './matter.ts';
import {
  asksAnywhere,
  hasPhrase,
  isFunctionWord,
  type MessageLanguage,
  phraseAt,
  phraseOfLanguage,
} from './phrases.ts';
import { phraseCount, type SideOfChoice, type Sides, timesOfSides, topicsOfSides } from './sides.ts';

/** Returns the side that means change, or undefined if no word shows it. */
export function newSideOf(sides: Sides): SideOfChoice | undefined {
  const [one, other] = sides.map((side) => phraseCount('newer', side) - phraseCount('kept', side));
  if (one === undefined || other === undefined || one === other) return undefined;
  return one > other ? sides[0] : sides[1];
}

export const isDecision = (
  sides: Sides,
  asked: string,
  now: Date,
  birthYear: number,
  topic?: Topic,
): boolean =>
  hasPhrase('decides', tokensOf(asked)) ||
  timesOfSides(sides, now, birthYear) !== undefined ||
  topicsOfSides(sides, topic) !== undefined ||
  newSideOf(sides) !== undefined;

export const asksWhatIsTrue = (sides: Sides, asked: Wording, language: MessageLanguage): boolean =>
  !hasPhrase('decides', asked.tokens) &&
  !isAskerFirst(asked) &&
  phraseOfLanguage('opens', asked.tokens, 0, language) !== undefined &&
  newSideOf(sides) === undefined;

function isAskerFirst(wording: Wording): boolean {
  const [own] = hitsOf(wording, 'i');
  const others = hitsOf(wording, 'he or she', 'that', ...bodies);
  return own !== undefined && others.every(({ from }) => own.from < from);
}

const wordsOfDeed = 3;

export const isForAskerToDecide = (sides: Sides, asked: Wording, mood: Mood): boolean =>
  hasPhrase('decides', asked.tokens) ||
  newSideOf(sides) !== undefined ||
  (mood === 'neither' && sides.some(({ text }) => tokensOf(text).length <= wordsOfDeed));

export const asksAboutOther = (sides: Sides, asked: Wording): boolean =>
  !hasPhrase('decides', asked.tokens) &&
  [asked, ...sides.map(({ wording }) => wording)].some(
    (each) => has(each, 'he or she') && !isAskerFirst(each),
  );

const areNamesOnly = (sides: Sides): boolean =>
  sides.every(({ text, wording }) => tokensOf(text).length === 1 && wording.hits.length === 0);

export const isDecided = (sides: Sides, asked: string): boolean => {
  const at = asked.indexOf(sides[1].text);
  return areNamesOnly(sides) || hasPhrase('decides', tokensOf(at < 0 ? asked : asked.slice(0, at)));
};

const isDeedIn = (tokens: readonly Token[], language: MessageLanguage): boolean =>
  phraseAt('deeds', tokens, asksAnywhere(language) ? tokens.length - 1 : 0) !== undefined;

/** "Should I sign?" But not "Do I pass?": in some languages both have the same verb. */
export const isDeed = (asked: Wording, language: MessageLanguage): boolean =>
  !has(asked, 'he or she') &&
  (asksAnywhere(language)
    ? isDeedIn(asked.tokens, language)
    : has(asked, 'i') && hasPhrase('decides', asked.tokens));

/** "Should I bribe the clerk?": with a word that no lexicon knows, the deed may harm somebody. */
export const isUnknownDeed = (asked: string, wording: Wording, language: MessageLanguage): boolean =>
  hasPhrase('decides', wording.tokens) && unreadWordsIn(asked, wording, language).length > 0;

/** "Forge the will or wait?", "sell my kidney or work?": a chart must recommend no such deed. */
export const hasUnknownDeed = (sides: Sides, language: MessageLanguage): boolean =>
  sides.some(({ text }) => {
    const wording = wordingIn(text, language);
    return has(wording, 'illness', 'bad') || unsortedWords(text, wording, language).length > 0;
  });

/** "Overstay my visa or go home?": an unknown verb stands first, in most languages. */
export const hasUnknownVerb = (sides: Sides, language: MessageLanguage): boolean =>
  !asksAnywhere(language) &&
  sides.some(({ text }) => {
    const wording = wordingIn(text, language);
    const first = wording.hits.find(({ concept }) => concept !== 'i' && concept !== 'filler');
    return unsortedWords(text, wording, language).some((at) => at < (first?.from ?? 0));
  });

const unsortedWords = (text: string, wording: Wording, language: MessageLanguage): readonly number[] =>
  unreadWordsIn(text, wording, language).filter(
    (at) => !isFunctionWord(wording.tokens, at, language, ['newer', 'kept']),
  );

/** "Will the loan come, or should I sell the car?": the chart speaks of the event, so it can recommend no deed. */
export function isEventOrDeed([one, other]: Sides, asked: string): boolean {
  const begins = asked.indexOf(one.text);
  const ends = begins + one.text.length;
  const at = asked.indexOf(other.text, ends);
  return begins >= 0 && at >= 0 && !asksForDeed(asked.slice(0, begins)) && asksForDeed(asked.slice(ends, at));
}

function asksForDeed(text: string): boolean {
  const tokens = tokensOf(text);
  return hasPhrase('decides', tokens) && !hasPhrase('rather', tokens);
}

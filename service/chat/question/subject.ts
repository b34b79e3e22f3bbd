import type { BodyName } from '../../../engines/zodiac/bodies.ts';
import { signNames } from '../../../engines/zodiac/signs.ts';
import type { Topic } from './topics.ts';

export const smallTalk = ['greeting', 'thanks', 'farewell', 'identity', 'wellbeing', 'help'] as const;
export type SmallTalk = (typeof smallTalk)[number];

/** What a question is about. */
export type Subject =
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'timing' }
  | { readonly kind: 'planet'; readonly body: BodyName }
  | { readonly kind: 'house'; readonly house: number }
  | { readonly kind: 'transit'; readonly body: BodyName | null }
  | { readonly kind: 'small-talk'; readonly what: SmallTalk }
  | { readonly kind: 'unknown' };

const bodyPatterns: readonly (readonly [RegExp, BodyName])[] = [
  [/\b(?:sun|surya)\b/i, 'Sun'],
  [/\b(?:moon|chandra|nakshatra|birth star|rashi)\b/i, 'Moon'],
  [/\b(?:mars|mangal|kuja|manglik)\b/i, 'Mars'],
  [/\b(?:mercury|budh[a]?)\b/i, 'Mercury'],
  [/\b(?:jupiter|guru|brihaspati)\b/i, 'Jupiter'],
  [/\b(?:venus|shukra)\b/i, 'Venus'],
  [/\b(?:saturn|shani)\b/i, 'Saturn'],
  [/\buranus\b/i, 'Uranus'],
  [/\bneptune\b/i, 'Neptune'],
  [/\bpluto\b/i, 'Pluto'],
  [/\bchiron\b/i, 'Chiron'],
  [/\b(?:rahu|north node|dragon'?s head)\b/i, 'Rahu'],
  [/\b(?:ketu|south node|dragon'?s tail)\b/i, 'Ketu'],
];

/** The first body that a question names. */
export function bodyIn(question: string): BodyName | undefined {
  return bodyPatterns
    .map(([pattern, body]) => ({ body, at: question.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.body;
}

const ordinals: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** The house that a question names: "7th house", "house 7", "the seventh house". */
export function houseIn(question: string): number | undefined {
  const digits = /\b(1[0-2]|[1-9])(?:st|nd|rd|th)? house\b|\bhouse (?:no\.? |number )?(1[0-2]|[1-9])\b/i.exec(
    question,
  );
  const number = digits?.[1] ?? digits?.[2];
  if (number !== undefined) return Number(number);
  const word = new RegExp(`\\b(${ordinals.join('|')}) house\\b`, 'i').exec(question)?.[1]?.toLowerCase();
  const index = ordinals.indexOf(word ?? '');
  return index >= 0 ? index + 1 : undefined;
}

/** Whether the question speaks of the sky in motion, not of the birth chart. */
export function isTransit(question: string): boolean {
  return /\b(?:transit\w*|gochar\w*|sade ?sati|saturn return|retrograde (?:now|soon|this|next)|passing over|going through my)\b/i.test(
    question,
  );
}

/** Whether it asks for periods as such. */
export function isTiming(question: string): boolean {
  return /\b(?:(?:maha|antar|pratyantar)? ?dashas?|mahadashas?|antardashas?|which period|what period|progress(?:ed|ions?)|timing|best time|good time|turning points?|future|year ahead|what(?:'s| is) coming|forecast|predict\w*|lucky (?:days?|time|year))\b/i.test(
    question,
  );
}

/** Whether it asks for a moment: "when will I ...". */
export function asksWhen(question: string): boolean {
  return /\b(?:when (?:will|can|could|might|shall|should|do|does|is|would|am)|how soon|how long (?:until|till|before)|what (?:year|month|age)|which (?:year|month)|best time|good time)\b/i.test(
    question,
  );
}

const talk: readonly (readonly [RegExp, SmallTalk])[] = [
  [
    /\b(?:who|what) are you\b|\bare you (?:a |an )?(?:real|human|bot|robot|ai|machine|person|astrologer|computer)\b|\byour name\b/i,
    'identity',
  ],
  [/\bhow are you\b|\bhow(?:'s| is) it going\b|\bhow do you do\b/i, 'wellbeing'],
  [/\b(?:thanks?|thank you|thx|dhanyavad|much appreciated)\b/i, 'thanks'],
  [/\b(?:bye|goodbye|good night|see you|farewell|take care)\b/i, 'farewell'],
  [/\b(?:help|what can (?:you|i)|how does this work|what do you do)\b/i, 'help'],
  [
    /^\W*(?:hi|hello|hey|namaste|namaskar|hola|good (?:morning|afternoon|evening|day)|greetings)\b/i,
    'greeting',
  ],
];

export function smallTalkIn(question: string): SmallTalk | undefined {
  return talk.find(([pattern]) => pattern.test(question))?.[1];
}

/** Whether a zodiac sign is named; with nothing else known the question is then about oneself. */
export function namesSign(question: string): boolean {
  return new RegExp(`\\b(?:${signNames.join('|')})\\b|\\b(?:sun|moon|rising|zodiac|star) ?sign\\b`, 'i').test(
    question,
  );
}

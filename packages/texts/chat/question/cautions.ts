/** What no chart may be asked to say: such a question is refused, with the reason. */
export const refusedMatters = ['distress', 'death', 'sex of a child', 'diagnosis', 'gamble'] as const;
export type RefusedMatter = (typeof refusedMatters)[number];

const illness =
  '(?:cancer|tumou?r|diabetes|covid|disease|illness|infection|depression|adhd|autism|hiv|aids|thyroid|pcos|heart (?:disease|problem|attack)|stroke|kidney\\w*|mental illness|bipolar|infertil\\w*)';

const patterns: Record<RefusedMatter, RegExp> = {
  distress:
    /\b(?:kill(?:ing)? myself|suicid\w*|end (?:my|it all|this) ?life|want to die|don'?t want to live|do not want to live|no reason to live|harm(?:ing)? myself|hurt(?:ing)? myself|self[- ]?harm|better off dead)\b/,
  death:
    /\b(?:(?:will|when|how|do|does|going to|gonna|about to|may|might|could|shall|i|he|she|they|person) (?:\w+ ){0,4}(?:die|dies)|my death|(?:when|how|time|date|year|cause|age|fear|yoga|chance) (?:\w+ ){0,5}death|death (?:date|time|year|of|yoga|prediction|be|when|age|will)|life ?span|longevity|how (?:long|many years|much) (?:will|do|can|shall|would) (?:i|he|she|my \w+) (?:live|have (?:left|to live)|survive)|live (?:long\b|until|till|past|upto|up to|to \d)|long life|short life|untimely|maraka|pass away|how old will i (?:be when|live|get))/,
  'sex of a child':
    /\bboy or (?:a )?girl\b|\bgirl or (?:a )?boy\b|\b(?:sex|gender) of (?:the|my|our) (?:\w+ )?(?:baby|child|foetus|fetus)\b|\b(?:baby|child)(?:'s)? (?:sex|gender)\b|\bmale or female (?:child|baby)\b|\b(?:will|is) (?:i|my|the|our|we) (?:\w+ ){0,5}(?:a )?(?:baby |unborn )?(?:boy|girl|male child|female child)\b(?!friend)/,
  diagnosis: new RegExp(
    `\\b(?:(?:do|does|will|have|has|am|is) (?:i|he|she|my \\w+) (?:\\w+ ){0,3}${illness}|what (?:disease|illness|sickness)|which (?:disease|illness|sickness)|diagnos\\w*|(?:am|is) (?:i|she|my \\w+) (?:already |now )?pregnant|(?:am|is) (?:i|he|she|my \\w+) (?:seriously |mentally )?(?:ill|sick)\\b|(?:recover|cured?|heal\\w*|survive) (?:\\w+ ){0,3}(?:from )?(?:${illness}|illness|surgery|operation|accident|coma)|(?:will|is) (?:\\w+ ){0,4}(?:surgery|operation)|be cured|miscarr\\w*|abortion|(?:stop|take|change) (?:my |the )?(?:medicines?|medication|treatment|pills))\\b`,
  ),
  gamble:
    /\b(?:lotter(?:y|ies)|jackpot|casino|bets?|betting|gambl\w*|satta|matka|crypto\w*|bitcoin|forex|intraday|day trading|stock ?market|share ?market|stocks?|(?:buy|sell|trade|invest in|my|which|in) shares|(?:share|option|options|futures) trading|trading (?:in|account)|mutual funds?|speculat\w*|horse rac\w*|winning numbers?|invest (?:\w+ ){0,2}(?:money|savings)|my investments?)\b/,
};

/** Ways of speaking. */
const harmlessWords = /\bdying to (?:know|meet|see)\b|\bdead end\b/g;

/** The gravest matter that a question in plain words touches, if any. */
export function refusedMatterIn(text: string): RefusedMatter | undefined {
  const harmless = text.replace(harmlessWords, '');
  return refusedMatters.find((matter) => patterns[matter].test(harmless));
}

/** Whether a certain answer or an exact date is demanded, which no chart gives. */
export function demandsCertainty(text: string): boolean {
  return /\b(?:definitely|guarantee\w*|promise|for sure|certainly|100 ?%|exact(?:ly)? (?:when|date|day|time|month)|pakka)\b/.test(
    text,
  );
}

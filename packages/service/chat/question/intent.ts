/**
 * What is wanted of a subject. `nature`: what the chart says; `outlook`: a named period; `when`: moments; `more`: further into the
 * same; `why`: the rule behind the answer; `worth`: whether it is good or bad; `remedy`: what to do about it.
 */
export const intents = ['nature', 'outlook', 'when', 'more', 'why', 'worth', 'remedy'] as const;
export type Intent = (typeof intents)[number];

/** Whether it asks for a moment: "when will I ...". */
export function asksWhen(text: string): boolean {
  return /\b(?:when (?:will|can|could|might|shall|should|do|does|did|is|are|would|am|i will|my|the|it)|how soon|how (?:long|many (?:years|months|days))|until when|till when|since when|what (?:year|month|age|time)|which (?:years?|months?|age|times?|periods?)|at what age|(?:date|year|month|timing) (?:of|for) (?:my |our |the )?\w+|best time|good time|right time|how much (?:time|longer|more time)|by when|(?:start|begin|end|over|finish)\w* (?:date|when))\b|\bwhen\?*$|\bwhen will\b/.test(
    text,
  );
}

/** Whether it asks what to do against or for something. */
export function asksRemedy(text: string): boolean {
  return /\b(?:remed(?:y|ies)|mantras?|pujas?|pooja|prayers? for|cure for|solutions?|fasting|vrat|donat\w*|charity|daan|how (?:to|do i|can i|should i) (?:\w+ )?(?:make|remove|reduce|overcome|fix|avoid|strengthen|improve|please|pacify|solve|deal|cope|get rid|handle|increase|appease|balance)|what (?:should|can|could|must|shall|do) i do|what to do|anything i can do|how do i deal)\b/.test(
    text,
  );
}

/** Whether it asks what a thing is as such, not what it is in the chart: "what is sade sati?". */
export function asksMeaning(text: string): boolean {
  return (
    /^\W*(?:please )?(?:what (?:is|are|does)|explain|define|meaning of)\b/.test(text) &&
    !/\b(?:my|me|i|mine|for me|running|now)\b/.test(text)
  );
}

/** Whether it asks for periods as such. */
export function isTiming(text: string): boolean {
  return /\b(?:which period|what period|progress(?:ed|ions?)|timing|best time|good time|(?:best|golden|lucky|good|bad|worst) (?:years?|times?|periods?|phases?)|turning points?|future|year ahead|(?:year|month|week|day)s? (?:be|go|look|for me)|what(?:'s| is) (?:coming|next|ahead)|what lies ahead|forecast|predict\w*|(?:today|tomorrow|daily|weekly|monthly|yearly|month|week|year)'?s? horoscope|horoscope (?:for|of) (?:today|tomorrow|this|the|next)|(?:feel|be|become|get) happy|my time|time (?:is )?(?:going|running|good|bad)|lucky (?:time|year|period)|good (?:years|period)|bad (?:time|period|phase|years)|(?:good|better) (?:days|times?) (?:start|begin|come)|problems? (?:end|over|go away|finish))\b/.test(
    text,
  );
}

const followUps: readonly (readonly [RegExp, Intent])[] = [
  [
    /\b(?:is|was|are) (?:that|this|it|they) (?:\w+ )?(?:good|bad|strong|weak|serious|dangerous|harmful|lucky|normal|rare|positive|negative|a problem)\b|^\W*(?:good or bad|bad or good|is it (?:good|bad))|\bgood for me\b|\bbad for me\b|\bworry\b|\bworried\b|\bhow (?:bad|good|strong|serious)\b|\b(?:it|this|that) (?:affect|mean|impact|harm|help|bring|give|do)\b|\b(?:affect|effects?|impact|results?|benefits?|influence)\b(?!ive)/,
    'worth',
  ],
  [
    /^\W*(?:and |but |so )*(?:why|how so|how come|how do you know|are you sure|really|on what basis|based on what|which rule|what makes you say|explain why|reason|prove|says who)\b/,
    'why',
  ],
  [
    /^\W*(?:and |but |so |ok |okay )*(?:tell me more|more|go on|continue|explain|what else|anything else|(?:in )?(?:more )?detail\w*|what does (?:that|this|it) mean|what do you mean|meaning|elaborate|say more|yes|no|ok(?:ay)?|hm+|then|and then|is that|can you|i (?:don't|do not) understand)\b|\btell me more\b/,
    'more',
  ],
];

/** What a question without a subject of its own wants of the one before; undefined when it is none. */
export function followUpIntent(text: string): Intent | undefined {
  if (asksRemedy(text)) return 'remedy';
  return followUps.find(([pattern]) => pattern.test(text))?.[1];
}

/** Whether a question speaks of what was said: "it", "this", "that". */
export function pointsBack(text: string): boolean {
  return /\b(?:it|this|that|these|those|its)\b(?! (?:year|month|week|time))/.test(text);
}

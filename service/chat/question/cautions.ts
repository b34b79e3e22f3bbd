/** What no chart may be asked to promise. */
const cautions = ['distress', 'death', 'diagnosis', 'gamble', 'certainty'] as const;
export type Caution = (typeof cautions)[number];

const patterns: Record<Caution, RegExp> = {
  distress:
    /\b(?:kill(?:ing)? myself|suicid\w*|end (?:my|it all|this) ?life|want to die|don'?t want to live|harm(?:ing)? myself|self[- ]?harm)\b/i,
  death:
    /\b(?:die|dies|dying|death|dead|life ?span|longevity|how long (?:will|do) i (?:live|have)|live (?:long|until|till|past|to \d)|long life)\b/i,
  diagnosis:
    /\b(?:do i have|am i (?:sick|ill|pregnant)|will i (?:recover|get (?:sick|ill|cancer|pregnant)|be (?:healed|cured))|cured?|cancer|tumou?r|diabetes|surgery|medicines?|medication|diagnos\w*|pregnan\w*)\b/i,
  gamble:
    /\b(?:lottery|jackpot|casino|bet|betting|gambl\w*|crypto\w*|bitcoin|stocks?|shares|trad(?:e|ing)|invest\w*|get rich|become (?:rich|a millionaire))\b/i,
  certainty:
    /\b(?:definitely|guarantee\w*|promise|for sure|certainly|100 ?%|exact(?:ly)? (?:when|date|day))\b/i,
};

/** The gravest matter that a question touches, if any. */
export function cautionIn(question: string): Caution | undefined {
  return cautions.find((caution) => patterns[caution].test(question));
}

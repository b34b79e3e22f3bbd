const someone =
  '(?:man|woman|guy|girl|boy|husband|wife|partner|boyfriend|girlfriend|male|female|person|people|lover|friend|boss|child|son|daughter|mother|father|someone|colleague)';
const others = '(?:aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)';
const points =
  '(?:sun|moon|mars|mercury|jupiter|venus|saturn|uranus|neptune|pluto|rahu|ketu|ascendant|sign|rising|lagna|midheaven)';

/** Where "cancer" is the sign: of somebody, beside another sign, beside a planet; never what somebody has or gets. */
const asSign = new RegExp(
  [
    `(?:compatib\\w*|match\\w*|suits?|fits?|go|goes|get along|together|relationship|marry|marriage|date|dating|love|in love) (?:(?:well|to|with|for|of|between|is|be|i|we|he|she|me|my) )*(?:an? |the |another |any )?(?:${someone} )?(?:(?:of|from) )?(?:the )?cancer`,
    `${someone} (?:of |from |who is (?:a )?|is a |in )(?:the )?cancer`,
    `(?:my|the|a) ${someone} cancer`,
    `cancer[- ](?:${someone}|and|or|with|sign|ascendant|rising|moon|sun|zodiac|${points})`,
    `cancer(?= (?:suits?|fits?|match\\w*|compatib\\w*|good|right|best|for me))`,
    `${points} (?:is |was |stands? |be )?(?:in |of )?(?:the )?cancer`,
    `${others} (?:and|or|with|to|for) (?:an? |the )?cancer`,
    `cancer (?:and|or|with|to|for) (?:an? |the )?${others}`,
    `(?:am i|i am|i'm|as) (?:(?:an?|of|the|from) )*cancer(?! (?:patient|free|survivor))`,
    `in cancer`,
  ]
    .map((source) => `\\b(?:${source})\\b`)
    .join('|'),
  'g',
);

/** The sign and the illness share a word in most languages; the sign gets one of its own. */
export function cancerTold(text: string): string {
  return text.replace(asSign, (found) => found.replace('cancer', 'cancerian'));
}

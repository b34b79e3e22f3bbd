import { monthNames } from '@palmleaf/contract/month-names';
import { type Graha, grahas } from '@palmleaf/engines/zodiac';
import { bodyIn, type Subject } from '@palmleaf/texts/chat/terms';

const graha = (text: string): Graha | null => grahas.find((name) => name === bodyIn(text)) ?? null;

const stones: readonly (readonly [RegExp, Graha])[] = [
  [/\bruby\b/, 'Sun'],
  [/\bpearl\b/, 'Moon'],
  [/\b(?:red )?coral\b/, 'Mars'],
  [/\bemerald\b/, 'Mercury'],
  [/\byellow sapphire\b|\btopaz\b/, 'Jupiter'],
  [/\bdiamond\b|\bopal\b|\bwhite sapphire\b/, 'Venus'],
  [/\bblue sapphire\b|\bsapphire\b/, 'Saturn'],
  [/\bhessonite\b|\bgarnet\b/, 'Rahu'],
  [/\bcats eye\b/, 'Ketu'],
];

function stoneIn(text: string): Graha | null {
  return stones.find(([pattern]) => pattern.test(text))?.[1] ?? (/\bfor\b/.test(text) ? graha(text) : null);
}

const signs =
  'aries|taurus|gemini|cancer|cancerian|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces';

const person = '(?:man|woman|guy|girl|boy|husband|wife|partner|person)';

const planets =
  'sun|surya|moon|chandra|mercury|budha?|venus|shukra|sukra|mars|mangal|jupiter|guru|brihaspati|saturn|shani|sani|uranus|neptune|pluto|rahu|ketu';

/** How a planet moves in the sky: not how it stood at birth, and no planet of "my". */
const retrogradeInSky = new RegExp(
  `^(?!.*\\b(?:natal|birth|born|(?:my|the|a) (?:chart|kundli|horoscope)|my (?:${planets}))\\b)(?=.*\\b(?:retrograde|vakri)\\b).*\\b(?:${planets}|now|today|currently|at the moment|tomorrow|(?:this|next) (?:week|month|year)|in the sky|in (?:\\d{4}|${monthNames.join('|').toLowerCase()}))\\b`,
);

/** Terms of the art that settle the subject, first match first. */
const rules: readonly (readonly [RegExp, Subject | ((text: string) => Subject)])[] = [
  [/\bsade sati\b/, { kind: 'sade sati' }],
  [/\bsmall panoti\b/, { kind: 'small panoti' }],
  [/\bsaturn return\b/, { kind: 'saturn return' }],
  [/\bneecha bhanga\b/, { kind: 'yoga', yoga: 'neecha bhanga' }],
  [/\bviparita\b/, { kind: 'yoga', yoga: 'viparita' }],
  [/\bgaja kesari\b/, { kind: 'yoga', yoga: 'gaja kesari' }],
  [
    /\bpancha mahapurusha\b|\b(?:ruchaka?|bhadra|hamsa|hansa|malavya|sasa|shasha?) yoga\b/,
    { kind: 'yoga', yoga: 'pancha mahapurusha' },
  ],
  [/\bdharma ?karma\w*\b/, { kind: 'yoga', yoga: 'dharma karmadhipati' }],
  [/\braja yoga\b|\byoga ?karaka\b/, { kind: 'yoga', yoga: 'raja' }],
  [/\bdhana yoga\b|\bwealth yoga\b|\byogas? for (?:money|wealth)\b/, { kind: 'yoga', yoga: 'dhana' }],
  [/\bbudh\w* ?adity?a\w*\b/, { kind: 'yoga', yoga: 'budhaditya' }],
  [/\bchandra ?(?:-|and )?ma(?:ngal|nglik)\w*\b/, { kind: 'yoga', yoga: 'chandra mangala' }],
  [/\badhi yoga\b/, { kind: 'yoga', yoga: 'adhi' }],
  [/\bamala yoga\b/, { kind: 'yoga', yoga: 'amala' }],
  [/\bla(?:k|x)shmi yoga\b/, { kind: 'yoga', yoga: 'lakshmi' }],
  [/\bsaraswat[hi]+ yoga\b/, { kind: 'yoga', yoga: 'saraswati' }],
  [/\bparivart\w*\b|\bexchange of signs\b/, { kind: 'yoga', yoga: 'parivartana' }],
  [/\bsunapha\b/, { kind: 'yoga', yoga: 'sunapha' }],
  [/\banapha\b/, { kind: 'yoga', yoga: 'anapha' }],
  [/\bmanglik\b/, { kind: 'dosha', dosha: 'manglik' }],
  [/\bkala sarpa\b/, { kind: 'dosha', dosha: 'kala sarpa' }],
  [/\bpitra\b/, { kind: 'dosha', dosha: 'pitra' }],
  [/\bnadi dosha\b/, { kind: 'dosha', dosha: 'nadi' }],
  [/\bgrahan\b|\beclipse dosha\b/, { kind: 'dosha', dosha: 'grahan' }],
  [/\bguru chandal\b/, { kind: 'dosha', dosha: 'guru chandal' }],
  [/\bshrapit\b|\bshraapit\b/, { kind: 'dosha', dosha: 'shrapit' }],
  [/\bangarak\w*\b/, { kind: 'dosha', dosha: 'angarak' }],
  [/\bvish(?:a)? (?:yoga|dosha)\b|\bpunarphoo\b/, { kind: 'dosha', dosha: 'vish' }],
  [/\bkem[ae]?drum\w*\b/, { kind: 'dosha', dosha: 'kemadruma' }],
  [/\bgandmool\b/, { kind: 'dosha', dosha: 'gandmool' }],
  [/\bdoshas?\b|\bdosha?m\b|\bcurses?d?\b/, { kind: 'dosha', dosha: null }],
  [/\bat(?:h)?ma ?karak\w*\b|\bsoul planet\b/, { kind: 'karaka', karaka: 'atmakaraka' }],
  [/\bama(?:t)?ya ?karak\w*\b/, { kind: 'karaka', karaka: 'amatyakaraka' }],
  [/\bbh?rat\w*karak\w*\b/, { kind: 'karaka', karaka: 'bhratrikaraka' }],
  [/\bmat[rh]\w*karak\w*\b/, { kind: 'karaka', karaka: 'matrikaraka' }],
  [/\bputra? ?karak\w*\b/, { kind: 'karaka', karaka: 'putrakaraka' }],
  [/\bg(?:n|y)ati ?karak\w*\b/, { kind: 'karaka', karaka: 'gnatikaraka' }],
  [/\bdara ?karak\w*\b/, { kind: 'karaka', karaka: 'darakaraka' }],
  [/\bkarakas?\b/, { kind: 'karaka', karaka: null }],
  [
    /\b(?:love (?:marriage)? ?or (?:an )?arrang\w*|arrang\w*(?: marriage)? or (?:a )?love)\b|\blove (?:cum|or|and|plus) arrang\w*\b/,
    { kind: 'love or arranged' },
  ],
  [
    /\b(?:love|arranged?) marriage\b|\bmarriage (?:be )?(?:a )?(?:love|arranged?)\b|\bmarry (?:the |a |my )?(?:one|person|man|woman|girl|boy|guy|someone|whom|who|lover|boyfriend|girlfriend)(?: (?:whom |who |that )?i love)?\b|\binter[- ]?caste\b/,
    { kind: 'love or arranged' },
  ],
  [
    /^(?!.*\b(?:lost|stolen|missing|engagement|wedding)\b).*\b(?:gem(?:stone)?s?|ring|stones? (?:to|should|for|suits?|is|can|do|i)|(?:which|what|lucky|birth) ?stones?|ruby|pearl|coral|emerald|sapphire|diamond|opal|hessonite|cats eye|topaz)\b/,
    (text) => ({ kind: 'gem', body: stoneIn(text) }),
  ],
  [
    /\bname number\b|\bnumerolog\w*(?: \w+){0,3} name\b|\bname(?: \w+){0,4} (?:numerolog\w*|lucky|number|suit\w*|good|spelling)\b|\b(?:change|spelling of|is) my name\b|\b(?:lucky|right) name\b/,
    { kind: 'name number' },
  ],
  [
    /^(?!.*\b(?:husband|wife|spouse|partner)\b).*\b(?:name letter|letters? (?:should|must|for|of) (?:my |the )?(?:\w+ )?name|(?:first|starting|lucky) (?:letter|alphabet|syllable)s?|alphabet)\b/,
    { kind: 'star', what: 'letter' },
  ],
  [
    /\b(?:birth|destiny|life ?path|psychic|mulank|moolank|bhagyank|root|driver|conductor|my) numbers?\b(?! lucky)|\bnumerolog\w*\b|\bmo?o?lank\b|\bbhagyank\b/,
    (text) => (/\blucky\b/.test(text) ? { kind: 'charm', what: 'number' } : { kind: 'birth number' }),
  ],
  [
    /\blucky (?:\w+ )?(?:numbers?|digits?|dates?)\b|\bnumbers? (?:is|are|which|bring\w*) (?:\w+ ){0,3}(?:lucky|good|luck)\b|\bwhich number\b|\bnumber suits\b/,
    { kind: 'charm', what: 'number' },
  ],
  [
    /^(?!.*\b(?:today|tomorrow|tonight)\b).*\b(?:lucky|good|best|auspicious|favou?rable) (?:week ?)?day\b|\bday (?:of the week )?(?:is|suits)(?: \w+){0,2} (?:lucky|good|best|me)\b|\bwhich day\b/,
    { kind: 'charm', what: 'day' },
  ],
  [
    /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b.*\b(?:good|bad|lucky|unlucky|(?:in)?auspicious|avoid\w*)\b|\b(?:good|bad|lucky|unlucky|(?:in)?auspicious|avoid)\b.*\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b/,
    { kind: 'charm', what: 'day' },
  ],
  [/\bcolou?rs?\b/, { kind: 'charm', what: 'colour' }],
  [
    /^(?!.*\b(?:spouse|husband|wife|partner|groom|bride)\b).*\b(?:lucky|good|best|favou?rable|which|what) directions?\b/,
    { kind: 'charm', what: 'direction' },
  ],
  [
    /\b(?:lucky|good|which|what) metals?\b|\bgold or silver\b|\bsilver or gold\b/,
    { kind: 'charm', what: 'metal' },
  ],
  [
    /\bishta devata\b|\b(?:which|what) (?:god|goddess|deity|devta|devi|bhagwan)\b|\b(?:god|deity|goddess) (?:should|to|shall|do|can) (?:i )?(?:worship|pray)\b|\bworship\b/,
    { kind: 'deity' },
  ],
  [
    /\b(?:kundli|kundali|horoscope|chart|guna?|gun|birth chart) ?(?:milan|match\w*)\b|\bguna?s? ?(?:match|milan)\w*\b|\bcompatib\w*\b|\bashta ?ko+t\w*\b|\bsynastry\b|\bporuth+am\b|\bmatch (?:my|our|the) (?:birth chart|horoscope|chart)s?\b/,
    { kind: 'matching' },
  ],
  [
    new RegExp(
      `\\b(?:suits?|fits?|match\\w*|get along|go(?:es)? (?:well |together )?with)\\b.*(?<!\\bin (?:the )?)\\b(?:${signs})\\b|(?<!\\bin (?:the )?)\\b(?:${signs})\\b(?: ${person})? (?:and|or|suits?|fits?|match\\w*|gets? along|(?:be )?(?:an? )?(?:right|good|best)(?: match| partner)? for)\\b.*\\b(?:${signs}|me|us|match|together)\\b`,
    ),
    { kind: 'matching' },
  ],
  [
    new RegExp(
      `^(?!.*\\b(?:${planets}|ascendant|moon sign|sun sign|rising|house)\\b).*\\b(?:${signs})\\b.*\\b(?:he|she|her|his|him|partner|wife|husband|boyfriend|girlfriend|together|match)\\b.*\\b(?:${signs})\\b|\\b(?:he|she|partner|wife|husband|boyfriend|girlfriend) is (?:an? )?(?:${signs})\\b.*\\b(?:${signs})\\b`,
    ),
    { kind: 'matching' },
  ],
  [/\bgana\b|\bmy gan\b|\bgan is\b/, { kind: 'star', what: 'gana' }],
  [/\bnadi\b/, { kind: 'star', what: 'nadi' }],
  [/\byoni\b/, { kind: 'star', what: 'yoni' }],
  [
    /\bnakshatras?\b|\bbirth star\b|\bjanma (?:star|tara)\b|\bmy star\b|\bpada\b|\bcharan\b/,
    { kind: 'star', what: 'star' },
  ],
  [/\bempty houses?\b|\bhouses? (?:is|are) empty\b/, { kind: 'ranking', what: 'empty' }],
  [/\bnavamsa\b/, { kind: 'navamsa' }],
  [/\brudraksha\b/, { kind: 'charm', what: 'rudraksha' }],
  [/\b(?:chart ruler|ascendant lord|lord of (?:my )?ascendant)\b/, { kind: 'sign', what: 'Ascendant' }],
  [
    /\b(?:mahadashas?|antardashas?|pratyantardashas?|bhuktis?|vimshottari|dashas?)\b/,
    (text) => ({ kind: 'dasha', lord: graha(text) }),
  ],
  [
    /\b(?:which|what|current|present|planetary) (?:planet(?:'?s|ary)? )?period\b|\bperiod (?:am i|i am|is running)\b/,
    { kind: 'dasha', lord: null },
  ],
  [retrogradeInSky, (text) => ({ kind: 'transit', body: bodyIn(text) ?? null })],
  [
    /\b(?:transit\w*|gochar\w*|passing over|going through my)\b/,
    (text) => ({ kind: 'transit', body: bodyIn(text) ?? null }),
  ],
  [
    /\b(?:strongest|strong) houses?\b|\bhouses? (?:is|are) (?:the )?strong\w*|\b(?:strongest|most powerful|best|dominant|powerful|luckiest|most benefic|favou?rable|ruling) planets?\b|\bplanets? (?:is|are) (?:the )?(?:strong\w*|powerful|best|good|most)\b|\bmy ruling planet\b/,
    { kind: 'ranking', what: 'strongest' },
  ],
  [
    /\b(?:weakest|worst|weak|afflicted|bad|malefic|harmful) planets?\b|\bplanets? (?:is|are) (?:the )?(?:weak\w*|bad|worst|afflicted|troubl\w*|creating|giving|causing)\b|\bplanets? (?:creat|giv|caus|troubl)\w*\b/,
    { kind: 'ranking', what: 'weakest' },
  ],
  [
    /\b(?:which|what|any|my|have|how many) (?:\w+ )?(?:planets? (?:is|are|was|were|in my (?:birth )?chart (?:is|are)?) ?retrograde|retrograde planets?)\b|\bplanets? retrograde\b|\bretrograde planets?\b|\bvakri planets?\b/,
    { kind: 'ranking', what: 'retrograde' },
  ],
  [
    /\b(?:exalted|uchcha?) planets?\b|\bplanets? (?:is|are|was|were)? ?(?:exalted|uchcha?)\b/,
    { kind: 'ranking', what: 'exalted' },
  ],
  [
    /\b(?:debilitated|neecha?) planets?\b|\bplanets? (?:is|are|was|were)? ?(?:debilitated|neecha?)\b/,
    { kind: 'ranking', what: 'debilitated' },
  ],
  [
    /\b(?:combust) planets?\b|\bplanets? (?:is|are|was|were)? ?combust\b/,
    { kind: 'ranking', what: 'combust' },
  ],
  [/\b(?:ascendant|rising(?: sign)?)\b(?! lord)/, { kind: 'sign', what: 'Ascendant' }],
  [/\bmoon ?sign\b|\bjanma (?:moon sign)\b/, { kind: 'sign', what: 'Moon' }],
  [/\b(?:sun|zodiac|star|western|birth) ?signs?\b/, { kind: 'sign', what: 'Sun' }],
  [new RegExp(`\\b(?:am i|i am) (?:(?:an?|of|from|the) )*(?:${signs})\\b`), { kind: 'sign', what: 'Sun' }],
];

/** The subject that a term of the art settles; undefined when there is none. */
export function specialSubjectIn(text: string): Subject | undefined {
  const found = rules.find(([pattern]) => pattern.test(text))?.[1];
  return typeof found === 'function' ? found(text) : found;
}

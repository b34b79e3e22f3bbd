import { anyOf, type MoodWords, moodReaderOf } from '../lexicons/mood.ts';

const trouble =
  '(?:problems?|troubles?|difficult\\w*|struggles?|struggling|suffering|obstacles?|hardships?|bad (?:luck|times?|days|phase|period|patch)|delays?|loss(?:es)?|debts?|illness\\w*|sickness\\w*|diseases?|pain|pains|fears?|enem(?:y|ies)|rivals?|black magic|evil eye|curses?|loneliness|poverty|heartbreak)';
const loss =
  '(?:divorce\\w*|separation|break ?up|accident|illness|surgery|loss|failures?|betrayal|heartbreak)';
const own = '(?:my|the|our|a|an|this|these|those|that|all|any|such|more|much)';

const shall =
  '(?:(?:should|shall|must) (?:i|we)|(?:is|would) it (?:be )?(?:now )?(?:(?:a |the )?(?:good|better|right|best|wise|ok|okay|fine|time)(?: idea| time| moment| thing| decision)?(?: for (?:me|us))?) to|do (?:i|we) (?:have|need) to|(?:think|say|know|if|whether) (?:that )?(?:i|we) should|(?:am i|are we) right to)';
const fillerWords =
  '(?:(?:now|just|really|ever|finally|even|still|better|rather|maybe|simply|actually|already|be|get|getting|have|take|want|seek|file|ask|go|apply|consider|think|about|for|of|and|a|an|the|try|to|start|immediately|ahead) ){0,5}?';
const parted =
  '(?:job|work|company|business|career|profession|husband|wife|partner|spouse|boyfriend|girlfriend|fiance|fiancee|lover|man|guy|woman|girl|marriage|relationship|studies|study|college|school|university|course|post|position|band|team|church)';
const business = '(?:business|company|firm|shop|store|restaurant|start-?ups?|factory|practice)';
const ending = [
  'divorc(?:e|ed|ing)(?! (?:man|woman|person|guy|girl))|separat(?:e|ed|ing|ion)|split(?: up)?|break(?:ing)? (?:up|off|things off|it off)|break ?up|breaking ?up|dump(?:ing)? \\w+|part ways|walk(?:ing)? (?:out|away)|resign\\w*|retir(?:e|ing)|drop(?:ping)? out|call (?:it|this|(?:the|my|our) \\w+) off|call off (?:the|my|our)|cancel (?:the|my|our) (?:wedding|engagement|marriage)',
  '(?:quit|quitting|give up|giving up)(?! (?:\\w+ )?(?:life|living|smok\\w*|drink\\w*|alcohol|cigarettes|drugs|gambling|sugar|coffee|meat))',
  `leav(?:e|ing) (?:him|her|them|it)(?! (?:alone|to|for|up))|leav(?:e|ing) (?:my|this|the|our) (?:\\w+ )?${parted}|leave(?= or\\b|\\W*$)`,
  'end(?:ing)? (?:it(?! all)|things|(?:my|this|our|the) (?:\\w+ )?(?:marriage|relationship|engagement|friendship|affair|partnership|business))',
  'stop (?:seeing|dating|loving|waiting|working|studying|trying|contacting|talking|chasing|my studies)|(?:let|letting) (?:him|her|them) go|let go of (?:him|her|them)|mov(?:e|ing) on(?= from|\\W*$)|cut (?:ties|contact|him|her|them)|forget (?:him|her|about (?:him|her))',
  `(?:close|shut|closing|shutting)(?: down)? (?:my|our|the|this) (?:\\w+ )?${business}|sell(?:ing)? (?:my|our|the|this) (?:\\w+ )?(?:house|home|flat|apartment|land|plot|car|vehicle|property|farm|villa|bike|${business})`,
].join('|');

/** "Leave X and start Y" asks about Y. */
const begins = '.*\\b(?:and|to) (?:start|begin|open|join|become|launch|set up|pursue)\\b';

const kin =
  '(?:husband|wife|mother|mum|mom|mommy|father|dad|daddy|son|daughter|baby|child|brother|sister|partner|parents|grandma|grandpa|grandmother|grandfather|nan)';
const am =
  "(?:i am|i'm|i feel|i have been|i've been|i was|am i|do i feel|feeling)(?: (?:so|very|really|always|often|just|quite|too|extremely|a|bit|little|rather|feeling|totally|completely|utterly|terribly|deeply|still|such|also|now|lately|these|days|constantly|all|the|time))*";

/** Includes Indian words in Latin letters. */
export const englishMood: MoodWords = {
  fear: anyOf(
    'divorced?|separat\\w*|break(?:ing)? ?up|broken up|lose|losing|fail\\w*|loss(?:es)?|delay\\w*|late|den(?:y|ied)|problems?|troubles?|difficult\\w*|bad|worse|worst|harm\\w*|danger\\w*|accidents?|jail|prison|fired|fir(?:e|ing) me|sack(?:ed| me)|kick\\w* me|throw\\w* me|replac\\w* me|laid off|layoffs?|unlucky|poor|bankrupt\\w*|cheat\\w*|betray\\w*|deceiv\\w*|unfaithful|struggl\\w*|ill|illness|sick\\w*|diseases?|injur\\w*|hurt\\w*|reject\\w*|dump(?:ed|s)?|into? debts?|quit|resign\\w*|give up|suffer\\w*|obstacles?|black magic|evil eye|enem(?:y|ies)|against me|alone forever|forever alone|never',
    'serious|negative|worr(?:y|ied|ies|ying)|weak|inauspicious|afraid|scared|destroy\\w*|ruin\\w*|childless|unemployed|lonely|miserable',
    '(?:stay|remain|end up|be|die|left) (?:all )?(?:alone|single)',
    '(?:it|this|that|they|dosha|sade sati) (?:\\w+ )?(?:affect|impact|cause)\\w*',
    '(?:he|she|husband|wife|boyfriend|girlfriend|partner) (?:have|has|having|seeing|got|loves?) (?:someone|somebody) else|(?:another|other) (?:woman|girl|man|guy) in (?:his|her) life|having an affair',
    'leav(?:e|es|ing) (?:me|us|him|her|you)|(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|lover|spouse)(?: \\w+)? (?:leav(?:e|es|ing)|left|walk\\w* out)',
    `leav(?:e|ing) (?:my|this|the|our) (?:\\w+ )?(?:job|work|company|business|career|profession|husband|wife|partner|spouse|boyfriend|girlfriend|marriage|relationship|studies|college|school|post|position)`,
  ),
  hope: anyOf(
    'good or (?:bad|not)|(?:right|safe) or wrong|bad or good',
    `(?:lose|losing|lost|shed) (?:\\w+ ){0,3}?(?:weight|fat|kilos?|kgs?|pounds|belly|inches|fears?|anger|anxiety|shyness|virginity)`,
    `(?:finally|at last|be able to|manage to|find (?:the )?(?:courage|strength) to) (?:\\w+ ){0,2}(?:leave|quit|resign|divorced?|separate|break up|give up|get divorced|be divorced)(?: (?:my|this|the|our|a) (?:\\w+ )?\\w+)?`,
    `(?:quit|leave|resign(?: from)?|give up) (?:(?:my|this|the|our) )?(?:\\w+ ){0,2}(?:and|to) (?:start|begin|open|join|become|launch|set up|pursue)`,
    `leave (?:this |my |the )?(?:\\w+ )?(?:job|work|marriage|relationship|company|place) (?:finally|at last|behind)`,
    `(?:quit|give up|stop|leave) (?:smoking|drinking|alcohol|cigarettes|drugs|gambling|sugar|overthinking|worrying|suffering|struggling|being \\w+)`,
    `(?:end (?:of|to)|get(?:ting)? (?:over|rid of|out of|free of|past|through)|over(?:come|coming)|free (?:of|from)|recover\\w* from|heal\\w* from|cured? of|solve|resolve|remove|clear|escape|avoid|survive|beat|defeat|win (?:over|against)|victory over|succeed against|come out of|rid of|pay off|repay|safe from|protect\\w* (?:me )?(?:from|against)|without|despite|in spite of|no more|not have|not face) (?:${own} )*(?:\\w+ )?${trouble}`,
    `${trouble}(?: \\w+){0,5}? (?:end|ends|ending|over|go away|finish\\w*|stop|disappear|solved|resolved|pass|vanish|cleared?|removed?|cured|heal|improve|reduce|lessen|get better|get less|behind me)`,
    `(?:health|marriage|relationship|job|finances?|situation|luck|mood|condition) (?:\\w+ ){0,2}(?:improve|recover|get better|turn around)`,
    'win (?:my|our|the|this|a) (?:\\w+ ){0,2}\\w+',
    'get(?:ting)? over (?:my|our|his|her|the|this) \\w+',
    `(?:after|since|following) (?:${own} )?(?:\\w+ )?${loss}`,
    `(?:marry|date|love|meet|with) (?:a |an |some ?one )?(?:who is )?(?:divorced?|separated)|divorced? (?:man|woman|person|guy|girl|people|partner)`,
    `late (?:father|mother|husband|wife|grand\\w+|uncle|aunt|brother|sister)`,
    `not (?:\\w+ )?(?:fail|lose|be late|be alone|suffer|struggle)|never (?:\\w+ )?(?:fail|lose|suffer|struggle|worry|be (?:alone|poor|sick|ill|lonely))`,
    `sooner or later|(?:help|serve|feed|support) the poor|better late`,
  ),
  leaving: anyOf(
    `${shall} ${fillerWords}(?:${ending})(?!${begins})`,
    `want to ${fillerWords}(?:${ending})(?!${begins})(?=.*\\bshould (?:i|we)\\b)`,
  ),
  sorrow: anyOf(
    `${am} (?:sad|unhappy|lost(?! (?:my|the|a|all|money|interest))|down(?! with)|low|depressed|hopeless|heart ?broken|lonely|miserable|empty|desperate|devastated|broken|gloomy|helpless|worthless|overwhelmed|in despair)`,
    "i (?:feel|am feeling) (?:so |very |really |all )?(?:alone|bad|terrible|awful|hurt|unloved)|i am not (?:at all )?happy|i (?:have|suffer from) (?:a )?depression|my heart is (?:\\w+ )?(?:broken|heavy|aching)|i (?:cannot|can't|can not) stop crying|i (?:keep|am(?: always)?) crying|i cry (?:a lot|all|every)",
    `lost my (?:\\w+ )?${kin}(?![’']s)|my (?:\\w+ )?${kin} (?:just |suddenly |has |have )?(?:died|passed (?:away|on))`,
  ),
};

export const moodReader = moodReaderOf(englishMood);

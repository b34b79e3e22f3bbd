import { anyOf, type MoodWords } from '../mood.ts';

const trouble =
  '(?:problems?|troubles?|difficult\\w*|struggles?|struggling|suffering|obstacles?|hardships?|bad (?:luck|times?|days|phase|period|patch)|delays?|loss(?:es)?|debts?|illness\\w*|sickness\\w*|diseases?|pain|pains|fears?|enem(?:y|ies)|rivals?|black magic|evil eye|curses?|loneliness|poverty|heartbreak)';
const loss =
  '(?:divorce\\w*|separation|break ?up|accident|illness|surgery|loss|failures?|betrayal|heartbreak)';
const own = '(?:my|the|our|a|an|this|these|those|that|all|any|such|more|much)';

/** English, and what comes to it from Indian words in Latin letters; a question is brought to plain words before. */
export const englishMood: MoodWords = {
  fear: anyOf(
    'divorced?|separat\\w*|break(?:ing)? ?up|broken up|lose|losing|fail\\w*|loss(?:es)?|delay\\w*|late|den(?:y|ied)|problems?|troubles?|difficult\\w*|bad|worse|worst|harm\\w*|danger\\w*|accidents?|jail|prison|fired|sacked|laid off|layoffs?|unlucky|poor|bankrupt\\w*|cheat\\w*|betray\\w*|deceiv\\w*|unfaithful|struggl\\w*|ill|illness|sick\\w*|diseases?|injur\\w*|hurt\\w*|reject\\w*|dump(?:ed|s)?|into? debts?|quit|resign\\w*|give up|suffer\\w*|obstacles?|black magic|evil eye|enem(?:y|ies)|against me|alone forever|forever alone|never',
    'serious|negative|worr(?:y|ied|ies|ying)|weak|inauspicious|afraid|scared|destroy\\w*|ruin\\w*|childless|unemployed|lonely|miserable',
    '(?:stay|remain|end up|be|die|left) (?:all )?(?:alone|single)',
    '(?:it|this|that|they|dosha|sade sati) (?:\\w+ )?(?:affect|impact|cause)\\w*',
    'leav(?:e|es|ing) (?:me|us|him|her|you)|(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|lover|spouse)(?: \\w+)? (?:leav(?:e|es|ing)|left|walk\\w* out)',
    `leav(?:e|ing) (?:my|this|the|our) (?:\\w+ )?(?:job|work|company|business|career|profession|husband|wife|partner|spouse|boyfriend|girlfriend|marriage|relationship|studies|college|school|post|position)`,
  ),
  hope: anyOf(
    `(?:lose|losing|lost|shed) (?:\\w+ ){0,3}?(?:weight|fat|kilos?|kgs?|pounds|belly|inches|fears?|anger|anxiety|shyness|virginity)`,
    `(?:finally|at last|be able to|manage to|find (?:the )?(?:courage|strength) to) (?:\\w+ ){0,2}(?:leave|quit|resign|divorced?|separate|break up|give up|get divorced|be divorced)(?: (?:my|this|the|our|a) (?:\\w+ )?\\w+)?`,
    `leave (?:this |my |the )?(?:\\w+ )?(?:job|work|marriage|relationship|company|place) (?:finally|at last|behind)`,
    `(?:quit|give up|stop|leave) (?:smoking|drinking|alcohol|cigarettes|drugs|gambling|sugar|overthinking|worrying|suffering|struggling|being \\w+)`,
    `(?:end (?:of|to)|get(?:ting)? (?:over|rid of|out of|free of|past|through)|over(?:come|coming)|free (?:of|from)|recover\\w* from|heal\\w* from|cured? of|solve|resolve|remove|clear|escape|avoid|survive|beat|defeat|win (?:over|against)|victory over|succeed against|come out of|rid of|pay off|repay|safe from|protect\\w* (?:me )?(?:from|against)|without|despite|in spite of|no more|not have|not face) (?:${own} )*(?:\\w+ )?${trouble}`,
    `${trouble}(?: \\w+){0,5}? (?:end|ends|ending|over|go away|finish\\w*|stop|disappear|solved|resolved|pass|vanish|cleared?|removed?|cured|heal|improve|reduce|lessen|get better|get less|behind me)`,
    `(?:health|marriage|relationship|job|finances?|situation|luck|mood|condition) (?:\\w+ ){0,2}(?:improve|recover|get better|turn around)`,
    `(?:after|since|following) (?:${own} )?(?:\\w+ )?${loss}`,
    `(?:marry|date|love|meet|with) (?:a |an |some ?one )?(?:who is )?(?:divorced?|separated)|divorced? (?:man|woman|person|guy|girl|people|partner)`,
    `late (?:father|mother|husband|wife|grand\\w+|uncle|aunt|brother|sister)`,
    `not (?:\\w+ )?(?:fail|lose|be late|be alone|suffer|struggle)|never (?:\\w+ )?(?:fail|lose|suffer|struggle|worry|be (?:alone|poor|sick|ill|lonely))`,
    `sooner or later|(?:help|serve|feed|support) the poor|better late`,
  ),
};

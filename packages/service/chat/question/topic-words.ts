import { type Topic, topics } from '@palmleaf/texts/chat/terms';

/** Words that name a topic; those of `telling` outweigh any number of the others. */
interface TopicWords {
  readonly telling?: RegExp;
  readonly words: RegExp;
}

const words = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`, 'g');
const someone =
  '(?:mother|mom|mum|father|dad|parents?|sons?|daughters?|child\\w*|kids?|brothers?|sisters?|siblings?|famil|boss|colleagues?|friends?|in-laws?|mother-in-law|father-in-law)';

/** English only: a question is brought to plain English words before. */
const topicWords: Record<Topic, TopicWords> = {
  self: {
    words: words(
      'personality|habits?|confidence|anger|angry|introvert|extrovert|character|who am i|what am i like|(?:kind|sort|type) of person|how am i as a person|nature|temperament|strengths?|talents?|weakness\\w*|my chart|birth chart|horoscope|about me|myself|overview|my life(?! partner)',
    ),
  },
  appearance: {
    words: words(
      'appearance|how do i look|my looks|physique|good ?looking|beautiful|handsome|my height|my body type',
    ),
  },
  health: {
    telling: words(
      '(?:quit|stop|give up|quitting|stopping) (?:of )?(?:smok\\w*|drink\\w*|alcohol|cigarettes)|smok(?:e|ing)|lose (?:\\w+ ){0,2}weight|weight loss|lose (?:\\d+ )?(?:kilos?|kgs?|pounds)',
    ),
    words: words(
      'health\\w*|ill|illness\\w*|sick\\w*|diseases?|body|energy|sleep|stress\\w*|anxi\\w*|diet|fitness|exercise|see a doctor|stomach|skin|eyesight|teeth|knees?|liver|digesti\\w*|blood pressure|allerg\\w*|migraine|cancer|tumou?r|surgery|operation|weight|pain|heal|healing|recover\\w*|diabetes|depress\\w*|mental\\w*|peace of mind|stamina|accidents?|injur\\w*|head ?aches?|insomnia|fears?|phobia|addict\\w*|tired\\w*|immunity|weak (?:organ|body part)s?',
    ),
  },
  money: {
    words: words(
      'money|financ\\w*|wealth\\w*|rich|millionaire|crorepati|billionaire|income|salary|savings?|earn\\w*|afford|cash|prosper\\w*|lottery|jackpot|invest\\w*|stocks?|shares|crypto\\w*|bitcoin|poor|poverty',
    ),
  },
  inheritance: {
    telling: words(
      "inherit\\w*|(?:father|mother|parents?|grand\\w+)(?:'s)? (?:\\w+ ){0,4}propert(?:y|ies)|(?:ancestral|paternal|family) (?:property|wealth|money|house|land)|legacy|(?:father|parent)'?s'? property|a will from",
    ),
    words: words('ancestral|paternal'),
  },
  debt: {
    telling: words('debts?|loans?|emi|mortgage|borrow\\w*|owe|lend\\w*|lent'),
    words: words('repay|repaid'),
  },
  expenses: {
    telling: words(
      "expens\\w*|spend\\w*|loss(?:es)?|money (?:go|going|gone|slip\\w*|stay\\w*)|(?:can(?:not|'t)|not able to|unable to) save",
    ),
    words: words('waste'),
  },
  siblings: {
    telling: words('siblings?|brothers?(?![- ]in[- ]law)|sisters?(?![- ]in[- ]law)'),
    words: words('cousins?'),
  },
  mother: { telling: words('mother(?!-in-law| in law| tongue)|mom|mum|mummy'), words: words('maternal') },
  father: { telling: words('father(?!-in-law| in law)|dad|daddy'), words: words('paternal') },
  family: {
    telling: words(
      'peace (?:in|at) (?:my |our )?(?:home|house|family)|(?:home|house) and family|family and home|(?:fights?|quarrels?|tension) (?:in|at) (?:my |our )?(?:home|house|family)',
    ),
    words: words(
      'famil(?:y|ies)|parents?|relatives?|grand\\w+|domestic|home life|ancestors|roots|household|joint family',
    ),
  },
  'in-laws': {
    telling: words('(?:mother|father|brother|sister)[- ]in[- ]laws?|in[- ]laws?'),
    words: words('inlaws'),
  },
  friends: { words: words('friends?|friendships?|social circle|network|best friend') },
  home: {
    telling: words(
      '(?:buy\\w*|own(?:ing)?|build\\w*|construct\\w*|get\\w*|purchas\\w*|sell\\w*|bought|have) (?:\\w+ ){0,3}(?:house|home|flat|apartment|bungalow|villa)|(?:own|new|dream) (?:house|home|flat|apartment)|house (?:of my own|be mine|when will)|(?:move|shift|mov(?:ing)) (?:house|home|flat|into)|renovat\\w*|where (?:should|will|shall) (?:i|we) (?:live|settle)|house purchase|purchase of (?:a )?(?:house|flat)',
    ),
    words: words(
      '(?<!\\d(?:st|nd|rd|th) )houses?(?! (?:no|number|\\d))|home|flat|apartment|villa|rent\\w*|move|moving|relocat\\w*',
    ),
  },
  land: {
    telling: words('propert(?:y|ies)|real estate|land|plots?|agricultur\\w*|farm\\w*'),
    words: words('estate'),
  },
  vehicle: {
    telling: words('vehicles?|cars?|bikes?|motor(?:cycle|bike)|scooter|driving'),
    words: words('drive'),
  },
  children: {
    telling: words(
      'child(?:ren|birth|less)?|kids?|bab(?:y|ies)|sons?(?![- ]in[- ]law)|daughters?(?![- ]in[- ]law)|twins?|offspring|heir|progeny|get(?:ting)? pregnant|conceiv\\w*|conception|be(?:come|coming|ing)? (?:an? )?(?:good |bad |great |better )?(?:mother|father|parent|mom|dad)(?! (?:in|to)\\b)|will i (?:an? )?(?:good |bad )?(?:mother|father)|motherhood|fatherhood|ivf|adopt\\w*|parenthood|boy or girl',
    ),
    words: words('pregnan\\w*|fertil\\w*'),
  },
  love: {
    telling: words(
      'love life|girlfriend|boyfriend|crush|dating|romance|romantic|break ?up|broke up|my ex|ex (?:come|back|return\\w*|boyfriend|girlfriend)|patch ?up|affair|fall in love|find love|true love|propose|twin flame|(?:he|she) (?:\\w+ )?(?:love|like|miss|contact|call|text|block|ghost)\\w*|(?:he|she|they|boyfriend|girlfriend|ex|crush) (?:still )?(?:thinks?|cares?|dreams?) (?:of|about) me|(?:wrong|right|bad) (?:men|man|women|woman|guys|girls|people)|(?:luck|lucky|unlucky) (?:with|in) (?:men|women|guys|girls|love)|serious about (?:me|us)|(?:meet|find) some(?:one|body) (?:better|new|else)',
    ),
    words: words(
      `cheat\\w*|love|loves|loved|lover|relationships?(?! with (?:my |the )?${someone})|soul ?mate|someone special|alone|meet (?:someone|somebody|a man|a woman)|single|lonely|bf|gf`,
    ),
  },
  creativity: {
    words: words(
      'creativ\\w*|artist\\w*|arts?|music|sing(?:er|ing)?|dance\\w*|act(?:or|ress|ing)|film|writ(?:er|ing)|author|paint\\w*|poet\\w*',
    ),
  },
  study: {
    words: words(
      'stud(?:y|ies|ying)|exams?|examinations?|colleges?|school|universit(?:y|ies)|degree|learn\\w*|education|teach me|thesis|scholarships?|phd|masters|mba|upsc|results?|neet|jee|admission|competitive|academics?|marks|concentrat\\w*',
    ),
  },
  marriage: {
    telling: words(
      'marr(?:y|ied|iage|iages|ying)|groom|bride|alliance|extra ?marital|wedding|fianc\\w+|divorced?|separat(?:ed|ion)|remarry|remarriage|second marriage|married life|engaged|engagement|get hitched|tie the knot',
    ),
    words: words('partner(?:s|ships?)?|spouse|wife|husband|match(?:es)?|commit\\w*'),
  },
  spouse: {
    telling: words(
      "(?:future|life|my)? ?(?:wife|husband|spouse|life partner|partner)(?:'s)? (?:be|look|like(?! my| it| the| me)|come|nature|personality|character|profession|job|appearance|qualities|family|age)|(?:what|how|describe|tell me about|who|where)(?: \\w+){0,5} (?:(?:future|life|my|your) )+(?:wife|husband|spouse|partner)|(?:wife|husband|spouse|life partner)(?: \\w+){0,2} (?:how|what|who)|who will i marry|whom (?:will|shall) i marry|(?:how|what) (?:husband|wife|spouse)|what kind of (?:man|woman|person|partner|wife|husband)(?! am i| i am)|type of (?:wife|husband|partner|spouse)|future (?:wife|husband|spouse)|(?:how|what) (?:be|is|will) (?:my )?(?:wife|husband|life partner)",
    ),
    words: words('life partner|better half'),
  },
  career: {
    telling: words(
      'careers?|professions?|professional|be(?:come|ing)? an? (?:doctor|engineer|lawyer|teacher|scientist|pilot|nurse|chef|judge|professor|accountant|manager|banker)|unemploy\\w*|job satisfaction',
    ),
    words: words(
      'jobs?|work(?:ing|place)?|careers?|profession(?:al|ally|s)?|promot(?:ed|ion)|(?:a|pay|salary) raise|increment|appraisal|hike|midheaven|boss|offices?|employ\\w*|unemploy\\w*|vocation|interviews?|colleagues?|compan(?:y|ies)|retire(?:ment)?|calling|transfer\\w*|it (?:field|sector|industry|job|company)|fields?|internship|placement|cricketer|sportsm?\\w*|athlete|manager|resign\\w*|quit|fired|laid off|occupation|field suits?|success(?:ful)?|engineer|lawyer|teacher|software|it sector',
    ),
  },
  government: {
    telling: words(
      'ias|ips|government|public (?:office|service|sector)|civil serv\\w*|(?<!office )politic\\w*|minister|election (?:ticket|candidate)|army|police(?! case| complaint)|bank po|psu',
    ),
    words: words('administration'),
  },
  business: {
    telling: words(
      'business(?:es)?|start-?ups?|entrepreneur\\w*|self[- ]employ\\w*|own company|shop|franchise|freelanc\\w*|export',
    ),
    words: words('trade|customers|clients|venture'),
  },
  fame: {
    telling: words(
      'fame|famous|celebrity|influencer|youtube\\w*|social media|viral|well[- ]known|reputation|popular\\w*|recognition|respect in society',
    ),
    words: words('honou?rs?|award'),
  },
  enemies: {
    telling: words(
      'enem(?:y|ies)|rivals?|competitors?|jealous\\w*|envy|envious|haters?|black magic|evil eye|nazar|backstab\\w*|hidden foes?|conspir\\w*',
    ),
    words: words('opponents?|against me'),
  },
  lawsuit: {
    telling: words(
      'law ?suits?|su(?:e|es|ed|ing)|court|legal|litigation|police (?:case|complaint)|bail|lawyer|alimony|jail|prison|judge?ment|my case|case (?:win|going)|win (?:the|my) case|custody',
    ),
    words: words('disputes?'),
  },
  travel: {
    words: words('travel\\w*|trips?|journeys?|vacations?|holidays?|tour|pilgrimage'),
  },
  abroad: {
    telling: words(
      'abroad|foreign|migrat\\w*|emigrat\\w*|immigra\\w*|visas?|overseas|another country|other country|green card|citizenship|pr|home country|homeland|motherland|native country|back to india|return to india|(?:go|move|settle|job|live|shift|study|work)(?: house)? (?:to|in) (?:the )?(?:us|usa|uk|canada|australia|america|germany|dubai|europe|gulf|singapore|new zealand|ireland)|permanent residen\\w*|h1b|nri',
    ),
    words: words(
      'settle(?:d|ment)?|america|usa|canada|australia|germany|dubai|europe|singapore|london|new zealand|ireland|japan',
    ),
  },
  luck: { words: words('luck|lucky|fortune|fortunate|destiny|fate|unlucky') },
  purpose: {
    telling: words(
      "(?:life|my|soul'?s?) purpose|purpose (?:of|in) (?:my )?(?:life|birth)|life path|life lesson|meant to do|why was i born|mission|dharma|past (?:life|karma)|karmic",
    ),
    words: words('purpose|karma'),
  },
  spiritual: {
    words: words(
      'spiritual\\w*|kundalini|meditat\\w*|enlighten\\w*|god|religio\\w*|guru|devotion|sanyas\\w*|sannyas\\w*|monk|salvation|temple|prayer|faith',
    ),
  },
  intuition: { words: words('intuit\\w*|psychic|occult|sixth sense|dreams?|tarot|mystic\\w*|astrologer') },
};

const people: readonly (readonly [RegExp, Topic])[] = [
  ['mother|mom|mum', 'mother'],
  ['father|dad', 'father'],
  ['brother|sister|sibling', 'siblings'],
  ['son|daughter|child|kid|baby', 'children'],
  ['husband|wife|spouse|life partner', 'spouse'],
].map(([who, topic]) => [possession(who ?? ''), topicOf(topic)]);

/** "My mother's health", "the job of my husband": read from the house of the person. */
function possession(who: string): RegExp {
  const thing =
    'health|job|career|profession|business|work|money|income|nature|personality|character|looks|appearance|behaviou?r|age|name|family|future|luck|life|marriage|studies|education';
  return new RegExp(
    `\\b(?:my|our|future) (?:\\w+ )?(?:${who})(?:'s|s'|s) (?:\\w+ )?(?:${thing})\\b|\\b(?:${thing}) (?:of|will|does|would|has) (?:my|our) (?:\\w+ )?(?:${who})\\b`,
  );
}

function topicOf(name: string | undefined): Topic {
  return topics.find((topic) => topic === name) ?? 'family';
}

/**
 * The topic of a question: one that a telling word names; else the one with most words, of equals the one named first. `self`
 * only when nothing else is named.
 */
export function topicIn(text: string): Topic | undefined {
  const person = people.find(([pattern]) => pattern.test(text))?.[1];
  if (person) return person;
  const found = topics
    .map((topic) => {
      const { telling, words: plain } = topicWords[topic];
      const told = telling ? [...text.matchAll(telling)] : [];
      const named = [...told, ...text.matchAll(plain)];
      const weight = told.length * 3 + (named.length - told.length);
      return { topic, weight, at: Math.min(...named.map(({ index }) => index)) };
    })
    .filter(({ weight }) => weight > 0);
  const outward = found.filter(({ topic }) => topic !== 'self' && topic !== 'luck');
  const candidates = outward.length > 0 ? outward : found;
  return candidates.sort((a, b) => b.weight - a.weight || a.at - b.at)[0]?.topic;
}

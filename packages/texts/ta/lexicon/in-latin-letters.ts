import { folded, lexicon } from '../../lexicons/lexicon.ts';
import type { MoodWords } from '../../lexicons/mood.ts';

/** Tamil in Latin letters has no one spelling: long vowels, doubled and breathed consonants are written or left out. */
function foldedLatin(text: string): string {
  return folded(text)
    .replace(/zh/g, 'l')
    .replace(/([tdk])h/g, '$1')
    .replace(/aa+/g, 'a')
    .replace(/([kptnmlrd])\1+/g, '$1');
}

/** Whole words, folded; `*` stands for any letters. */
const pattern = (source: string): RegExp =>
  new RegExp(`\\b(?:${foldedLatin(source).replaceAll('*', '[a-z]*')})\\b`, 'g');

const sources: readonly (readonly [string, string])[] = [
  [
    'saaganum*|saaga pori*|seththu* (?:poga*|pora*|vida*)|sethuda*|uyiroda irukka (?:pidikala*|venda*)|v(?:aa|a)zha(?:ve)? (?:pidikala*|pidikkala*|pidikavillai|venda*|mudiyala*)|tharkolai*',
    'kill myself',
  ],
  ['(?:naan )?(?:eppo|eppa|eppothu) (?:naan )?(?:saven|irappen|saaven|sethu*)', 'when will i die'],
  ['(?:en )?(?:aayul|ayul|aayusu)*', 'life span'],
  [
    'aan(?: kuzhandh?ai)?y?a,? (?:illa |alladhu )?pen(?: kuzhandh?ai)?(?:n)?a|paiyana ponna*|aan kuzhandh?ai*|pen kuzhandh?ai*',
    'boy or girl',
  ],
  ['(?:naan )?(?:garbama|karpama|pregnant a) (?:iruke*|irukire*)', 'am i pregnant'],
  ['(?:enakku )?(cancer|sugar|thyroid|diabetes) (?:irukk?a|iruku*|varuma)', 'do i have $1'],
  [
    '(?:velai|vela|job|udhyogam) (?:poividum*|poidum*|poirum*|pogum*|poyidum*|poyividum*)',
    'will i lose my job',
  ],
  ['(?:sevvai|sevvaai|mangalya) ?(?:dosham|thosham)*', 'manglik dosha'],
  ['(?:ezharai|ezhara|elarai|elara|yelarai) ?(?:naattu |nattu )?(?:sani)*', 'sade sati'],
  ['(?:ashtama|asthama) ?sani*', 'small panoti'],
  ['(?:arasu|arasanga|government|govt) (?:velai|vela|job|pani)*', 'government job'],
  ['(?:sondha|sontha|own) (?:thozhil|tholil|business)*', 'own company'],
  [
    '(?:sondha |sontha |pudhu )?(?:veedu|vidu) (eppo |eppa |eppothu )?(?:vaang*|vang*|katt*)|(?:sondha|sontha) (?:veedu|vidu)',
    'buy house $1',
  ],
  ['(?:kaadhal|kadhal|kathal|love) (?:kalyanam|thirumanam|marriage)*', 'love marriage'],
  [
    'en(?:nudaiya|noda)? (?:purushan|kanavar|husband|mapillai) (?:eppadi|epdi)*(?: irup*)?',
    'how will my husband be',
  ],
  ['en(?:nudaiya|noda)? (?:manaivi|pondatti|wife) (?:eppadi|epdi)*(?: irup*)?', 'how will my wife be'],
  ['(?:enna|endha|entha) (?:dasa|dasai|disai|thisai|thasai)*', 'which dasha'],
  ['(?:raasi|rasi) ?kal', 'which gemstone'],
  ['(?:adhirshta|athirshta|lucky) (?:en|number|enn)', 'lucky number'],
  ['(?:adhirshta|athirshta|lucky) (?:niram|color|colour)', 'lucky colour'],
  ['(?:en |ennoda )?(?:raasi|rasi)(?: enna)?', 'my moon sign'],
  ['(?:en |ennoda )?(?:natchathiram|nakshathiram|natchatram)(?: enna)?', 'my nakshatra'],
  ['(?:en |ennoda )?(?:lagnam|lakkinam)(?: enna)?', 'my ascendant'],
  ['(?:indha|intha) (?:varusham|varudam|aandu)', 'this year'],
  ['(?:adutha|aduththa) (?:varusham|varudam|aandu)', 'next year'],
  ['(?:indha|intha) (?:maasam|maadham|matham)', 'this month'],
  ['(?:adutha|aduththa) (?:maasam|maadham|matham)', 'next month'],
  ['enna (?:panna(?:lam|num)|seiya(?:lam|num)|pannanum|seyyanum)', 'what should i do'],
  ['(?:innum|konjam|melum) (?:sollunga|solunga|sollu)', 'tell me more'],
  ['(?:naan )?(?:eppo|eppa) (?:panakkaran|panakaran)*', 'when will i be rich'],
  // The clitic that asks, after the verb: yes or no.
  ['(?:kidaik*|kedaik*)a', 'get yes or no'],
  ['(?:*aagum|*agum)a', 'be yes or no'],
  ['(?:nadakk?um|varum|irukk?um|mudiyum)a', 'be yes or no'],
  ['(?:irukk?a|irukk?utha|irukk?udha|unda|ullatha|irukiratha)', 'is there yes or no'],
  ['(*)lama', '$1 should i yes or no'],
  ['(*)(?:vena|pena)', '$1 will i yes or no'],
];

const stems: Readonly<Record<string, string>> = {
  'when will': 'eppo eppa eppothu eppozhudhu eppoludhu',
  how: 'eppadi epdi yepdi eppdi',
  why: 'yen',
  what: 'enna ennada',
  which: 'endha entha',
  who: 'yaaru yaar',
  my: 'en ennoda ennudaiya enoda',
  me: 'enakku enaku ennaku ennai',
  i: 'naan nan',
  get: 'kidaikkum kedaikkum kidaik* kedaik*',
  be: 'nadakkum aagum irukkum varum irukum',
  'is there': 'irukku iruku irukkiradhu irukiradhu',
  'should i': 'venum vendum',
  good: 'nalla nallathu nalladhu',
  bad: 'ketta mosam kettathu',
  now: 'ippo ippa ippothu',
  today: 'innaiku indru inniku',
  tomorrow: 'naalai naalaiku',
  marriage: 'kalyanam* thirumanam* kalyana* thirumana*',
  divorce: 'vivagaraththu* vivagarathu* vivakarathu*',
  husband: 'purushan* kanavar* kanavan*',
  wife: 'manaivi* pondatti*',
  love: 'kaadhal* kadhal* kathal*',
  children: 'kuzhandhai* kuzhanthai* kulandhai* kolandha* pillai*',
  son: 'magan* paiyan*',
  daughter: 'magal* ponnu*',
  job: 'velai* vela velaya* udhyogam* utthiyogam*',
  profession: 'thozhil* tholil*',
  business: 'viyabaram* vyabaram* kadai*',
  money: 'panam* kaasu* kasu* selvam*',
  rich: 'panakkaran* panakaran* panakkarar* kodeeswaran*',
  debts: 'kadan* kadana*',
  health: 'udambu* udalnalam* aarokkiyam* arogyam*',
  illness: 'noi* noyi* viyadhi*',
  house: 'veedu* vidu veetu* veettu*',
  buy: 'vaanga* vanga* vaangu* vangu*',
  land: 'nilam* manai',
  property: 'sothu* soththu* poorviga*',
  car: 'vandi* vaaganam*',
  abroad: 'velinadu* veliyur* velinaatu* velinattu*',
  travel: 'payanam*',
  study: 'padippu* kalvi* padikka*',
  exam: 'thervu* paritchai*',
  mother: 'amma ammavu*',
  father: 'appa appavu*',
  brother: 'annan* thambi* anna',
  sister: 'akka* thangai* thangachi*',
  family: 'kudumbam* kudumba*',
  friends: 'nanbar* nanban* nanbargal*',
  enemies: 'edhiri* ethiri*',
  lawsuit: 'vazhakku* valakku*',
  luck: 'adhirshtam* athirshtam*',
  life: 'vaazhkai* vazhkai* valkai*',
  problems: 'prachanai* pirachanai* prachinai* kashtam* problem*',
  delay: 'thaamadham* thamatham* late',
  fail: 'tholvi* fail*',
  loss: 'nashtam*',
  'birth chart': 'jaadhagam* jathagam* jadhagam* jaathagam*',
  saturn: 'sani',
  jupiter: 'guru',
  mars: 'sevvai sevvaai',
  venus: 'sukkiran sukran',
  mercury: 'budhan',
  sun: 'suriyan',
  moon: 'chandiran chandran',
  transit: 'peyarchi*',
  dasha: 'dasai dasa thisai disai thasai',
  antardasha: 'puthi buththi',
  dosha: 'dosham* thosham*',
  yoga: 'yogam*',
  curse: 'saabam* sabam*',
  remedy: 'parigaram* parikaram* pariharam*',
  gemstone: 'ratthinam* rathinam*',
  god: 'deivam* theivam* saami kadavul*',
  hello: 'vanakkam*',
  'thank you': 'nandri*',
};

const english =
  'mother father brother month birth health death with this that success marriage will all tell happy settle office'.split(
    ' ',
  );

/** Words of fear, hope, leaving and sorrow, as the Tamil ones. */
const mood: MoodWords = {
  fear: pattern(
    'noi*|vivaga*|divorce*|(?:velai|vela|job) (?:po[iyg]*)|po(?:i|yi)vidum*|poidum*|izha*|ilanth*|emaa*|yemaa*|emat*|tholvi*|thamatha*|thamadha*|late|nashta*|aabath*|abath*|vibath*|kashta*|prachan*|pirachan*|problem*|thani*|edhiri*|ethiri*|thadai*|mosam*|ketta*|bayam*|sandai*',
  ),
  hope: pattern(
    '(?:kashta*|prachan*|pirachan*|problem*|kadan*|noi*|thadai*|edhiri*|ethiri*)(?: [a-z]+){0,3} (?:theer*|thir*|mudiy*|neeng*|ning*|kurai*|jeyi*|gunam*|kunam*)|(?:weight|edai)(?: [a-z]+)? (?:kurai*|loss)|(?:divorce*|vivaga*) (?:ku |kku )?(?:apuram|appuram|piragu)',
  ),
  leaving: pattern(
    '(?:vidal?ama|vittu ?vidal?ama|vittudal?ama|vidanum*|vida venduma|vida vendum|piriyal?ama|pirinju*|(?:divorce*|vivaga*|rajinama|resign)(?: [a-z]+){0,2} (?:pannal?ama|seiyal?ama|seyyal?ama|pannanuma|kudukkal?ama|venduma)|vilagal?ama|virkal?ama|vikkal?ama)',
  ),
  sorrow: pattern(
    '(?:naan |enakku |ennaku )?(?:romba |migavum |rombo )?(?:sogama|sokama|varuthama|kavalaiya|thanimaiya|manasu kashtama|kashtama)* (?:iruk*|unar*)|manasu (?:sari(?:ye)? ?il*|kashtama*|valik*)',
  ),
};

/** How Tamil in Latin letters is read; it is answered as the request's field says. */
export const tamilInLatinLetters = lexicon({
  fold: foldedLatin,
  phrases: [
    ...sources.map(([source, plain]): readonly [RegExp, string] => [pattern(source), plain]),
    ...Object.entries(stems).map(([plain, own]): readonly [RegExp, string] => [
      pattern(own.split(' ').join('|')),
      plain,
    ]),
  ],
  // English words among them, for folding takes a letter from some.
  words: Object.fromEntries(english.map((word) => [word, word])),
  mood,
});

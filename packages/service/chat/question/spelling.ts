import type { Lexicon } from '@palmleaf/texts/lexicons';
import { isNear, soundForm } from '@palmleaf/texts/lexicons';
import { spellTerms } from './by-sound.ts';
import { cancerTold } from './cancer.ts';
import { hindiPhrases, hindiWords } from './hindi.ts';

/** Short forms and errors of typing that are too far off, or too short, to be found by likeness. */
const shortForms: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  y: 'why',
  pls: 'please',
  plz: 'please',
  abt: 'about',
  wen: 'when',
  wat: 'what',
  wht: 'what',
  wich: 'which',
  wil: 'will',
  hav: 'have',
  gud: 'good',
  im: 'i am',
  whats: 'what is',
  hows: 'how is',
  whens: 'when is',
  cant: "can't",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  wont: "won't",
  isnt: "isn't",
  hes: 'he is',
  shes: 'she is',
  ive: 'i have',
  whos: 'who is',
  hubby: 'husband',
  hubbys: "husband's",
  gf: 'girlfriend',
  bf: 'boyfriend',
  gonna: 'going to',
  wanna: 'want to',
  bussiness: 'business',
  buisness: 'business',
  busines: 'business',
  carrer: 'career',
  carreer: 'career',
  carear: 'career',
  helth: 'health',
  mony: 'money',
  sucess: 'success',
  divorse: 'divorce',
  nxt: 'next',
  yr: 'year',
  yrs: 'years',
  govt: 'government',
  gov: 'government',
  jobe: 'job',
  dob: 'date of birth',
};

/** The words that a longer word is taken for when it is one slip away from them. */
const known: readonly string[] = [
  ...'marriage married marry husband relationship girlfriend boyfriend partner divorce wedding arranged compatible separation proposal engagement'.split(
    ' ',
  ),
  ...'career promotion business profession interview government startup employment unemployed company'.split(
    ' ',
  ),
  ...'children daughter pregnant pregnancy family mother father brother sister siblings parents friends'.split(
    ' ',
  ),
  ...'property apartment vehicle abroad foreign travel education examination college university scholarship'.split(
    ' ',
  ),
  ...'ancestral success successful finance financial wealth income salary inheritance expenses lottery health disease illness surgery'.split(
    ' ',
  ),
  ...'enemies lawsuit spiritual spirituality meditation fortune remedy remedies gemstone sapphire emerald hessonite'.split(
    ' ',
  ),
  ...'ascendant nakshatra mahadasha antardasha atmakaraka darakaraka amatyakaraka navamsa horoscope astrology'.split(
    ' ',
  ),
  ...'mercury jupiter saturn neptune transit transits retrograde exalted debilitated planet planets'.split(
    ' ',
  ),
  ...'manglik number colour personality strength weakness character appearance settle question purpose'.split(
    ' ',
  ),
  ...'january february september october november december tomorrow'.split(' '),
];
const knownWords = new Set(known);

/** Right words that are one slip away from one of ours. */
const leaveAlone = new Set(
  'medication medications properly carrier farther planned plants charter factor marked carry wealthy healthy fiance partners sitter cousin planner incomes weather further brothers sisters mothers fathers families numbers colours promote promoted employed'.split(
    ' ',
  ),
);

/** A question in plain lower-case English words: other languages, Hindi terms, short forms and slips of typing are put right. */
export function plainWords(question: string, lexicon?: Lexicon): string {
  const lower = (lexicon?.plain(question) ?? question)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(
      /\b(husband|wife|mother|father|brother|sister|son|daughter|boyfriend|girlfriend|mom|mum|dad)s (?=[a-z])(?!and\b|or\b|will\b|are\b|have\b|in\b)/g,
      "$1's ",
    )
    .trim();
  const phrased = hindiPhrases.reduce(
    (text, [pattern, english]) => text.replace(pattern, english),
    spellTerms(lower),
  );
  const words = phrased.match(/[a-z]+/g) ?? [];
  const isHindi = words.filter((word) => word in hindiWords || hindiGrammar.has(word)).length >= 2;
  return cancerTold(phrased.replace(/[a-z]+(?:'[a-z]+)?/g, (word) => wordFor(word, isHindi)));
}

/** Small words that stand in most questions in Hindi. */
const hindiGrammar = new Set(
  'ka ki ke ko se ne me hai h ho tha thi par aur bhi mujhe meri mera kab kya'.split(' '),
);

/** Hindi words by how they sound: "bacche" and "bachche" are one. */
const hindiBySound = new Map(
  Object.entries(hindiWords)
    .filter(([word]) => word.length >= 4)
    .map(([word, english]) => [soundForm(word), english]),
);

function wordFor(word: string, isHindi: boolean): string {
  const bySound = isHindi && word.length >= 4 ? hindiBySound.get(soundForm(word)) : undefined;
  const meant = shortForms[word] ?? hindiWords[word] ?? bySound;
  if (meant !== undefined) return meant;
  if (word.length < 5 || knownWords.has(word) || leaveAlone.has(word)) return word;
  const slips = word.length >= 9 ? 2 : 1;
  return known.find((other) => isNear(word, other, slips) && !isDerived(word, other)) ?? word;
}

/** "Strengthen" is a word of its own, and no slip of "strength". */
function isDerived(word: string, from: string): boolean {
  return (
    word.startsWith(from) && /^(?:en|ens|ed|er|ers|ing|ly|al|y|ity|less|ful)$/.test(word.slice(from.length))
  );
}

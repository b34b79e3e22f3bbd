import { type Language, languages, scriptsOf } from '@palmleaf/contract/languages';
import type { Written } from '../../languages/kinds.ts';
import { folded } from '../../lexicons/folded.ts';
import { frameTexts } from './languages.ts';

/** Marathi shares the script of Hindi; its own words distinguish it. */
const scripts: readonly (readonly [RegExp, Language])[] = [
  ...scriptsOf(languages),
  [/[¿¡ñ]/i, 'es'],
  [/(?<!\p{L})(?:quê|você|vocês|não|tô|avó|bebê|mercúrio|vênus)(?!\p{L})/iu, 'pt'],
  [/(?<!\p{L})(?:è|più|può|perché|perchè|sì|così|città)(?!\p{L})|\p{L}r[òà](?!\p{L})/iu, 'it'],
];
const marathi = /(?<![\p{L}\p{M}])(?:माझ\p{M}*|कधी|आहे|होईल|मला|काय)(?![\p{L}\p{M}])/u;

export type Romanized = 'Hindi in Latin letters' | 'Russian in Latin letters' | 'Tamil in Latin letters';

const romanized: Readonly<Record<Romanized, string>> = {
  'Hindi in Latin letters':
    'mera meri mere mujhe mujhko main mai mein kab kya hai hain hu hoon hoga hogi honge ka ki ke ko se aur nahi kaun kaise kaisa kaisi kyu kyun kyon kitna kitne kitni milega milegi par me ya liye karu karna chahiye raha rahi tha thi bhi apna apni ho jayegi jayega shaadi shadi naukri bahut bohot mujhko talaq chhod chod ne kiya h nhi hua hui gaya gayi gye rahe rha rhi ja kar karne karta karti karte chahta chahti milna lagegi lagega lagegi paisa paise ghar pati patni biwi beta beti bhai bhaiya didi behen papa mummy sasural zindagi jeevan kundli grah dosh upay upaay kala jadu jaadu tona padosi dost pyar pyaar ladka ladki bachche bache bacche santan padhai pariksha dukan dukaan bimari sehat tabiyat karz udhar videsh yaar guruji batao bataiye bataye kuch abhi agle agla saal mahine mahina din aaj kal parso koi sab sabse jab tab tak kyuki lekin kisi kisne jaldi phir fir wapas vapas sakta sakti sakte hogaya sir wala wali vale chal kahin yahan vahan sath saath unka uska uski iska iski unki hum hume humein tum aap aapne apne tera teri lagta lagti pe rehta rehti rahega rahegi theek thik sahi accha acha',
  'Russian in Latin letters':
    'ya kogda menya mne moy moya moyo moe moyu moyei moego li budet budut budu byt kakoi kakoy kakaya kakie chto kak pochemu gde kto etom sleduyushem sleduyuschem godu zamuzh zamuj zhenyus jenus rabota rabotu rabote karyera karera dengi deneg deti detei lyubov lubov lyubit lubit muzh muj muzha zhena ili vyidu vyjdu viydu naidu naydu stanu poluchu kuplyu smogu pereedu bogatym zdorovye zdorovie svoi svoyu svoy goroskop znak zodiaka privet spasibo ona skoro segodnya zavtra menja ja moj moja stoit nam grustno',
  'Tamil in Latin letters':
    'enakku enaku ennaku ennai ennoda ennudaiya naan en enna eppo eppa eppothu eppadi epdi yen endha entha yaaru kidaikkum kidaikkuma kidaikuma kedaikkuma kedaikuma kedaikkum nadakkum nadakkuma nadakuma aagum aaguma aguma varum varuma irukkum irukkuma irukka iruka iruku irukku unda mudiyuma panna pannalama pannalam vangalama vaangalama pogalama podalama velai vela velaya kalyanam kalyaanam thirumanam kuzhandhai kuzhanthai kulandhai veedu panam kadan udambu raasi rasi natchathiram lagnam jathagam jadhagam jaathagam dasai thisai sani peyarchi dosham parigaram adhirshtam athirshtam nalla indha intha adutha varusham purushan kanavar manaivi pondatti amma appa innum sollunga solunga vanakkam nandri poividuma poiduma poidum thozhil tholil padippu velinadu veliyur saven irappen saaganum nallatha nalladha vaazha vazha vaazhave vazhave pidikala pidikkala pidikavillai saaganum saganum tharkolai sethuda uyiroda kuzhandhaiya aan paiyana romba iruken irukken manasu pirakkum pirakkuma pirakum sir varumaa kalyanama ponnu paiyan kidaippan kidaippana nadakkumo enga enge seiyanum seyyalama vaangalam mudiyum mudiyaathu kashtam prachanai sondha thambi akka anna mappillai ungal unga neenga nan enakkum avan aval avanga epo',
};

type InLatinLetters = Written<'readings'> | Romanized;
const isKnown = (name: string): name is InLatinLetters => name in romanized || name in frameTexts;

const marked = [
  ...Object.entries(frameTexts).flatMap(([name, frame]) =>
    'marks' in frame ? [[name, frame.marks] as const] : [],
  ),
  ...Object.entries(romanized),
].flatMap(([name, words]) => (isKnown(name) ? [{ language: name, words: new Set(words.split(' ')) }] : []));

const marksOf = new Map(marked.map(({ language, words }) => [language, words]));

/** By script, else by words; several or none if the words do not decide. */
function candidatesOf(question: string, hints: readonly Language[] = []): readonly (Language | Romanized)[] {
  const script = scripts.find(([pattern]) => pattern.test(question))?.[1];
  if (script) return [script === 'hi' && marathi.test(question) ? 'ma' : script];
  const words = (folded(question).match(/[a-z]+/g) ?? []).filter((word) => weightOf(word) > 0);
  if (words.length > 0 && words.every(isShared)) return ['en'];
  const evidence = marked.map(({ language, words: own }) => ({
    language,
    weight:
      words.filter((word) => own.has(word)).reduce((sum, word) => sum + weightOf(word), 0) +
      (words.length > 0 && hints.some((hint) => hint === language) ? hintWeight : 0),
  }));
  const most = Math.max(...evidence.map(({ weight }) => weight));
  if (words.length === 0) return [];
  return evidence.filter(({ weight }) => weight > most - 0.01).map(({ language }) => language);
}

/** People mix English into all languages: words that English shares identify no other language. */
const isShared = (word: string): boolean =>
  marked.some(({ language, words }) => language === 'en' && words.has(word)) && weightOf(word) < 1;

/** Weighs less than a word of only one language. */
const hintWeight = 0.6;

function weightOf(word: string): number {
  const sharing = marked.filter(({ words }) => words.has(word)).length;
  return sharing === 0 ? 0 : 1 / sharing;
}

export function languageOf(question: string): Language | undefined {
  const [only, ...others] = candidatesOf(question);
  return others.length > 0 ? undefined : languages.find((language) => language === only);
}

const maxShortWords = 3;

/** "a mashina?" in a Russian conversation: too short to be called English. */
function shortInLatin(question: string, hint: Language | undefined): Romanized | undefined {
  if (hint !== 'ru' && hint !== 'ta') return undefined;
  const words = folded(question).match(/\p{L}+/gu) ?? [];
  if (words.length > maxShortWords || !words.every((word) => /^[a-z]+$/.test(word))) return undefined;
  const isEnglish = words.filter((word) => marksOf.get('en')?.has(word)).length > 1;
  if (isEnglish) return undefined;
  return hint === 'ru' ? 'Russian in Latin letters' : 'Tamil in Latin letters';
}

/**
 * "e quando?" takes the first possible hint.
 * @param hints languages of the conversation and of the request
 */
export function readIn(question: string, hints: readonly Language[]): Language | Romanized | undefined {
  const inLatin = shortInLatin(question, hints[0]);
  if (inLatin) return inLatin;
  const candidates = candidatesOf(question, hints);
  if (candidates.length === 1) return candidates[0];
  return hints.find((hint) => candidates.length === 0 || candidates.includes(hint));
}

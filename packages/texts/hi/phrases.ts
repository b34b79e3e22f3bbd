import { folded } from '../lexicons/lexicon.ts';

const zero = '०'.codePointAt(0) ?? 0;

/**
 * Devanagari as people in a hurry type it: without the dot below, long and short i and u alike, without signs for the nasal, plain digits, and words
 * apart only by spaces. It is applied to patterns as well, so it leaves what is written in Latin letters alone.
 */
export function foldedDevanagari(text: string): string {
  return folded(text)
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/gu, '')
    .replace(/[ँं]/gu, '')
    .replace(/[नम]्(?=[कखगघचछजझटठडढतथदधपफबभ])/gu, '')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ये', 'ए')
    .replaceAll('यी', 'ई')
    .replaceAll('।', ' ')
    .replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? zero) - zero));
}

type Phrase = readonly [RegExp, string];

/** Whole words of Devanagari, written in any spelling that folds to the same. */
const phrase = (source: string, plain: string): Phrase => [
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${foldedDevanagari(source)})(?![\\p{L}\\p{M}])`, 'gu'),
  plain,
];
/** The same at the head of a question. */
const opening = (source: string, plain: string): Phrase => [
  new RegExp(`^\\s*(?:${foldedDevanagari(source)})(?![\\p{L}\\p{M}])`, 'gu'),
  plain,
];

/** "सातवाँ भाव", "7वें घर", "सप्तम भाव", "भाव 7"; the highest first, for "भाव 1" stands in "भाव 12". */
const ordinals = [
  'पहल[ाेी]|प्रथम',
  'दूसर[ाेी]|द्वितीय',
  'तीसर[ाेी]|तृतीय',
  'चौथ[ाेी]|चतुर्थ',
  'पाँचव(?:ाँ|ें|ीं)|पंचम',
  'छठ[ाेी]|छठव(?:ाँ|ें)|षष्ठ',
  'सातव(?:ाँ|ें|ीं)|सप्तम',
  'आठव(?:ाँ|ें|ीं)|अष्टम',
  'नौव(?:ाँ|ें|ीं)|नव(?:ाँ|ें)|नवम',
  'दसव(?:ाँ|ें|ीं)|दशम',
  'ग्यारहव(?:ाँ|ें|ीं)|एकादश',
  'बारहव(?:ाँ|ें|ीं)|द्वादश',
];
const english = '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th'.split(' ');
const houses = ordinals
  .map((word, index) =>
    phrase(
      `(?:${word}|${index + 1} ?(?:व(?:ाँ|ें|ीं)|ल[ाे]|र[ाे]|थ[ाे]|ठ[ाे])?) (?:भाव|घर)|(?:भाव|घर) (?:नंबर )?${index + 1}(?!\\d)`,
      `${english[index]} house`,
    ),
  )
  .reverse();

/** What several Hindi words mean together. */
export const phrases: readonly Phrase[] = [
  ...houses,
  phrase('(?:मेरा |मेरे )?(?:बुरा|ख़राब|बुरे|ख़राब) (?:समय|दिन|वक़्त)', 'bad luck'),
  phrase('(?:वह|वो) (?:अब भी )?मेरे बारे में सोचत[ाी] है', 'does he love me'),
  phrase('(?:मैं )?किसी से कब मिलूँग[ाी]', 'when will i meet someone'),
  phrase('ग़लत (?:लोग|लोगों|आदमी|लड़के|लड़कियाँ)', 'wrong people'),
  phrase('लव ?लाइफ़?', 'love life'),
  phrase('(?:अच्छी |अच्छा )?(?:माँ|पिता) बन(?:ूँग[ाी]|ना)', 'be a good mother'),
  phrase('(?:फिर से )?ख़ुश (कब )?(?:होऊँग[ाी]|रहूँग[ाी])', 'will i be happy $1'),
  phrase(
    '(?:अब )?(?:और )?(?:जीना|जीने का मन) नहीं(?: (?:है|चाहता|चाहती|करता))?(?: हूँ)?|जीना ही नहीं|मरना चाह(?:ता|ती)(?: हूँ)?|मर जाना (?:चाह(?:ता|ती)(?: हूँ)?|चाहिए)|मरने का मन|(?:ख़ुद|अपने आप) को (?:ख़त्म|मार|नुक़सान)',
    'kill myself',
  ),
  phrase(
    'जीने (?:की|का) (?:इच्छा|चाह|मन)(?: [^ ]+)?(?: [^ ]+)? नहीं|जीना (?:बेकार|व्यर्थ)|अपनी जान (?:दे|ले)|(?:ज़िंदगी|जीवन|जान|सब कुछ) ख़त्म कर|मर जाऊँ|मरना है',
    'kill myself',
  ),
  phrase('आत्म ?हत्या|ख़ुद ?कुशी', 'suicide'),
  phrase('(?:मैं )?कब मर(?:ूँगा|ूँगी|ना|ेंगे)|(?:मैं )?मर जाऊँग[ाी]', 'when will i die'),
  phrase(
    '(?:कब तक|कितने साल|कितने दिन|कितना) (?:और )?(?:जीऊँग[ाी]|जिऊँग[ाी]|जीवित|ज़िंदा|जीना)(?: रहूँग[ाी])?',
    'how long will i live',
  ),
  phrase('(?:मेरी )?(?:आयु|उम्र) (?:कितनी|कितने साल)|कितनी (?:आयु|उम्र)|अल्पायु|दीर्घायु|लंबी (?:आयु|उम्र)', 'life span'),
  phrase('(?:मेरी )?(?:मृत्यु|मौत)', 'my death'),
  phrase(
    '(?:लड़का|बेटा|पुत्र) (?:होगा )?या (?:लड़की|बेटी|पुत्री)|(?:गर्भ|पेट|कोख) में (?:लड़का|लड़की|बेटा|बेटी)',
    'boy or girl',
  ),
  phrase('(?:क्या )?मैं (?:गर्भवती|प्रेग्नेंट) हूँ', 'am i pregnant'),
  phrase('(?:कब )(?:गर्भवती|प्रेग्नेंट) (?:होऊँगी|हो जाऊँगी|बनूँगी)|गर्भ कब ठहरेगा', 'when will i get pregnant'),
  phrase(
    '(?:क्या )?मुझे (कैंसर|शुगर|मधुमेह|डायबिटीज|थायराइड|ट्यूमर|अवसाद|डिप्रेशन)(?: तो नहीं)? (?:है|हो गया है|होगा)',
    'do i have $1',
  ),
  phrase('(?:क्या )?(?:मैं )?ठीक हो जाऊँग[ाी]', 'will i be cured'),
  phrase('शेयर (?:बाज़ार|मार्केट)|शेयरों', 'share market'),
  phrase('(?:थोड़ा )?(?:और|विस्तार से|अधिक|ज़्यादा) (?:बताइए|बताओ|बताएँ|बता दीजिए|समझाइए|जानकारी)', 'tell me more'),
  phrase('(?:मुझे |मैं )?(?:इसके लिए |इसका )?क्या (?:करूँ|करना चाहिए|कर सकते हैं|कर सकत[ाी] हूँ)', 'what should i do'),
  phrase('(?:क्या )?(?:यह|ये|वह) (?:मेरे लिए )?(?:बहुत )?(?:अच्छा|अच्छी|शुभ|ठीक) है', 'is that good'),
  phrase('(?:क्या )?(?:यह|ये|वह) (?:मेरे लिए )?(?:बहुत )?(?:बुरा|बुरी|ख़राब|अशुभ|ख़तरनाक) है', 'is that bad'),
  phrase('(?:इसका|उसका) (?:क्या )?(?:मतलब|अर्थ)(?: क्या)?(?: है)?', 'what does that mean'),
  phrase('(?:उसके|इसके) बाद', 'after that'),
  phrase('नमस्ते|नमस्कार|प्रणाम|राम राम|हैलो|हाय|सुप्रभात|शुभ प्रभात', 'hello'),
  phrase('(?:बहुत )?(?:धन्यवाद|शुक्रिया)', 'thank you'),
  phrase('अलविदा|फिर मिलेंगे|शुभ रात्रि', 'goodbye'),
  phrase('(?:आप|तुम) कौन (?:हैं|हो)|(?:आपका|तुम्हारा) नाम', 'who are you'),
  phrase('(?:क्या )?(?:आप|तुम) (?:इंसान|रोबोट|मशीन|कंप्यूटर|असली)(?: हैं| हो)?', 'are you human'),
  phrase('(?:आप|तुम) कैसे (?:हैं|हो)', 'how are you'),
  phrase('(?:आप|तुम) क्या (?:बता|कर) सकते (?:हैं|हो)|क्या (?:पूछ सकत[ाी] हूँ|पूछूँ)', 'what can you do'),
  phrase(
    '(?:अगले|आने वाले) (दो|2|तीन|3|चार|4|पाँच|5|छह|6|दस|10) (साल|सालों|वर्ष|वर्षों|महीने|महीनों)(?: में)?',
    'in the next $1 $2',
  ),
  phrase('(दो|2|तीन|3|चार|4|पाँच|5|दस|10) (?:साल|सालों|वर्ष|वर्षों) (?:में|बाद)', 'in $1 years'),
  phrase('इस (?:साल|वर्ष)', 'this year'),
  phrase('(?:अगले|आने वाले) (?:साल|वर्ष)|अगला (?:साल|वर्ष)', 'next year'),
  phrase('पिछले (?:साल|वर्ष)', 'last year'),
  phrase('इस (?:महीने|माह)', 'this month'),
  phrase('(?:अगले|आने वाले) (?:महीने|माह)', 'next month'),
  phrase('इस (?:सप्ताह|हफ़्ते)', 'this week'),
  phrase('(?:अगले|आने वाले) (?:सप्ताह|हफ़्ते)', 'next week'),
  phrase('(\\d\\d) (?:साल|वर्ष) की (?:उम्र|आयु) में', 'at age $1'),
  phrase('आज ?कल|इस समय|इन दिनों|फ़िलहाल', 'now'),
  phrase('आज का (?:राशिफल|भविष्यफल|दिन)', 'forecast for today'),
  phrase('(?:मेरा )?भविष्य|आगे क्या (?:होगा|है)', 'what is coming'),
  phrase('(?:प्रेम|लव) (?:विवाह|मैरिज|शादी)', 'love marriage'),
  phrase('(?:तय|अरेंज|अरेंज्ड) (?:विवाह|मैरिज|शादी)', 'arranged marriage'),
  phrase('(?:दूसरी|दूसरा) (?:शादी|विवाह)|फिर से शादी', 'second marriage'),
  phrase('(?:मेरा|मेरी) (?:एक्स|पूर्व प्रेमी|पूर्व प्रेमिका)(?: (?:वापस|लौटकर))?(?: आएग[ाी])?', 'will my ex come back'),
  phrase('सच्चा (?:प्यार|प्रेम)', 'true love'),
  phrase('(?:मेरे )?(?:होने वाले )?पति कैसे हों?गे|(?:मेरा )?(?:होने वाला )?पति कैसा होगा', 'how will my husband be'),
  phrase('(?:मेरी )?(?:होने वाली )?पत्नी कैसी हों?गी', 'how will my wife be'),
  phrase('(?:मेरा )?जीवन ?साथी कैसा होगा', 'how will my life partner be'),
  phrase('(?:अपना|ख़ुद का|निजी) (?:व्यापार|बिज़नेस|कारोबार|काम|धंधा|व्यवसाय)', 'own company'),
  phrase('सरकारी (?:नौकरी|जॉब|पद)', 'government job'),
  phrase(
    '(?:अपना|ख़ुद का|नया) (?:घर|मकान|फ़्लैट)|(?:घर|मकान|फ़्लैट) (कब )?(?:ख़रीद[^ ?]*|बनेगा|बनाऊँग[ाी]|लूँग[ाी])',
    'buy house $1',
  ),
  phrase('(?:शुभ|लकी|भाग्यशाली) (?:अंक|नंबर|संख्या)', 'lucky number'),
  phrase('(?:शुभ|लकी) दिन', 'lucky day'),
  phrase('(?:शुभ|लकी) रंग', 'lucky colour'),
  phrase('(?:शुभ|लकी) दिशा', 'lucky direction'),
  phrase('(?:शुभ|लकी) धातु', 'lucky metal'),
  phrase('(?:कौन|किस)(?: ?स[ाेी])? दिन', 'which day'),
  phrase('(?:किस|कौन ?से) (?:देवता|देवी|भगवान)', 'which god'),
  phrase('इष्ट ?देव(?:ता|ी)?|कुल ?देवता', 'ishta devata'),
  phrase('(?:चंद्र|जन्म) राशि|(?:मेरी|क्या) राशि', 'my moon sign'),
  phrase('सूर्य राशि', 'sun sign'),
  phrase('(?:नाम का )?(?:पहला )?अक्षर', 'name letter'),
  phrase('नाम का अंक|नामांक', 'name number'),
  phrase('जन्म ?(?:कुंडली|पत्री|पत्रिका)', 'birth chart'),
  phrase('कुंडली मिलान|गुण मिलान', 'kundli milan'),
  phrase('जन्म (?:नक्षत्र|तारा)', 'my nakshatra'),
  phrase('साढ़े ?साती', 'sade sati'),
  phrase('(?:शनि की )?ढैया|(?:छोटी )?पनौती', 'small panoti'),
  phrase('मं?ांगलिक(?: दोष)?|मंगलिक(?: दोष)?|मंगल ?दोष', 'manglik dosha'),
  phrase('काल ?सर्प(?: ?(?:दोष|योग))?', 'kala sarpa dosha'),
  phrase('पितृ ?दोष', 'pitra dosha'),
  phrase('नाड़ी ?दोष', 'nadi dosha'),
  phrase('ग्रहण ?(?:दोष|योग)', 'grahan dosha'),
  phrase('गुरु ?चांडाल(?: (?:दोष|योग))?', 'guru chandal'),
  phrase('(?:श्रापित|शापित) दोष', 'shrapit'),
  phrase('अंगारक (?:दोष|योग)', 'angarak'),
  phrase('विष (?:दोष|योग)', 'vish dosha'),
  phrase('केमद्रुम(?: (?:दोष|योग))?', 'kemadruma'),
  phrase('गंड ?मूल(?: दोष)?', 'gandmool'),
  phrase('राज ?योग', 'raja yoga'),
  phrase('धन ?योग', 'dhana yoga'),
  phrase('गज ?केसरी(?: योग)?', 'gaja kesari'),
  phrase('नीच ?भंग(?: (?:राज )?योग)?', 'neecha bhanga'),
  phrase(
    '(?:मेरा )?सबसे (?:मज़बूत|बलवान|ताक़तवर|शक्तिशाली) ग्रह|(?:कौन ?सा )?ग्रह सबसे (?:मज़बूत|बलवान|ताक़तवर|शक्तिशाली)',
    'strongest planet',
  ),
  phrase('(?:मेरा )?सबसे (?:कमज़ोर|दुर्बल) ग्रह|(?:कौन ?सा )?ग्रह सबसे (?:कमज़ोर|दुर्बल)', 'weakest planet'),
  phrase('(?:बुरी )?नज़र', 'evil eye'),
  phrase('(?:क्या )?पक्का|निश्चित रूप से|सच में', 'definitely'),
  phrase('कब से', 'since when'),
  phrase('कब तक', 'until when'),
  phrase('चल रह[ाीे](?: है| हैं)?', 'running'),
  phrase('कौन ?स[ाेी]', 'which'),
  phrase('कितने (?:बच्चे|संतान)', 'how many children'),
  phrase('मेरे बारे में', 'about my personality'),
  phrase('मेरे लिए', 'for me'),
  phrase('(?:किस|कौन ?सी) (?:उम्र|आयु)(?: में)?', 'at what age'),
  phrase('(?:शादी|विवाह) टूट[^ ?]*(?: जाएग[ाी])?', 'will i get divorced'),
  phrase('ग्रह (?:ख़राब|बुरे|अशुभ)', 'bad planets'),
  phrase('ऑपरेशन|सर्जरी', 'will my operation'),
  phrase('मूलांक', 'birth number'),
  phrase('क्या मुझे', 'should i'),
  phrase('क्या (?:मैं|मै)', 'will i'),
  phrase('मुझमें क्या', 'what are my'),
  phrase('या नहीं', 'or not'),
  // At the end, after the verb, it only asks: yes or no.
  phrase(
    '(है|हैं|हूँ|चाहिए|(?:हो|रहे|मिले|आए|जाए|लगे|बने|करे)(?:ग[ाी]|ंगे|ंगी)|[^ ]+ूँ|[^ ]+ाऊँ) क्या(?=[ ?]*$)',
    '$1 yes or no',
  ),
  opening('और', 'and'),
  opening('क्या', 'is'),
];

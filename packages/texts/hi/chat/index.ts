import { ofSign } from '@palmleaf/engines/zodiac';
import type { ChatWords } from '../../chat/chat-words.ts';
import { formSentences } from '../../chat/form-sentences.ts';
import type { RefusedMatter } from '../../chat/question/cautions.ts';
import type { Topic } from '../../chat/question/topics.ts';
import { daySentences, selfSentences } from '../../chat/single-days.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { TalkStatements } from '../../chat/statements/talk-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { signNames } from '../names.ts';
import { dashas, doshas, saturn, yogas } from './doshas.ts';
import { topicWords } from './facts.ts';
import { matter, placement, risingIn } from './matter.ts';
import { charms, planets, stars, western } from './planets.ts';
import { date, spanOf, time, until, within } from './time.ts';
import { standsFor, starName } from './words.ts';

const { texts } = data;

/** No Devanagari letter matches \w, so lookarounds replace \b. */
const glossary: ChatWords['glossary'] = {
  'sidereal signs': {
    pattern: new RegExp(`(?:${signNames.join('|')}) राशि`, 'u'),
    meaning: 'राशियाँ निरयन राशिचक्र की हैं, जो अक्सर पश्चिमी अख़बारों की राशि से एक पहले होती हैं',
  },
  Ascendant: { pattern: /लग्न/u, meaning: 'लग्न वह राशि है जो आपके जन्म के समय पूर्व में उदय हो रही थी' },
  Midheaven: { pattern: /मध्याकाश/u, meaning: 'मध्याकाश आपके जन्म के समय राशिचक्र का सबसे ऊँचा बिंदु है' },
  mahadasha: { pattern: /महादशा/u, meaning: 'महादशा एक ग्रह के अधीन वर्षों का बड़ा काल है' },
  antardasha: { pattern: /अंतर्दशा/u, meaning: 'अंतर्दशा उसके भीतर का उपकाल है' },
  pratyantardasha: { pattern: /प्रत्यंतर्दशा/u, meaning: 'प्रत्यंतर्दशा उपकाल का एक भाग है' },
  'sade sati': {
    pattern: /साढ़ेसाती/u,
    meaning: 'साढ़ेसाती वे साढ़े सात वर्ष हैं जिनमें शनि आपके चन्द्रमा की राशि और उसके दोनों ओर की राशियों से गुज़रता है',
  },
  nakshatra: { pattern: /नक्षत्र/u, meaning: 'नक्षत्र चन्द्रमा के 27 पड़ावों में से एक है' },
  pada: { pattern: /पाद(?![\p{L}\p{M}])/u, meaning: 'पाद नक्षत्र का चौथा भाग है' },
  dosha: {
    pattern: /(?<!मांगलिक )दोष/u,
    meaning: 'दोष वह स्थिति है जिसे परंपरा कमी गिनती है',
  },
  yoga: {
    pattern: /(?<![\p{L}\p{M}])योग(?![\p{L}\p{M}])/u,
    meaning: 'योग ग्रहों का ऐसा मेल है जिसका नाम और फल होता है',
  },
  exalted: {
    pattern: /(?<![\p{L}\p{M}])उच्च(?![\p{L}\p{M}])/u,
    meaning: 'उच्च अर्थात् उस राशि में, जहाँ ग्रह सबसे बलवान होता है',
  },
  debilitated: {
    pattern: /(?<![\p{L}\p{M}])नीच(?![\p{L}\p{M}])/u,
    meaning: 'नीच अर्थात् उस राशि में, जहाँ ग्रह सबसे दुर्बल होता है',
  },
  retrograde: {
    pattern: /वक्री/u,
    meaning: 'वक्री अर्थात् पृथ्वी से देखने पर उलटी चाल में',
  },
  graha: {
    pattern: /पूर्ण दृष्टि/u,
    meaning: 'पूर्ण दृष्टि से हर ग्रह अपने सामने के भाव को देखता है, और मंगल भाव 4 और 8, गुरु 5 और 9, शनि 3 और 10 को भी',
  },
  progressed: {
    pattern: /प्रगति/u,
    meaning: 'प्रगति में जन्म के बाद का हर दिन एक वर्ष गिना जाता है',
  },
  orb: { pattern: /दीप्तांश/u, meaning: 'दीप्तांश ठीक दृष्टि से अंशों की दूरी है' },
  aspects: {
    pattern: /(?:त्रिकोण|षट्कोण|चतुष्कोण) दृष्टि/u,
    meaning: 'त्रिकोण, षट्कोण और चतुष्कोण दृष्टि 120, 60 और 90 अंश के कोण हैं',
  },
  dignities: {
    pattern: /स्वगृही|स्वगृह के सामने|पराई राशि/u,
    meaning: 'स्वगृही ग्रह अपनी राशि में होता है, स्वगृह के सामने वाला उससे उलटी राशि में, और पराई राशि वाला दोनों में नहीं',
  },
};

const refusals: Record<RefusedMatter, string> = texts.talk.refusals;

const notUnderstood = texts.talk.notUnderstood;

const addressed = (name: string): string => (name ? `, ${name}` : '');

const talk: SentencesOf<TalkStatements> = {
  hello: ({ name, again }) => `${again ? 'फिर से नमस्ते' : 'नमस्ते'}${addressed(name)}।`,
  'your chart': ({ rising, moon }, { level }) =>
    `आपकी कुंडली मेरे सामने है: लग्न ${risingIn(rising, level)} है, और साथ में ${placement(moon, level)}।`,
  askable: () =>
    'आप काम, प्रेम, परिवार, धन, मकान, स्वास्थ्य या पढ़ाई के बारे में पूछें, अपनी कुंडली के किसी ग्रह, दोष या दशा के बारे में, या यह कि कोई समय किस काम के अनुकूल है।',
  welcome: ({ name }) => `आपका स्वागत है${addressed(name)}।`,
  'ask on': () => 'जब भी कुछ और मन में आए, पूछें।',
  goodbye: ({ name }) => `नमस्कार${addressed(name)}, फिर मिलेंगे।`,
  'talk can go on': () => 'यह बातचीत इसी सत्र में आगे बढ़ाई जा सकती है।',
  program: () =>
    'मैं एक प्रोग्राम हूँ: आपकी जन्म कुंडली की गणना होती है, और परंपरा उसके बारे में जो कहती है, वह शब्दों में रखा जाता है। उत्तरों के पीछे कोई व्यक्ति नहीं है।',
  'no good or bad days': () => 'पूछने के लिए धन्यवाद; मैं एक प्रोग्राम हूँ, मेरे दिन न अच्छे होते हैं, न बुरे।',
  'how can I help': () => 'आपकी कुंडली में क्या देखा जाए?',
  'remembers the talk': () => 'जिस पर बात हुई वह याद है, इसलिए “और अगले साल?” या “और बताइए” इतना पूछना काफ़ी है।',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'मिलान के लिए दो लोगों की कुंडली चाहिए, और यहाँ केवल आपकी है। यह पूछें कि आपकी कुंडली विवाह, जीवनसाथी, या मांगलिक और नाड़ी के बारे में क्या कहती है।',
  'no Latin letters': () =>
    'नाम का अंक रोमन अक्षरों से गिना जाता है, और भेजे गए नाम में ऐसा कोई अक्षर नहीं है। नाम रोमन अक्षरों में लिखकर भेजें।',
  'leanings only': () => 'कुंडली झुकाव और उनके अनुकूल समय दिखाती है; कोई पक्की तारीख़ या गारंटी वह नहीं दे सकती।',
  'no diagnosis': () => 'यह रोग की जाँच नहीं है और डॉक्टर का स्थान नहीं लेता।',
  'no legal advice': () => 'यह क़ानूनी सलाह नहीं है और वकील का स्थान नहीं लेती।',
  'low mood': () => 'मन लगातार उदास रहे तो डॉक्टर से या किसी भरोसे के व्यक्ति से बात करें।',
  sorry: () => 'मुझे खेद है कि यह समय आपके लिए कठिन है।',
  'neither good nor bad': () => 'यह अपने आप में न अच्छा है, न बुरा।',
  'still holds': () => texts.talk.holds,
};

const answers = { yes: 'हाँ', no: 'नहीं' } as const;

const about = (topic: Topic): string => `${topicWords[topic]} के लिए`;

export const languageTexts: ChatWords = {
  sentences: {
    ...talk,
    ...matter,
    ...time,
    ...daySentences(texts.days, 'hi', about, starName),
    ...selfSentences(
      texts.talk.self,
      (topic) => topicWords[topic],
      (sign) => ofSign(signNames, sign),
    ),
    ...formSentences(texts.talk.forms, {
      about,
      placement,
      standsFor: (body) => standsFor[body],
      until,
      within,
      date,
      span: spanOf,
    }),
    ...dashas,
    ...doshas,
    ...yogas,
    ...stars,
    ...saturn,
    ...charms,
    ...planets,
    ...western,
  },
  answerInSentence: (answer, sentence) => `${answers[answer]}, ${sentence}`,
  answerApart: (answer, sentence) => `${answers[answer]}। ${sentence}`,
  glossary,
  inPlainWords: (meanings) => `सरल शब्दों में: ${meanings.join('; ')}।`,
};

import type { ChatWords } from '../../chat/chat-words.ts';
import { signNames } from '../names.ts';

/** Letters and vowel signs of Devanagari are no word characters of a pattern, so borders are told by what stands beside. */
export const glossary: ChatWords['glossary'] = {
  'sidereal signs': {
    pattern: new RegExp(`(?:${signNames.join('|')}) राशि`, 'u'),
    meaning:
      'राशियाँ निरयन राशिचक्र की हैं, जो पश्चिमी कुंडलियों और अख़बारों के राशिचक्र से लगभग 24 अंश पीछे है, इसलिए वहाँ कोई ग्रह दूसरी राशि में हो सकता है',
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

import type { SentencesOf } from '../../chat/said/statement.ts';
import type { VedicMatter, WesternSaid } from '../../chat/said/western-said.ts';

/** Each with what it belongs to, for the verb and the possessive agree with it. */
const belongs: Record<VedicMatter, string> = {
  dosha: 'दोष वैदिक ज्योतिष का विषय है',
  yoga: 'योग वैदिक ज्योतिष का विषय है',
  karaka: 'आत्मकारक, सभी चर कारकों की तरह, वैदिक ज्योतिष का विषय है',
  'sade sati': 'साढ़ेसाती वैदिक ज्योतिष का विषय है',
  'small panoti': 'शनि की ढैया वैदिक ज्योतिष का विषय है',
  dasha: 'दशा (महादशा या अंतर्दशा) वैदिक ज्योतिष का विषय है',
  deity: 'इष्ट देवता, अर्थात् उपास्य देवता, वैदिक ज्योतिष का विषय है',
  star: 'नक्षत्र (जन्म तारा), और उससे निकलने वाली बातें, वैदिक ज्योतिष का विषय हैं',
  navamsa: 'नवांश वैदिक ज्योतिष का विषय है',
  'love or arranged': 'प्रेम विवाह या तय विवाह का प्रश्न वैदिक ज्योतिष का विषय है',
};

const saturnToMoon = 'इसी बात पर यहाँ आपके चन्द्रमा पर शनि की दृष्टि देखी जाती है।';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha: 'उसके स्थान पर यहाँ स्वयं ग्रह पढ़ा जाता है, इस बार मंगल, जिससे सबसे जाना-माना दोष जुड़ा है।',
  yoga: 'सबसे निकट की बात वह ग्रह है जिसकी स्थिति सबसे अच्छी है।',
  karaka: 'व्यक्ति का मूल यहाँ सूर्य, चन्द्रमा और लग्न से पढ़ा जाता है।',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'समय यहाँ गोचर और प्रगति से देखा जाता है।',
  deity: 'आध्यात्मिक जीवन यहाँ भाव 9 और उसके स्वामी से पढ़ा जाता है।',
  navamsa: 'विवाह यहाँ साझेदारी के भाव से पढ़ा जाता है।',
  'love or arranged': 'विवाह तक आप कैसे पहुँचें, यह यहाँ साझेदारी के भाव से पढ़ा जाता है।',
};

export const western: SentencesOf<WesternSaid> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'ऐसा उत्तर यहाँ नहीं बनता: ' : ''}${belongs[matter]}, और यह पठन पश्चिमी है।`,
  'ask Vedic': () => 'वैदिक परंपरा में पूछें, तो इसकी गणना हो जाएगी।',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () => 'अगले तीन वर्षों में आपके चन्द्रमा पर शनि की कोई ठीक दृष्टि नहीं बनती।',
};

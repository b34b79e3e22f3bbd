import type { PalmWords } from '../../palm/palm-words.ts';

/** Short words for lists. Sources as in the English words. */
export const gifts: PalmWords['gifts'] = {
  type: {
    earth: {
      trait: 'स्थिरता',
      strength: 'धीमे काम का धीरज',
      professions: ['निर्माण', 'खेती और बाग़वानी', 'मरम्मत और कारीगरी', 'घर या दुकान चलाना'],
    },
    air: {
      trait: 'जिज्ञासा',
      strength: 'साफ़ समझाना',
      professions: ['अध्यापन', 'लेखन', 'नियोजन', 'दुभाषिया का काम'],
    },
    fire: {
      trait: 'वेग',
      strength: 'दूसरों को साथ जोड़ना',
      professions: ['बिक्री', 'मंच की प्रस्तुति', 'टोली की अगुआई', 'नया धंधा शुरू करना'],
    },
    water: {
      trait: 'संवेदनशीलता',
      strength: 'अनकहा समझना',
      professions: ['कला', 'सेवा', 'संगीत', 'परामर्श'],
    },
  },
  index: {
    longer: {
      trait: 'महत्वाकांक्षा',
      strength: 'ज़िम्मेदारी लेना',
      professions: ['छोटी टोली की अगुआई', 'सार्वजनिक पद'],
    },
    equal: { trait: 'महत्वाकांक्षा और आनंद का संतुलन', strength: 'बारी-बारी आगे बढ़ना और पीछे हटना' },
    shorter: {
      trait: 'चमक और जोखिम का चाव',
      strength: 'अपने को और अपने काम को सामने रखना',
      professions: ['रंगमंच', 'डिज़ाइन'],
    },
  },
  little: {
    long: { trait: 'शब्दों की फुर्ती', strength: 'मना लेना', professions: ['व्यापार', 'समझौता-वार्ता'] },
    mean: { trait: 'सीधी बात', strength: 'न्याय का लेन-देन' },
    short: { trait: 'बोलने में विनय', strength: 'अपने लिए स्वयं बोलने वाला काम' },
  },
  thumb: { wide: { trait: 'स्वतंत्रता', strength: 'उदारता' } },
  heartEnd: {
    index: { trait: 'स्नेह में ऊँचे आदर्श', strength: 'निष्ठा' },
    between: { trait: 'अनुपात के साथ गर्माहट', strength: 'साथ निभाना' },
    middle: { trait: 'अपनी मर्ज़ी का तीव्र भाव', strength: 'आवेग' },
  },
  heartForm: {
    curved: { trait: 'भाव में खुलापन', strength: 'मन की कहना' },
    straight: { trait: 'भाव का शांत ढंग', strength: 'रोज़ के जीवन में भरोसा' },
  },
  heartGap: {
    near: { trait: 'भाव पर संयम', strength: 'पहले बुद्धि से पूछना' },
    apart: { trait: 'खरापन', strength: 'खुला व्यवहार' },
  },
  headLength: {
    long: { trait: 'बारीकी', strength: 'बात को अंत तक ले जाना', professions: ['शोध', 'क़ानून'] },
    mean: { trait: 'सहज बुद्धि', strength: 'यह जानना कि कब काफ़ी सोच लिया' },
    short: {
      trait: 'तेज़, व्यावहारिक सोच',
      strength: 'योजना से परिणाम तक छोटी राह',
      professions: ['कारख़ाने और निर्माण-स्थल का प्रबंध'],
    },
  },
  headSlope: {
    sloping: { trait: 'कल्पना', strength: 'सूझ', professions: ['सृजन का काम'] },
    level: {
      trait: 'तथ्यों की समझ',
      strength: 'आँकड़ों और चीज़ों में व्यवस्था',
      professions: ['लेखा', 'अभियांत्रिकी', 'प्रशासन'],
    },
  },
  headStart: {
    joined: { trait: 'आरंभ में सावधानी', strength: 'तैयारी' },
    apart: { trait: 'जल्दी आई स्वतंत्रता', strength: 'सबसे पहले बढ़ना' },
  },
  lifeSweep: {
    wide: { trait: 'जीवन की भूख', strength: 'दूसरों तक पहुँचती गर्माहट' },
    mean: { trait: 'एक-सा मिज़ाज', strength: 'ठीक से बँटी ऊर्जा' },
    narrow: { trait: 'संकोच', strength: 'श्रम की किफ़ायत' },
  },
  lifeLength: {
    long: { trait: 'टिके रहना', strength: 'दम', professions: ['लंबी साँस वाले बड़े काम'] },
    short: { trait: 'लहरों में ऊर्जा', strength: 'काम को पड़ावों में बाँटना' },
  },
  fate: {
    near: {
      trait: 'परिवार से निकटता',
      strength: 'विरासत पर निर्माण',
      professions: ['परिवार का धंधा या व्यवसाय'],
    },
    centre: { trait: 'दिशा का बोध', strength: 'अपनी राह बनाना', professions: ['स्वरोज़गार'] },
    far: {
      trait: 'लोगों के प्रति खुलापन',
      strength: 'दूसरों के साथ और दूसरों के लिए काम',
      professions: ['लोक सेवा', 'ग्राहकों के साथ काम'],
    },
    absent: { trait: 'अगले कदम का खुला चुनाव', strength: 'बिना पछतावे क्षेत्र बदलना' },
  },
  skin: {
    busy: { trait: 'तेज़ अनुभूति', strength: 'बहुत-से असर ग्रहण करना' },
    calm: { trait: 'समभाव', strength: 'दबाव में संयम' },
  },
};

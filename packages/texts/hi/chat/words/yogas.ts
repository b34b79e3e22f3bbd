import type { YogaName } from '@palmleaf/engines/jyotish';

interface HindiYoga {
  /** Masculine, and unchanged before a postposition. */
  readonly name: string;
  /** What it needs, after "इसके लिए चाहिए कि". */
  readonly rule: string;
  /** What it does, after its name. */
  readonly gives: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, HindiYoga> = {
  raja: {
    name: 'राज योग',
    rule: 'केंद्र (1, 4, 7, 10) का स्वामी त्रिकोण (1, 5, 9) के स्वामी से जुड़े, या एक ही ग्रह दोनों का स्वामी हो',
    gives: 'पद और प्रभाव ऊँचा करता है',
    source: 'बृहत् पाराशर होरा शास्त्र 34 और 41',
  },
  'dharma karmadhipati': {
    name: 'धर्म-कर्माधिपति योग',
    rule: 'भाव 9 और 10 के स्वामी आपस में जुड़े हों',
    gives: 'भाग्य को कर्म से जोड़ता है और राज योगों में प्रथम है',
    source: 'बृहत् पाराशर होरा शास्त्र 41',
  },
  dhana: {
    name: 'धन योग',
    rule: 'भाव 2 या 11 के स्वामी आपस में, या 1, 5 या 9 के किसी स्वामी से जुड़े हों',
    gives: 'धन को आने और टिकने में सहायता देता है',
    source: 'बृहत् पाराशर होरा शास्त्र 43, रमन 118 से 128',
  },
  'gaja kesari': {
    name: 'गजकेसरी योग',
    rule: 'गुरु चन्द्रमा से भाव 1, 4, 7 या 10 में हो',
    gives: 'अच्छी समझ, अच्छा नाम और सहायक देता है',
    source: 'फलदीपिका 6.14',
  },
  'neecha bhanga': {
    name: 'नीचभंग योग',
    rule: 'नीच ग्रह की राशि का, या उसकी उच्च राशि का स्वामी लग्न या चन्द्रमा से केंद्र में हो',
    gives: 'कठिन शुरुआत के बाद कमज़ोरी को बल में बदलता है',
    source: 'फलदीपिका 7.26 से 7.28',
  },
  viparita: {
    name: 'विपरीत राज योग',
    rule: 'भाव 6, 8 या 12 का स्वामी इन्हीं में से किसी भाव में हो',
    gives: 'जिस संकट में और लोग डूबते हैं, उससे लाभ निकालता है',
    source: 'फलदीपिका 6.57 से 6.69',
  },
  'pancha mahapurusha': {
    name: 'पंच महापुरुष योग',
    rule: 'मंगल, बुध, गुरु, शुक्र या शनि स्वराशि में या उच्च होकर लग्न से केंद्र में हो',
    gives: 'एक ग्रह को व्यक्ति की छाप बना देता है',
    source: 'फलदीपिका 6.1 से 6.4',
  },
  budhaditya: {
    name: 'बुधादित्य योग',
    rule: 'सूर्य और बुध एक राशि में हों',
    gives: 'बुद्धि और वाणी को पैना करता है; यह आम है, क्योंकि बुध कभी सूर्य से दूर नहीं जाता',
    source: 'रमन 24',
  },
  'chandra mangala': {
    name: 'चन्द्र-मंगल योग',
    rule: 'चन्द्रमा और मंगल साथ या आमने-सामने हों',
    gives: 'पहल करने की शक्ति और कमाने का हाथ देता है',
    source: 'रमन 6',
  },
  adhi: {
    name: 'अधि योग',
    rule: 'बुध, गुरु और शुक्र तीनों चन्द्रमा से भाव 6, 7 और 8 में हों',
    gives: 'नेतृत्व और भरोसा देता है',
    source: 'फलदीपिका 6.15',
  },
  amala: {
    name: 'अमल योग',
    rule: 'लग्न या चन्द्रमा से भाव 10 में कोई शुभ ग्रह हो, और उसके सिवा कोई नहीं',
    gives: 'काम में निष्कलंक नाम देता है',
    source: 'फलदीपिका 6.12',
  },
  lakshmi: {
    name: 'लक्ष्मी योग',
    rule: 'भाव 9 का स्वामी स्वराशि में या उच्च होकर केंद्र या त्रिकोण में हो, और भाव 1 का स्वामी भी इनमें हो',
    gives: 'सम्मान के साथ आती समृद्धि देता है',
    source: 'रमन 34',
  },
  saraswati: {
    name: 'सरस्वती योग',
    rule: 'गुरु, शुक्र और बुध केंद्र, त्रिकोण या भाव 2 में हों, और गुरु की स्थिति अच्छी हो',
    gives: 'विद्या और वाणी की कलाएँ देता है',
    source: 'फलदीपिका 6.26',
  },
  parivartana: {
    name: 'परिवर्तन योग',
    rule: 'दो ग्रह एक-दूसरे की राशि में हों',
    gives: 'जीवन के दो हिस्सों को बाँधता है, ताकि हर एक दूसरे के माध्यम से चले',
    source: 'फलदीपिका 6.32',
  },
  sunapha: {
    name: 'सुनफा योग',
    rule: 'सूर्य के सिवा कोई ग्रह चन्द्रमा से भाव 2 में हो',
    gives: 'अपने हाथों से खड़ा करने का सामर्थ्य देता है',
    source: 'फलदीपिका 6.5',
  },
  anapha: {
    name: 'अनफा योग',
    rule: 'सूर्य के सिवा कोई ग्रह चन्द्रमा से भाव 12 में हो',
    gives: 'गरिमा और लोगों में सहजता देता है',
    source: 'फलदीपिका 6.5',
  },
};

const kinds: Readonly<Record<string, string>> = {
  Ruchaka: 'रुचक',
  Bhadra: 'भद्र',
  Hamsa: 'हंस',
  Malavya: 'मालव्य',
  Sasa: 'शश',
  Harsha: 'हर्ष',
  Sarala: 'सरल',
  Vimala: 'विमल',
  Anant: 'अनंत',
  Kulik: 'कुलिक',
  Vasuki: 'वासुकि',
  Shankhpal: 'शंखपाल',
  Padma: 'पद्म',
  Mahapadma: 'महापद्म',
  Takshak: 'तक्षक',
  Karkotak: 'कर्कोटक',
  Shankhachud: 'शंखचूड़',
  Ghatak: 'घातक',
  Vishdhar: 'विषधर',
  Sheshnag: 'शेषनाग',
};

/** A kind of a yoga, or of kala sarpa, by the engine's name. */
export function kindName(kind: string): string {
  return kinds[kind] ?? kind;
}

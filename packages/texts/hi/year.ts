import type { ClassicalPlanet, Graha } from '@palmleaf/engines/zodiac';
import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';
import { list } from './grammar.ts';

/** Oblique and direct forms are equal, so that any postposition may follow. */
const fields: PerSign<string> = [
  'आत्मबल',
  'कुटुंब और संचय',
  'साहस और छोटी यात्रा',
  'घर और भूमि',
  'संतान और विद्या',
  'दैनिक कार्य और प्रतिस्पर्धा',
  'साझेदारी और दांपत्य',
  'विरासत और रहस्य',
  'आस्था और दूर की यात्रा',
  'कर्म और प्रतिष्ठा',
  'मित्रता और आशा',
  'एकांत और दूर देश',
];

const briefly: PerSign<string> = [
  'आत्मबल',
  'संचय',
  'साहस',
  'घर',
  'संतान',
  'दैनिक कार्य',
  'साझेदारी',
  'रहस्य',
  'दूर की यात्रा',
  'कर्म',
  'मित्रता',
  'एकांत',
];

/** Oblique, as before the genitive or में. */
const ordinals: PerSign<string> = [
  'पहले',
  'दूसरे',
  'तीसरे',
  'चौथे',
  'पाँचवें',
  'छठे',
  'सातवें',
  'आठवें',
  'नौवें',
  'दसवें',
  'ग्यारहवें',
  'बारहवें',
];

/** Masculine, and unchanged before a postposition. */
const names: Readonly<Record<Graha, string>> = {
  Sun: 'सूर्य',
  Moon: 'चन्द्रमा',
  Mars: 'मंगल',
  Mercury: 'बुध',
  Jupiter: 'गुरु',
  Venus: 'शुक्र',
  Saturn: 'शनि',
  Rahu: 'राहु',
  Ketu: 'केतु',
};

const ruled = (houses: readonly number[]): string =>
  `${houses.map((house) => ofSign(ordinals, house)).join(' एवं ')} भाव`;
const about = (houses: readonly number[]): string =>
  houses.length === 1
    ? ofSign(fields, houses[0] ?? 1)
    : houses.map((house) => ofSign(briefly, house)).join(' तथा ');
const date = (at: Date): string =>
  at.toLocaleDateString('hi-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Before a postposition, or as a subject in the honorific plural. */
const lordOf = ({ other, houses }: Matter): string => `${ruled(houses)} के स्वामी ${names[other]}`;
const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';
const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0 ? 'दोनों दुर्बल हैं' : `${names[first]} दुर्बल हैं`;
const helper = ({ third }: Matter): string => (third === undefined ? 'एक तीसरा ग्रह' : names[third]);
const soon = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' एक अंश से भी कम शेष है, इसलिए वर्ष के आरंभ में ही इस पर ध्यान दें।'
    : ithasala === 'Bhavishyat'
      ? ' दोनों का प्रकाश अभी मिला नहीं है, इसलिए फल वर्ष के अंतिम भाग में दिखता है।'
      : '';

const natures: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'आपसे नेतृत्व की अपेक्षा है; आधे मन से किया काम संतोष नहीं देगा।',
  Moon: 'मन, लोग और योजनाएँ बार-बार बदलती हैं; उनके साथ चलने में ही लाभ है।',
  Mars: 'गति तेज़ है; इस वर्ष योजना से अधिक साहस काम आता है।',
  Mercury: 'यह बातचीत, काग़ज़ात, सीखने और तुरंत सुधार करने का वर्ष है।',
  Jupiter: 'अच्छी सलाह पास ही मिलती है, और उदारता से किया काम लौटकर आता है।',
  Venus: 'दबाव से अधिक मेल, सुरुचि और स्नेह काम करते हैं।',
  Saturn: 'धैर्य इस वर्ष की पूँजी है; जो धीरे बनता है वही टिकता है।',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `${names[planet]} इस वर्ष के स्वामी हैं और ${ofSign(ordinals, house)} भाव में स्थित हैं, इसलिए वर्ष के केंद्र में ${ofSign(fields, house)} का विषय है। ${natures[planet]}`;

const munthaIn = (house: number, advice: string): string =>
  `मुंथा ${ofSign(ordinals, house)} भाव में आई है: ${advice}।`;

const standing = (all: readonly Standing[]): string =>
  list(all.map(({ planet, house }) => `${ofSign(ordinals, house)} भाव में ${names[planet]}`));

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `इस वर्ष आपके प्रतिनिधि ${names[m.lord]} ${lordOf(m)} की ओर बढ़ रहे हैं: ${about(m.houses)} का विषय आपके निकट आता है, ${isFriendly(m) ? 'और राह खुली है' : 'पर राह बनानी पड़ेगी'}।${soon(m)}`
          : `${lordOf(m)} आपके प्रतिनिधि ${names[m.lord]} की ओर आ रहे हैं: ${about(m.houses)} का विषय स्वयं आपके पास आता है, ${isFriendly(m) ? 'सहज भाव से' : 'कुछ शर्तों के साथ'}।${soon(m)}`,
      (m) =>
        `${names[m.lord]} और ${lordOf(m)} के बीच की दूरी घट रही है। ${about(m.houses)} के विषय में हलचल की आशा रखें; दोनों की दृष्टि ${isFriendly(m) ? 'मित्र की है' : 'शत्रु की है, इसलिए परिश्रम लगेगा'}।${soon(m)}`,
      (m) =>
        `${about(m.houses)} का विषय ${isFriendly(m) ? 'लगभग अपने आप' : 'आग्रह करने पर'} बनता है, क्योंकि ${names[m.lord]} और ${lordOf(m)} पास आ रहे हैं।${soon(m)}`,
    ],
    Easarpha: [
      (m) =>
        `${names[m.lord]} और ${lordOf(m)} अभी-अभी अलग हुए हैं। ${about(m.houses)} के विषय में निर्णायक बात हो चुकी है; जो तय हुआ था उसे पूरा करें।`,
      (m) =>
        `${about(m.houses)} का सबसे व्यस्त समय बीत चुका है, क्योंकि ${m.isLordFaster ? `${names[m.lord]} अब ${lordOf(m)}` : `${lordOf(m)} अब ${names[m.lord]}`} से दूर जा रहे हैं: धन्यवाद दें और जो शेष है उसे निपटाएँ।`,
      (m) =>
        `${lordOf(m)} और ${names[m.lord]} की भेंट हो चुकी है: ${about(m.houses)} के विषय में पहला वेग थम चुका है, जल्दबाज़ी से अधिक धीरज और देखभाल काम आएगी।`,
    ],
    Nakta: [
      (m) =>
        `${names[m.lord]} और ${lordOf(m)} एक-दूसरे को नहीं देखते, पर ${helper(m)} दोनों के बीच दौड़ते हैं: ${about(m.houses)} का काम किसी फुर्तीले परिचित के हाथों बनता है।`,
      (m) =>
        `${about(m.houses)} के लिए एक दूत चाहिए; ${helper(m)} ${names[m.lord]} और ${lordOf(m)} के बीच प्रकाश पहुँचाते हैं।`,
    ],
    Yamaya: [
      (m) =>
        `${names[m.lord]} और ${lordOf(m)} एक-दूसरे को नहीं देखते, फिर भी दोनों से ${helper(m)} की दूरी घट रही है: ${about(m.houses)} के विषय में कोई बड़ा और धीर व्यक्ति मेल कराता है।`,
      (m) =>
        `${about(m.houses)} के विषय में उसकी प्रतीक्षा करें जो दोनों पक्षों को जोड़ सके; ${helper(m)} ${names[m.lord]} और ${lordOf(m)} का प्रकाश इकट्ठा करते हैं।`,
    ],
    Manahoo: [
      (m) =>
        `${helper(m)} ${names[m.lord]} और ${lordOf(m)} के बीच आ खड़े होते हैं। ${about(m.houses)} को लेकर विवाद या विलंब हो सकता है; बात पहले ही कर लें।`,
      (m) =>
        `${names[m.lord]} और ${lordOf(m)} के प्रकाश में ${helper(m)} बाधा बनते हैं: ${about(m.houses)} के लिए दूसरी योजना भी तैयार रखें।`,
    ],
    Kamboola: [
      (m) =>
        `चन्द्रमा ${names[m.lord]} और ${lordOf(m)} का साथ देते हैं: ${about(m.houses)} के विषय में लोग आपका पक्ष लेते हैं।`,
      (m) =>
        `${about(m.houses)} के विषय में आपके सहायक आपकी गिनती से अधिक हैं, क्योंकि ${names[m.lord]} और ${lordOf(m)} के मेल में चन्द्रमा भी जुड़ते हैं।`,
    ],
    Garikamboola: [
      (m) =>
        `चन्द्रमा ${names[m.lord]} और ${lordOf(m)} से नहीं जुड़ते, पर अगली राशि में पहुँचते ही ${helper(m)} से मिलते हैं: ${about(m.houses)} में सहायता देर से और अनसोची दिशा से आती है।`,
    ],
    Khallasara: [
      (m) =>
        `चन्द्रमा ${names[m.lord]} और ${lordOf(m)} के पास से सूनी राह पर निकल जाते हैं। ${about(m.houses)} में वही मिलता है जिसकी तैयारी आपने स्वयं की है; कृपा के भरोसे न रहें।`,
      (m) =>
        `${about(m.houses)} के विषय में कोई पक्ष नहीं लेता, क्योंकि चन्द्रमा ${names[m.lord]} और ${lordOf(m)} को देखे बिना निकल जाते हैं: काम करें और वाहवाही की राह न देखें।`,
    ],
    Radda: [
      (m) =>
        `${names[m.lord]} और ${lordOf(m)} में सहमति है, पर ${weakness(m)}: ${about(m.houses)} के विषय में जो कहा जाए, उसकी पुष्टि करा लें।`,
      (m) =>
        `${about(m.houses)} का कोई वचन बीच में लौट सकता है, क्योंकि ${names[m.lord]} और ${lordOf(m)} में ${weakness(m)}।`,
      (m) =>
        `${names[m.lord]} और ${lordOf(m)} सहमत हैं, तो भी ${weakness(m)}: ${about(m.houses)} में पहले छोटा और निश्चित भाग लें।`,
      (m) =>
        `${about(m.houses)} के विषय में तारीख़ और दूसरा नाम भी माँग लें: ${names[m.lord]} और ${lordOf(m)} के बीच सद्भाव है, पर ${weakness(m)}।`,
    ],
    Dupparikutha: [
      (m) =>
        `${names[m.lord]} और ${lordOf(m)} में तेज़ ग्रह दुर्बल है और धीमा बलवान: ${about(m.houses)} का आरंभ लँगड़ाता है, पर अंत टिकता है।`,
      (m) =>
        `${about(m.houses)} के विषय को आरंभ से न आँकें; ${names[m.lord]} और ${lordOf(m)} में बल धीमे ग्रह के पास है।`,
    ],
    Duttota: [
      (m) =>
        `${names[m.lord]} और ${lordOf(m)} दोनों दुर्बल हैं, पर ${helper(m)} बलवान हैं और एक को साथ ले चलते हैं। ${about(m.houses)} के विषय में अकेले न चलें।`,
      (m) =>
        `${about(m.houses)} के लिए तीन चाहिए: ${names[m.lord]} और ${lordOf(m)} में बल नहीं है, और ${helper(m)} अपना बल एक को देते हैं।`,
      (m) =>
        `${about(m.houses)} के विषय में किसी अनुभवी को साथ लें; जो ${names[m.lord]} और ${lordOf(m)} नहीं सँभाल पाते, उसे ${helper(m)} सँभालते हैं।`,
    ],
    Thambira: [
      (m) =>
        `राशि के अंत पर ${names[m.lord]} और ${lordOf(m)} की बात देर से पलटती है, और अगली राशि में ${helper(m)} प्रतीक्षा करते हैं: ${about(m.houses)} के लिए तैयार रहें।`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) => `इस वर्ष बलवान स्थिति: ${standing(all)}। यह शक्ति किसी एक योग्य काम में लगाएँ।`,
    Durupha: (all) => `इस वर्ष बल की कमी: ${standing(all)}।`,
  },
  allPlanets: {
    Iquabal: 'सातों ग्रह बल देने वाले भावों में हैं। इस वर्ष जो आरंभ करेंगे उसे ठोस आधार मिलता है, और लोग उसे देखते हैं।',
    Induvara: 'सातों ग्रह बिखेरने वाले भावों में हैं। इस वर्ष योजना छोटी रखें और एक काम पकने पर ही दूसरा छेड़ें।',
  },
  summary: {
    yearLord: {
      Sun: yearLord('Sun'),
      Moon: yearLord('Moon'),
      Mars: yearLord('Mars'),
      Mercury: yearLord('Mercury'),
      Jupiter: yearLord('Jupiter'),
      Venus: yearLord('Venus'),
      Saturn: yearLord('Saturn'),
    },
    muntha: [
      munthaIn(1, 'नई शुरुआत अपने आप से करें'),
      munthaIn(2, 'ध्यान अपने साधनों और अपने परिवार पर रहता है'),
      munthaIn(3, 'साहस, छोटी राहें और सीधी बात काम आती है'),
      munthaIn(4, 'घर के काम पहले ध्यान माँगते हैं'),
      munthaIn(5, 'कुछ रचें, कुछ सिखाएँ, किसी के साथ आनंद लें'),
      munthaIn(6, 'दिनचर्या सँवारें और झगड़ों को बढ़ावा न दें'),
      munthaIn(7, 'आधी दिशा कोई दूसरा व्यक्ति तय करता है'),
      munthaIn(8, 'सँभलकर चलें और जो अधूरा पड़ा है उसे निपटाएँ'),
      munthaIn(9, 'कोई गुरु, कोई यात्रा या कोई आस्था दृष्टि को फैलाती है'),
      munthaIn(10, 'आपका काम सबको दिखता है, इसलिए उसे अच्छा करें'),
      munthaIn(11, 'मित्र और पुरानी आशाएँ फल लाती हैं'),
      munthaIn(12, 'समय और शक्ति वहीं लगाएँ जहाँ से वे लौटकर आएँ'),
    ],
    balance: {
      helped: 'कुल मिलाकर यह वर्ष रोकता कम है और सहारा अधिक देता है: जल्दी आरंभ करें और पिछली बार से अधिक माँगें।',
      hindered: 'कुल मिलाकर यह वर्ष धैर्य माँगता है: जो है उसे सँभालकर रखें और नए काम छोटे रखें।',
      even: 'सहारा और बाधा लगभग बराबर हैं, इसलिए बात चुनाव पर टिकी है: परिश्रम वहीं लगाएँ जहाँ राह खुली है।',
    },
    best: ({ planet, houses }) =>
      `राह सबसे अधिक ${about(houses)} के विषय में खुली है, क्योंकि ${ruled(houses)} के स्वामी ${names[planet]} के पक्ष में सबसे अधिक समर्थन है।`,
    worst: ({ planet, houses }) =>
      `सबसे अधिक बाधा ${ruled(houses)} के स्वामी ${names[planet]} के सामने है: ${about(houses)} के विषय में धीरे चलें।`,
    when: (lord, from, to) =>
      `इसका अपना समय ${names[lord]} की मुद्दा दशा में, लगभग ${date(from)} से ${date(to)} तक है।`,
  },
};

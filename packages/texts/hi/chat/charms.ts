import { planetOfNumber } from '@palmleaf/engines/numerology';
import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { facesOf } from '../../chat/faces.ts';
import type { Charm, CharmSaid } from '../../chat/said/charm-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { customs } from './words/customs.ts';
import { housesInWords } from './words/houses.ts';
import { called } from './words/names.ts';
import { birthstones, numberMeaning } from './words/stars.ts';

/** "गुरुवार", "पीला", "उत्तर-पूर्व दिशा", "सोना" */
const thing = (charm: Charm, planet: ClassicalPlanet): string =>
  charm === 'direction' ? `${customs[planet].direction} दिशा` : customs[planet][charm];

const lucky: Record<Charm, string> = {
  day: 'आपका शुभ दिन',
  colour: 'आपका शुभ रंग',
  direction: 'आपकी शुभ दिशा',
  metal: 'आपकी शुभ धातु',
};
const unlucky: Record<Charm, string> = {
  day: 'बड़े आरंभ के लिए रिवाज जो दिन छोड़ता है, वह',
  colour: 'बड़े आरंभ के लिए रिवाज जो रंग छोड़ता है, वह',
  direction: 'बड़े आरंभ के लिए रिवाज जो दिशा छोड़ता है, वह',
  metal: 'बड़े आरंभ के लिए रिवाज जो धातु छोड़ता है, वह',
};
const nothing: Record<Charm, string> = {
  day: 'किसी दिन',
  colour: 'किसी रंग',
  direction: 'किसी दिशा',
  metal: 'किसी धातु',
};

export const charms: SentencesOf<CharmSaid> = {
  lucky: ({ charm, planet }) =>
    `${lucky[charm]} ${charm === 'direction' ? customs[planet].direction : thing(charm, planet)} है, क्योंकि आपके लग्न का स्वामी ${called(planet)} है।`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `भाव 9 (भाग्य) का स्वामी ${called(planet)} भी यही देता है।`
      : `इसके बाद ${thing(charm, planet)}, भाव 9 (भाग्य) के स्वामी ${called(planet)} से।`,
  unlucky: ({ charm, planet, houses }) =>
    `${unlucky[charm]} ${thing(charm, planet)} है: ${called(planet)} आपके लग्न से ${housesInWords(houses)} का स्वामी है, और भाव 1, 5 और 9 में से किसी का नहीं।`,
  'no unlucky': ({ charm }) =>
    `${nothing[charm]} से बचना ज़रूरी नहीं: आपके लग्न से भाव 6, 8 या 12 के स्वामियों में ऐसा कोई नहीं जिसका अपना कोई शुभ भाव न हो।`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'यह हर सप्ताह का रिवाज है, और कोई दिन हर काम के लिए बुरा नहीं; किसी एक तारीख़ के बारे में केवल जन्म कुंडली कुछ नहीं कहती।'
      : 'यह रिवाज है, डरने का कारण नहीं।',
  'no unlucky number': () =>
    'किसी अंक से बचना ज़रूरी नहीं: सारणियाँ बताती हैं कि कौन-से अंक साथ चलते हैं, यह नहीं कि कोई हानि करता है।',
  rudraksha: ({ planet }) =>
    `आपके लिए ${facesOf[planet]} मुखी रुद्राक्ष उपयुक्त है, क्योंकि आपके लग्न का स्वामी ${called(planet)} है।`,
  'rudraksha next': ({ planet }) =>
    `साथ में ${facesOf[planet]} मुखी जोड़ा जा सकता है (${called(planet)}, भाव 9 का स्वामी)। मुखों का ग्रहों से संबंध रिवाज से है।`,
  'lucky number': ({ number, day }) => `आपका शुभ अंक ${number} है, आपके जन्म के दिन (${day}) का अंक।`,
  'number why': () =>
    'दिन के अंक जोड़कर एक अंक बनाया जाता है; कौन-से अंक साथ चलते हैं, यह कीरो की सारणी से है (अंकों की पुस्तक, 1926)।',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `इसके साथ ${list(numbers.map(String))} ${numbers.length === 1 ? 'अच्छा चलता है' : 'अच्छे चलते हैं'}।`
      : 'यह अपने आप में है और हर दूसरे के साथ चलता है।',
  'number belongs': ({ number }) =>
    `${number} का ग्रह ${called(planetOfNumber(number))} है: ${numberMeaning(number)}।`,
  'it belongs': ({ number }) => `इसका ग्रह ${called(planetOfNumber(number))} है: ${numberMeaning(number)}।`,
  'number days': ({ days }) => `महीने के जिन दिनों का यह अंक बनता है: ${list(days.map(String))}।`,
  'birth numbers': ({ birth, lifePath }) => `आपका मूलांक ${birth} है, और भाग्यांक ${lifePath}।`,
  'birth number means': ({ number, day }) =>
    `मूलांक जन्म के दिन (${day}) को एक अंक तक लाने से बनता है; इसका ग्रह ${called(planetOfNumber(number))} है: ${numberMeaning(number)}।`,
  'life number means': ({ number }) =>
    `भाग्यांक दिन, महीने और वर्ष को जोड़कर बनता है; इसका ग्रह ${called(planetOfNumber(number))} है: ${numberMeaning(number)}।`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'आपका नाम आपके अनुकूल है' : 'आपका नाम आपके मूलांक में कुछ नहीं जोड़ता'}: “${name}” का अंक ${single} है (काल्डियन अक्षरों से ${compound}), और आपका मूलांक ${birth}।`,
  'name can stay': () => 'कीरो की सारणी में दोनों साथ चलते हैं, इसलिए वर्तनी वैसी ही रह सकती है।',
  'names that go': ({ numbers }) => `आपके मूलांक के साथ वे नाम चलते हैं जिनका अंक ${numbers.join(' या ')} बने।`,

  stone: ({ planet }) => `आपका रत्न ${customs[planet].stone} है, क्योंकि आपके लग्न का स्वामी ${called(planet)} है।`,
  'stone rule': () =>
    'रत्न लग्न से भाव 1, 5 और 9 के स्वामियों से चुने जाते हैं, जो भला करते हैं, चाहे और किसी भी भाव के स्वामी हों।',
  'stone source': () => 'नियम का स्रोत: बृहत् पाराशर होरा शास्त्र 34; ग्रहों के रत्न फलदीपिका 2 से।',
  'stone worn': ({ planet }) => {
    const { inMetal, finger, day } = customs[planet];
    return `रिवाज से इसे ${inMetal} में जड़वाकर ${finger} उँगली में, पहली बार ${day} को पहना जाता है।`;
  },
  'stones beside': ({ stones }) =>
    `इसके साथ आपके लिए ${stones.length === 1 ? 'यह भी उपयुक्त है' : 'ये भी उपयुक्त हैं'}: ${list(stones.map(({ planet, houses }) => `${customs[planet].stone} (${called(planet)}, ${housesInWords(houses)} का स्वामी)`))}।`,
  'stones to leave': ({ planets }) =>
    `${list(planets.map((planet) => customs[planet].stone))} न पहनें: ${planets.length === 1 ? 'इसका ग्रह' : 'इनके ग्रह'} आपके लग्न से भाव 1, 5 और 9 में से किसी ${planets.length === 1 ? 'का स्वामी नहीं है' : 'के स्वामी नहीं हैं'}।`,
  'stone of a node': ({ planet }) =>
    `सामान्य नियम से नहीं: ${customs[planet].stone} ${called(planet)} का रत्न है, जो किसी भाव का स्वामी नहीं, इसलिए उसे केवल कुछ समय के लिए और अलग पठन के बाद पहना जाता है।`,
  'stone suits': ({ planet, houses }) =>
    `${customs[planet].stone} आपके लिए उपयुक्त है: आपके लग्न से ${housesInWords(houses)} का स्वामी ${called(planet)} है।`,
  'stone does not': ({ planet, houses }) =>
    `${customs[planet].stone} न पहनना ही अच्छा है: ${called(planet)} आपके लग्न से ${housesInWords(houses)} का स्वामी है, और भाव 1, 5 और 9 में से किसी का नहीं।`,
  'stone instead': ({ planet }) =>
    `आपके लिए उपयुक्त रत्न ${customs[planet].stone} है, क्योंकि आपके लग्न का स्वामी ${called(planet)} है।`,
  birthstone: ({ month }) => `आपके जन्म के महीने का रत्न ${birthstones[month - 1]} है।`,
  jewellers: () =>
    'यह 1912 से जौहरियों का रिवाज है; पश्चिमी ज्योतिष में रत्नों का कोई नियम नहीं है। लग्न के स्वामी से रत्न वैदिक परंपरा के हैं।',
};

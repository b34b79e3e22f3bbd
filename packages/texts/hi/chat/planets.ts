import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import { planetOfNumber } from '@palmleaf/engines/numerology';
import { type ClassicalPlanet, type Nakshatra, ofSign } from '@palmleaf/engines/zodiac';
import { rudrakshaFaces } from '../../chat/faces.ts';
import type { Charm, CharmStatements } from '../../chat/statements/charm-statements.ts';
import type { PlanetState, PlanetStatements } from '../../chat/statements/planet-statements.ts';
import type { StarStatements } from '../../chat/statements/star-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { VedicMatter, WesternStatements } from '../../chat/statements/western-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { are, list } from '../grammar.ts';
import { signNames } from '../names.ts';
import { houseIn, placement, placements, risingIn, signClause } from './matter.ts';
import { spanOf } from './time.ts';
import {
  areaOf,
  birthstones,
  called,
  customs,
  deityOf,
  dignityNames,
  ganaMeaning,
  ganaNames,
  housesInWords,
  karakaMeaning,
  karakaTitles,
  leadOf,
  manners,
  nadiName,
  numberMeaning,
  rankWords,
  standsFor,
  starName,
  syllablesOf,
  yoniName,
} from './words.ts';

const { texts, own: languageForms } = data;

const thing = (charm: Charm, planet: ClassicalPlanet): string =>
  charm === 'direction' ? `${customs[planet].direction} दिशा` : customs[planet][charm];

const lucky: Record<Charm, string> = languageForms.charms.lucky;
const unlucky: Record<Charm, string> = languageForms.charms.unlucky;
const nothing: Record<Charm, string> = languageForms.charms.nothing;

export const charms: SentencesOf<CharmStatements> = {
  lucky: ({ charm, planet }) =>
    `${lucky[charm]} ${charm === 'direction' ? customs[planet].direction : thing(charm, planet)} है, क्योंकि आपके लग्न का स्वामी ${called(planet)} है।`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `भाव 9 (भाग्य) का स्वामी ${called(planet)} भी यही देता है।`
      : `इसके बाद ${thing(charm, planet)}, भाव 9 (भाग्य) के स्वामी ${called(planet)} से।`,
  unlucky: ({ charm, planet, houses }) =>
    `${unlucky[charm]} ${thing(charm, planet)} है: ${called(planet)} आपके लग्न से ${housesInWords(houses)} का स्वामी है, और भाव 1, 5 और 9 में से किसी का नहीं।`,
  'no unlucky': ({ charm }) =>
    `${nothing[charm]} से बचना ज़रूरी नहीं: आपके लग्न से भाव 6, 8 या 12 का हर स्वामी भाव 1, 5 या 9 में से किसी का भी स्वामी है।`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'यह हर सप्ताह का रिवाज है, और कोई दिन हर काम के लिए बुरा नहीं; किसी एक तारीख़ के बारे में केवल जन्म कुंडली कुछ नहीं कहती।'
      : 'यह रिवाज है, डरने का कारण नहीं।',
  'no unlucky number': () =>
    'किसी अंक से बचना ज़रूरी नहीं: सारणियाँ बताती हैं कि कौन-से अंक साथ चलते हैं, यह नहीं कि कोई हानि करता है।',
  rudraksha: ({ planet }) =>
    `आपके लिए ${rudrakshaFaces[planet]} मुखी रुद्राक्ष उपयुक्त है, क्योंकि आपके लग्न का स्वामी ${called(planet)} है।`,
  'rudraksha next': ({ planet }) =>
    `साथ में ${rudrakshaFaces[planet]} मुखी जोड़ा जा सकता है (${called(planet)}, भाव 9 का स्वामी)। मुखों का ग्रहों से संबंध रिवाज से है।`,
  'lucky number': ({ number, day }) => `आपका शुभ अंक ${number} है, आपके जन्म के दिन (${day}) का अंक।`,
  'why this number': () =>
    'दिन के अंक जोड़कर एक अंक बनाया जाता है; कौन-से अंक साथ चलते हैं, यह कीरो की सारणी से है (अंकों की पुस्तक, 1926)।',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `इसके साथ ${list(numbers.map(String))} ${numbers.length === 1 ? 'अच्छा चलता है' : 'अच्छे चलते हैं'}।`
      : 'यह अपने आप में है और हर दूसरे के साथ चलता है।',
  'planet of a number': ({ number }) =>
    `${number} का ग्रह ${called(planetOfNumber(number))} है: ${numberMeaning(number)}।`,
  'planet of that number': ({ number }) =>
    `इसका ग्रह ${called(planetOfNumber(number))} है: ${numberMeaning(number)}।`,
  'number days': ({ days }) => `महीने के जिन दिनों का यह अंक बनता है: ${list(days.map(String))}।`,
  'birth numbers': ({ birth, lifePath }) => `आपका मूलांक ${birth} है, और भाग्यांक ${lifePath}।`,
  'birth number means': ({ number, day }) =>
    `मूलांक जन्म के दिन (${day}) को एक अंक तक लाने से बनता है; इसका ग्रह ${called(planetOfNumber(number))} है: ${numberMeaning(number)}।`,
  'life number means': ({ number }) =>
    `भाग्यांक दिन, महीने और वर्ष को जोड़कर बनता है; इसका ग्रह ${called(planetOfNumber(number))} है: ${numberMeaning(number)}।`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'आपका नाम आपके अनुकूल है' : 'आपका नाम आपके मूलांक के साथ नहीं चलता'}: “${name}” का अंक ${single} है (काल्डियन अक्षरों से ${compound}), और आपका मूलांक ${birth}।`,
  'name can stay': () => 'कीरो की सारणी में दोनों साथ चलते हैं, इसलिए वर्तनी वैसी ही रह सकती है।',
  'numbers of fitting names': ({ numbers }) =>
    `आपके मूलांक के साथ वे नाम चलते हैं जिनका अंक ${numbers.join(' या ')} बने।`,

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
  'stone does not suit': ({ planet, houses }) =>
    `${customs[planet].stone} न पहनना ही अच्छा है: ${called(planet)} आपके लग्न से ${housesInWords(houses)} का स्वामी है, और भाव 1, 5 और 9 में से किसी का नहीं।`,
  'stone instead': ({ planet }) =>
    `आपके लिए उपयुक्त रत्न ${customs[planet].stone} है, क्योंकि आपके लग्न का स्वामी ${called(planet)} है।`,
  birthstone: ({ month }) => `आपके जन्म के महीने का रत्न ${birthstones[month - 1]} है।`,
  jewellers: () =>
    'यह 1912 से जौहरियों का रिवाज है; पश्चिमी ज्योतिष में रत्नों का कोई नियम नहीं है। लग्न के स्वामी से रत्न वैदिक परंपरा के हैं।',
};

const states: Record<PlanetState | 'weak' | 'well placed', string> = languageForms.planets.states;

const stateMeanings: Record<PlanetState, string> = texts.planets.stateMeanings;

export const planets: SentencesOf<PlanetStatements> = {
  'no place': ({ body, tradition, others }) =>
    `${tradition === 'VEDIC' ? 'वैदिक' : 'पश्चिमी'} पठन में ${called(body)} का स्थान नहीं है, इसलिए उसे छोड़ दिया जाता है; ${list(others.map(called))} के बारे में पूछें।`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${signClause(point)}। यह ${standsFor[point.name]} का कारक है, और सबसे अधिक यहाँ दिखता है: ${areaOf(point.house)}।`,
  'planet is': ({ body, state, is }) => `आपकी कुंडली में ${called(body)} ${states[state]} ${is ? 'है' : 'नहीं है'}।`,
  'planet rules': ({ houses }) =>
    `यह ${housesInWords(houses)} का स्वामी है, इसलिए इस पर निर्भर: ${houses.map(areaOf).join('; ')}।`,
  ease: ({ easy }) =>
    easy
      ? 'वहाँ इसकी स्थिति अच्छी है, और यह आपकी अधिक मेहनत के बिना अपना श्रेष्ठ देता है।'
      : 'वहाँ इसकी स्थिति सहज नहीं है, और जो यह देता है वह अभ्यास से आता है, अपने आप नहीं।',
  backwards: () =>
    'आपके जन्म के समय यह उलटी चाल में था, इसलिए पहले भीतर काम करता है और बातों को दोबारा देखना इसे भाता है।',
  companions: ({ points }, { level }) =>
    `इसी राशि में साथ ${are(points.length)}: ${placements(points, level)}।`,
  'mahadasha over': () => 'इसकी महादशा इस चक्र में बीत चुकी है।',
  'own mahadasha': ({ maha }) => `${called(maha.lord)} की महादशा ${spanOf(maha, 'EXPERT')} है।`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `इस भाव का विषय: ${areaOf(house.number)}। इसकी बात ${placement(ruler, manner.level)} से चलती है: ${signClause(ruler)}।`
      : `${houseIn(house, manner)} का विषय: ${areaOf(house.number)}। इसका स्वामी ${placement(ruler, manner.level)} है: ${signClause(ruler)}। ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `इसमें ${are(points.length)}: ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}।`,
  'empty house is no lack': ({ holdsRuler }) =>
    `इसमें कोई ${holdsRuler ? 'और ' : ''}ग्रह नहीं है; यह कमी नहीं, इसकी बात इसका स्वामी कहता है।`,
  'stands there': ({ body, there }) => `${called(body)} वहाँ ${there ? 'है' : 'नहीं है'}।`,
  'house empty': ({ empty }) => (empty ? 'वहाँ कोई ग्रह नहीं है।' : 'यह ख़ाली नहीं है।'),
  'ruler stands': ({ well }) => `इसके स्वामी की स्थिति ${well ? 'काफ़ी अच्छी है' : 'सहज नहीं है'}।`,

  ranked: ({ what, point }, { level }) => {
    const why = point.dignity && level !== 'EXPERT' ? ` (${dignityNames[point.dignity.name]})` : '';
    return `आपका सबसे ${what === 'strongest' ? 'बलवान' : 'दुर्बल'} ग्रह ${called(point.name)}${why} है: ${standsFor[point.name]} के लिए आपको ${what === 'strongest' ? 'सहजता मिली है' : 'अभ्यास चाहिए'}।`;
  },
  'empty houses': ({ houses }) => `आपकी कुंडली में बिना ग्रह के: ${housesInWords(houses)}।`,
  'empty houses are no lack': () => 'यह कमी नहीं है: ख़ाली भाव की बात उसका स्वामी कहता है।',
  'no planet is': ({ state }) => `आपकी कुंडली में कोई ग्रह ${states[state]} नहीं है।`,
  'these planets are': ({ state, bodies }) =>
    `आपकी कुंडली में ${list(bodies.map(called))} ${states[state]} ${are(bodies.length)}।`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}, ${standsFor[point.name]} का कारक, ${stateMeanings[state]}।`,
};

const birthStar = (star: Nakshatra): string => `आपका जन्म नक्षत्र ${starName(star.name)} है, पाद ${star.pada}।`;
const sign = (number: number): string => `${ofSign(signNames, number)} राशि`;

export const stars: SentencesOf<StarStatements> = {
  ascendant: ({ rising }) =>
    `आपका लग्न ${sign(rising.sign)} का है: ${ofSign(manners, rising.sign)} दुनिया से मिलना आपका ढंग है।`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `लग्न ${risingIn(rising, level)} है; उसका स्वामी ${placement(ruler, level)} है।`,
  'at a border': () => 'यह राशि की सीमा पर है, इसलिए जन्म समय में कुछ मिनट का अंतर इसे बदल देगा।',
  'sign of': ({ body, sign: number }) =>
    `आपकी ${body === 'Sun' ? 'सूर्य' : 'चन्द्र'} राशि ${ofSign(signNames, number)} है।`,
  'tropical sign': ({ sign: number, same, apart }) =>
    `पश्चिमी अख़बारों के सायन राशिचक्र में आपकी सूर्य राशि ${same ? 'भी ' : ''}${ofSign(signNames, number)}${same ? ' ही है' : ` है; दोनों राशिचक्रों में ${apart} अंश का अंतर है, और यह पठन निरयन का है`}।`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${signClause(point)}।`,

  star: ({ star }) => birthStar(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni } = starCustom(star.index);
    const syllables = syllablesOf(star.index);
    const heads = {
      star: birthStar(star),
      gana: `आपका गण ${ganaNames[gana]} है: ${ganaMeaning[gana]}।`,
      nadi: `आपकी नाड़ी ${nadiName(nadiOf(star.index))} है।`,
      yoni: `आपकी योनि ${yoniName(yoni)} है।`,
      letter: `“${syllables[star.pada - 1] ?? syllables[0]}” से शुरू होने वाला नाम आपके जन्म नक्षत्र से मेल खाता है।`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `यह केवल चन्द्रमा से निकलता है, जो आपके जन्म के समय ${starName(star.name)} नक्षत्र में था: 27 नक्षत्रों में हर एक निरयन राशिचक्र के 13°20′ का है, और हर पाद 3°20′ का।`,
  'star quarters': ({ star }) =>
    `${starName(star.name)} के चार पादों के अक्षर: ${syllablesOf(star.index).join(', ')}।`,
  'star lord': ({ star }) =>
    `इसका स्वामी ${called(star.lord)} है, और देवता: ${deityOf(starCustom(star.index).deity)}।`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `इसका गण ${ganaNames[gana]}, नाड़ी ${nadiName(nadiOf(star.index))} और योनि ${yoniName(yoni)} है।`;
  },
  'star began': () => 'आपके बड़े कालों का चक्र भी इसी के स्वामी से शुरू हुआ।',

  deity: ({ body }) =>
    `आपके इष्ट देवता: ${customs[body].deity}, क्योंकि आपकी कुंडली में उनका संकेत ${called(body)} देता है।`,
  'deity why': ({ soul, source }) =>
    `यह नवांश से पढ़ा जाता है: आपके आत्मकारक ${called(soul)} की राशि से बारहवीं राशि${source ? ' (जैमिनि सूत्र 1.2)' : ''}।`,
  'deity custom': ({ body }) => `उनका दिन ${customs[body].day} है, और मंत्र “${customs[body].mantra}”।`,

  'seven karakas': () => 'आपके सात चर कारक, अपनी राशि में सबसे आगे के ग्रह से सबसे पीछे तक:',
  'karaka line': ({ karaka, body }) =>
    `${karakaTitles[karaka]} ${called(body)} है (${karakaMeaning[karaka]})।`,
  karaka: ({ karaka, body }) =>
    `आपका ${karakaTitles[karaka]} ${called(body)} है: सात ग्रहों में वह अपनी राशि में ${rankWords[karaka]} है।`,
  'karaka rule': () =>
    'सूर्य से शनि तक के ग्रह अपनी राशि में पार किए अंशों के क्रम में रखे जाते हैं; सात की इस गणना में राहु और केतु नहीं आते।',
  'karaka source': () => 'नियम का स्रोत: बृहत् पाराशर होरा शास्त्र 32, जैमिनि सूत्र 1.1।',
  'karaka worth': ({ point, well }, { level }) =>
    `${called(point.name)} की स्थिति ${well ? 'काफ़ी अच्छी है' : 'सहज नहीं है'}: ${placement(point, level)}।`,
  'has its say': ({ body }) => `इन समयों में ${called(body)} की बात चलती है।`,
  'karaka means': ({ karaka }) => `इसका विषय: ${karakaMeaning[karaka]}।`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)}: ${signClause(point)}। सबसे अधिक यहाँ दिखता है: ${areaOf(point.house)}।`,
  'in the navamsa': ({ sign: number }) => `नवांश में यह ${sign(number)} में है।`,
  'own times': () => 'यह अपने काल में सबसे अधिक सुनाई देता है।',

  navamsa: ({ sign: number }) => `आपके नवांश (डी9) में ${sign(number)} उदित है।`,
  'navamsa reads': () => 'इसे विवाह के लिए पढ़ा जाता है, और यह देखने के लिए कि ग्रह कितना दृढ़ है।',
  'navamsa signs': ({ places }) =>
    `नवांश की राशियाँ: ${places.map(({ body, sign: number }) => `${called(body)} ${ofSign(signNames, number)}`).join(', ')}।`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies.map(called))} दोनों कुंडलियों में एक ही राशि में ${are(bodies.length)} (वर्गोत्तम), जो दृढ़ माना जाता है।`
      : 'कोई ग्रह दोनों कुंडलियों में एक ही राशि में नहीं है (वर्गोत्तम)।',
};

const belongs: Record<VedicMatter, string> = languageForms.western.belongs;

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

export const western: SentencesOf<WesternStatements> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'ऐसा उत्तर यहाँ नहीं बनता: ' : ''}${belongs[matter]}, और यह पठन पश्चिमी है।`,
  'ask Vedic': () => 'वैदिक परंपरा में पूछें, तो इसकी गणना हो जाएगी।',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () => 'अगले तीन वर्षों में आपके चन्द्रमा पर शनि की कोई ठीक दृष्टि नहीं बनती।',
};

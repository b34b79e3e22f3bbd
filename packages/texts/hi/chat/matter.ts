import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { MatterStatements, Verdict } from '../../chat/statements/matter-statements.ts';
import type { Manner, SentencesOf } from '../../chat/statements/statement.ts';
import type { Rising } from '../../chat/statements/talk-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { are, list } from '../grammar.ts';
import { signNames } from '../names.ts';
import {
  aimOf,
  aspectSentence,
  calledIn,
  factsInWords,
  ofPeople,
  partnerTraits,
  topicWords,
} from './facts.ts';
import {
  areaOf,
  bodyParts,
  called,
  customs,
  dignityNames,
  fieldsOf,
  inSign,
  leadOf,
  manners,
  standsFor,
  starName,
} from './words.ts';

const { texts } = data;

/** The planet comes last, so that a postposition can follow. */
export function placement(point: PlacedBody, level: Level): string {
  const name = called(point.name);
  const sign = `${ofSign(signNames, point.sign)} राशि`;
  if (level === 'STANDARD') return `${sign} में स्थित ${name}`;
  if (level === 'ADVANCED') return `${sign} और भाव ${point.house} में स्थित ${name}`;
  const notes = [
    point.dignity && dignityNames[point.dignity.name],
    !isNode(point.name) && point.retrograde ? 'वक्री' : undefined,
    point.nakshatra && `${starName(point.nakshatra.name)} नक्षत्र, पाद ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${sign} में ${degrees(point.degree)} पर, भाव ${point.house} में स्थित ${name}${described}`;
}

export function placements(points: readonly PlacedBody[], level: Level): string {
  return list(points.map((point) => placement(point, level)));
}

export function risingIn({ sign, degree }: Rising, level: Level): string {
  const where = `${ofSign(signNames, sign)} राशि में`;
  return level === 'EXPERT' ? `${where} ${degrees(degree)} पर` : where;
}

export function houseIn({ number, sign, cusp }: House, { tradition, level }: Manner): string {
  const name = `${ofSign(signNames, sign)} राशि`;
  return level === 'EXPERT' && tradition === 'WESTERN'
    ? `भाव ${number} (आरंभ ${name} में ${degrees(cusp % 30)} पर)`
    : `भाव ${number} (${name})`;
}

export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = ofSign(signNames, signOf(longitude));
  return level === 'EXPERT'
    ? `${sign} राशि में ${degrees(longitude % 30)} पर ${called(body)}`
    : `${sign} राशि में ${called(body)}`;
}

export function signClause(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}

type VerdictWords = Record<Verdict, (word: string) => string>;

const things: VerdictWords = {
  strong: (word) => `${word} के लिए आपकी कुंडली बलवान है: यहाँ लगाई गई मेहनत लौटकर आती है।`,
  mixed: (word) => `${word} के लिए आपकी कुंडली मिली-जुली है: कुछ सहज बहता है, कुछ सीखना पड़ता है।`,
  weak: (word) => `${word} के लिए आपकी कुंडली धैर्य माँगती है: फल चाह से देर में और अभ्यास से आता है।`,
};
const people: VerdictWords = {
  strong: (word) => `${word} के लिए आपकी कुंडली बलवान है: यहाँ सहारा और सद्भाव है।`,
  mixed: (word) => `${word} के लिए आपकी कुंडली मिली-जुली है: कुछ स्नेह सहज है, कुछ बनाना पड़ता है।`,
  weak: (word) => `${word} के लिए आपकी कुंडली धैर्य माँगती है: निकटता में समय और सद्भाव लगता है।`,
};
const health: VerdictWords = {
  strong: (word) => `${word} के लिए आपकी कुंडली बलवान है: सहनशक्ति अच्छी है और थकान जल्दी उतरती है।`,
  mixed: (word) => `${word} के लिए आपकी कुंडली मिली-जुली है: उतार-चढ़ाव आपके रहन-सहन के साथ चलता है।`,
  weak: (word) => `${word} के लिए आपकी कुंडली सावधानी माँगती है: ज़ोर लगाने से अधिक नियमित आदतें काम आती हैं।`,
};

const feared: VerdictWords = {
  strong: (word) => `आपकी कुंडली ऐसा नहीं दिखाती: ${word} के लिए वह बलवान है।`,
  mixed: (word) => `केवल इस कुंडली से नहीं: ${word} के लिए वह मिली-जुली है, कुछ खिंचाव और कुछ सहारा।`,
  weak: (word) => `ऐसा कुछ तय नहीं है, पर सावधानी चाहिए: ${word} के लिए आपकी कुंडली पर कुछ खिंचाव है।`,
};

const leaving: Record<MatterStatements['leaving']['verdict'], (about: string) => string> = {
  strong: (word) => `आपकी कुंडली इसका कोई कारण नहीं देती: ${word} के लिए वह बलवान है।`,
  mixed: (word) => `यह निर्णय आपका अपना है: ${word} के लिए आपकी कुंडली मिली-जुली है, कुछ खिंचाव और कुछ सहारा।`,
  weak: (word) => `यह निर्णय आपका अपना है: ${word} के लिए आपकी कुंडली पर कुछ खिंचाव है।`,
  'strong on a relationship': (word) =>
    `यह निर्णय आपका अपना है: ${word} के लिए आपकी कुंडली बलवान है, पर आपके साथ कैसा व्यवहार होता है, यह वह नहीं बताती।`,
};

const marriages = texts.matter.marriages;

const nothingSpeaks = texts.matter.nothingSpeaks;

export const matter: SentencesOf<MatterStatements> = {
  verdict: ({ topic, verdict }) => {
    const words = topic === 'health' ? health : ofPeople.includes(topic) ? people : things;
    return words[verdict](aimOf(topic));
  },
  promise: ({ topic, verdict, neverDenied }) => {
    const aim = aimOf(topic);
    if (verdict === 'strong') return `${aim} के लिए आपकी कुंडली बलवान है।`;
    if (verdict === 'mixed')
      return `${neverDenied ? 'पर पूरी तरह अपने आप नहीं' : 'थोड़ी मेहनत के साथ'}: ${aim} के लिए आपकी कुंडली मिली-जुली है।`;
    return neverDenied
      ? `पर धैर्य के साथ: आपकी कुंडली कुछ नकारती नहीं, ${aim} से पहले वह प्रतीक्षा या सावधानी रखती है।`
      : `आसानी से नहीं: ${aim} के लिए आपकी कुंडली धैर्य और अभ्यास माँगती है।`;
  },
  feared: ({ topic, verdict }) => feared[verdict](aimOf(topic)),
  leaving: ({ topic, verdict }) => leaving[verdict](aimOf(topic)),
  'other side': () => 'दूसरा व्यक्ति क्या करे, यह आपकी कुंडली में नहीं लिखा; वह इस बात में आपका अपना पक्ष दिखाती है।',
  fields: ({ planets }) =>
    `अनुकूल क्षेत्र: ${planets.map((name) => `${fieldsOf[name]} (${called(name)})`).join('; ')}।`,
  'no count': () => 'गिनती एक कुंडली से नहीं पढ़ी जा सकती; यह पढ़ा जा सकता है कि बात कितनी सहज है।',
  'body care': ({ sign }) => `परंपरा के अनुसार ${ofSign(bodyParts, sign)} का ध्यान रखें।`,
  'nothing left': () => 'इस पर आपकी कुंडली में इतना ही है; आगे केवल दोहराव होगा। किसी वर्ष के बारे में या कुछ और पूछें।',
  basis: ({ topic, house, significators }, { level }) => {
    const place = level === 'STANDARD' ? `कुंडली में ${areaOf(house)} के स्थान` : `भाव ${house}`;
    return `${topicWords[topic]} का विचार ${place}, उसके स्वामी, उसमें स्थित ग्रहों और नैसर्गिक कारक ${list(significators.map(called))} से होता है।`;
  },
  rising: ({ rising }, { level }) =>
    `लग्न ${risingIn(rising, level)} है: ${ofSign(manners, rising.sign)} दुनिया से मिलना आपका ढंग है।`,
  border: ({ neighbour }) =>
    `यह ${ofSign(signNames, neighbour)} राशि की सीमा के पास है: जन्म समय में कुछ मिनट का अंतर इस हिस्से को बदल देगा।`,
  'birth time moves the Ascendant': () => 'जन्म समय के चार मिनट इसे लगभग एक अंश खिसकाते हैं।',
  'points to': ({ ruler }) =>
    `आपकी राह ${placement(ruler, 'STANDARD')} के साथ चलती है: ${signClause(ruler)}। ${leadOf(ruler.house)}`,
  also: ({ point, occupant }) =>
    `${placement(point, 'STANDARD')} ${occupant ? 'जीवन के ठीक इसी हिस्से में है' : 'की भी इसमें भूमिका है'}: ${signClause(point)}।`,
  'house and ruler': ({ topic, house, ruler }, manner) =>
    `${topicWords[topic]} का विचार ${houseIn(house, manner)} से होता है। इसका स्वामी ${placement(ruler, manner.level)} है: ${signClause(ruler)}। ${leadOf(ruler.house)}`,
  occupants: ({ points }, { level }) =>
    `इस भाव में ${are(points.length)}: ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}।`,
  unoccupied: () => 'उस भाव में कोई और ग्रह नहीं है, इसलिए उसकी बात उसका स्वामी कहता है।',
  'by nature': ({ points }, { level }) =>
    `स्वभाव से यह विषय इनका भी है: ${points.map((point) => `${placement(point, level)}, ${standsFor[point.name]} के लिए`).join('; ')}।`,
  aspect: ({ aspect }, { level }) => aspectSentence(aspect, level),
  'no aspect': ({ one, other, apart }) =>
    `${called(one)} और ${called(other)} के बीच आपकी कुंडली में कोई दृष्टि नहीं बनती: दोनों के बीच ${apart}° का अंतर है।`,
  'house looked at': ({ points }, { level }) =>
    `इस भाव पर पूर्ण दृष्टि: ${list(points.map((point) => `${placement(point, level)} (${standsFor[point.name]})`))}।`,
  'nobody looks': ({ ofHouse }) =>
    ofHouse ? 'इस भाव पर किसी ग्रह की पूर्ण दृष्टि नहीं है।' : 'उस पर किसी ग्रह की पूर्ण दृष्टि नहीं है।',
  'looked at': ({ points }, { level }) => `उस पर दृष्टि: ${placements(points, level)}।`,
  'further house in plain words': ({ topic, house, point }, { level }) =>
    `${topicWords[topic]} के लिए एक और स्थान गिना जाता है, ${areaOf(house.number)} का। वहाँ का ग्रह ${placement(point, level)} है: ${signClause(point)}।`,
  'further house': ({ topic, house, ruler, within }, manner) =>
    `${topicWords[topic]} के लिए एक और स्थान गिना जाता है: ${houseIn(house, manner)}, ${areaOf(house.number)} का। इसका स्वामी ${placement(ruler, manner.level)} है${within.length > 0 ? `; इसमें ${are(within.length)} ${placements(within, manner.level)}` : ''}।`,
  'rests on': ({ point }, { level }) => `इसका आधार ${placement(point, level)} है।`,
  'best and worst': ({ best, worst }, { level }) =>
    `इसके ग्रहों में सबसे अच्छी स्थिति ${placement(best, level)} की है, और सबसे कठिन ${placement(worst, level)} की।`,

  'work on': ({ topic, house, planet, placed }, { level }) =>
    `${calledIn(topic, house, level)} के लिए पहले ${called(planet)} पर काम करें: इस विषय के ग्रहों में सबसे कठिन स्थिति ${placement(placed, level)} की है।`,
  practice: ({ body }) => `${called(body)} के लिए: ${customs[body].practice}।`,
  custom: ({ body }) => {
    const { day, mantra, gift } = customs[body];
    return `रिवाज से ${day} का नियम रखा जाता है, “${mantra}” का जप होता है और ${gift} का दान।`;
  },
  'start with': ({ placed }, { level }) => `कुंडली की सबसे कमज़ोर कड़ी से शुरू करें: ${placement(placed, level)}।`,
  'period care': ({ lord }) => `आपका बड़ा काल ${called(lord)} का है, इसलिए उस पर भी कुछ ध्यान दें।`,
  'no remedy': ({ body }) =>
    `${called(body)} के लिए कोई उपाय परंपरा से नहीं मिला: जीवन के जिस हिस्से में वह है, उसी से उस पर काम करें।`,
  'in your chart': ({ points }, { level }) =>
    `आपकी कुंडली में: ${points.map((point) => placement(point, level)).join('; ')}।`,
  'live it out': () => 'ग्रहों के मंत्र और दान वैदिक परंपरा के हैं; पश्चिमी परंपरा में ग्रह को अच्छे ढंग से जीना ही उपाय है।',

  partner: ({ wife, sign }) =>
    `${wife ? 'आपकी पत्नी संभवतः ऐसी होंगी' : 'आपके पति संभवतः ऐसे होंगे'} जिनमें ${ofSign(partnerTraits, sign)}।`,
  'partner by ruler': ({ house, ruler }, manner) => {
    const where = placement(ruler, manner.level);
    const lead =
      manner.level === 'STANDARD'
        ? `आपकी कुंडली में विवाह की राशि का ग्रह ${where} है`
        : `यह रंग ${houseIn(house, manner)} का है; उसका स्वामी ${where} है`;
    return `${lead}: भेंट ${areaOf(ruler.house)} के माध्यम से हो सकती है, और दोनों के बीच ${standsFor[ruler.name]} का महत्त्व है।`;
  },
  'partner by occupants': ({ points }, { level }) =>
    `विवाह के स्थान में ${are(points.length)} ${placements(points, level)}; इससे यह जुड़ता है: ${points.map(({ name }) => standsFor[name]).join('; ')}।`,
  'partner by nature': ({ wife, point }, { level }) =>
    `${wife ? 'पत्नी' : 'पति'} का नैसर्गिक कारक, ${placement(point, level)}, ${standsFor[point.name]} का रंग जोड़ता है।`,
  'partner by degrees': ({ body }) =>
    `आपका दाराकारक, अर्थात् अंशों से जीवनसाथी का ग्रह, ${called(body)} है: ${standsFor[body]}।`,
  'marriage leans': ({ leans }) => `${marriages[leans]}।`,
  'speaks for': ({ marriage, facts }) => {
    if (facts.length === 0) return nothingSpeaks[marriage];
    return `${marriage === 'love' ? 'प्रेम विवाह' : 'तय विवाह'} के पक्ष में यह है: ${factsInWords(facts)}।`;
  },
};

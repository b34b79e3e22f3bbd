import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import type { Nakshatra } from '@palmleaf/engines/zodiac';
import { ofSign } from '@palmleaf/engines/zodiac';
import type { StarSaid } from '../../chat/said/star-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { signNames } from '../names.ts';
import { likeness, placement, rising as risingIn } from './places.ts';
import { are } from './words/are.ts';
import { customs } from './words/customs.ts';
import { areaOf } from './words/houses.ts';
import { called, starName } from './words/names.ts';
import { manners } from './words/signs.ts';
import {
  deityOf,
  ganaMeaning,
  ganaNames,
  karakaMeaning,
  karakaTitles,
  nadiName,
  rankWords,
  syllablesOf,
  yoniName,
} from './words/stars.ts';

const named = (star: Nakshatra): string => `आपका जन्म नक्षत्र ${starName(star.name)} है, पाद ${star.pada}।`;
/** "सिंह राशि" */
const sign = (number: number): string => `${ofSign(signNames, number)} राशि`;

export const stars: SentencesOf<StarSaid> = {
  ascendant: ({ rising }) =>
    `आपका लग्न ${sign(rising.sign)} का है: ${ofSign(manners, rising.sign)} दुनिया से मिलना आपका ढंग है।`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `लग्न ${risingIn(rising, level)} है; उसका स्वामी ${placement(ruler, level)} है।`,
  'at a border': () => 'यह राशि की सीमा पर है, इसलिए जन्म समय में कुछ मिनट का अंतर इसे बदल देगा।',
  'sign of': ({ body, sign: number }) =>
    `आपकी ${body === 'Sun' ? 'सूर्य' : 'चन्द्र'} राशि ${ofSign(signNames, number)} है।`,
  'tropical sign': ({ sign: number, same, apart }) =>
    `पश्चिमी अख़बारों के सायन राशिचक्र में आपकी सूर्य राशि ${same ? 'भी ' : ''}${ofSign(signNames, number)}${same ? ' ही है' : ` है; दोनों राशिचक्रों में ${apart} अंश का अंतर है, और यह पठन निरयन का है`}।`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${likeness(point)}।`,

  star: ({ star }) => named(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni } = starCustom(star.index);
    const syllables = syllablesOf(star.index);
    const heads = {
      star: named(star),
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
    `${placement(point, level)}: ${likeness(point)}। सबसे अधिक यहाँ दिखता है: ${areaOf(point.house)}।`,
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

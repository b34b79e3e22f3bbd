import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import type { Nakshatra } from '@palmleaf/engines/zodiac';
import { ofSign } from '@palmleaf/engines/zodiac';
import type { StarSaid } from '../../chat/said/star-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { called, theSign } from '../names.ts';
import { likeness, placement, rising as risingIn } from './places.ts';
import { customs } from './words/customs.ts';
import { areaOf } from './words/houses.ts';
import { are, list } from './words/list.ts';
import { starName } from './words/names.ts';
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

const named = (star: Nakshatra): string => `உங்கள் ஜென்ம நட்சத்திரம் ${starName(star.name)}, பாதம் ${star.pada}.`;

export const stars: SentencesOf<StarSaid> = {
  ascendant: ({ rising }) =>
    `உங்கள் லக்னம் ${theSign(rising.sign)}: ${ofSign(manners, rising.sign)} உலகைச் சந்திக்கிறீர்கள்.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `${risingIn(rising, level)}; அதன் அதிபதி ${placement(ruler, level)}.`,
  'at a border': () => 'அது ராசியின் எல்லையில் இருக்கிறது, ஆகவே பிறந்த நேரம் சில நிமிடங்கள் தவறினாலும் மாறும்.',
  'sign of': ({ body, sign }, { tradition }) => {
    const name = body === 'Sun' ? 'சூரிய ராசி' : tradition === 'VEDIC' ? 'ராசி (சந்திர ராசி)' : 'சந்திர ராசி';
    return `உங்கள் ${name} ${theSign(sign)}.`;
  },
  'tropical sign': ({ sign, same, apart }) =>
    `மேற்கத்திய இதழ்களின் சாயன ராசிச் சக்கரத்தில் உங்கள் சூரிய ராசி ${theSign(sign)}${same ? 'தான்' : `; இரு சக்கரங்களுக்கும் ${apart} பாகை இடைவெளி, இந்தப் பலன் நிராயனத்தின்படி`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${likeness(point)}.`,

  star: ({ star }) => named(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni } = starCustom(star.index);
    const syllables = syllablesOf(star.index);
    const heads = {
      star: named(star),
      gana: `உங்கள் கணம் ${ganaNames[gana]} கணம்: ${ganaMeaning[gana]}.`,
      nadi: `உங்கள் நாடி ${nadiName(nadiOf(star.index))} நாடி.`,
      yoni: `உங்கள் யோனி ${yoniName(yoni)}.`,
      letter: `“${syllables[star.pada - 1] ?? syllables[0]}” என்று தொடங்கும் பெயர் உங்கள் ஜென்ம நட்சத்திரத்துக்குப் பொருந்தும்.`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `அது சந்திரனைக் கொண்டு மட்டுமே வருகிறது; நீங்கள் பிறந்தபோது சந்திரன் ${starName(star.name)} நட்சத்திரத்தில் இருந்தார்: 27 நட்சத்திரங்களில் ஒவ்வொன்றும் நிராயன ராசிச் சக்கரத்தில் 13°20′ அகலம், ஒவ்வொரு பாதமும் 3°20′.`,
  'star quarters': ({ star }) =>
    `${starName(star.name)} நட்சத்திரத்தின் நான்கு பாதங்களுக்கு உரிய எழுத்துகள்: ${syllablesOf(star.index).join(', ')}.`,
  'star lord': ({ star }) =>
    `அதன் அதிபதி ${called(star.lord)}, தேவதை ${deityOf(starCustom(star.index).deity)}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `அதன் கணம் ${ganaNames[gana]} கணம், நாடி ${nadiName(nadiOf(star.index))} நாடி, யோனி ${yoniName(yoni)}.`;
  },
  'star began': () => 'உங்கள் பெரிய காலங்களின் சுற்றைத் தொடங்கியதும் அதன் அதிபதியே.',

  deity: ({ body }) =>
    `உங்கள் இஷ்ட தெய்வம் ${customs[body].deity}, ஏனெனில் உங்கள் ஜாதகத்தில் அதைக் காட்டுபவர் ${called(body)}.`,
  'deity why': ({ soul, source }) =>
    `அது நவாம்சத்திலிருந்து படிக்கப்படுகிறது: உங்கள் ஆத்மகாரகராகிய ${called(soul)} இருக்கும் ராசியிலிருந்து பன்னிரண்டாம் ராசி${source ? ' (ஜைமினி சூத்திரம் 1.2)' : ''}.`,
  'deity custom': ({ body }) => `அதற்கு உரிய நாள் ${customs[body].day}, மந்திரம் “${customs[body].mantra}”.`,

  'seven karakas': () => 'உங்கள் ஏழு சர காரகர்கள், ராசியில் அதிக தூரம் சென்ற கிரகம் முதல் குறைந்த தூரம் சென்ற கிரகம் வரை:',
  'karaka line': ({ karaka, body }) => `${karakaTitles[karaka]} ${called(body)} (${karakaMeaning(karaka)}).`,
  karaka: ({ karaka, body }) =>
    `உங்கள் ${karakaTitles[karaka]} ${called(body)}: ஏழு கிரகங்களில் தம் ராசியில் ${rankWords[karaka]} சென்றவர் அவர்.`,
  'karaka rule': () =>
    'சூரியன் முதல் சனி வரையிலான கிரகங்கள், தம் ராசியில் கடந்த பாகைகளின்படி வரிசைப்படுத்தப்படுகின்றன; ஏழு பேர் கொண்ட இந்த எண்ணிக்கையில் ராகுவும் கேதுவும் இல்லை.',
  'karaka source': () => 'விதியின் மூலம்: பிருகத் பராசர ஹோரா சாஸ்திரம் 32, ஜைமினி சூத்திரம் 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${called(point.name)} ${well ? 'ஓரளவு நல்ல நிலையில் இருக்கிறார்' : 'வசதியான நிலையில் இல்லை'}: ${placement(point, level)}.`,
  'has its say': ({ body }) => `இந்தக் காலங்களில் ${called(body, 'genitive')} குரல் ஒலிக்கிறது.`,
  'karaka means': ({ karaka }) => `அதன் பொருள்: ${karakaMeaning(karaka)}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. அது அதிகம் தெரியும் இடம்: ${areaOf(point.house)}.`,
  'in the navamsa': ({ sign }) => `நவாம்சத்தில் அவர் ${theSign(sign, 'locative')} இருக்கிறார்.`,
  'own times': () => 'அவருடைய சொந்தக் காலங்களில் அவர் குரல் அதிகம் கேட்கும்.',

  navamsa: ({ sign }) => `உங்கள் நவாம்ச (டி9) லக்னம் ${theSign(sign)}.`,
  'navamsa reads': () => 'திருமணத்துக்கும், ஒரு கிரகம் எவ்வளவு உறுதியாக நிற்கிறது என்று அறியவும் அது படிக்கப்படுகிறது.',
  'navamsa signs': ({ places }) =>
    `நவாம்சத்தில் ராசிகள்: ${places.map(({ body, sign }) => `${called(body)} ${theSign(sign)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies.map((body) => called(body)))} இரு ஜாதகங்களிலும் ஒரே ராசியில் ${are(bodies.length)} (வர்கோத்தமம்); அது உறுதியாகக் கருதப்படுகிறது.`
      : 'இரு ஜாதகங்களிலும் ஒரே ராசியில் எந்தக் கிரகமும் இல்லை (வர்கோத்தமம்).',
};

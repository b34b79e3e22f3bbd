import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import { planetOfNumber } from '@palmleaf/engines/numerology';
import { type ClassicalPlanet, type Graha, type Nakshatra, ofSign } from '@palmleaf/engines/zodiac';
import { rudrakshaFaces } from '../../chat/faces.ts';
import type { Charm, CharmStatements } from '../../chat/statements/charm-statements.ts';
import type { PlanetState, PlanetStatements } from '../../chat/statements/planet-statements.ts';
import type { StarStatements } from '../../chat/statements/star-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { VedicMatter, WesternStatements } from '../../chat/statements/western-statements.ts';
import { followed, inCase, too } from '../../languages/tamil-cases.ts';
import data from '../chat.json' with { type: 'json' };
import { are, list, standing } from '../grammar.ts';
import { called, theSign } from '../names.ts';
import { houseIn, placement, placements, risingIn, signClause } from './matter.ts';
import { spanOf } from './time.ts';
import {
  areaOf,
  areasOf,
  birthstones,
  customs,
  deityOf,
  dignityNames,
  ganaMeaning,
  ganaNames,
  houseWords,
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
  charm === 'direction' ? followed(customs[planet].direction, 'திசை') : customs[planet][charm];

const charmNames: Record<Charm, string> = languageForms.charms.charmNames;

const lordOf = (planet: Graha, houses: number | readonly number[]): string =>
  `${houseWords(houses, 'genitive')} அதிபதி ${called(planet)}`;

const ofAscendant = (planet: Graha): string => `ஏனெனில் உங்கள் லக்னத்தின் அதிபதி ${called(planet)}`;

const stone = (planet: Graha, grammarCase: 'nominative' | 'accusative' = 'nominative'): string =>
  inCase(customs[planet].stone, grammarCase);

const noneOfTheGood = '1, 5, 9-ஆம் பாவங்களில் எதற்கும் அதிபதி அல்ல';

export const charms: SentencesOf<CharmStatements> = {
  lucky: ({ charm, planet }) =>
    `உங்கள் அதிர்ஷ்ட ${charmNames[charm]} ${customs[planet][charm]}, ${ofAscendant(planet)}.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `9-ஆம் பாவத்தின் (பாக்கியம்) அதிபதியான ${too(called(planet))} அதையே தருகிறார்.`
      : `அடுத்தது ${thing(charm, planet)}: அதைத் தருபவர் 9-ஆம் பாவத்தின் (பாக்கியம்) அதிபதியான ${called(planet)}.`,
  unlucky: ({ charm, planet, houses }) =>
    `பெரிய தொடக்கங்களுக்கு வழக்கம் தவிர்க்கும் ${charmNames[charm]} ${customs[planet][charm]}: உங்கள் லக்னத்துக்கு ${lordOf(planet, houses)}, ${noneOfTheGood}.`,
  'no unlucky': ({ charm }) =>
    `எந்த ${too(inCase(charmNames[charm], 'accusative'))} தவிர்க்க வேண்டியதில்லை: உங்கள் லக்னத்துக்கு 6, 8, 12-ஆம் பாவங்களின் ஒவ்வோர் அதிபதியும் 1, 5 அல்லது 9-ஆம் பாவத்துக்கும் அதிபதி.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'அது வாரந்தோறும் உள்ள வழக்கம், எந்த நாளும் எல்லாவற்றுக்கும் கெட்டதல்ல; ஒரு குறிப்பிட்ட தேதியைப் பற்றி ஜாதகம் மட்டும் எதுவும் சொல்வதில்லை.'
      : 'அது வழக்கம் மட்டுமே, அஞ்சக் காரணம் இல்லை.',
  'no unlucky number': () =>
    'எந்த எண்ணையும் தவிர்க்க வேண்டியதில்லை: எந்த எண்கள் சேர்ந்து செல்லும் என்றே அட்டவணைகள் சொல்கின்றன, ஓர் எண் தீங்கு செய்யும் என்று அல்ல.',
  rudraksha: ({ planet }) =>
    `உங்களுக்கு ${rudrakshaFaces[planet]} முக ருத்ராட்சம் பொருந்தும், ${ofAscendant(planet)}.`,
  'rudraksha next': ({ planet }) =>
    `${rudrakshaFaces[planet]} முக ருத்ராட்சத்தையும் சேர்க்கலாம் (${lordOf(planet, 9)}). முகங்களைக் கிரகங்களோடு இணைப்பது வழக்கம்.`,
  'lucky number': ({ number, day }) => `உங்கள் அதிர்ஷ்ட எண் ${number}, நீங்கள் பிறந்த நாளின் (${day}) எண்.`,
  'why this number': () =>
    'நாளின் இலக்கங்கள் ஓர் இலக்கம் ஆகும்வரை கூட்டப்படுகின்றன; எந்த எண்கள் சேர்ந்து செல்லும் என்பது கீரோவின் அட்டவணை (எண்களின் நூல், 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `அதோடு நன்றாகச் ${numbers.length === 1 ? 'செல்லும் எண்' : 'செல்லும் எண்கள்'}: ${numbers.join(', ')}.`
      : 'அது தனித்து நிற்பது, எல்லா எண்களோடும் செல்லும்.',
  'planet of a number': ({ number }) =>
    `${number} ${followed(called(planetOfNumber(number), 'dative'), 'உரியது')}: ${numberMeaning(number)}.`,
  'planet of that number': ({ number }) =>
    `அது ${called(planetOfNumber(number), 'dative')} உரியது: ${numberMeaning(number)}.`,
  'number days': ({ days }) => `மாதத்தில் இந்த எண் வரும் நாள்கள்: ${days.join(', ')}.`,
  'birth numbers': ({ birth, lifePath }) => `உங்கள் பிறவி எண் ${birth}, விதி எண் ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `பிறவி எண் என்பது பிறந்த நாளை (${day}) ஓர் இலக்கமாகக் கூட்டியது; அது ${called(planetOfNumber(number), 'dative')} உரியது: ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `விதி எண் என்பது நாளும் மாதமும் ஆண்டும் சேர்ந்தது; அது ${called(planetOfNumber(number), 'dative')} உரியது: ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'உங்கள் பெயர் உங்களுக்குப் பொருந்துகிறது' : 'உங்கள் பெயர் பிறவி எண்ணோடு சேர்ந்து செல்லவில்லை'}: “${name}” என்ற பெயரின் எண் ${single} (கால்டிய எழுத்துகளின்படி ${compound}), உங்கள் பிறவி எண் ${birth}.`,
  'name can stay': () => 'கீரோவின் அட்டவணையில் இரண்டும் சேர்ந்து செல்கின்றன, ஆகவே எழுத்துகள் அப்படியே இருக்கலாம்.',
  'numbers of fitting names': ({ numbers }) =>
    `உங்கள் பிறவி எண்ணோடு சேர்ந்து செல்வது, கூட்டினால் ${numbers.join(' அல்லது ')} வரும் பெயர்கள்.`,

  stone: ({ planet }) => `உங்கள் ராசிக்கல் ${stone(planet)}, ${ofAscendant(planet)}.`,
  'stone rule': () =>
    'லக்னத்திலிருந்து 1, 5, 9-ஆம் பாவங்களின் அதிபதிகளைக் கொண்டே கற்கள் தேர்ந்தெடுக்கப்படுகின்றன; வேறு எதற்கு அதிபதியானாலும் அவர்கள் நன்மை செய்கிறார்கள்.',
  'stone source': () => 'விதியின் மூலம்: பிருகத் பராசர ஹோரா சாஸ்திரம் 34; கிரகங்களின் கற்கள் பலதீபிகை 2-இலிருந்து.',
  'stone worn': ({ planet }) => {
    const { metal, finger, day } = customs[planet];
    return `வழக்கத்தின்படி ${followed('அதை', inCase(metal, 'locative'))} பதித்து, ${inCase(finger, 'locative')}, முதல்முறை ${day} அன்று அணிவார்கள்.`;
  },
  'stones beside': ({ stones }) =>
    `அதோடு உங்களுக்குப் பொருந்துவது: ${stones.map(({ planet, houses }) => `${stone(planet)} (${lordOf(planet, houses)})`).join('; ')}.`,
  'stones to leave': ({ planets }) =>
    `அணியாமல் விட வேண்டியவை: ${planets.map((planet) => stone(planet)).join(', ')}. இவற்றின் கிரகங்கள் உங்கள் லக்னத்துக்கு ${noneOfTheGood}.`,
  'stone of a node': ({ planet }) =>
    `பொதுவாக வேண்டாம்: ${stone(planet)} எந்தப் பாவத்துக்கும் அதிபதி அல்லாத ${called(planet, 'dative')} உரியது, ஆகவே சில காலம் மட்டும், தனியாகப் பார்த்த பிறகே அணிவார்கள்.`,
  'stone suits': ({ planet, houses }) =>
    `${stone(planet)} உங்களுக்குப் பொருந்தும்: உங்கள் லக்னத்துக்கு ${lordOf(planet, houses)}.`,
  'stone does not suit': ({ planet, houses }) =>
    `${followed(stone(planet, 'accusative'), 'தவிர்ப்பதே')} நல்லது: உங்கள் லக்னத்துக்கு ${lordOf(planet, houses)}, ${noneOfTheGood}.`,
  'stone instead': ({ planet }) => `உங்களுக்குப் பொருந்தும் கல் ${stone(planet)}, ${ofAscendant(planet)}.`,
  birthstone: ({ month }) => `நீங்கள் பிறந்த மாதத்தின் கல் ${birthstones[month - 1]}.`,
  jewellers: () =>
    'இது 1912 முதல் நகை வணிகர்களின் வழக்கம்; மேற்கத்திய சோதிடத்தில் கற்களுக்கு விதி இல்லை. லக்னத்தின் அதிபதியைக் கொண்டு கல் சொல்வது வேத மரபு.',
};

const states: Record<PlanetState | 'weak' | 'well placed', string> = languageForms.planets.states;

const stateMeanings: Record<PlanetState, string> = texts.planets.stateMeanings;

export const planets: SentencesOf<PlanetStatements> = {
  'no place': ({ body, tradition, others }) =>
    `${tradition === 'VEDIC' ? 'வேத' : 'மேற்கத்திய'} மரபில் ${called(body, 'dative')} இடமில்லை, ஆகவே விடப்படுகிறார்; இவர்களில் ஒருவரைப் பற்றிக் கேளுங்கள்: ${others.map((other) => called(other)).join(', ')}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${signClause(point)}. அவர் ${standsFor(point.name, 'dative')} உரியவர்; அது அதிகம் தெரியும் இடம்: ${areaOf(point.house)}.`,
  'planet is': ({ body, state, is }) =>
    `உங்கள் ஜாதகத்தில் ${called(body)} ${states[state]} ${is ? 'இருக்கிறார்' : 'இல்லை'}.`,
  'planet rules': ({ houses }) =>
    `அவர் ${houseWords(houses, 'genitive')} அதிபதி, ஆகவே அவரைச் சார்ந்தவை: ${areasOf(houses)}.`,
  ease: ({ easy }) =>
    easy
      ? 'அங்கே அவர் நல்ல நிலையில் இருக்கிறார், உங்களிடம் அதிக உழைப்பு கேட்காமலே தம் சிறந்ததைத் தருகிறார்.'
      : 'அங்கே அவருக்கு வசதி இல்லை, ஆகவே அவர் தருவது தானாக வருவதில்லை, பயிற்சியால் வருகிறது.',
  backwards: () =>
    'நீங்கள் பிறந்தபோது அவர் பின்னோக்கி நகர்ந்துகொண்டிருந்தார், ஆகவே முதலில் உள்ளுக்குள் செயல்படுகிறார், எதையும் இருமுறை பார்க்க விரும்புகிறார்.',
  companions: ({ points }, { level }) =>
    `அதே ராசியில் அவரோடு ${standing(points.length)}: ${placements(points, level)}.`,
  'mahadasha over': () => 'இந்தச் சுற்றில் அவருடைய மகா தசை முடிந்துவிட்டது.',
  'own mahadasha': ({ maha }) => `${called(maha.lord)} மகா தசை: ${spanOf(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `இந்தப் பாவத்தின் பொருள்: ${areaOf(house.number)}. இதை நடத்துபவர் ${placement(ruler, manner.level)}: ${signClause(ruler)}.`
      : `${houseIn(house, manner, 'genitive')} பொருள்: ${areaOf(house.number)}. அதன் அதிபதி ${placement(ruler, manner.level)}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `இதில் ${standing(points.length)}: ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}.`,
  'empty house is no lack': ({ holdsRuler }) =>
    `இதில் ${holdsRuler ? 'வேறு கிரகம்' : 'கிரகம் எதுவும்'} இல்லை; அது குறை அல்ல, அதன் அதிபதி அதற்காகப் பேசுகிறார்.`,
  'stands there': ({ body, there }) => `${called(body)} அங்கே ${there ? 'இருக்கிறார்' : 'இல்லை'}.`,
  'house empty': ({ empty }) => (empty ? 'அங்கே எந்தக் கிரகமும் இல்லை.' : 'அது காலியாக இல்லை.'),
  'ruler stands': ({ well }) => `அதன் அதிபதி ${well ? 'ஓரளவு நல்ல நிலையில் இருக்கிறார்' : 'வசதியான நிலையில் இல்லை'}.`,

  ranked: ({ what, point }, { level }) => {
    const why = point.dignity && level !== 'EXPERT' ? ` (${dignityNames[point.dignity.name]})` : '';
    return what === 'strongest'
      ? `உங்கள் ஜாதகத்தில் மிகப் பலமான கிரகம் ${called(point.name)}${why}: ${standsFor(point.name)} உங்களுக்கு எளிதாக வரும்.`
      : `உங்கள் ஜாதகத்தில் மிகப் பலவீனமான கிரகம் ${called(point.name)}${why}: ${standsFor(point.name, 'dative')} உங்களிடம் பயிற்சி தேவை.`;
  },
  'empty houses': ({ houses }) => `உங்கள் ஜாதகத்தில் ${houseWords(houses, 'locative')} எந்தக் கிரகமும் இல்லை.`,
  'empty houses are no lack': () => 'அது குறை அல்ல: காலியான பாவத்துக்காக அதன் அதிபதி பேசுகிறார்.',
  'no planet is': ({ state }) => `உங்கள் ஜாதகத்தில் எந்தக் கிரகமும் ${states[state]} இல்லை.`,
  'these planets are': ({ state, bodies }) =>
    `உங்கள் ஜாதகத்தில் ${list(bodies.map((body) => called(body)))} ${states[state]} ${are(bodies.length)}.`,
  'state means': ({ state, point }, { level }) =>
    `${standsFor(point.name, 'dative')} உரியவர், ${placement(point, level)} ${stateMeanings[state]}.`,
};

const birthStar = (star: Nakshatra): string => `உங்கள் ஜென்ம நட்சத்திரம் ${starName(star.name)}, பாதம் ${star.pada}.`;

export const stars: SentencesOf<StarStatements> = {
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
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${signClause(point)}.`,

  star: ({ star }) => birthStar(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni } = starCustom(star.index);
    const syllables = syllablesOf(star.index);
    const heads = {
      star: birthStar(star),
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
    `${placement(point, level)}: ${signClause(point)}. அது அதிகம் தெரியும் இடம்: ${areaOf(point.house)}.`,
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

const names: Record<VedicMatter, string> = languageForms.western.names;

const saturnToMoon = 'இதே பொருளுக்கு இங்கே உங்கள் சந்திரனோடு சனி அமைக்கும் கோணங்கள் பார்க்கப்படுகின்றன.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha: 'அதற்குப் பதில் இங்கே கிரகமே படிக்கப்படுகிறது; இம்முறை செவ்வாய், மிகவும் அறியப்பட்ட தோஷத்தின் கிரகம்.',
  yoga: 'அதற்கு மிக அருகில் இருப்பது, நல்ல நிலையில் இருக்கும் கிரகம்.',
  karaka: 'ஒருவரின் மையம் இங்கே சூரியன், சந்திரன், லக்னம் ஆகியவற்றிலிருந்து படிக்கப்படுகிறது.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'காலம் இங்கே கோசாரத்தாலும் முன்னேற்றக் கணிப்பாலும் பார்க்கப்படுகிறது.',
  deity: 'ஆன்மிக வாழ்வு இங்கே 9-ஆம் பாவத்திலிருந்தும் அதன் அதிபதியிடமிருந்தும் படிக்கப்படுகிறது.',
  navamsa: 'திருமணம் இங்கே கூட்டுக்குரிய பாவத்திலிருந்து படிக்கப்படுகிறது.',
  'love or arranged': 'திருமணத்துக்கு எப்படி வருகிறீர்கள் என்பது இங்கே கூட்டுக்குரிய பாவத்திலிருந்து படிக்கப்படுகிறது.',
};

export const western: SentencesOf<WesternStatements> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'அப்படிப்பட்ட பதில் இங்கே இல்லை: ' : ''}${names[matter]} வேத சோதிடத்துக்கு உரியது, இந்தப் பலன் மேற்கத்திய மரபில் சொல்லப்படுகிறது.`,
  'ask Vedic': () => 'வேத மரபில் கேட்டால் அது கணிக்கப்படும்.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () => 'அடுத்த மூன்று ஆண்டுகளில் சனி உங்கள் சந்திரனைத் துல்லியமாகத் தொடவில்லை.',
};

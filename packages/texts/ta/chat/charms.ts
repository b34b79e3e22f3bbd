import { planetOfNumber } from '@palmleaf/engines/numerology';
import type { ClassicalPlanet, Graha } from '@palmleaf/engines/zodiac';
import { facesOf } from '../../chat/faces.ts';
import type { Charm, CharmSaid } from '../../chat/said/charm-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { followed, inCase, too } from '../../languages/tamil-cases.ts';
import { called } from '../names.ts';
import { customs } from './words/customs.ts';
import { houseWords } from './words/houses.ts';
import { birthstones, numberMeaning } from './words/stars.ts';

/** «வியாழக்கிழமை», «மஞ்சள்», «வடகிழக்கு திசை», «தங்கம்» */
const thing = (charm: Charm, planet: ClassicalPlanet): string =>
  charm === 'direction' ? followed(customs[planet].direction, 'திசை') : customs[planet][charm];

const charmNames: Record<Charm, string> = {
  day: 'நாள்',
  colour: 'நிறம்',
  direction: 'திசை',
  metal: 'உலோகம்',
};

/** «1, 5-ஆம் பாவங்களின் அதிபதி சனி» */
const lordOf = (planet: Graha, houses: number | readonly number[]): string =>
  `${houseWords(houses, 'genitive')} அதிபதி ${called(planet)}`;

/** Why a planet counts first of all. */
const ofAscendant = (planet: Graha): string => `ஏனெனில் உங்கள் லக்னத்தின் அதிபதி ${called(planet)}`;

const stone = (planet: Graha, how: 'nominative' | 'accusative' = 'nominative'): string =>
  inCase(customs[planet].stone, how);

/** Whose houses no stone is worn for. */
const noneOfTheGood = '1, 5, 9-ஆம் பாவங்களில் எதற்கும் அதிபதி அல்ல';

export const charms: SentencesOf<CharmSaid> = {
  lucky: ({ charm, planet }) =>
    `உங்கள் அதிர்ஷ்ட ${charmNames[charm]} ${customs[planet][charm]}, ${ofAscendant(planet)}.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `9-ஆம் பாவத்தின் (பாக்கியம்) அதிபதியான ${too(called(planet))} அதையே தருகிறார்.`
      : `அடுத்தது ${thing(charm, planet)}: அதைத் தருபவர் 9-ஆம் பாவத்தின் (பாக்கியம்) அதிபதியான ${called(planet)}.`,
  unlucky: ({ charm, planet, houses }) =>
    `பெரிய தொடக்கங்களுக்கு வழக்கம் தவிர்க்கும் ${charmNames[charm]} ${customs[planet][charm]}: உங்கள் லக்னத்துக்கு ${lordOf(planet, houses)}, ${noneOfTheGood}.`,
  'no unlucky': ({ charm }) =>
    `எந்த ${too(inCase(charmNames[charm], 'accusative'))} தவிர்க்க வேண்டியதில்லை: உங்கள் லக்னத்துக்கு 6, 8, 12-ஆம் பாவங்களின் அதிபதிகள் எல்லோருக்கும் நல்ல பாவமும் ஒன்று உண்டு.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'அது வாரந்தோறும் உள்ள வழக்கம், எந்த நாளும் எல்லாவற்றுக்கும் கெட்டதல்ல; ஒரு குறிப்பிட்ட தேதியைப் பற்றி ஜாதகம் மட்டும் எதுவும் சொல்வதில்லை.'
      : 'அது வழக்கம் மட்டுமே, அஞ்சக் காரணம் இல்லை.',
  'no unlucky number': () =>
    'எந்த எண்ணையும் தவிர்க்க வேண்டியதில்லை: எந்த எண்கள் சேர்ந்து செல்லும் என்றே அட்டவணைகள் சொல்கின்றன, ஓர் எண் தீங்கு செய்யும் என்று அல்ல.',
  rudraksha: ({ planet }) => `உங்களுக்கு ${facesOf[planet]} முக ருத்ராட்சம் பொருந்தும், ${ofAscendant(planet)}.`,
  'rudraksha next': ({ planet }) =>
    `${facesOf[planet]} முக ருத்ராட்சத்தையும் சேர்க்கலாம் (${lordOf(planet, 9)}). முகங்களைக் கிரகங்களோடு இணைப்பது வழக்கம்.`,
  'lucky number': ({ number, day }) => `உங்கள் அதிர்ஷ்ட எண் ${number}, நீங்கள் பிறந்த நாளின் (${day}) எண்.`,
  'number why': () =>
    'நாளின் இலக்கங்கள் ஓர் இலக்கம் ஆகும்வரை கூட்டப்படுகின்றன; எந்த எண்கள் சேர்ந்து செல்லும் என்பது கீரோவின் அட்டவணை (எண்களின் நூல், 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `அதோடு நன்றாகச் ${numbers.length === 1 ? 'செல்லும் எண்' : 'செல்லும் எண்கள்'}: ${numbers.join(', ')}.`
      : 'அது தனித்து நிற்பது, எல்லா எண்களோடும் செல்லும்.',
  'number belongs': ({ number }) =>
    `${number} ${followed(called(planetOfNumber(number), 'dative'), 'உரியது')}: ${numberMeaning(number)}.`,
  'it belongs': ({ number }) =>
    `அது ${called(planetOfNumber(number), 'dative')} உரியது: ${numberMeaning(number)}.`,
  'number days': ({ days }) => `மாதத்தில் இந்த எண் வரும் நாள்கள்: ${days.join(', ')}.`,
  'birth numbers': ({ birth, lifePath }) => `உங்கள் பிறவி எண் ${birth}, விதி எண் ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `பிறவி எண் என்பது பிறந்த நாளை (${day}) ஓர் இலக்கமாகக் கூட்டியது; அது ${called(planetOfNumber(number), 'dative')} உரியது: ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `விதி எண் என்பது நாளும் மாதமும் ஆண்டும் சேர்ந்தது; அது ${called(planetOfNumber(number), 'dative')} உரியது: ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'உங்கள் பெயர் உங்களுக்குப் பொருந்துகிறது' : 'உங்கள் பெயர் பிறவி எண்ணுக்கு எதையும் கூட்டவில்லை'}: “${name}” என்ற பெயரின் எண் ${single} (கால்டிய எழுத்துகளின்படி ${compound}), உங்கள் பிறவி எண் ${birth}.`,
  'name can stay': () => 'கீரோவின் அட்டவணையில் இரண்டும் சேர்ந்து செல்கின்றன, ஆகவே எழுத்துகள் அப்படியே இருக்கலாம்.',
  'names that go': ({ numbers }) =>
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
  'stone does not': ({ planet, houses }) =>
    `${followed(stone(planet, 'accusative'), 'தவிர்ப்பதே')} நல்லது: உங்கள் லக்னத்துக்கு ${lordOf(planet, houses)}, ${noneOfTheGood}.`,
  'stone instead': ({ planet }) => `உங்களுக்குப் பொருந்தும் கல் ${stone(planet)}, ${ofAscendant(planet)}.`,
  birthstone: ({ month }) => `நீங்கள் பிறந்த மாதத்தின் கல் ${birthstones[month - 1]}.`,
  jewellers: () =>
    'இது 1912 முதல் நகை வணிகர்களின் வழக்கம்; மேற்கத்திய சோதிடத்தில் கற்களுக்கு விதி இல்லை. லக்னத்தின் அதிபதியைக் கொண்டு கல் சொல்வது வேத மரபு.',
};

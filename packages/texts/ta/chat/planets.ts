import type { PlanetSaid, PlanetState } from '../../chat/said/planet-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { called } from '../names.ts';
import { span } from './periods.ts';
import { houseIn, likeness, placement, placements } from './places.ts';
import { areaOf, areasOf, houseWords, leadOf } from './words/houses.ts';
import { are, list, standing } from './words/list.ts';
import { dignityNames } from './words/names.ts';
import { standsFor } from './words/planets.ts';

/** Before «இருக்கிறார்» and «இல்லை». */
const states: Record<PlanetState | 'weak' | 'well placed', string> = {
  retrograde: 'வக்ர கதியில்',
  exalted: 'உச்சத்தில்',
  debilitated: 'நீசத்தில்',
  combust: 'அஸ்தங்கத்தில்',
  weak: 'பலவீனமாக',
  'well placed': 'நல்ல நிலையில்',
};

/** What a planet does, after its placement. */
const stateMeanings: Record<PlanetState, string> = {
  retrograde: 'முதலில் உள்ளுக்குள் செயல்பட்டு, எதையும் திரும்பிப் பார்க்கிறார்',
  exalted: 'தம் சிறந்த வடிவத்தைக் காட்டுகிறார்',
  debilitated: 'பயிற்சியால் மலர்கிறார்',
  combust: 'சூரியனின் ஒளியில் நிற்பதால் எளிதில் கவனிக்கப்படுவதில்லை',
};

export const planets: SentencesOf<PlanetSaid> = {
  'no place': ({ body, tradition, others }) =>
    `${tradition === 'VEDIC' ? 'வேத' : 'மேற்கத்திய'} மரபில் ${called(body, 'dative')} இடமில்லை, ஆகவே விடப்படுகிறார்; இவர்களில் ஒருவரைப் பற்றிக் கேளுங்கள்: ${others.map((other) => called(other)).join(', ')}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. அவர் ${standsFor(point.name, 'dative')} உரியவர்; அது அதிகம் தெரியும் இடம்: ${areaOf(point.house)}.`,
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
  'own mahadasha': ({ maha }) => `${called(maha.lord)} மகா தசை: ${span(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `இந்தப் பாவத்தின் பொருள்: ${areaOf(house.number)}. இதை நடத்துபவர் ${placement(ruler, manner.level)}: ${likeness(ruler)}.`
      : `${houseIn(house, manner, 'genitive')} பொருள்: ${areaOf(house.number)}. அதன் அதிபதி ${placement(ruler, manner.level)}: ${likeness(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `இதில் ${standing(points.length)}: ${points.map((point) => `${placement(point, level)} (${likeness(point)})`).join('; ')}.`,
  'house is no lack': () => 'இதில் வேறு கிரகம் இல்லை; அது குறை அல்ல, அதன் அதிபதி அதற்காகப் பேசுகிறார்.',
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
  'empty is no lack': () => 'அது குறை அல்ல: காலியான பாவத்துக்காக அதன் அதிபதி பேசுகிறார்.',
  'none is': ({ state }) => `உங்கள் ஜாதகத்தில் எந்தக் கிரகமும் ${states[state]} இல்லை.`,
  'these are': ({ state, bodies }) =>
    `உங்கள் ஜாதகத்தில் ${list(bodies.map((body) => called(body)))} ${states[state]} ${are(bodies.length)}.`,
  'state means': ({ state, point }, { level }) =>
    `${standsFor(point.name, 'dative')} உரியவர், ${placement(point, level)} ${stateMeanings[state]}.`,
};

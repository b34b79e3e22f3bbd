import type { PlanetSaid, PlanetState } from '../../chat/said/planet-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { span } from './periods.ts';
import { houseIn, likeness, placement, placements } from './places.ts';
import { are } from './words/are.ts';
import { areaOf, housesInWords, leadOf } from './words/houses.ts';
import { called, dignityNames } from './words/names.ts';
import { standsFor } from './words/planets.ts';

/** Before "है" and "हैं": of no gender and number. */
const states: Record<PlanetState | 'weak' | 'well placed', string> = {
  retrograde: 'वक्री',
  exalted: 'उच्च',
  debilitated: 'नीच',
  combust: 'अस्त',
  weak: 'दुर्बल',
  'well placed': 'अच्छी स्थिति में',
};

/** After the placement and what it stands for. */
const stateMeanings: Record<PlanetState, string> = {
  retrograde: 'पहले भीतर काम करता है और बातों पर लौटता है',
  exalted: 'अपना सबसे अच्छा रूप दिखाता है',
  debilitated: 'अभ्यास से खुलता है',
  combust: 'सूर्य के प्रकाश में छिपा रहता है और सहज ही अनदेखा रह जाता है',
};

export const planets: SentencesOf<PlanetSaid> = {
  'no place': ({ body, tradition, others }) =>
    `${tradition === 'VEDIC' ? 'वैदिक' : 'पश्चिमी'} पठन में ${called(body)} का स्थान नहीं है, इसलिए उसे छोड़ दिया जाता है; ${list(others.map(called))} के बारे में पूछें।`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}। यह ${standsFor[point.name]} का कारक है, और सबसे अधिक यहाँ दिखता है: ${areaOf(point.house)}।`,
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
  'own mahadasha': ({ maha }) => `${called(maha.lord)} की महादशा ${span(maha, 'EXPERT')} है।`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `इस भाव का विषय: ${areaOf(house.number)}। इसकी बात ${placement(ruler, manner.level)} से चलती है: ${likeness(ruler)}।`
      : `${houseIn(house, manner)} का विषय: ${areaOf(house.number)}। इसका स्वामी ${placement(ruler, manner.level)} है: ${likeness(ruler)}। ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `इसमें ${are(points.length)}: ${points.map((point) => `${placement(point, level)} (${likeness(point)})`).join('; ')}।`,
  'house is no lack': () => 'इसमें कोई और ग्रह नहीं है; यह कमी नहीं, इसकी बात इसका स्वामी कहता है।',
  'stands there': ({ body, there }) => `${called(body)} वहाँ ${there ? 'है' : 'नहीं है'}।`,
  'house empty': ({ empty }) => (empty ? 'वहाँ कोई ग्रह नहीं है।' : 'यह ख़ाली नहीं है।'),
  'ruler stands': ({ well }) => `इसके स्वामी की स्थिति ${well ? 'काफ़ी अच्छी है' : 'सहज नहीं है'}।`,

  ranked: ({ what, point }, { level }) => {
    const why = point.dignity && level !== 'EXPERT' ? ` (${dignityNames[point.dignity.name]})` : '';
    return `आपका सबसे ${what === 'strongest' ? 'बलवान' : 'दुर्बल'} ग्रह ${called(point.name)}${why} है: ${standsFor[point.name]} के लिए आपको ${what === 'strongest' ? 'सहजता मिली है' : 'अभ्यास चाहिए'}।`;
  },
  'empty houses': ({ houses }) => `आपकी कुंडली में बिना ग्रह के: ${housesInWords(houses)}।`,
  'empty is no lack': () => 'यह कमी नहीं है: ख़ाली भाव की बात उसका स्वामी कहता है।',
  'none is': ({ state }) => `आपकी कुंडली में कोई ग्रह ${states[state]} नहीं है।`,
  'these are': ({ state, bodies }) =>
    `आपकी कुंडली में ${list(bodies.map(called))} ${states[state]} ${are(bodies.length)}।`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}, ${standsFor[point.name]} का कारक, ${stateMeanings[state]}।`,
};

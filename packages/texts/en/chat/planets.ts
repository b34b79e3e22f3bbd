import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import { planetOfNumber } from '@palmleaf/engines/numerology';
import { type ClassicalPlanet, type Graha, type Nakshatra, signName } from '@palmleaf/engines/zodiac';
import { rudrakshaFaces } from '../../chat/faces.ts';
import type { Charm, CharmStatements } from '../../chat/statements/charm-statements.ts';
import type { PlanetState, PlanetStatements } from '../../chat/statements/planet-statements.ts';
import type { StarStatements } from '../../chat/statements/star-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { VedicMatter, WesternStatements } from '../../chat/statements/western-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { ascendant, date, houseIn, placement, signClause } from './matter.ts';
import {
  areaOf,
  birthstones,
  bodyWords,
  grahaCustoms,
  housesInWords,
  karakaMeaning,
  leadOf,
  mannerOf,
  numberMeaning,
  ordinal,
  rankWords,
  standsFor,
} from './words.ts';

const { texts, own: languageForms } = data;

const stoneOf = (planet: Graha): string => grahaCustoms[planet].stone;
const verb = (charm: Charm): string => (charm === 'colour' ? 'colours are' : `${charm} is`);
const faces = (planet: ClassicalPlanet): string =>
  `${rudrakshaFaces[planet]} face${rudrakshaFaces[planet] === 1 ? '' : 's'}`;
const ordinals = (houses: readonly number[]): string => list(houses.map(ordinal));

export const charms: SentencesOf<CharmStatements> = {
  lucky: ({ charm, planet }) =>
    `Your lucky ${verb(charm)} ${grahaCustoms[planet][charm]}, because ${bodyWords(planet)} rules your Ascendant.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `${bodyWords(planet)}, the lord of the 9th (fortune), gives the same.`
      : `After it comes ${grahaCustoms[planet][charm]}, from ${bodyWords(planet)}, the lord of the 9th (fortune).`,
  unlucky: ({ charm, planet, houses }) =>
    `The ${charm} that custom avoids for important beginnings is ${grahaCustoms[planet][charm]}: ${bodyWords(planet)} rules the ${ordinals(houses)} from your Ascendant and none of the 1st, 5th and 9th.`,
  'no unlucky': ({ charm }) =>
    `No ${charm} has to be avoided: each planet that rules the 6th, 8th or 12th from your Ascendant also rules the 1st, 5th or 9th.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'Custom says this of the weekday in every week, and no weekday is bad for everything. Whether one particular date is good cannot be read from a birth chart alone.'
      : 'That is custom, and no reason to fear it.',
  'no unlucky number': () =>
    'No number has to be avoided: tables say which numbers go together, not that one does harm.',
  rudraksha: ({ planet }) =>
    `A rudraksha of ${faces(planet)} suits you, because ${bodyWords(planet)} rules your Ascendant.`,
  'rudraksha next': ({ planet }) =>
    `One of ${rudrakshaFaces[planet]} (${bodyWords(planet)}, lord of the 9th) can be added. The faces of the beads are tied to planets by custom.`,
  'lucky number': ({ number, day }) =>
    `Your lucky number is ${number}, the number of your day of birth (${day}).`,
  'why this number': () =>
    "The digits of the day are added until one digit is left; which numbers go together is Cheiro's table (Book of Numbers, 1926).",
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `${list(numbers.map(String))} go well with it.`
      : 'It stands for itself and goes with every other.',
  'planet of a number': ({ number }) =>
    `${number} belongs to ${bodyWords(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'planet of that number': ({ number }) =>
    `It belongs to ${bodyWords(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'number days': ({ days }) => `Days of the month whose digits add up to it: ${list(days.map(String))}.`,
  'birth numbers': ({ birth, lifePath }) =>
    `Your birth number (mulank) is ${birth}, and your life path number (bhagyank) is ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `The first is the day of birth (${day}) brought to one digit; it belongs to ${bodyWords(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `The second is day, month and year together; it belongs to ${bodyWords(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'your name suits you' : 'your name does not suit your birth number'}: the number of "${name}" is ${single} (${compound} by the Chaldean letters), and your birth number is ${birth}.`,
  'name can stay': () => "The two go together in Cheiro's table, so the spelling can stay.",
  'numbers of fitting names': ({ numbers }) =>
    `Names whose letters add up to ${list(numbers.map(String))} go with your birth number.`,

  stone: ({ planet }) =>
    `Your stone is ${stoneOf(planet)}, because ${bodyWords(planet)} rules your Ascendant.`,
  'stone rule': () =>
    'Stones are chosen by the lords of the 1st, 5th and 9th from the Ascendant, which do good whatever else they rule.',
  'stone source': () =>
    'The rule is from: Brihat Parashara Hora Shastra 34; the stones of the planets from Phaladeepika 2.',
  'stone worn': ({ planet }) => {
    const { metal, finger, day } = grahaCustoms[planet];
    return `By custom it is set in ${metal} and worn on the ${finger}, first on a ${day}.`;
  },
  'stones beside': ({ stones }) =>
    `Beside it, ${list(stones.map(({ planet, houses }) => `${stoneOf(planet)} (${bodyWords(planet)}, lord of the ${ordinals(houses)})`))} ${stones.length > 1 ? 'suit' : 'suits'} you too.`,
  'stones to leave': ({ planets }) =>
    `Leave ${list(planets.map(stoneOf))} alone: their planets rule none of the 1st, 5th and 9th from your Ascendant.`,
  'stone of a node': ({ planet }) =>
    `usually not: ${stoneOf(planet)} belongs to ${bodyWords(planet)}, which rules no house, so it is worn only for a limited time, after an astrologer has judged this stone for your chart.`,
  'stone suits': ({ planet, houses }) =>
    `${stoneOf(planet)} suits you: ${bodyWords(planet)} rules the ${ordinals(houses)} from your Ascendant.`,
  'stone does not suit': ({ planet, houses }) =>
    `${stoneOf(planet)} is better left alone: ${bodyWords(planet)} rules the ${ordinals(houses)} from your Ascendant and none of the 1st, 5th and 9th.`,
  'stone instead': ({ planet }) =>
    `The stone that suits you is ${stoneOf(planet)}, because ${bodyWords(planet)} rules your Ascendant.`,
  birthstone: ({ month }) => `Your birthstone is ${birthstones[month - 1]}, by the month of your birth.`,
  jewellers: () =>
    'That is a custom of jewellers since 1912; Western astrology has no rule for stones. Stones by the lord of the Ascendant belong to the Vedic tradition.',
};

const stateMeanings: Record<PlanetState, string> = texts.planets.stateMeanings;

export const planets: SentencesOf<PlanetStatements> = {
  'no place': ({ body, tradition, others }) =>
    `${bodyWords(body)} has no place in the ${tradition === 'VEDIC' ? 'Vedic' : 'Western'} reading, so I leave it aside; ask me about any of ${list(others.map(bodyWords))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${signClause(point)}. It stands for ${standsFor[point.name]}, and you notice it most in ${areaOf(point.house)}.`,
  'planet is': ({ body, state, is }) => `${bodyWords(body)} is ${is ? '' : 'not '}${state} in your chart.`,
  'planet rules': ({ houses }) =>
    `It rules ${housesInWords(houses)}, so ${list(houses.map(areaOf))} depend on it.`,
  ease: ({ easy }) =>
    easy
      ? 'It is well placed there, and gives its best without much effort on your part.'
      : 'It is not at ease there, so what it gives comes by practice and not by itself.',
  backwards: () =>
    'It was moving backwards at your birth, so it works inwards first and likes to go over things twice.',
  companions: ({ points }, { level }) =>
    `It shares its sign with ${list(points.map((point) => placement(point, level)))}.`,
  'mahadasha over': () => 'Its mahadasha in this round is over.',
  'own mahadasha': ({ maha }) =>
    `${maha.lord} mahadasha lasts from ${date(maha.from, 'EXPERT')} to ${date(maha.to, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `This house is about ${areaOf(house.number)}. It goes with ${placement(ruler, manner.level)}: ${signClause(ruler)}.`
      : `${houseIn(house, manner)} is about ${areaOf(house.number)}. Its ruler is ${placement(ruler, manner.level)}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `In it ${points.length === 1 ? 'stands' : 'stand'} ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}.`,
  'empty house is no lack': ({ holdsRuler }) =>
    `No ${holdsRuler ? 'other ' : ''}planet stands in it; that is no disadvantage, because its ruler speaks for it.`,
  'stands there': ({ body, there }) => `${bodyWords(body)} ${there ? 'stands' : 'does not stand'} there.`,
  'house empty': ({ empty }) => (empty ? 'no planet stands there.' : 'it is not empty.'),
  'ruler stands': ({ well }) => `its ruler stands ${well ? 'well enough' : 'uneasily'}.`,

  ranked: ({ what, point }, { level }) => {
    const why = point.dignity && level !== 'EXPERT' ? ` (${point.dignity.name})` : '';
    return `Your ${what} planet is ${bodyWords(point.name)}${why}: ${standsFor[point.name]} ${what === 'strongest' ? 'come easily to you' : 'want practice'}.`;
  },
  'empty houses': ({ houses }) => `No planet stands in the ${list(houses.map(ordinal))} house of your chart.`,
  'empty houses are no lack': () => 'That is no lack: an empty house speaks through its ruler.',
  'no planet is': ({ state }) => `No planet of your chart is ${state}.`,
  'these planets are': ({ state, bodies }) =>
    `${list(bodies.map(bodyWords))} ${bodies.length === 1 ? 'is' : 'are'} ${state} in your chart.`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}: ${standsFor[point.name]} ${stateMeanings[state]}.`,
};

const ganaMeaning = texts.stars.ganaMeaning;

const birthStar = (star: Nakshatra): string =>
  `Your birth star (nakshatra) is ${star.name}, in its ${ordinal(star.pada)} quarter.`;

export const stars: SentencesOf<StarStatements> = {
  ascendant: ({ rising }) =>
    `Your ascendant (rising sign, lagna) is ${signName(rising.sign)}: you meet the world ${mannerOf(rising.sign)}.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `${ascendant(rising, level)}; its lord is ${placement(ruler, level)}.`,
  'at a border': () =>
    'It stands at the border of a sign, so a birth time a few minutes off would change it.',
  'sign of': ({ body, sign }, { tradition }) => {
    const name = body === 'Sun' ? 'sun sign' : tradition === 'VEDIC' ? 'moon sign (rashi)' : 'moon sign';
    return `Your ${name} is ${signName(sign)}.`;
  },
  'tropical sign': ({ sign, same, apart }) =>
    `In the tropical zodiac, which Western newspaper horoscopes use, your sun sign is ${signName(sign)}${same ? ' as well' : `; the two zodiacs are ${apart} degrees apart, and this reading uses the sidereal one`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${signClause(point)}.`,

  star: ({ star }) => birthStar(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: birthStar(star),
      gana: `Your gana is ${gana}: ${ganaMeaning[gana]}.`,
      nadi: `Your nadi is ${nadiOf(star.index)}.`,
      yoni: `Your yoni is the ${yoni}.`,
      letter: `A name that begins with "${syllables[star.pada - 1] ?? syllables[0]}" fits your birth star.`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `It follows from the Moon alone, which stood in the nakshatra ${star.name} at your birth: each of the 27 stars spans 13°20′ of the sidereal zodiac, each quarter 3°20′.`,
  'star quarters': ({ star }) =>
    `The four quarters of ${star.name} have ${starCustom(star.index).syllables.join(', ')}.`,
  'star lord': ({ star }) =>
    `Its lord is ${bodyWords(star.lord)}, and its deity ${starCustom(star.index).deity}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `Its gana is ${gana}, its nadi ${nadiOf(star.index)}, its yoni the ${yoni}.`;
  },
  'star began': () => 'Its lord also began the round of your great periods.',

  deity: ({ body }) =>
    `Your ishta devata (chosen deity) is ${grahaCustoms[body].deity}, because ${bodyWords(body)} shows it in your chart.`,
  'deity why': ({ soul, source }) =>
    `It is read from the navamsa: the twelfth sign from that of your atmakaraka, ${soul}${source ? ' (Jaimini Sutras 1.2)' : ''}.`,
  'deity custom': ({ body }) =>
    `Its day is ${grahaCustoms[body].day}, its mantra "${grahaCustoms[body].mantra}".`,

  'seven karakas': () =>
    'Your seven chara karakas, from the planet furthest in its sign to the one least far:',
  'karaka line': ({ karaka, body }) => `${karaka} is ${bodyWords(body)} (${karakaMeaning[karaka]}).`,
  karaka: ({ karaka, body }) =>
    `Your ${karaka} is ${bodyWords(body)}: of the seven planets it has gone ${rankWords[karaka]} in its sign.`,
  'karaka rule': () =>
    'The planets from Sun to Saturn are ranked by the degrees that they have passed in their signs; the nodes are left out in this count of seven.',
  'karaka source': () => 'The rule is from: Brihat Parashara Hora Shastra 32, Jaimini Sutras 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${bodyWords(point.name)} stands ${well ? 'well enough' : 'uneasily'}: ${placement(point, level)}.`,
  'has its say': ({ body }) => `${bodyWords(body)} has its say in these times.`,
  'karaka means': ({ karaka }) => `It stands for ${karakaMeaning[karaka]}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)}: ${signClause(point)}. You notice it most in ${areaOf(point.house)}.`,
  'in the navamsa': ({ sign }) => `In the navamsa it stands in ${signName(sign)}.`,
  'own times': () => 'It is heard most in its own times.',

  navamsa: ({ sign }) => `Your navamsa (D9) has ${signName(sign)} rising.`,
  'navamsa reads': () => 'It is read for marriage and for how firmly a planet stands.',
  'navamsa signs': ({ places }) =>
    `Signs in the navamsa: ${places.map(({ body, sign }) => `${body} ${signName(sign)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies)} ${bodies.length === 1 ? 'stands' : 'stand'} in the same sign in both charts (vargottama), which counts as firm.`
      : 'No planet stands in the same sign in both charts (vargottama).',
};

const names: Record<VedicMatter, string> = languageForms.western.names;

const saturnToMoon = 'Western astrology looks at the same matter through aspects of Saturn to your Moon.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha:
    'Instead, Western astrology reads the planet itself: here Mars, which the best known dosha is about.',
  yoga: 'What comes nearest in Western astrology is the planet that stands best.',
  karaka: 'Western astrology reads the core of a person from Sun, Moon and Ascendant.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'Western astrology times events by transits and progressions.',
  deity: 'Western astrology reads the spiritual life from the 9th house and its ruler.',
  navamsa: 'Western astrology reads marriage from the house of partnership.',
  'love or arranged': 'Western astrology reads how you come to a marriage from the house of partnership.',
};

export const western: SentencesOf<WesternStatements> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'No answer of that kind exists here: ' : ''}${names[matter]} belongs to Vedic astrology, and this reading is Western.`,
  'ask Vedic': () => 'Ask in the Vedic tradition to have it computed.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () => 'Saturn makes no exact aspect to your Moon in the next three years.',
};

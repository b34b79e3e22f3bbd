import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import { planetOfNumber } from '@palmleaf/engines/numerology';
import { type ClassicalPlanet, type Nakshatra, ofSign } from '@palmleaf/engines/zodiac';
import { rudrakshaFaces } from '../../chat/faces.ts';
import type { Charm, CharmStatements } from '../../chat/statements/charm-statements.ts';
import type { PlanetState, PlanetStatements } from '../../chat/statements/planet-statements.ts';
import type { StarStatements } from '../../chat/statements/star-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { VedicMatter, WesternStatements } from '../../chat/statements/western-statements.ts';
import { capital } from '../../languages/capital.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { inSigns, signNames } from '../names.ts';
import { houseIn, placement, placements, risingIn, signClause, signSentence } from './matter.ts';
import { spanOf } from './time.ts';
import {
  areaOf,
  bareName,
  birthstones,
  called,
  customs,
  deityOf,
  dignityNames,
  ganaMeaning,
  housesInWords,
  karakaMeaning,
  karakaNames,
  leadOf,
  manners,
  numberMeaning,
  ofBody,
  rankWords,
  standsFor,
  yoniNames,
} from './words.ts';

const { texts, own: languageForms } = data;

const luckyThing: Record<Charm, string> = languageForms.charms.luckyThing;
const noThing: Record<Charm, string> = languageForms.charms.noThing;
const oneThing: Record<Charm, string> = languageForms.charms.oneThing;
const leave: Record<Charm, string> = { day: 'den ', colour: '', direction: 'den ', metal: '' };
const after: Record<Charm, string> = { day: 'der ', colour: '', direction: 'der ', metal: '' };

const ordinals = (houses: readonly number[]): string =>
  `das ${list(houses.map((house) => `${house}.`))} Haus`;
const faces = (planet: ClassicalPlanet): string =>
  rudrakshaFaces[planet] === 1 ? 'einem Gesicht' : `${rudrakshaFaces[planet]} Gesichtern`;

export const charms: SentencesOf<CharmStatements> = {
  lucky: ({ charm, planet }) =>
    `${luckyThing[charm]} ${customs[planet][charm]}, denn ${called(planet)} herrscht über deinen Aszendenten.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `${called(planet)}, zuständig für das 9. Haus (Glück), gibt dasselbe.`
      : `danach kommt ${after[charm]}${customs[planet][charm]}, durch ${called(planet, 'accusative')}, zuständig für das 9. Haus (Glück).`,
  unlucky: ({ charm, planet, houses }) =>
    `willst du für große Anfänge ${oneThing[charm]} auslassen, dann ${leave[charm]}${customs[planet][charm]}: ${capital(called(planet))} herrscht vom Aszendenten aus über ${ordinals(houses)} und über keines der Häuser 1, 5 und 9.`,
  'no unlucky': ({ charm }) =>
    `${noThing[charm]} musst du meiden: Jeder Planet, der vom Aszendenten aus über das 6., 8. oder 12. Haus herrscht, herrscht auch über das 1., 5. oder 9. Haus.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'Das ist Brauch für jede Woche, und kein Tag ist für alles schlecht; zu einem bestimmten Datum sagt ein Geburtshoroskop allein nichts.'
      : 'Das ist Brauch und kein Grund zur Furcht.',
  'no unlucky number': () =>
    'Keine Zahl musst du meiden: Die Tafeln sagen, welche Zahlen zusammenpassen, nicht, dass eine schadet.',
  rudraksha: ({ planet }) =>
    `ein Rudraksha mit ${faces(planet)} passt zu dir, denn ${called(planet)} herrscht über deinen Aszendenten.`,
  'rudraksha next': ({ planet }) =>
    `einer mit ${faces(planet)} (für ${called(planet, 'accusative')}, zuständig für das 9. Haus) kann dazukommen. Die Gesichter der Perlen ordnet der Brauch den Planeten zu.`,
  'lucky number': ({ number, day }) =>
    `deine Glückszahl ist ${number}, die Zahl deines Geburtstags (${day}).`,
  'why this number': () =>
    'Die Ziffern des Tages werden zusammengezählt, bis eine übrig bleibt; welche Zahlen zusammenpassen, steht in der Tafel von Cheiro (Buch der Zahlen, 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `gut dazu ${numbers.length === 1 ? 'passt' : 'passen'} ${list(numbers.map(String))}.`
      : 'Sie steht für sich und passt zu jeder anderen.',
  'planet of a number': ({ number }) =>
    `die ${number} gehört ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'planet of that number': ({ number }) =>
    `sie gehört ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'number days': ({ days }) => `Tage im Monat, deren Ziffern sie ergeben: ${list(days.map(String))}.`,
  'birth numbers': ({ birth, lifePath }) =>
    `deine Geburtszahl (Mulank) ist ${birth}, und deine Lebenszahl (Bhagyank) ist ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `die erste ist der Tag der Geburt (${day}), auf eine Ziffer gebracht; sie gehört ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `die zweite ist Tag, Monat und Jahr zusammen; sie gehört ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'dein Name passt zu dir' : 'dein Name passt nicht zu deiner Geburtszahl'}: Die Zahl von „${name}“ ist ${single} (${compound} nach den chaldäischen Buchstaben), und deine Geburtszahl ist ${birth}.`,
  'name can stay': () =>
    'Die beiden passen in der Tafel von Cheiro zusammen, also kann die Schreibweise bleiben.',
  'numbers of fitting names': ({ numbers }) =>
    `zu deiner Geburtszahl passen Namen, die auf ${list(numbers.map(String))} kommen.`,

  stone: ({ planet }) =>
    `dein Stein ist ${customs[planet].stone}, denn ${called(planet)} herrscht über deinen Aszendenten.`,
  'stone rule': () =>
    'Steine werden nach den Herren des 1., 5. und 9. Hauses vom Aszendenten aus gewählt, die Gutes tun, was immer sie sonst beherrschen.',
  'stone source': () =>
    'Die Regel stammt aus: Brihat Parashara Hora Shastra 34; die Steine der Planeten aus Phaladeepika 2.',
  'stone worn': ({ planet }) => {
    const { metal, finger, day } = customs[planet];
    return `Nach dem Brauch wird der Stein in ${metal} gefasst und am ${finger} getragen, zum ersten Mal an einem ${day}.`;
  },
  'stones beside': ({ stones }) =>
    `daneben ${stones.length > 1 ? 'passen' : 'passt'} auch ${list(stones.map(({ planet, houses }) => `${customs[planet].stone} (${called(planet)} herrscht über ${ordinals(houses)})`))} zu dir.`,
  'stones to leave': ({ planets }) =>
    `lass ${list(planets.map((planet) => customs[planet].stoneAccusative))} beiseite: Vom Aszendenten aus ${planets.length === 1 ? 'herrscht der Planet dieses Steins' : 'herrschen die Planeten dieser Steine'} über keines der Häuser 1, 5 und 9.`,
  'stone of a node': ({ planet }) =>
    `in der Regel nicht: ${capital(customs[planet].stone)} gehört ${called(planet, 'dative')}, ohne dass dieser über ein Haus herrscht; getragen wird so ein Stein nur auf Zeit und nachdem ein Astrologe diesen Stein an deinem Horoskop geprüft hat.`,
  'stone suits': ({ planet, houses }) =>
    `${customs[planet].stone} passt zu dir: ${capital(called(planet))} herrscht vom Aszendenten aus über ${ordinals(houses)}.`,
  'stone does not suit': ({ planet, houses }) =>
    `${customs[planet].stoneAccusative} lässt du besser: ${capital(called(planet))} herrscht vom Aszendenten aus über ${ordinals(houses)} und über keines der Häuser 1, 5 und 9.`,
  'stone instead': ({ planet }) =>
    `der Stein, der zu dir passt, ist ${customs[planet].stone}, denn ${called(planet)} herrscht über deinen Aszendenten.`,
  birthstone: ({ month }) => `dein Geburtsstein ist ${birthstones[month - 1]}, nach deinem Geburtsmonat.`,
  jewellers: () =>
    'Das ist ein Brauch der Juweliere seit 1912; die westliche Astrologie hat keine Regel für Steine. Steine nach dem Herrn des Aszendenten gehören zur vedischen Tradition.',
};

const states: Record<PlanetState | 'weak' | 'well placed', string> = languageForms.planets.states;

const stateMeanings: Record<PlanetState, string> = texts.planets.stateMeanings;

export const planets: SentencesOf<PlanetStatements> = {
  'no place': ({ body, tradition, others }) =>
    `${called(body)} hat in der ${tradition === 'VEDIC' ? 'vedischen' : 'westlichen'} Lesart keinen Platz, also lasse ich das beiseite; frag mich nach ${list(others.map((other) => called(other, 'dative')))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${signSentence(point)}. Das steht für ${standsFor[point.name]}, und am meisten merkst du es, wo es um ${areaOf(point.house)} geht.`,
  'planet is': ({ body, state, is }) =>
    `${called(body)} ist in deinem Horoskop ${is ? '' : 'nicht '}${states[state]}.`,
  'planet rules': ({ houses }) =>
    `Unter dieser Herrschaft ${houses.length === 1 ? 'steht' : 'stehen'} ${housesInWords(houses)}, daran hängt also: ${list(houses.map(areaOf))}.`,
  ease: ({ easy }) =>
    easy
      ? 'Dort ist die Stellung gut und gibt ihr Bestes ohne viel Mühe von dir.'
      : 'Dort ist die Stellung nicht leicht; was sie gibt, kommt durch Übung und nicht von selbst.',
  backwards: () =>
    'Bei deiner Geburt ging die Bewegung rückwärts; das wirkt zuerst nach innen und geht Dinge gern zweimal durch.',
  companions: ({ points }, { level }) =>
    `Im selben Zeichen ${points.length === 1 ? 'steht' : 'stehen'} ${placements(points, level)}.`,
  'mahadasha over': () => 'Die eigene Mahadasha ist in dieser Runde vorbei.',
  'own mahadasha': ({ maha }) => `die Mahadasha ${ofBody(maha.lord)} dauert ${spanOf(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `in diesem Haus geht es um ${areaOf(house.number)}. Dazu gehört ${placement(ruler, manner.level)}: ${signSentence(ruler)}.`
      : `im ${houseIn(house, manner)} geht es um ${areaOf(house.number)}. Sein Herrscher ist ${placement(ruler, manner.level)}: ${signSentence(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `darin ${points.length === 1 ? 'steht' : 'stehen'} ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}.`,
  'empty house is no lack': ({ holdsRuler }) =>
    `Kein ${holdsRuler ? 'weiterer ' : ''}Planet steht darin; das ist kein Mangel, sein Herrscher spricht für es.`,
  'stands there': ({ body, there }) => `${called(body)} steht ${there ? 'dort' : 'dort nicht'}.`,
  'house empty': ({ empty }) => (empty ? 'kein Planet steht dort.' : 'es ist nicht leer.'),
  'ruler stands': ({ well }) => `sein Herrscher steht ${well ? 'gut genug' : 'nicht leicht'}.`,

  ranked: ({ what, point }, { level }) => {
    const why = point.dignity && level !== 'EXPERT' ? ` (${dignityNames[point.dignity.name]})` : '';
    return `dein ${what === 'strongest' ? 'stärkster' : 'schwächster'} Planet ist ${called(point.name)}${why}: Was ${standsFor[point.name]} angeht, ${what === 'strongest' ? 'fällt dir vieles leicht' : 'braucht es Übung'}.`;
  },
  'empty houses': ({ houses }) =>
    `ohne Planeten sind in deinem Horoskop ${list(houses.map((house) => `das ${house}.`))} Haus.`,
  'empty houses are no lack': () => 'Das ist kein Mangel: Ein leeres Haus spricht durch seinen Herrscher.',
  'no planet is': ({ state }) => `kein Planet deines Horoskops ist ${states[state]}.`,
  'these planets are': ({ state, bodies }) =>
    `${list(bodies.map((body) => called(body)))} ${bodies.length === 1 ? 'ist' : 'sind'} in deinem Horoskop ${states[state]}.`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}, für ${standsFor[point.name]}: ${stateMeanings[state]}.`,
};

const birthStar = (star: Nakshatra): string =>
  `dein Geburtsstern (Nakshatra) ist ${star.name}, in seinem ${star.pada}. Viertel.`;
const sign = (number: number): string => ofSign(signNames, number);

export const stars: SentencesOf<StarStatements> = {
  ascendant: ({ rising }) =>
    `dein Aszendent (Lagna) ist ${sign(rising.sign)}: Du begegnest der Welt ${ofSign(manners, rising.sign)}.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `der Aszendent steht ${risingIn(rising, level)}; sein Herr ist ${placement(ruler, level)}.`,
  'at a border': () =>
    'Er steht an der Grenze eines Zeichens; eine um wenige Minuten andere Geburtszeit würde ihn ändern.',
  'sign of': ({ body, sign: number }, { tradition }) => {
    const name = body === 'Sun' ? 'Sonnenzeichen' : `Mondzeichen${tradition === 'VEDIC' ? ' (Rashi)' : ''}`;
    return `dein ${name} ist ${sign(number)}.`;
  },
  'tropical sign': ({ sign: number, same, apart }) =>
    `im tropischen Tierkreis westlicher Zeitungen ist dein Sonnenzeichen ${same ? 'ebenfalls ' : ''}${sign(number)}${same ? '' : `; die beiden Tierkreise liegen ${apart} Grad auseinander, und hier gilt der siderische`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${signSentence(point)}.`,

  star: ({ star }) => birthStar(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: birthStar(star),
      gana: `deine Gana ist ${gana}: ${ganaMeaning[gana]}.`,
      nadi: `deine Nadi ist ${nadiOf(star.index)}.`,
      yoni: `deine Yoni ist ${yoniNames[yoni]}.`,
      letter: `ein Name, der mit „${syllables[star.pada - 1] ?? syllables[0]}“ beginnt, passt zu deinem Geburtsstern.`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `das folgt allein aus dem Mond, der bei deiner Geburt im Nakshatra ${star.name} stand: Jeder der 27 Sterne nimmt 13°20′ des siderischen Tierkreises ein, jedes Viertel 3°20′.`,
  'star quarters': ({ star }) =>
    `die vier Viertel von ${star.name} haben ${starCustom(star.index).syllables.join(', ')}.`,
  'star lord': ({ star }) =>
    `sein Herr ist ${called(star.lord)}, und seine Gottheit: ${deityOf(starCustom(star.index).deity)}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `seine Gana ist ${gana}, seine Nadi ${nadiOf(star.index)}, seine Yoni ${yoniNames[yoni]}.`;
  },
  'star began': () => 'Sein Herr hat auch die Runde deiner großen Perioden eröffnet.',

  deity: ({ body }) =>
    `deine Ishta Devata (gewählte Gottheit) ist ${customs[body].deity}, denn ${called(body)} zeigt sie in deinem Horoskop.`,
  'deity why': ({ soul, source }) =>
    `gelesen wird sie aus dem Navamsa: am zwölften Zeichen von dem deines Atmakaraka aus (${called(soul)})${source ? ' (Jaimini Sutras 1.2)' : ''}.`,
  'deity custom': ({ body }) => `ihr Tag ist der ${customs[body].day}, ihr Mantra „${customs[body].mantra}“.`,

  'seven karakas': () =>
    'Deine sieben Chara Karakas, vom Planeten, der in seinem Zeichen am weitesten ist, bis zu dem am wenigsten weiten:',
  'karaka line': ({ karaka, body }) =>
    `${karakaNames[karaka]} ist ${called(body)} (für ${karakaMeaning[karaka]}).`,
  karaka: ({ karaka, body }) =>
    `dein ${karakaNames[karaka]} ist ${called(body)}: Unter den sieben Planeten ist ${called(body)} im Zeichen ${rankWords[karaka]} gekommen.`,
  'karaka rule': () =>
    'Die Planeten von der Sonne bis Saturn werden nach den Graden gereiht, die sie in ihren Zeichen zurückgelegt haben; die Mondknoten bleiben bei dieser Zählung von sieben weg.',
  'karaka source': () => 'Die Regel stammt aus: Brihat Parashara Hora Shastra 32, Jaimini Sutras 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${called(point.name)} steht ${well ? 'gut genug' : 'nicht leicht'}: ${placement(point, level)}.`,
  'has its say': ({ body }) => `in diesen Zeiten hat ${called(body)} das Wort.`,
  'karaka means': ({ karaka }) => `er steht für ${karakaMeaning[karaka]}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)}: ${signSentence(point)}. Am meisten merkst du es, wo es um ${areaOf(point.house)} geht.`,
  'in the navamsa': ({ sign: number }) => `im Navamsa steht er ${ofSign(inSigns, number)}.`,
  'own times': () => 'Am deutlichsten hört man ihn in seinen eigenen Zeiten.',

  navamsa: ({ sign: number }) => `in deinem Navamsa (D9) geht ${sign(number)} auf.`,
  'navamsa reads': () => 'Es wird für die Ehe gelesen und dafür, wie fest ein Planet steht.',
  'navamsa signs': ({ places }) =>
    `die Zeichen im Navamsa: ${places.map(({ body, sign: number }) => `${bareName(body)} ${ofSign(inSigns, number)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies.map((body) => called(body)))} ${bodies.length === 1 ? 'steht' : 'stehen'} in beiden Horoskopen im selben Zeichen (Vargottama), und das gilt als fest.`
      : 'Kein Planet steht in beiden Horoskopen im selben Zeichen (Vargottama).',
};

const names: Record<VedicMatter, string> = languageForms.western.names;

const saturnToMoon = 'Für dieselbe Sache sieht sie auf Saturn im Aspekt zu deinem Mond.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha: 'Sie liest an dessen Stelle den Planeten selbst, hier Mars, um den es beim bekanntesten Dosha geht.',
  yoga: 'Am nächsten kommt dem der Planet, der am besten steht.',
  karaka: 'Sie liest den Kern eines Menschen aus Sonne, Mond und Aszendent.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'Sie bestimmt Zeiten aus Transiten und Progressionen.',
  deity: 'Sie liest das spirituelle Leben aus dem 9. Haus und seinem Herrscher.',
  navamsa: 'Sie liest die Ehe aus dem Haus der Partnerschaft.',
  'love or arranged': 'Wie du zu einer Ehe kommst, liest sie aus dem Haus der Partnerschaft.',
};

export const western: SentencesOf<WesternStatements> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'ein Ja oder Nein gibt es dazu hier nicht: ' : ''}${closed ? capital(names[matter]) : names[matter]} gehört zur vedischen Astrologie, und diese Deutung ist die westliche.`,
  'ask Vedic': () => 'Frag in der vedischen Tradition, dann wird es berechnet.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () =>
    'Saturn bildet in den nächsten drei Jahren keinen genauen Aspekt zu deinem Mond.',
};

import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import { planetOfNumber } from '@palmleaf/engines/numerology';
import { type BodyName, type ClassicalPlanet, type Nakshatra, ofSign } from '@palmleaf/engines/zodiac';
import { rudrakshaFaces } from '../../chat/faces.ts';
import type { Charm, CharmStatements } from '../../chat/statements/charm-statements.ts';
import type { PlanetState, PlanetStatements } from '../../chat/statements/planet-statements.ts';
import type { StarStatements } from '../../chat/statements/star-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { VedicMatter, WesternStatements } from '../../chat/statements/western-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { afterDe, afterTo, list } from '../grammar.ts';
import { signNames } from '../names.ts';
import { houseIn, placement, placements, risingIn, signClause } from './matter.ts';
import { spanOf } from './time.ts';
import {
  agreeing,
  areaOf,
  bareName,
  birthstones,
  called,
  customs,
  deityOf,
  dignityOf,
  ganaMeaning,
  housesInWords,
  karakaMeaning,
  leadOf,
  manners,
  numberMeaning,
  ofBody,
  placed,
  rankWords,
  standsFor,
  theSign,
  toBody,
  yoniNames,
} from './words.ts';

const { texts, own: languageForms } = data;

const luckyThing: Record<Charm, string> = languageForms.charms.luckyThing;
const unluckyThing: Record<Charm, string> = languageForms.charms.unluckyThing;
const noThing: Record<Charm, string> = languageForms.charms.noThing;

const faces = (planet: ClassicalPlanet): string =>
  rudrakshaFaces[planet] === 1 ? '1 face' : `${rudrakshaFaces[planet]} faces`;

export const charms: SentencesOf<CharmStatements> = {
  lucky: ({ charm, planet }) =>
    `${luckyThing[charm]} ${customs[planet][charm]}, parce que ${called(planet)} gouverne ton Ascendant.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `${called(planet)}, maître de la maison 9 (la fortune), donne la même chose.`
      : `à défaut, ${customs[planet][charm]}, par ${called(planet)}, maître de la maison 9 (la fortune).`,
  unlucky: ({ charm, planet, houses }) =>
    `${unluckyThing[charm]} ${customs[planet][charm]} : ${called(planet)} gouverne ${housesInWords(houses)} à partir de ton Ascendant, et aucune des maisons 1, 5 et 9.`,
  'no unlucky': ({ charm }) =>
    `${noThing[charm]} n’est à éviter : chaque planète qui gouverne la maison 6, 8 ou 12 à partir de ton Ascendant gouverne aussi la maison 1, 5 ou 9.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'C’est une coutume pour chaque semaine, et aucun jour n’est mauvais pour tout ; d’une date précise, un thème natal seul ne dit rien.'
      : 'C’est une coutume, et non une raison d’en avoir peur.',
  'no unlucky number': () =>
    'Aucun nombre n’est à éviter : les tables disent quels nombres vont ensemble, non que l’un d’eux fasse du mal.',
  rudraksha: ({ planet }) =>
    `un rudraksha à ${faces(planet)} te convient, parce que ${called(planet)} gouverne ton Ascendant.`,
  'rudraksha next': ({ planet }) =>
    `on peut en ajouter un à ${faces(planet)} (${called(planet)}, maître de la maison 9). Les faces des perles reviennent aux planètes par coutume.`,
  'lucky number': ({ number, day }) =>
    `ton nombre de chance est le ${number}, celui de ton jour de naissance (${day}).`,
  'why this number': () =>
    'Les chiffres du jour s’additionnent jusqu’à n’en laisser qu’un ; quels nombres vont ensemble, la table de Cheiro le dit (Livre des nombres, 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `${numbers.length === 1 ? 's’accorde' : 's’accordent'} bien avec lui : ${list(numbers.map((number) => `le ${number}`))}.`
      : 'Il vaut par lui-même et va avec tous les autres.',
  'planet of a number': ({ number }) =>
    `le ${number} appartient ${toBody(planetOfNumber(number))} : ${numberMeaning(number)}.`,
  'planet of that number': ({ number }) =>
    `il appartient ${toBody(planetOfNumber(number))} : ${numberMeaning(number)}.`,
  'number days': ({ days }) => `les jours du mois qui donnent ce nombre : ${list(days.map(String))}.`,
  'birth numbers': ({ birth, lifePath }) =>
    `ton nombre de naissance (mulank) est le ${birth}, et celui de ton chemin de vie (bhagyank) est le ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `le premier est le jour de naissance (${day}) ramené à un chiffre ; il appartient ${toBody(planetOfNumber(number))} : ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `le second réunit le jour, le mois et l’année ; il appartient ${toBody(planetOfNumber(number))} : ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'ton nom te convient' : 'ton nom ne s’accorde pas à ton nombre de naissance'} : le nombre de « ${name} » est le ${single} (${compound} par les lettres chaldéennes), et ton nombre de naissance est le ${birth}.`,
  'name can stay': () => 'Les deux vont ensemble dans la table de Cheiro, et l’orthographe peut donc rester.',
  'numbers of fitting names': ({ numbers }) =>
    `avec ton nombre de naissance vont les noms qui donnent ${list(numbers.map(String))}.`,

  stone: ({ planet }) =>
    `ta pierre est ${customs[planet].stone}, parce que ${called(planet)} gouverne ton Ascendant.`,
  'stone rule': () =>
    'On choisit les pierres par les maîtres des maisons 1, 5 et 9 à partir de l’Ascendant, qui font du bien quoi qu’ils gouvernent d’autre.',
  'stone source': () =>
    'La règle vient de : Brihat Parashara Hora Shastra 34 ; les pierres des planètes, de Phaladeepika 2.',
  'stone worn': ({ planet }) => {
    const { metal, finger, day } = customs[planet];
    return `Par coutume, on la sertit dans ${metal} et on la porte ${afterTo(finger)} ; la première fois, ${day}.`;
  },
  'stones beside': ({ stones }) =>
    `te ${stones.length > 1 ? 'conviennent' : 'convient'} aussi ${list(stones.map(({ planet, houses }) => `${customs[planet].stone} (${called(planet)} gouverne ${housesInWords(houses)})`))}.`,
  'stones to leave': ({ planets }) =>
    `laisse de côté ${list(planets.map((planet) => customs[planet].stone))} : ${planets.length === 1 ? 'sa planète ne gouverne' : 'leurs planètes ne gouvernent'} aucune des maisons 1, 5 et 9 à partir de ton Ascendant.`,
  'stone of a node': ({ planet }) =>
    `en règle générale, mieux vaut t’en passer : ${customs[planet].stone} appartient ${toBody(planet)}, qui ne gouverne aucune maison ; cette pierre se porte seulement pour un temps et après une lecture à part.`,
  'stone suits': ({ planet, houses }) =>
    `${customs[planet].stone} te convient : ${called(planet)} gouverne ${housesInWords(houses)} à partir de ton Ascendant.`,
  'stone does not suit': ({ planet, houses }) =>
    `laisse plutôt de côté ${customs[planet].stone} : ${called(planet)} gouverne ${housesInWords(houses)} à partir de ton Ascendant, et aucune des maisons 1, 5 et 9.`,
  'stone instead': ({ planet }) =>
    `la pierre qui te convient est ${customs[planet].stone}, parce que ${called(planet)} gouverne ton Ascendant.`,
  birthstone: ({ month }) =>
    `ta pierre de naissance est ${birthstones[month - 1]}, par ton mois de naissance.`,
  jewellers: () =>
    'C’est une coutume de joailliers depuis 1912 ; l’astrologie occidentale n’a pas de règle pour les pierres. Les pierres par le maître de l’Ascendant appartiennent à la tradition védique.',
};

type State = PlanetState | 'weak' | 'well placed';

const adjectives: Record<PlanetState, string> = languageForms.planets.adjectives;

function inState(state: State, bodies: readonly BodyName[]): string {
  if (state === 'weak' || state === 'well placed') return placed(state === 'well placed', bodies);
  return agreeing(adjectives[state], bodies);
}

const stateMeanings: Record<PlanetState, string> = texts.planets.stateMeanings;

const are = (points: readonly unknown[]): string => (points.length === 1 ? 'est' : 'sont');

export const planets: SentencesOf<PlanetStatements> = {
  'no place': ({ body, tradition, others }) =>
    `${called(body)} n’a pas de place dans la lecture ${tradition === 'VEDIC' ? 'védique' : 'occidentale'}, et je laisse donc ce point de côté ; demande-moi ${list(others.map(called))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)} : ${signClause(point)}. Cela représente ${standsFor[point.name]}, et tu le remarques surtout ici : ${areaOf(point.house)}.`,
  'planet is': ({ body, state, is }) =>
    `${called(body)} ${is ? 'est' : 'n’est pas'} ${inState(state, [body])} dans ton thème.`,
  'planet rules': ({ houses }) =>
    `Cette planète gouverne ${housesInWords(houses)}, et ${houses.length === 1 ? 'en dépend' : 'en dépendent'} donc : ${houses.map(areaOf).join(' ; ')}.`,
  ease: ({ easy }) =>
    easy
      ? 'La place est bonne, et elle y donne son meilleur sans grand effort de ta part.'
      : 'La place n’est pas commode, et ce qu’elle donne vient par la pratique et non tout seul.',
  backwards: () =>
    'À ta naissance elle reculait : elle agit donc d’abord au-dedans et aime revenir sur les choses.',
  companions: ({ points }, { level }) => `dans le même signe, on trouve ${placements(points, level)}.`,
  'mahadasha over': () => 'Sa mahadasha de ce tour est passée.',
  'own mahadasha': ({ maha }) => `la mahadasha ${ofBody(maha.lord)} dure ${spanOf(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `cette maison parle de ceci : ${areaOf(house.number)}. Elle va avec ${placement(ruler, manner.level)} : ${signClause(ruler)}.`
      : `${houseIn(house, manner)} parle de ceci : ${areaOf(house.number)}. Son maître est ${placement(ruler, manner.level)} : ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `on y trouve ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join(' ; ')}.`,
  'empty house is no lack': ({ holdsRuler }) =>
    `Aucune ${holdsRuler ? 'autre ' : ''}planète n’y est ; ce n’est pas un manque, son maître parle pour elle.`,
  'stands there': ({ body, there }) => `${called(body)} ${there ? 'est là' : 'n’est pas là'}.`,
  'house empty': ({ empty }) => (empty ? 'aucune planète n’est là.' : 'elle n’est pas vide.'),
  'ruler stands': ({ well }) => `son maître est ${well ? 'assez bien placé' : 'mal placé'}.`,

  ranked: ({ what, point }, { level }) => {
    const { dignity, name } = point;
    const why = dignity && level !== 'EXPERT' ? ` (${dignityOf(name, dignity.name)})` : '';
    return `ta planète la plus ${what === 'strongest' ? 'forte' : 'faible'} est ${called(name)}${why} : ${what === 'strongest' ? 'voici ce qui t’est facile' : 'voici ce qui demande de la pratique'}, ${standsFor[name]}.`;
  },
  'empty houses': ({ houses }) => `dans ton thème, ${housesInWords(houses)} ${are(houses)} sans planète.`,
  'empty houses are no lack': () => 'Ce n’est pas un manque : une maison vide parle par son maître.',
  'no planet is': ({ state }) => `aucune planète de ton thème n’est ${inState(state, ['Venus'])}.`,
  'these planets are': ({ state, bodies }) =>
    `${list(bodies.map(called))} ${are(bodies)} ${inState(state, bodies)} dans ton thème.`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}, pour ${standsFor[point.name]} : ${stateMeanings[state]}.`,
};

const birthStar = (star: Nakshatra): string =>
  `ton étoile de naissance (nakshatra) est ${star.name}, dans son quart numéro ${star.pada}.`;
const yoniOf = (yoni: string): string => afterDe(yoniNames[yoni] ?? yoni);

export const stars: SentencesOf<StarStatements> = {
  ascendant: ({ rising }) =>
    `ton Ascendant (lagna) est ${theSign(rising.sign)} : tu vas à la rencontre du monde ${ofSign(manners, rising.sign)}.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `l’Ascendant est ${risingIn(rising, level)} ; son maître est ${placement(ruler, level)}.`,
  'at a border': () =>
    'Il est à la frontière d’un signe : une heure de naissance différente de quelques minutes le changerait.',
  'sign of': ({ body, sign }, { tradition }) => {
    const name = body === 'Sun' ? 'signe solaire' : `signe lunaire${tradition === 'VEDIC' ? ' (rashi)' : ''}`;
    return `ton ${name} est ${theSign(sign)}.`;
  },
  'tropical sign': ({ sign, same, apart }) =>
    `dans le zodiaque tropical des journaux occidentaux, ton signe solaire est ${same ? 'aussi ' : ''}${theSign(sign)}${same ? '' : ` ; les deux zodiaques sont distants de ${apart} degrés, et cette lecture se sert du sidéral`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)} : ${signClause(point)}.`,

  star: ({ star }) => birthStar(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: birthStar(star),
      gana: `ton gana est ${gana} : ${ganaMeaning[gana]}.`,
      nadi: `ta nadi est ${nadiOf(star.index)}.`,
      yoni: `ta yoni est celle ${yoniOf(yoni)}.`,
      letter: `un nom qui commence par « ${syllables[star.pada - 1] ?? syllables[0]} » va avec ton étoile de naissance.`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `cela suit de la seule Lune, qui était dans le nakshatra ${star.name} à ta naissance : chacune des 27 étoiles occupe 13°20′ du zodiaque sidéral, et chaque quart 3°20′.`,
  'star quarters': ({ star }) =>
    `les quatre quarts ${afterDe(star.name)} ont ${starCustom(star.index).syllables.join(', ')}.`,
  'star lord': ({ star }) =>
    `son maître est ${called(star.lord)}, et sa divinité : ${deityOf(starCustom(star.index).deity)}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `son gana est ${gana}, sa nadi ${nadiOf(star.index)}, sa yoni celle ${yoniOf(yoni)}.`;
  },
  'star began': () => 'Son maître a aussi ouvert la ronde de tes grandes périodes.',

  deity: ({ body }) =>
    `ton ishta devata (divinité choisie) est ${customs[body].deity}, parce que ${called(body)} la montre dans ton thème.`,
  'deity why': ({ soul, source }) =>
    `cela se lit dans le navamsa : le douzième signe depuis celui de ton atmakaraka, ${called(soul)}${source ? ' (Jaimini Sutras 1.2)' : ''}.`,
  'deity custom': ({ body }) => `son jour est ${customs[body].day}, son mantra « ${customs[body].mantra} ».`,

  'seven karakas': () =>
    'Tes sept chara karakas, de la planète la plus avancée dans son signe à la moins avancée :',
  'karaka line': ({ karaka, body }) => `${karaka} : ${called(body)} (${karakaMeaning[karaka]}).`,
  karaka: ({ karaka, body }) =>
    `ton ${karaka} est ${called(body)} : des sept planètes, c’est celle qui a ${rankWords[karaka]} dans son signe.`,
  'karaka rule': () =>
    'Les planètes du Soleil à Saturne se rangent par les degrés qu’elles ont parcourus dans leurs signes ; les nœuds restent dehors dans ce compte de sept.',
  'karaka source': () => 'La règle vient de : Brihat Parashara Hora Shastra 32, Jaimini Sutras 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${called(point.name)} est ${well ? 'assez ' : ''}${placed(well, [point.name])} : ${placement(point, level)}.`,
  'has its say': ({ body }) => `${called(body)} a la parole dans ces périodes.`,
  'karaka means': ({ karaka }) => `cela représente ${karakaMeaning[karaka]}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)} : ${signClause(point)}. Tu le remarques surtout ici : ${areaOf(point.house)}.`,
  'in the navamsa': ({ sign }) => `dans le navamsa, cette planète est en ${ofSign(signNames, sign)}.`,
  'own times': () => 'Elle s’entend surtout dans ses propres périodes.',

  navamsa: ({ sign }) => `dans ton navamsa (D9), le signe qui se lève est ${theSign(sign)}.`,
  'navamsa reads': () =>
    'On le lit pour le mariage et pour voir avec quelle fermeté une planète tient sa place.',
  'navamsa signs': ({ places }) =>
    `les signes dans le navamsa : ${places.map(({ body, sign }) => `${bareName(body)} en ${ofSign(signNames, sign)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies.map(called))} ${bodies.length === 1 ? 'est' : 'sont'} dans le même signe dans les deux thèmes (vargottama), ce qui compte comme solide.`
      : 'Aucune planète n’est dans le même signe dans les deux thèmes (vargottama).',
};

const names: Record<VedicMatter, string> = languageForms.western.names;

const saturnToMoon =
  'L’astrologie occidentale regarde, pour la même affaire, Saturne en aspect avec ta Lune.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha: 'À la place, elle lit la planète même, ici Mars, dont parle le dosha le plus connu.',
  yoga: 'Le plus proche est la planète la mieux placée.',
  karaka: 'Elle lit le cœur d’une personne dans le Soleil, la Lune et l’Ascendant.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'Elle fixe les temps par les transits et les progressions.',
  deity: 'Elle lit la vie spirituelle dans la maison 9 et son maître.',
  navamsa: 'Elle lit le mariage dans la maison du couple.',
  'love or arranged': 'Comment tu viens à un mariage, elle le lit dans la maison du couple.',
};

export const western: SentencesOf<WesternStatements> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'il n’y a ici ni oui ni non : ' : ''}${names[matter]} appartient à l’astrologie védique, et cette lecture est occidentale.`,
  'ask Vedic': () => 'Demande dans la tradition védique, et ce sera calculé.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () =>
    'Saturne ne forme aucun aspect exact avec ta Lune au cours des trois prochaines années.',
};

import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import { planetOfNumber } from '@palmleaf/engines/numerology';
import { type ClassicalPlanet, type Nakshatra, ofSign } from '@palmleaf/engines/zodiac';
import { rudrakshaFaces } from '../../chat/faces.ts';
import type { Charm, CharmStatements } from '../../chat/statements/charm-statements.ts';
import type { PlanetState, PlanetStatements } from '../../chat/statements/planet-statements.ts';
import type { StarStatements } from '../../chat/statements/star-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { VedicMatter, WesternStatements } from '../../chat/statements/western-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { contracted, list } from '../grammar.ts';
import { signNames } from '../names.ts';
import { houseIn, placement, placements, risingIn, signClause } from './matter.ts';
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
  leadOf,
  manners,
  numberMeaning,
  ofArea,
  ofBody,
  rankWords,
  standsFor,
  toBody,
  yoniNames,
} from './words.ts';

const { texts, own: languageForms } = data;

const luckyThing: Record<Charm, string> = languageForms.charms.luckyThing;
const unluckyThing: Record<Charm, string> = languageForms.charms.unluckyThing;
const noThing: Record<Charm, string> = languageForms.charms.noThing;
const comesNext: Record<Charm, string> = languageForms.charms.comesNext;

const faces = (planet: ClassicalPlanet): string =>
  rudrakshaFaces[planet] === 1 ? '1 face' : `${rudrakshaFaces[planet]} faces`;

export const charms: SentencesOf<CharmStatements> = {
  lucky: ({ charm, planet }) =>
    `${luckyThing[charm]} ${customs[planet][charm]}, porque ${called(planet)} rege o seu Ascendente.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `${called(planet)}, regente da casa 9 (fortuna), dá o mesmo.`
      : `depois ${comesNext[charm]} ${customs[planet][charm]}, ${contracted('por', called(planet))}, regente da casa 9 (fortuna).`,
  unlucky: ({ charm, planet, houses }) =>
    `${unluckyThing[charm]} ${customs[planet][charm]}: ${called(planet)} rege ${housesInWords(houses)} a partir do seu Ascendente e nenhuma das casas 1, 5 e 9.`,
  'no unlucky': ({ charm }) =>
    `não é preciso evitar ${noThing[charm]}: cada planeta que rege a casa 6, 8 ou 12 a partir do seu Ascendente rege também a 1, a 5 ou a 9.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'É costume para cada semana, e nenhum dia é ruim para tudo; de uma data precisa um mapa natal sozinho não diz nada.'
      : 'É costume, e não um motivo para ter medo.',
  'no unlucky number': () =>
    'Não é preciso evitar nenhum número: as tabelas dizem quais números combinam, não que algum faça mal.',
  rudraksha: ({ planet }) =>
    `convém a você um rudraksha de ${faces(planet)}, porque ${called(planet)} rege o seu Ascendente.`,
  'rudraksha next': ({ planet }) =>
    `pode-se acrescentar um de ${faces(planet)} (${called(planet)}, regente da casa 9). As faces das contas são atribuídas aos planetas por costume.`,
  'lucky number': ({ number, day }) =>
    `o seu número da sorte é o ${number}, o do dia em que você nasceu (${day}).`,
  'why this number': () =>
    'Os algarismos do dia se somam até restar um só; quais números combinam diz a tabela de Cheiro (Livro dos números, 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `${numbers.length === 1 ? 'combina' : 'combinam'} com ele o ${list(numbers.map(String))}.`
      : 'Ele vale por si mesmo e combina com qualquer outro.',
  'planet of a number': ({ number }) =>
    `o ${number} pertence ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'planet of that number': ({ number }) =>
    `ele pertence ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'number days': ({ days }) => `dias do mês que somam esse número: ${list(days.map(String))}.`,
  'birth numbers': ({ birth, lifePath }) =>
    `o seu número de nascimento (mulank) é o ${birth}, e o do seu caminho de vida (bhagyank) é o ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `o primeiro é o dia do nascimento (${day}) reduzido a um algarismo; pertence ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `o segundo são dia, mês e ano juntos; pertence ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'o seu nome convém a você' : 'o seu nome não combina com o seu número de nascimento'}: o número de “${name}” é o ${single} (${compound} pelas letras caldeias), e o seu número de nascimento é o ${birth}.`,
  'name can stay': () => 'Os dois combinam na tabela de Cheiro, então a grafia pode ficar como está.',
  'numbers of fitting names': ({ numbers }) =>
    `com o seu número de nascimento combinam os nomes que somam ${list(numbers.map(String))}.`,

  stone: ({ planet }) =>
    `a sua pedra é ${customs[planet].stone}, porque ${called(planet)} rege o seu Ascendente.`,
  'stone rule': () =>
    'As pedras se escolhem pelos regentes das casas 1, 5 e 9 a partir do Ascendente, que fazem bem não importa o que mais rejam.',
  'stone source': () =>
    'A regra vem de: Brihat Parashara Hora Shastra 34; as pedras dos planetas, de Phaladeepika 2.',
  'stone worn': ({ planet }) => {
    const { metal, finger, day } = customs[planet];
    return `Por costume ela é engastada em ${metal} e usada no dedo ${finger}; a primeira vez, ${contracted('em', day)}.`;
  },
  'stones beside': ({ stones }) =>
    `também ${stones.length > 1 ? 'convêm' : 'convém'} a você ${list(stones.map(({ planet, houses }) => `${customs[planet].stone} (${called(planet)} rege ${housesInWords(houses)})`))}.`,
  'stones to leave': ({ planets }) =>
    `deixe de lado ${list(planets.map((planet) => customs[planet].stone))}: ${planets.length === 1 ? 'o seu planeta não rege' : 'os seus planetas não regem'} nenhuma das casas 1, 5 e 9 a partir do Ascendente.`,
  'stone of a node': ({ planet }) =>
    `em regra não se recomenda: ${customs[planet].stone} pertence ${toBody(planet)}, que não rege nenhuma casa, por isso só se usa por um tempo e depois de um astrólogo ter julgado esta pedra para o seu mapa.`,
  'stone suits': ({ planet, houses }) =>
    `${customs[planet].stone} convém a você: ${called(planet)} rege ${housesInWords(houses)} a partir do seu Ascendente.`,
  'stone does not suit': ({ planet, houses }) =>
    `é melhor deixar de lado ${customs[planet].stone}: ${called(planet)} rege ${housesInWords(houses)} a partir do seu Ascendente e nenhuma das casas 1, 5 e 9.`,
  'stone instead': ({ planet }) =>
    `a pedra que convém a você é ${customs[planet].stone}, porque ${called(planet)} rege o seu Ascendente.`,
  birthstone: ({ month }) =>
    `a sua pedra de nascimento é ${birthstones[month - 1]}, pelo mês em que você nasceu.`,
  jewellers: () =>
    'É um costume de joalheiros desde 1912; a astrologia ocidental não tem regra para as pedras. As pedras pelo regente do Ascendente pertencem à tradição védica.',
};

const states: Record<PlanetState | 'weak' | 'well placed', string> = languageForms.planets.states;

const stateMeanings: Record<PlanetState, string> = texts.planets.stateMeanings;

export const planets: SentencesOf<PlanetStatements> = {
  'no place': ({ body, tradition, others }) =>
    `${called(body)} não tem lugar na leitura ${tradition === 'VEDIC' ? 'védica' : 'ocidental'} e por isso fica de fora; pergunte-me por estes: ${list(others.map(called))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${signClause(point)}. Representa ${standsFor[point.name]}, e onde você mais nota isso é aqui: ${areaOf(point.house)}.`,
  'planet is': ({ body, state, is }) =>
    `${called(body)} ${is ? 'está' : 'não está'} ${states[state]} no seu mapa.`,
  'planet rules': ({ houses }) =>
    `Rege ${housesInWords(houses)}, então daí ${houses.length === 1 ? 'depende' : 'dependem'}: ${list(houses.map(areaOf))}.`,
  ease: ({ easy }) =>
    easy
      ? 'Ali a posição é boa e dá o melhor sem muito esforço da sua parte.'
      : 'Ali a posição não é cômoda, e o que ela dá vem com a prática e não por si só.',
  backwards: () =>
    'Quando você nasceu o movimento era para trás, então age primeiro para dentro e gosta de rever as coisas.',
  companions: ({ points }, { level }) =>
    `no mesmo signo ${points.length === 1 ? 'está' : 'estão'} ${placements(points, level)}.`,
  'mahadasha over': () => 'A mahadasha correspondente desta rodada já passou.',
  'own mahadasha': ({ maha }) => `a mahadasha ${ofBody(maha.lord)} vai ${spanOf(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `esta casa trata ${ofArea(house.number)}. Ela vai com ${placement(ruler, manner.level)}: ${signClause(ruler)}.`
      : `${houseIn(house, manner)} trata ${ofArea(house.number)}. O regente dela é ${placement(ruler, manner.level)}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `nela ${points.length === 1 ? 'está' : 'estão'} ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}.`,
  'empty house is no lack': ({ holdsRuler }) =>
    `Nenhum ${holdsRuler ? 'outro ' : ''}planeta está nela; não é uma falta, o regente fala por ela.`,
  'stands there': ({ body, there }) => `${called(body)} ${there ? 'está' : 'não está'} ali.`,
  'house empty': ({ empty }) => (empty ? 'nenhum planeta está ali.' : 'ela não está vazia.'),
  'ruler stands': ({ well }) => `o regente dela está ${well ? 'bastante bem' : 'em posição incômoda'}.`,

  ranked: ({ what, point }, { level }) => {
    const why = point.dignity && level !== 'EXPERT' ? ` (${dignityNames[point.dignity.name]})` : '';
    return `o seu planeta mais ${what === 'strongest' ? 'forte' : 'fraco'} é ${called(point.name)}${why}: ${what === 'strongest' ? 'é fácil para você' : 'pede prática'} isto: ${standsFor[point.name]}.`;
  },
  'empty houses': ({ houses }) =>
    `${houses.length === 1 ? 'está' : 'estão'} sem planetas no seu mapa ${housesInWords(houses)}.`,
  'empty houses are no lack': () => 'Não é uma falta: por uma casa vazia fala o regente dela.',
  'no planet is': ({ state }) => `nenhum planeta do seu mapa está ${states[state]}.`,
  'these planets are': ({ state, bodies }) =>
    `${list(bodies.map(called))} ${bodies.length === 1 ? 'está' : 'estão'} ${states[state]} no seu mapa.`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}, por ${standsFor[point.name]}: ${stateMeanings[state]}.`,
};

const birthStar = (star: Nakshatra): string =>
  `a sua estrela de nascimento (nakshatra) é ${star.name}, no pada ${star.pada}.`;
const sign = (number: number): string => ofSign(signNames, number);

export const stars: SentencesOf<StarStatements> = {
  ascendant: ({ rising }) =>
    `o seu Ascendente (lagna) é ${sign(rising.sign)}: você vai ao encontro do mundo ${ofSign(manners, rising.sign)}.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `o Ascendente está ${risingIn(rising, level)}; o regente dele é ${placement(ruler, level)}.`,
  'at a border': () =>
    'Ele está na fronteira de um signo, então uma hora de nascimento com poucos minutos de diferença o mudaria.',
  'sign of': ({ body, sign: number }, { tradition }) => {
    const name = body === 'Sun' ? 'signo solar' : `signo lunar${tradition === 'VEDIC' ? ' (rashi)' : ''}`;
    return `o seu ${name} é ${sign(number)}.`;
  },
  'tropical sign': ({ sign: number, same, apart }) =>
    `no zodíaco tropical dos jornais ocidentais o seu signo solar é ${same ? 'também ' : ''}${sign(number)}${same ? '' : `; os dois zodíacos estão separados por ${apart} graus, e esta leitura usa o sideral`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${signClause(point)}.`,

  star: ({ star }) => birthStar(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: birthStar(star),
      gana: `a sua gana é ${gana}: ${ganaMeaning[gana]}.`,
      nadi: `a sua nadi é ${nadiOf(star.index)}.`,
      yoni: `a sua yoni é ${yoniNames[yoni]}.`,
      letter: `um nome que começa por “${syllables[star.pada - 1] ?? syllables[0]}” combina com a sua estrela de nascimento.`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `isso vem apenas da Lua, que estava no nakshatra ${star.name} quando você nasceu: cada uma das 27 estrelas ocupa 13°20′ do zodíaco sideral, e cada pada 3°20′.`,
  'star quarters': ({ star }) =>
    `os quatro padas de ${star.name} têm ${starCustom(star.index).syllables.join(', ')}.`,
  'star lord': ({ star }) =>
    `o regente dela é ${called(star.lord)}, e a divindade: ${deityOf(starCustom(star.index).deity)}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `a gana dela é ${gana}, a nadi ${nadiOf(star.index)}, a yoni ${yoniNames[yoni]}.`;
  },
  'star began': () => 'O regente dela também abriu a rodada dos seus grandes períodos.',

  deity: ({ body }) =>
    `a sua ishta devata (divindade escolhida) é ${customs[body].deity}, porque ${called(body)} a mostra no seu mapa.`,
  'deity why': ({ soul, source }) =>
    `lê-se no navamsa: o décimo segundo signo a partir do signo do seu atmakaraka, ${called(soul)}${source ? ' (Jaimini Sutras 1.2)' : ''}.`,
  'deity custom': ({ body }) =>
    `o dia dessa divindade é ${customs[body].day}, o mantra “${customs[body].mantra}”.`,

  'seven karakas': () =>
    'Os seus sete chara karakas, do planeta que mais avançou no próprio signo ao que menos:',
  'karaka line': ({ karaka, body }) => `${karaka} é ${called(body)} (${karakaMeaning[karaka]}).`,
  karaka: ({ karaka, body }) =>
    `o seu ${karaka} é ${called(body)}: dos sete planetas é ${rankWords[karaka]} avançou no signo em que está.`,
  'karaka rule': () =>
    'Os planetas do Sol a Saturno se ordenam pelos graus que percorreram nos seus signos; os nodos ficam de fora nesta conta de sete.',
  'karaka source': () => 'A regra vem de: Brihat Parashara Hora Shastra 32, Jaimini Sutras 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${called(point.name)} está ${well ? 'bastante bem' : 'em posição incômoda'}: ${placement(point, level)}.`,
  'has its say': ({ body }) => `${called(body)} tem a palavra nestas épocas.`,
  'karaka means': ({ karaka }) => `isto representa ${karakaMeaning[karaka]}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)}: ${signClause(point)}. Onde você mais nota isso: ${areaOf(point.house)}.`,
  'in the navamsa': ({ sign: number }) => `no navamsa está em ${sign(number)}.`,
  'own times': () => 'Fala mais alto nas suas próprias épocas.',

  navamsa: ({ sign: number }) => `no seu navamsa (D9) sobe ${sign(number)}.`,
  'navamsa reads': () => 'Ele se lê para o casamento e para ver com que firmeza um planeta está.',
  'navamsa signs': ({ places }) =>
    `os signos no navamsa: ${places.map(({ body, sign: number }) => `${bareName(body)} em ${sign(number)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies.map(called))} ${bodies.length === 1 ? 'está' : 'estão'} no mesmo signo nos dois mapas (vargottama), o que conta como firme.`
      : 'Nenhum planeta está no mesmo signo nos dois mapas (vargottama).',
};

const names: Record<VedicMatter, string> = languageForms.western.names;

const saturnToMoon = 'A astrologia ocidental olha o mesmo assunto nos aspectos de Saturno com a sua Lua.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha: 'Em lugar disso ela lê o próprio planeta, aqui Marte, de que trata o dosha mais conhecido.',
  yoga: 'O mais próximo é o planeta mais bem situado.',
  karaka: 'Ela lê o núcleo de uma pessoa no Sol, na Lua e no Ascendente.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'Ela fixa os tempos por trânsitos e progressões.',
  deity: 'Ela lê a vida espiritual na casa 9 e no seu regente.',
  navamsa: 'Ela lê o casamento na casa da parceria.',
  'love or arranged': 'Como você chega a um casamento ela lê na casa da parceria.',
};

export const western: SentencesOf<WesternStatements> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'um sim ou um não não existe aqui: ' : ''}${names[matter]} pertence à astrologia védica, e esta leitura é ocidental.`,
  'ask Vedic': () => 'Pergunte na tradição védica e isso será calculado.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () =>
    'Saturno não forma nenhum aspecto exato com a sua Lua nos próximos três anos.',
};

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
import { list } from '../grammar.ts';
import { agreeing, inSigns, signNames } from '../names.ts';
import { houseIn, placement, placements, risingIn, signClause } from './matter.ts';
import { spanOf } from './time.ts';
import {
  areaOf,
  birthstones,
  called,
  customs,
  deityOf,
  dignityOf,
  ganaMeaning,
  ganaNames,
  housesAs,
  inStar,
  karakaMeaning,
  karakaNames,
  leadOf,
  manners,
  nadiName,
  numberMeaning,
  rankWords,
  standsFor,
  syllable,
  yoniNames,
} from './words.ts';

const { texts, own: languageForms } = data;

const luckyThing: Record<Charm, string> = languageForms.charms.luckyThing;
const noThing: Record<Charm, string> = languageForms.charms.noThing;
const oneThing: Record<Charm, string> = languageForms.charms.oneThing;

const faces = (planet: ClassicalPlanet): string =>
  rudrakshaFaces[planet] === 1 ? 'с одной гранью' : `с ${rudrakshaFaces[planet]} гранями`;
const rulesRising = (planet: ClassicalPlanet): string =>
  `потому что вашим Асцендентом управляет ${called(planet)}`;
const noTrine = 'и не управляет ни одним из домов 1, 5 и 9';

export const charms: SentencesOf<CharmStatements> = {
  lucky: ({ charm, planet }) => `${luckyThing[charm]} — ${customs[planet][charm]}, ${rulesRising(planet)}.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `${called(planet)}, управляя 9-м домом (удача), даёт то же.`
      : `дальше идёт ${customs[planet][charm]} благодаря ${called(planet, 'dative')}: это управитель 9-го дома (удача).`,
  unlucky: ({ charm, planet, houses }) =>
    `если для больших начинаний вы хотите обойти ${oneThing[charm]}, то это ${customs[planet][charm]}: ${called(planet)} управляет от Асцендента ${housesAs(houses, 'instrumental')} ${noTrine}.`,
  'no unlucky': ({ charm }) =>
    `${noThing[charm]} вам избегать не нужно: каждая планета, которая управляет от Асцендента 6-м, 8-м или 12-м домом, управляет и 1-м, 5-м или 9-м домом.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'Это обычай для каждой недели, и дня, плохого для всего, не бывает; об отдельном числе гороскоп рождения сам по себе ничего не говорит.'
      : 'Это обычай, а не повод для страха.',
  'no unlucky number': () =>
    'Избегать не нужно ни одного числа: таблицы говорят, какие числа сочетаются, а не какие вредят.',
  rudraksha: ({ planet }) => `вам подходит рудракша ${faces(planet)}, ${rulesRising(planet)}.`,
  'rudraksha next': ({ planet }) =>
    `к ней можно добавить рудракшу ${faces(planet)} (её планета ${called(planet)} управляет 9-м домом). Грани бусин распределил между планетами обычай.`,
  'lucky number': ({ number, day }) =>
    `ваше счастливое число — ${number}: это число вашего дня рождения (${day}).`,
  'why this number': () =>
    'Цифры дня складывают до одной; какие числа сочетаются, показывает таблица Хейро («Книга чисел», 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `хорошо с ним ${numbers.length === 1 ? 'сочетается' : 'сочетаются'} ${list(numbers.map(String))}.`
      : 'Оно стоит само по себе и сочетается с любым.',
  'planet of a number': ({ number }) =>
    `число ${number} принадлежит ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'planet of that number': ({ number }) =>
    `оно принадлежит ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'number days': ({ days }) => `дни месяца, которые к нему сводятся: ${list(days.map(String))}.`,
  'birth numbers': ({ birth, lifePath }) =>
    `ваше число рождения (мулянк) — ${birth}, а число жизни (бхагьянк) — ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `первое получается из дня рождения (${day}), сведённого к одной цифре; оно принадлежит ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `второе получается из дня, месяца и года вместе; оно принадлежит ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'ваше имя вам подходит' : 'имя не сочетается с вашим числом рождения'}: число имени «${name}» равно ${single} (${compound} по халдейским буквам), а ваше число рождения — ${birth}.`,
  'name can stay': () => 'В таблице Хейро они сочетаются, так что написание можно оставить.',
  'numbers of fitting names': ({ numbers }) =>
    `с вашим числом рождения сочетаются имена, которые дают ${list(numbers.map(String))}.`,

  stone: ({ planet }) => `ваш камень — ${customs[planet].stone}, ${rulesRising(planet)}.`,
  'stone rule': () =>
    'Камни выбирают по управителям 1-го, 5-го и 9-го домов от Асцендента: они делают добро, чем бы ещё ни управляли.',
  'stone source': () =>
    'Правило взято из источника: «Брихат-парашара-хора-шастра», 34; камни планет даёт «Пхаладипика», 2.',
  'stone worn': ({ planet }) => {
    const { metal, finger, onDay } = customs[planet];
    return `По обычаю камень оправляют в ${metal} и носят на ${finger}, впервые надев ${onDay}.`;
  },
  'stones beside': ({ stones }) =>
    `кроме него вам ${stones.length > 1 ? 'подходят' : 'подходит'} ${list(stones.map(({ planet, houses }) => `${customs[planet].stone} (${called(planet)} управляет ${housesAs(houses, 'instrumental')})`))}.`,
  'stones to leave': ({ planets }) =>
    `${list(planets.map((planet) => customs[planet].stone))} лучше оставить: ${planets.length === 1 ? 'планета этого камня не управляет' : 'планеты этих камней не управляют'} от Асцендента ни одним из домов 1, 5 и 9.`,
  'stone of a node': ({ planet }) =>
    `как правило, он вам не нужен: ${customs[planet].stone} принадлежит ${called(planet, 'dative')}, который не управляет ни одним домом; такой камень носят лишь временно и после отдельного разбора.`,
  'stone suits': ({ planet, houses }) =>
    `${customs[planet].stone} вам подходит: ${called(planet)} управляет от Асцендента ${housesAs(houses, 'instrumental')}.`,
  'stone does not suit': ({ planet, houses }) =>
    `${customs[planet].stone} лучше оставить: ${called(planet)} управляет от Асцендента ${housesAs(houses, 'instrumental')} ${noTrine}.`,
  'stone instead': ({ planet }) =>
    `камень, который вам подходит, — ${customs[planet].stone}, ${rulesRising(planet)}.`,
  birthstone: ({ month }) => `ваш камень по месяцу рождения — ${birthstones[month - 1]}.`,
  jewellers: () =>
    'Это обычай ювелиров с 1912 года; правил о камнях в западной астрологии нет. Камни по управителю Асцендента принадлежат ведической традиции.',
};

type State = PlanetState | 'weak';

const states: Record<State, readonly [string, string, string, string]> = {
  retrograde: ['ретрограден', 'ретроградна', 'ретроградно', 'ретроградны'],
  exalted: ['в экзальтации', 'в экзальтации', 'в экзальтации', 'в экзальтации'],
  debilitated: ['в падении', 'в падении', 'в падении', 'в падении'],
  combust: ['сожжён', 'сожжена', 'сожжено', 'сожжены'],
  weak: ['слаб', 'слаба', 'слабо', 'слабы'],
};

const ofState: Record<PlanetState, string> = languageForms.planets.ofState;

const stateMeanings: Record<PlanetState, string> = texts.planets.stateMeanings;

export const planets: SentencesOf<PlanetStatements> = {
  'no place': ({ body, tradition, others }) =>
    `в ${tradition === 'VEDIC' ? 'ведическом' : 'западном'} чтении ${called(body)} места не имеет, поэтому ${agreeing(body, 'о нём', 'о ней', 'о нём')} я не говорю; можно спросить про ${list(others.map((other) => called(other, 'accusative')))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${signClause(point)}. Отвечает это за ${standsFor[point.name]}, а заметнее всего в этом: ${areaOf(point.house)}.`,
  'planet is': ({ body, state, is }) => {
    if (state === 'well placed')
      return `${called(body)} в вашем гороскопе стоит ${is ? 'хорошо' : 'не лучшим образом'}.`;
    const [masculine, feminine, neuter] = states[state];
    return `${called(body)} в вашем гороскопе ${is ? '' : 'не '}${agreeing(body, masculine, feminine, neuter)}.`;
  },
  'planet rules': ({ houses }) =>
    `под управлением этой планеты ${houses.length === 1 ? 'находится' : 'находятся'} ${housesAs(houses, 'nominative')}, и от неё зависит вот что: ${houses.map(areaOf).join('; ')}.`,
  ease: ({ easy }) =>
    easy
      ? 'Положение хорошее и отдаёт лучшее без большого труда с вашей стороны.'
      : 'Положение нелёгкое; что оно даёт, приходит через упражнение, а не само.',
  backwards: () =>
    'При вашем рождении движение было попятным; это действует сначала внутрь и любит проходить всё дважды.',
  companions: ({ points }, { level }) =>
    `в том же знаке ${points.length === 1 ? 'стоит' : 'стоят'} ${placements(points, level)}.`,
  'mahadasha over': () => 'Собственная махадаша в этом круге уже позади.',
  'own mahadasha': ({ maha }) =>
    `махадаша ${called(maha.lord, 'genitive')} длится ${spanOf(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `этот дом отвечает за такую сторону жизни: ${areaOf(house.number)}. К нему относится ${placement(ruler, manner.level)}: ${signClause(ruler)}.`
      : `${houseIn(house, manner)} отвечает за такую сторону жизни: ${areaOf(house.number)}. Его управитель — ${placement(ruler, manner.level)}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `в нём ${points.length === 1 ? 'стоит' : 'стоят'} ${points.map((point) => `${placement(point, level)}: ${signClause(point)}`).join('; ')}.`,
  'empty house is no lack': ({ holdsRuler }) =>
    `${holdsRuler ? 'Других планет' : 'Планет'} в нём нет; это не изъян, за дом говорит его управитель.`,
  'stands there': ({ body, there }) => `${called(body)} ${there ? 'стоит там' : 'там не стоит'}.`,
  'house empty': ({ empty }) => (empty ? 'ни одной планеты там нет.' : 'дом не пуст.'),
  'ruler stands': ({ well }) => `его управитель стоит ${well ? 'достаточно хорошо' : 'нелегко'}.`,

  ranked: ({ what, point }, { level }) => {
    const why = point.dignity && level !== 'EXPERT' ? ` (${dignityOf(point.name, point.dignity.name)})` : '';
    return `ваша самая ${what === 'strongest' ? 'сильная' : 'слабая'} планета — ${called(point.name)}${why}: она отвечает за ${standsFor[point.name]}, и здесь ${what === 'strongest' ? 'многое даётся вам легко' : 'нужно упражнение'}.`;
  },
  'empty houses': ({ houses }) => `без планет в вашем гороскопе ${housesAs(houses, 'nominative')}.`,
  'empty houses are no lack': () => 'Это не изъян: пустой дом говорит через своего управителя.',
  'no planet is': ({ state }) => `${ofState[state]} в вашем гороскопе нет.`,
  'these planets are': ({ state, bodies }) => {
    const [masculine, feminine, neuter, plural] = states[state];
    const [single] = bodies;
    const dative =
      bodies.length === 1 && single !== undefined ? agreeing(single, masculine, feminine, neuter) : plural;
    return `${list(bodies.map((body) => called(body)))} в вашем гороскопе ${dative}.`;
  },
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)} отвечает за ${standsFor[point.name]}, и ${stateMeanings[state]}.`,
};

const birthStar = (star: Nakshatra): string =>
  `ваша звезда рождения (накшатра) — ${inStar(star.name)}, её ${star.pada}-я четверть.`;
const sign = (number: number): string => ofSign(signNames, number);

export const stars: SentencesOf<StarStatements> = {
  ascendant: ({ rising }) =>
    `ваш Асцендент (лагна) — ${sign(rising.sign)}: вы встречаете мир ${ofSign(manners, rising.sign)}.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `Асцендент стоит ${risingIn(rising, level)}; его управитель — ${placement(ruler, level)}.`,
  'at a border': () => 'Он стоит на границе знака; другое на несколько минут время рождения его бы изменило.',
  'sign of': ({ body, sign: number }, { tradition }) => {
    const name = body === 'Sun' ? 'солнечный знак' : `лунный знак${tradition === 'VEDIC' ? ' (раши)' : ''}`;
    return `ваш ${name} — ${sign(number)}.`;
  },
  'tropical sign': ({ sign: number, same, apart }) =>
    `в тропическом зодиаке западных газет ваш солнечный знак — ${same ? 'тоже ' : ''}${sign(number)}${same ? '' : `; между двумя зодиаками ${apart} градуса, и здесь действует сидерический`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${signClause(point)}.`,

  star: ({ star }) => birthStar(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: birthStar(star),
      gana: `ваша гана — ${ganaNames[gana]}: ${ganaMeaning[gana]}.`,
      nadi: `ваша нади — ${nadiName(nadiOf(star.index))}.`,
      yoni: `ваша йони — ${yoniNames[yoni]}.`,
      letter: `к вашей звезде рождения подходит имя, которое начинается на «${syllable(syllables[star.pada - 1] ?? syllables[0])}».`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `это следует из одной Луны, которая при вашем рождении стояла в накшатре ${inStar(star.name)}: каждая из 27 звёзд занимает 13°20′ сидерического зодиака, каждая четверть 3°20′.`,
  'star quarters': ({ star }) =>
    `у четырёх четвертей накшатры ${inStar(star.name)} слоги ${starCustom(star.index).syllables.map(syllable).join(', ')}.`,
  'star lord': ({ star }) =>
    `её управитель — ${called(star.lord)}, а её божество: ${deityOf(starCustom(star.index).deity)}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `её гана — ${ganaNames[gana]}, её нади — ${nadiName(nadiOf(star.index))}, её йони — ${yoniNames[yoni]}.`;
  },
  'star began': () => 'Её управитель открыл и круг ваших больших периодов.',

  deity: ({ body }) =>
    `ваша Ишта-девата (избранное божество): ${customs[body].deity}; на неё в вашем гороскопе указывает ${called(body)}.`,
  'deity why': ({ soul, source }) =>
    `её читают по навамше: по двенадцатому знаку от знака вашей Атмакараки (${called(soul)})${source ? ' («Джаймини-сутры», 1.2)' : ''}.`,
  'deity custom': ({ body }) => `её день — ${customs[body].day}, её мантра — «${customs[body].mantra}».`,

  'seven karakas': () =>
    'Ваши семь чара-карак, от планеты, которая прошла в своём знаке дальше всех, до прошедшей меньше всех:',
  'karaka line': ({ karaka, body }) =>
    `${karakaNames[karaka]} — ${called(body)} (отвечает за ${karakaMeaning[karaka]}).`,
  karaka: ({ karaka, body }) =>
    `ваша ${karakaNames[karaka]} — ${called(body)}: среди семи планет по пройденным в знаке градусам ${called(body)} занимает ${rankWords[karaka]}.`,
  'karaka rule': () =>
    'Планеты от Солнца до Сатурна ставят по порядку пройденных в знаке градусов; лунные узлы в этот счёт из семи не входят.',
  'karaka source': () =>
    'Правило взято из источника: «Брихат-парашара-хора-шастра», 32, и «Джаймини-сутры», 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${called(point.name)} стоит ${well ? 'достаточно хорошо' : 'нелегко'}: ${placement(point, level)}.`,
  'has its say': ({ body }) => `в эти времена слово за ${called(body, 'instrumental')}.`,
  'karaka means': ({ karaka }) => `она отвечает за ${karakaMeaning[karaka]}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)}: ${signClause(point)}. Заметнее всего это здесь: ${areaOf(point.house)}.`,
  'in the navamsa': ({ sign: number }) => `в навамше она стоит ${ofSign(inSigns, number)}.`,
  'own times': () => 'Яснее всего она слышна в свои собственные времена.',

  navamsa: ({ sign: number }) => `в вашей навамше (D9) Асцендент ${ofSign(inSigns, number)}.`,
  'navamsa reads': () => 'По ней судят о браке и о том, насколько прочно стоит планета.',
  'navamsa signs': ({ places }) =>
    `знаки в навамше: ${places.map(({ body, sign: number }) => `${called(body)} ${ofSign(inSigns, number)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies.map((body) => called(body)))} ${bodies.length === 1 ? 'стоит' : 'стоят'} в обоих гороскопах в одном знаке (варготтама), и это считается прочным.`
      : 'Ни одна планета не стоит в обоих гороскопах в одном знаке (варготтама).',
};

const names: Record<VedicMatter, string> = languageForms.western.names;

const saturnToMoon = 'О том же она судит по аспекту Сатурна к вашей Луне.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha: 'Вместо неё она читает саму планету, здесь Марс, о котором идёт речь в самой известной доше.',
  yoga: 'Ближе всего к ней планета, которая стоит лучше всех.',
  karaka: 'Суть человека она читает по Солнцу, Луне и Асценденту.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'Времена она определяет по транзитам и прогрессиям.',
  deity: 'Духовную жизнь она читает по 9-му дому и его управителю.',
  navamsa: 'Брак она читает по дому партнёрства.',
  'love or arranged': 'О том, как вы придёте к браку, она судит по дому партнёрства.',
};

export const western: SentencesOf<WesternStatements> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'да или нет здесь сказать нельзя: ' : ''}${names[matter]} к ведической астрологии, а это чтение западное.`,
  'ask Vedic': () => 'Спросите в ведической традиции, и это будет рассчитано.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () => 'В ближайшие три года точного аспекта к вашей Луне Сатурн не образует.',
};

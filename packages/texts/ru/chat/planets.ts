import type { PlanetSaid, PlanetState } from '../../chat/said/planet-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { agreeing } from '../names.ts';
import { span } from './periods.ts';
import { houseIn, likeness, placement, placements } from './places.ts';
import { areaOf, housesAs, leadOf } from './words/houses.ts';
import { called, dignityOf } from './words/names.ts';
import { standsFor } from './words/planets.ts';

type State = PlanetState | 'weak';

/** Masculine, feminine, neuter, plural. */
const states: Record<State, readonly [string, string, string, string]> = {
  retrograde: ['ретрограден', 'ретроградна', 'ретроградно', 'ретроградны'],
  exalted: ['в экзальтации', 'в экзальтации', 'в экзальтации', 'в экзальтации'],
  debilitated: ['в падении', 'в падении', 'в падении', 'в падении'],
  combust: ['сожжён', 'сожжена', 'сожжено', 'сожжены'],
  weak: ['слаб', 'слаба', 'слабо', 'слабы'],
};

/** Genitive, before „нет“. */
const ofState: Record<PlanetState, string> = {
  retrograde: 'ретроградных планет',
  exalted: 'планет в экзальтации',
  debilitated: 'планет в падении',
  combust: 'сожжённых планет',
};

/** A clause after the placement and what it stands for. */
const stateMeanings: Record<PlanetState, string> = {
  retrograde: 'это действует сначала внутрь и возвращается к уже пройденному',
  exalted: 'это проявляется с лучшей стороны',
  debilitated: 'это приходит через упражнение',
  combust: 'это стоит в лучах Солнца, и его легко не заметить',
};

export const planets: SentencesOf<PlanetSaid> = {
  'no place': ({ body, tradition, others }) =>
    `в ${tradition === 'VEDIC' ? 'ведическом' : 'западном'} чтении ${called(body)} места не имеет, поэтому ${agreeing(body, 'о нём', 'о ней', 'о нём')} я не говорю; можно спросить про ${list(others.map((other) => called(other, 'accusative')))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. Отвечает это за ${standsFor[point.name]}, а заметнее всего в этом: ${areaOf(point.house)}.`,
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
  'own mahadasha': ({ maha }) => `махадаша ${called(maha.lord, 'genitive')} длится ${span(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `этот дом отвечает за такую сторону жизни: ${areaOf(house.number)}. К нему относится ${placement(ruler, manner.level)}: ${likeness(ruler)}.`
      : `${houseIn(house, manner)} отвечает за такую сторону жизни: ${areaOf(house.number)}. Его управитель — ${placement(ruler, manner.level)}: ${likeness(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `в нём ${points.length === 1 ? 'стоит' : 'стоят'} ${points.map((point) => `${placement(point, level)}: ${likeness(point)}`).join('; ')}.`,
  'house is no lack': () => 'Других планет в нём нет; это не изъян, за дом говорит его управитель.',
  'stands there': ({ body, there }) => `${called(body)} ${there ? 'стоит там' : 'там не стоит'}.`,
  'house empty': ({ empty }) => (empty ? 'ни одной планеты там нет.' : 'дом не пуст.'),
  'ruler stands': ({ well }) => `его управитель стоит ${well ? 'достаточно хорошо' : 'нелегко'}.`,

  ranked: ({ what, point }, { level }) => {
    const why = point.dignity && level !== 'EXPERT' ? ` (${dignityOf(point.name, point.dignity.name)})` : '';
    return `ваша самая ${what === 'strongest' ? 'сильная' : 'слабая'} планета — ${called(point.name)}${why}: она отвечает за ${standsFor[point.name]}, и здесь ${what === 'strongest' ? 'многое даётся вам легко' : 'нужно упражнение'}.`;
  },
  'empty houses': ({ houses }) => `без планет в вашем гороскопе ${housesAs(houses, 'nominative')}.`,
  'empty is no lack': () => 'Это не изъян: пустой дом говорит через своего управителя.',
  'none is': ({ state }) => `${ofState[state]} в вашем гороскопе нет.`,
  'these are': ({ state, bodies }) => {
    const [masculine, feminine, neuter, plural] = states[state];
    const [single] = bodies;
    const told =
      bodies.length === 1 && single !== undefined ? agreeing(single, masculine, feminine, neuter) : plural;
    return `${list(bodies.map((body) => called(body)))} в вашем гороскопе ${told}.`;
  },
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)} отвечает за ${standsFor[point.name]}, и ${stateMeanings[state]}.`,
};

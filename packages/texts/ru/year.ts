import { type ClassicalPlanet, ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import type { PointName } from '../languages/point-name.ts';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';
import { list } from './grammar.ts';
import { accusative, agreeing, dative, genitive, instrumental, names } from './names.ts';

/** Genitive, after „касается“. */
const fields: PerSign<string> = [
  'вашей личности',
  'того, чем вы владеете и что храните',
  'писем, коротких поездок, братьев и сестёр',
  'дома и земли',
  'детей, учёбы и ваших замыслов',
  'ежедневной работы и соперников',
  'партнёрства и договорённостей',
  'общего, скрытого и унаследованного',
  'учителей, дальних поездок и убеждений',
  'работы и положения',
  'друзей и надежд',
  'уединения и далёких мест',
];

const briefly: PerSign<string> = [
  'вашей личности',
  'имущества',
  'братьев и сестёр',
  'дома',
  'детей',
  'ежедневной работы',
  'партнёрства',
  'общих дел',
  'дальних поездок',
  'профессии',
  'дружбы',
  'уединения',
];

const ofOrdinal: PerSign<string> = [
  'первого',
  'второго',
  'третьего',
  'четвёртого',
  'пятого',
  'шестого',
  'седьмого',
  'восьмого',
  'девятого',
  'десятого',
  'одиннадцатого',
  'двенадцатого',
];

const inOrdinal: PerSign<string> = [
  'в первом',
  'во втором',
  'в третьем',
  'в четвёртом',
  'в пятом',
  'в шестом',
  'в седьмом',
  'в восьмом',
  'в девятом',
  'в десятом',
  'в одиннадцатом',
  'в двенадцатом',
];

type Case = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental';

const cases: Readonly<Record<Case, Readonly<Record<PointName, string>>>> = {
  nominative: names,
  genitive,
  dative,
  accusative,
  instrumental,
};

const titles: Readonly<Record<Case, readonly [masculine: string, feminine: string]>> = {
  nominative: ['управитель', 'управительница'],
  genitive: ['управителя', 'управительницы'],
  dative: ['управителю', 'управительнице'],
  accusative: ['управителя', 'управительницу'],
  instrumental: ['управителем', 'управительницей'],
};

type Ruler = Pick<Matter, 'other' | 'houses'>;

const ofHouses = (houses: readonly number[]): string =>
  `${list(houses.map((house) => ofSign(ofOrdinal, house)))} ${houses.length > 1 ? 'домов' : 'дома'}`;

const other = ({ other: planet, houses }: Ruler, wanted: Case = 'nominative'): string => {
  const [masculine, feminine] = titles[wanted];
  return `${cases[wanted][planet]}, ${agreeing(planet, masculine, feminine, masculine)} ${ofHouses(houses)}`;
};

const about = (houses: readonly number[]): string =>
  `том, что касается ${houses.length === 1 ? ofSign(fields, houses[0] ?? 1) : list(houses.map((house) => ofSign(briefly, house)))},`;
/** Without the clause's comma. */
const aboutAtEnd = (houses: readonly number[]): string => about(houses).slice(0, -1);
const date = (at: Date): string =>
  at.toLocaleDateString('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';
const helper = ({ third }: Matter, wanted: Case = 'nominative'): string =>
  third === undefined ? thirdPlanet[wanted] : cases[wanted][third];
const thirdPlanet: Readonly<Record<Case, string>> = {
  nominative: 'третья планета',
  genitive: 'третьей планеты',
  dative: 'третьей планете',
  accusative: 'третью планету',
  instrumental: 'третьей планетой',
};
const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0
    ? 'обе планеты слабы'
    : `${names[first]} ${agreeing(first, 'слаб', 'слаба', 'слабо')}`;

const soon = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' Осталось меньше градуса: ждите этого в начале года.'
    : ithasala === 'Bhavishyat'
      ? ' Их свет ещё не встретился: ждите этого к концу года.'
      : '';

const lordNature: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'От вас ждут руководства, и полумеры вас не устроят',
  Moon: 'Настроения, люди и планы часто меняются, и лучше всего двигаться вместе с ними',
  Mars: 'Темп высок, и смелый шаг даёт больше, чем план',
  Mercury: 'Это год разговоров, бумаг, учёбы и быстрых поправок',
  Jupiter: 'Добрый совет под рукой, и щедро отданное возвращается',
  Venus: 'Согласие, вкус и симпатия ведут дальше, чем нажим',
  Saturn: 'В этом году решает терпение, и построенное не спеша устоит',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `${names[planet]} правит этим годом и стоит ${ofSign(inOrdinal, house)} доме, поэтому главное произойдёт в том, что касается ${ofSign(fields, house)}. ${lordNature[planet]}.`;

const standing = (all: readonly Standing[]): string =>
  list(all.map(({ planet, house }) => `${names[planet]} ${ofSign(inOrdinal, house)} доме`));

const muntha = (house: number, words: string): string =>
  `Мунтха, средоточие года, теперь ${ofSign(inOrdinal, house)} доме: ${words}.`;

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `${names[m.lord]} в этом году представляет вас и приближается к ${other(m, 'dative')}: вы продвигаетесь в ${about(m.houses)} ${isFriendly(m) ? 'и дверь открыта' : 'хотя дверь придётся толкнуть'}.${soon(m)}`
          : `${other(m)}, приближается к ${dative[m.lord]}, а ${names[m.lord]} в этом году представляет вас: в ${about(m.houses)} что-то идёт вам навстречу, ${isFriendly(m) ? 'и охотно' : 'но с условиями'}.${soon(m)}`,
      (m) =>
        `Расстояние между ${instrumental[m.lord]} и ${other(m, 'instrumental')}, сокращается. Ждите движения в ${aboutAtEnd(m.houses)}; эти двое смотрят друг на друга ${isFriendly(m) ? 'как друзья' : 'как соперники, так что нужны усилия'}.${soon(m)}`,
      (m) =>
        `В ${about(m.houses)} что-то складывается ${isFriendly(m) ? 'почти само собой' : 'благодаря настойчивости'}: ${names[m.lord]} и ${other(m)}, сближаются.${soon(m)}`,
      (m) =>
        `${other(m)}, ${m.isLordFaster ? `ожидает встречи с ${instrumental[m.lord]}` : `спешит к ${dative[m.lord]}`}; начатое вами в ${about(m.houses)} ${isFriendly(m) ? 'идёт с попутным ветром' : 'идёт против ветра и всё же доходит'}.${soon(m)}`,
    ],
    Easarpha: [
      (m) =>
        `${names[m.lord]} только что ${agreeing(m.lord, 'расстался', 'рассталась', 'рассталось')} с ${other(m, 'instrumental')}. В ${about(m.houses)} решающий разговор позади; доведите до конца то, о чём условились.`,
      (m) =>
        `В ${about(m.houses)} самое живое время прошло: ${m.isLordFaster ? `${names[m.lord]} отдаляется от ${other(m, 'genitive')}` : `${other(m)}, отдаляется от ${genitive[m.lord]}`}; поблагодарите и уладьте то, что осталось.`,
      (m) =>
        `${other(m)}, и ${names[m.lord]} уже встретились: в ${about(m.houses)} первый порыв позади, и ровная забота даст больше, чем спешка.`,
    ],
    Nakta: [
      (m) =>
        `${names[m.lord]} и ${other(m)}, не видят друг друга, но между ними движется ${helper(m)}: в ${about(m.houses)} поможет быстрый, часто более молодой человек, который знает обе стороны.`,
      (m) =>
        `В ${about(m.houses)} вам нужен посредник; ${helper(m)} переносит свет между ${instrumental[m.lord]} и ${other(m, 'instrumental')}, туда или обратно.`,
    ],
    Yamaya: [
      (m) =>
        `${names[m.lord]} и ${other(m)}, не видят друг друга, но расстояние от обоих до ${helper(m, 'genitive')} сокращается: в ${about(m.houses)} старший или более спокойный человек соединит то, что не удалось вам.`,
      (m) =>
        `В ${about(m.houses)} подождите человека, который сведёт стороны; ${helper(m)} собирает свет ${genitive[m.lord]} и ${other(m, 'genitive')}.`,
    ],
    Manahoo: [
      (m) =>
        `${helper(m)} становится между ${instrumental[m.lord]} и ${other(m, 'instrumental')}. В ${about(m.houses)} возможны ссора или задержка; поговорите об этом заранее.`,
      (m) =>
        `Нечто твёрдое, ${helper(m)}, стоит в свете ${genitive[m.lord]} и ${genitive[m.other]}: в ${about(m.houses)} то есть в делах ${ofHouses(m.houses)}, держите запасной план.`,
    ],
    Kamboola: [
      (m) =>
        `Луна помогает ${dative[m.lord]} и ${other(m, 'dative')}: в ${about(m.houses)} люди встают на вашу сторону.`,
      (m) =>
        `В ${about(m.houses)} помощников у вас больше, чем вы думаете: Луна присоединяется к ${dative[m.lord]} и ${other(m, 'dative')}.`,
    ],
    Garikamboola: [
      (m) =>
        `Луна не касается ни ${genitive[m.lord]}, ни ${other(m, 'genitive')}, но в следующем знаке встретит ${helper(m, 'accusative')}: в ${about(m.houses)} помощь придёт поздно и оттуда, откуда вы не ждали.`,
    ],
    Khallasara: [
      (m) =>
        `Луна проходит мимо ${genitive[m.lord]} и ${other(m, 'genitive')}. В ${about(m.houses)} вы получите то, что подготовите сами; на милость не рассчитывайте.`,
      (m) =>
        `В ${about(m.houses)} никто не встаёт на чью-либо сторону: Луна без взгляда проходит мимо ${genitive[m.lord]} и ${other(m, 'genitive')}. Делайте своё дело и не ждите похвал.`,
    ],
    Radda: [
      (m) =>
        `${names[m.lord]} и ${other(m)}, понимают друг друга, но ${weakness(m)}: в ${about(m.houses)} просите подтверждать обещанное.`,
      (m) =>
        `Обещание в ${about(m.houses)} может не исполниться: оно зависит от ${genitive[m.lord]} и ${other(m, 'genitive')}, а ${weakness(m)}.`,
      (m) =>
        `${names[m.lord]} и ${names[m.other]} согласны, но ${weakness(m)}: в ${about(m.houses)} то есть в делах ${ofHouses(m.houses)}, сначала возьмите малую и верную часть.`,
      (m) =>
        `Просите о дате и второй подписи в ${about(m.houses)} ведь ${names[m.lord]} и ${other(m)}, желают добра, но ${weakness(m)}.`,
    ],
    Dupparikutha: [
      (m) =>
        `Из двух планет, ${genitive[m.lord]} и ${other(m, 'genitive')}, быстрая слаба, а медленная сильна: в ${about(m.houses)} начало хромает, а конец устоит.`,
      (m) =>
        `В ${about(m.houses)} не судите по началу: из двух планет, ${genitive[m.lord]} и ${other(m, 'genitive')}, сила у медленной.`,
    ],
    Duttota: [
      (m) =>
        `Ни у ${genitive[m.lord]}, ни у ${other(m, 'genitive')}, нет силы, но есть у третьей планеты, и это ${helper(m)}. В ${about(m.houses)} действуйте не в одиночку.`,
      (m) =>
        `В ${about(m.houses)} нужны трое: ${dative[m.lord]} и ${other(m, 'dative')}, не хватает силы, и ${helper(m)} даёт её взаймы.`,
      (m) =>
        `В ${about(m.houses)} позовите того, кто знает дело лучше вас; что не под силу ${dative[m.lord]} и ${other(m, 'dative')}, то по силам ${helper(m, 'dative')}.`,
    ],
    Thambira: [
      (m) =>
        `В конце знака, когда в следующем ждёт ${helper(m)}, то, что лежит между ${instrumental[m.lord]} и ${other(m, 'instrumental')}, решается поздно: будьте готовы в ${aboutAtEnd(m.houses)}.`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) =>
      `Сильны в этом году: ${standing(all)}. Сил у вас в избытке; отдайте их одному делу, которое того стоит.`,
    Durupha: (all) => `Слабы в этом году: ${standing(all)}.`,
  },
  allPlanets: {
    Iquabal:
      'Все семь планет стоят в домах, которые держат вес. Начатое в этом году найдёт твёрдую почву, и люди это заметят.',
    Induvara:
      'Все семь планет стоят в домах, которые рассеивают. Стройте в этом году скромные планы, и пусть одно созреет, прежде чем вы начнёте другое.',
  },
  summary: {
    yearLord: {
      Sun: yearLord('Sun'),
      Moon: yearLord('Moon'),
      Mars: yearLord('Mars'),
      Mercury: yearLord('Mercury'),
      Jupiter: yearLord('Jupiter'),
      Venus: yearLord('Venus'),
      Saturn: yearLord('Saturn'),
    },
    muntha: [
      muntha(1, 'вы начинаете заново с себя'),
      muntha(2, 'речь о ваших средствах и о людях за вашим столом'),
      muntha(3, 'смелость, короткие пути и ясные слова'),
      muntha(4, 'прежде всего внимания просят домашние дела'),
      muntha(5, 'создайте что-нибудь, научите чему-нибудь, порадуйтесь кому-нибудь'),
      muntha(6, 'приведите день в порядок и не подогревайте ссор'),
      muntha(7, 'половину курса задаёт другой человек'),
      muntha(8, 'действуйте осторожно и разберите то, что залежалось'),
      muntha(9, 'учитель, поездка или убеждение расширят взгляд'),
      muntha(10, 'вашу работу видят, поэтому делайте её хорошо'),
      muntha(11, 'друзья и давние надежды приносят плоды'),
      muntha(12, 'вкладывайте время и силы туда, откуда они вернутся'),
    ],
    balance: {
      helped: 'В целом год помогает больше, чем мешает: начинайте рано и просите больше, чем в прошлый раз.',
      hindered:
        'В целом год требует терпения: держите в порядке то, что есть, и пусть новое будет небольшим.',
      even: 'Помощь и помехи почти равны, так что дело за выбором: вкладывайте силы там, где путь открыт.',
    },
    best: (ruler) =>
      `Путь открыт шире всего в ${about(ruler.houses)} ведь больше всего доводов в пользу ${other({ other: ruler.planet, houses: ruler.houses }, 'genitive')}.`,
    worst: (ruler) =>
      `Больше всего препятствий у ${other({ other: ruler.planet, houses: ruler.houses }, 'genitive')}: действуйте не спеша в ${aboutAtEnd(ruler.houses)}.`,
    when: (lord, from, to) =>
      `Собственный отрезок года, во власти ${genitive[lord]}, длится примерно с ${date(from)} по ${date(to)}.`,
  },
};

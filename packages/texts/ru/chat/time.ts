import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { Effect, LordReason, TimeStatements, Within } from '../../chat/statements/time-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { inTurn, list } from '../grammar.ts';
import { inSigns, throughSigns } from '../names.ts';
import { forAim, forTopic, forTopicIn, inHouse, passageMeaning } from './facts.ts';
import { moving, placement } from './matter.ts';
import { areaOf, called, houseAs, housesAs, inAspect, pronoun, timeOf, yourBody } from './words.ts';

const { texts, own: languageForms } = data;

/** Genitive, nominative and prepositional. */
const months = [
  ['января', 'январь', 'январе'],
  ['февраля', 'февраль', 'феврале'],
  ['марта', 'март', 'марте'],
  ['апреля', 'апрель', 'апреле'],
  ['мая', 'май', 'мае'],
  ['июня', 'июнь', 'июне'],
  ['июля', 'июль', 'июле'],
  ['августа', 'август', 'августе'],
  ['сентября', 'сентябрь', 'сентябре'],
  ['октября', 'октябрь', 'октябре'],
  ['ноября', 'ноябрь', 'ноябре'],
  ['декабря', 'декабрь', 'декабре'],
] as const;
const forms = { genitive: 0, nominative: 1, prepositional: 2 } as const;

function monthOf(at: Date, grammarCase: keyof typeof forms): string {
  return `${months[at.getUTCMonth()]?.[forms[grammarCase]] ?? ''} ${at.getUTCFullYear()} года`;
}

/** A day is always „5 мая 2027 года“; a month declines. */
function named(at: Date, level: Level, grammarCase: keyof typeof forms): string {
  return level === 'EXPERT' ? `${at.getUTCDate()} ${monthOf(at, 'genitive')}` : monthOf(at, grammarCase);
}

export function date(at: Date, level: Level): string {
  return named(at, level, 'nominative');
}

export function moment(at: Date, level: Level): string {
  return level === 'EXPERT' ? named(at, level, 'genitive') : `в ${named(at, level, 'prepositional')}`;
}

export function until(at: Date, level: Level): string {
  return `до ${named(at, level, 'genitive')}`;
}

/** „со 2 мая“, as „со второго“ is read. */
function since(at: Date, level: Level): string {
  return `${level === 'EXPERT' && at.getUTCDate() === 2 ? 'со' : 'с'} ${named(at, level, 'genitive')}`;
}

export function spanOf({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `${since(from, level)} ${until(to, level)}`;
}

type Unit = 'day' | 'week' | 'month' | 'year';

/** After two to four, and after five and more. */
const units: Readonly<Record<Unit, readonly [few: string, many: string]>> = {
  day: ['дня', 'дней'],
  week: ['недели', 'недель'],
  month: ['месяца', 'месяцев'],
  year: ['года', 'лет'],
};
const one = languageForms.periods.one;
const inOne = languageForms.periods.inOne;
const numbers = ['', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'] as const;

function unitAfter(count: number, unit: Unit): string {
  const [few, many] = units[unit];
  const last = count % 10;
  return last >= 2 && last <= 4 && !(count >= 12 && count <= 14) ? few : many;
}

function counted(count: number, unit: Unit): string {
  const word = count === 2 && unit === 'week' ? 'две' : (numbers[count - 1] ?? String(count));
  return `${word} ${unitAfter(count, unit)}`;
}

const words = languageForms.periods.words;
const when = languageForms.periods.when;

function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'ближайшие двенадцать месяцев';
    case 'year':
      return `${from.getUTCFullYear()} год`;
    case 'month':
      return monthOf(from, 'nominative');
    case 'rest of year':
      return `остаток ${from.getUTCFullYear()} года`;
    case 'rest of month':
      return `остаток ${monthOf(from, 'genitive')}`;
    case 'next':
      return name.count === 1 ? one[name.unit] : `ближайшие ${counted(name.count, name.unit)}`;
    case 'between':
      return `время с ${monthOf(from, 'genitive')} до ${monthOf(to, 'genitive')}`;
    default:
      return words[name.is];
  }
}

export function during({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'в ближайшие двенадцать месяцев';
    case 'year':
      return `в ${from.getUTCFullYear()} году`;
    case 'month':
      return `в ${monthOf(from, 'prepositional')}`;
    case 'rest of year':
      return `до конца ${from.getUTCFullYear()} года`;
    case 'rest of month':
      return `до конца ${monthOf(from, 'genitive')}`;
    case 'next':
      return name.count === 1 ? inOne[name.unit] : `в ближайшие ${counted(name.count, name.unit)}`;
    case 'between':
      return `с ${monthOf(from, 'genitive')} до ${monthOf(to, 'genitive')}`;
    default:
      return when[name.is];
  }
}

function inYears(years: number): string {
  return `в ближайшие ${years} ${unitAfter(years, 'year')}`;
}

const effects: Record<Effect, string> = texts.time.effects;

export const within = (limit: Within): string =>
  'period' in limit ? during(limit.period) : inYears(limit.years);

type Target = Parameters<typeof yourBody>[0];

const meets = {
  Conjunction: (target: Target) => `встречает ${yourBody(target, 'accusative')}`,
  Opposition: (target: Target) => `смотрит на ${yourBody(target, 'accusative')} с другой стороны`,
  Trine: (target: Target) => `поддерживает ${yourBody(target, 'accusative')}`,
  Square: (target: Target) => `давит на ${yourBody(target, 'accusative')}`,
  Sextile: (target: Target) => `помогает ${yourBody(target, 'dative')}`,
} as const;

function reasonFor(
  reason: LordReason,
  house: number | undefined,
  topic: string,
  isStandard: boolean,
): string {
  switch (reason) {
    case 'rules':
      return isStandard || house === undefined
        ? 'управляет этой стороной вашего гороскопа'
        : `управляет ${houseAs(house, 'instrumental')}`;
    case 'stands in':
      return isStandard || house === undefined ? 'стоит в этой части жизни' : `стоит ${inHouse(house)}`;
    case 'by nature':
      return topic === '' ? 'отвечает за это по природе' : `по природе отвечает за то, что важно ${topic}`;
    case 'stands well':
      return 'хорошо стоит в вашем гороскопе';
  }
}

export const time: SentencesOf<TimeStatements> = {
  'before birth': () => 'Это время до вашего рождения, и ваш гороскоп о нём ничего не говорит.',
  period: ({ period }) => `${periodName(period)}:`,
  favours: ({ topic, period, favours }) =>
    favours
      ? `${during(period)} ${forAim(topic)} благоприятное время.`
      : `${during(period)} ничто особо не указывает на перемены ${forTopic(topic)}.`,
  'good time': ({ period, good }) =>
    `${during(period)} время ${good ? 'несёт вас больше, чем мешает' : 'требует больше, чем даёт'}.`,
  'quiet time': () =>
    'Ни одна медленная планета в это время не образует к этим точкам точного аспекта; для них оно спокойное.',
  'on the whole': ({ topic, house, effect }, { level }) =>
    topic && house
      ? `${forTopicIn(topic, house, level)} в целом время ${effects[effect]}.`
      : `в целом время ${effects[effect]}.`,
  passage: ({ passage: { mover, type, target, contacts }, undated }, { level }) => {
    const dates = [...new Set(contacts.map(({ at }) => date(at, level)))].join(', ');
    const when = undated ? '' : ` (${dates})`;
    const meaning = passageMeaning(mover, type, target);
    if (level !== 'STANDARD')
      return `транзит: ${inAspect(mover, type, target, true)} (точно: ${dates}); ${meaning}.`;
    return `${called(mover)} ${meets[type](target)}${when}: ${meaning}.`;
  },
  'mood of years': ({ house }) => `В настроении этих лет главное: ${areaOf(house)}.`,
  'progressed Moon': ({ longitude, house, at }, { level }) =>
    `по прогрессии ${moving('Moon', longitude, level)} стоит ${inHouse(house)} и направляет чувства сюда: ${areaOf(house)} (на середину этого времени, ${date(at, level)}).`,
  'progressed Sun': ({ longitude, house }, { level }) =>
    `по прогрессии ${moving('Sun', longitude, level)} стоит ${inHouse(house)} и задаёт более долгую тему: ${areaOf(house)}.`,
  'time counts': ({ house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const each = reasons.map(
      ({ lord, reason, until: at }) =>
        `${called(lord)} (${until(at, level)}) ${reasonFor(reason, house, '', isStandard)}`,
    );
    return `причина: ${inTurn(each)}.`;
  },
  'time of others': ({ topic, house, area }, { level }) =>
    `${forTopicIn(topic, house, level)} это спокойное время; главное в нём другое: ${areaOf(area)}.`,
  season: ({ maha, known }, { level }) =>
    known
      ? `долгое время ${called(maha.lord, 'genitive')} продолжается (${until(maha.to, level)}).`
      : `вы живёте в долгом времени ${called(maha.lord, 'genitive')} (${until(maha.to, level)}); ${pronoun(maha.lord)} ${timeOf[maha.lord]}.`,
  'joins in': ({ antar }, { level }) =>
    `${until(antar.to, level)} действует и ${called(antar.lord)}; ${pronoun(antar.lord)} ${timeOf[antar.lord]}.`,
  'running periods': ({ maha, antar, known }, { level }) =>
    known
      ? `махадаша ${called(maha.lord, 'genitive')} продолжается (${until(maha.to, level)}), теперь с антардашей ${called(antar.lord, 'genitive')} (${spanOf(antar, level)}).`
      : `идёт махадаша ${called(maha.lord, 'genitive')} (${spanOf(maha, level)}) и в ней антардаша ${called(antar.lord, 'genitive')} (${spanOf(antar, level)}).`,
  'their lords': ({ lords }, { level }) => {
    const clauses = lords.map(({ point, ruled }) => {
      const rules = ruled.length > 0 ? ` управляет ${housesAs(ruled, 'instrumental')} и` : '';
      return `${placement(point, level)}${rules} ${timeOf[point.name]}`;
    });
    return `${clauses.join('; ')}.`;
  },
  pratyantars: ({ periods }) =>
    `пратьянтардаши: ${periods.map(({ lord, to }) => `${called(lord)} ${until(to, 'EXPERT')}`).join(', ')}.`,
  change: ({ maha, antar, begins }, { level }) => {
    if (level === 'STANDARD')
      return `${since(antar.from, level)} ${begins ? `начинается новое долгое время ${called(antar.lord, 'genitive')}` : `тон задаёт ${called(antar.lord)}`}; ${pronoun(antar.lord)} ${timeOf[antar.lord]}.`;
    return begins
      ? `${moment(antar.from, level)} начинается махадаша ${called(maha.lord, 'genitive')}, сначала со своей собственной антардашей.`
      : `${moment(antar.from, level)} наступает антардаша ${called(antar.lord, 'genitive')}.`;
  },
  window: ({ maha, antar, already, topic, house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const when = already ? `уже сейчас и ${until(antar.to, level)}` : spanOf(antar, level);
    const opening = isStandard
      ? `${when} тон задаёт ${called(antar.lord)}`
      : `${when}: антардаша ${called(antar.lord, 'genitive')} в махадаше ${called(maha.lord, 'genitive')}`;
    const why = reasons.map((reason) => reasonFor(reason, house, topic ? forTopic(topic) : '', isStandard));
    return why.length > 0 ? `${opening}; ${pronoun(antar.lord)} ${list(why)}.` : `${opening}.`;
  },
  'no times': ({ topic, within: limit }) =>
    `${within(limit)} в вашем гороскопе ничто особо не указывает на подходящее время ${forTopic(topic)}.`,
  passes: ({ mover, longitude, fromMoon, sadeSati, stays: [first, ...later] }, { level }) => {
    if (level === 'STANDARD') {
      const entries = later.map(
        ({ sign, from, house }) =>
          `; ${since(from, level)} ${ofSign(throughSigns, sign)}, и тогда главное: ${areaOf(house)}`,
      );
      return `по небу ${called(mover)} идёт ${ofSign(throughSigns, first.sign)}, и главное сейчас: ${areaOf(first.house)}${entries.join('')}.`;
    }
    const entries = later.map(
      ({ sign, from, house }) =>
        `; ${since(from, level)} ${ofSign(inSigns, sign)}, ${inHouse(house)} от Асцендента`,
    );
    return `в транзите ${moving(mover, longitude, level)} стоит ${inHouse(fromMoon)} от Луны${sadeSati ? ' (Саде-сати)' : ''} и ${inHouse(first.house)} от Асцендента (${areaOf(first.house)})${entries.join('')}.`;
  },
  'house from Moon': ({ mover, house, good }) =>
    `${inHouse(house)} от вашей Луны ${called(mover)} ${good ? 'делает добро' : 'требует труда'}.`,
  'not followed': ({ body }) =>
    `я слежу за транзитами планет и Раху, а не за транзитами ${called(body, 'genitive')}.`,
  'no Vedic transit': ({ body }) =>
    `${called(body)} в ведическом чтении места не имеет, поэтому этот транзит я оставляю.`,
  'planets only': () =>
    'В западном чтении я слежу за планетами; спросите, например, про Сатурн, Юпитер или Плутон.',
  'goes back': ({ body, spells }) =>
    `${called(body)} движется по небу попятно (ретроградно) ${list(spells.map((spell) => spanOf(spell, 'EXPERT')))}.`,
  'goes forward': ({ body, next }) =>
    `${called(body)} в это время движется прямо, а попятно (ретроградно) в следующий раз ${spanOf(next, 'EXPERT')}.`,
  'one way': ({ body, back }) =>
    `${called(body)} ${back ? 'всегда движется попятно' : 'никогда не движется попятно'}.`,
  'all forward': () => 'В это время ни одна планета не движется по небу попятно.',
  'passes house': ({ mover, house, stay }, { level }) =>
    `по небу ${called(mover)} проходит ваш ${house}-й дом: ${spanOf(stay, level)}.`,
  'goes through': ({ mover, longitude, house }, { level }) =>
    level === 'STANDARD'
      ? `по небу ${called(mover)} идёт ${ofSign(throughSigns, signOf(longitude))}, и главное сейчас: ${areaOf(house)}.`
      : `в транзите ${moving(mover, longitude, level)} стоит ${inHouse(house)} вашего гороскопа, и главное сейчас: ${areaOf(house)}.`,
};

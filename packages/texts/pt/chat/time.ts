import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { Effect, LordReason, TimeStatements, Within } from '../../chat/statements/time-statements.ts';
import { perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };
import { contracted, list } from '../grammar.ts';
import { aspectNames, signNames } from '../names.ts';
import { aimOf, calledIn, passageMeaning, topicWords } from './facts.ts';
import { moving, placement } from './matter.ts';
import { areaOf, bareName, called, housesInWords, ofBody, timeOf, yours } from './words.ts';

const { texts, own: languageForms } = data;

const months = perSign(languageForms.periods.months);

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} de ${at.getUTCFullYear()}`;

const dayOf = (at: Date): string => (at.getUTCDate() === 1 ? '1º' : String(at.getUTCDate()));

export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? `${dayOf(at)} de ${monthOf(at)}` : monthOf(at);
}

export function moment(at: Date, level: Level): string {
  return `em ${date(at, level)}`;
}

export function until(at: Date, level: Level): string {
  return `até ${date(at, level)}`;
}

function since(at: Date, level: Level): string {
  return `a partir de ${date(at, level)}`;
}

export function spanOf({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `de ${date(from, level)} a ${date(to, level)}`;
}

const numbers = ['três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'] as const;
const units = languageForms.periods.units;
const words = languageForms.periods.words;

function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'os doze meses que vêm';
    case 'year':
      return String(from.getUTCFullYear());
    case 'month':
      return monthOf(from);
    case 'rest of year':
      return `o que resta de ${from.getUTCFullYear()}`;
    case 'rest of month':
      return `o que resta de ${monthOf(from)}`;
    case 'next': {
      const { many, one, next, two } = units[name.unit];
      if (name.count === 1) return one;
      return `${next} ${name.count === 2 ? two : (numbers[name.count - 3] ?? name.count)} ${many}`;
    }
    case 'between':
      return `o tempo de ${monthOf(from)} a ${monthOf(to)}`;
    default:
      return words[name.is];
  }
}

export function during(period: Period): string {
  const { is } = period.name;
  const needsNoPreposition = is === 'today' || is === 'tomorrow' || is === 'this week';
  return needsNoPreposition ? periodName(period) : contracted('em', periodName(period));
}

const effects: Record<Effect, string> = texts.time.effects;

export const within = (limit: Within): string =>
  'period' in limit ? during(limit.period) : `nos próximos ${limit.years} anos`;

const meets = languageForms.time.meets;

function reasonFor(
  reason: LordReason,
  house: number | undefined,
  topic: string,
  isStandard: boolean,
): string {
  switch (reason) {
    case 'rules':
      return isStandard ? 'rege este lado do seu mapa' : `rege a casa ${house}`;
    case 'stands in':
      return isStandard ? 'está nesta parte da vida' : `está na casa ${house}`;
    case 'by nature':
      return topic === '' ? 'representa isso por natureza' : `é o planeta natural para ${topic}`;
    case 'stands well':
      return 'está bem no seu mapa';
  }
}

export const time: SentencesOf<TimeStatements> = {
  'before birth': () => 'Esse tempo é anterior ao seu nascimento, então o seu mapa não diz nada dele.',
  period: ({ period }) => `${periodName(period)}:`,
  favours: ({ topic, period, favours }) =>
    favours
      ? `${during(period)} a época é favorável para ${aimOf(topic)}.`
      : `${during(period)} nada em particular aponta para ${topicWords[topic]}.`,
  'good time': ({ period, good }) =>
    `${during(period)} o tempo ${good ? 'leva você mais do que freia' : 'pede mais do que dá'}.`,
  'quiet time': () =>
    'Nenhum planeta lento fica exato com estes pontos nesse tempo; para eles é, portanto, uma época tranquila.',
  'on the whole': ({ topic, house, effect }, { level }) =>
    topic && house
      ? `para ${calledIn(topic, house, level)} este tempo, no conjunto, ${effects[effect]}.`
      : `no conjunto este tempo ${effects[effect]}.`,
  passage: ({ passage: { mover, type, target, contacts }, undated }, { level }) => {
    const dates = [...new Set(contacts.map(({ at }) => date(at, level)))].join(', ');
    const when = undated ? '' : ` (${dates})`;
    const meaning = passageMeaning(mover, type, target);
    return level === 'STANDARD'
      ? `${called(mover)} ${meets[type]} ${yours(target)}${when}: ${meaning}.`
      : `trânsito: ${bareName(mover)} em ${aspectNames[type]} com ${called(target)} natal (exato ${dates}): ${meaning}.`;
  },
  'mood of years': ({ house }) => `o clima destes anos se reúne em torno disto: ${areaOf(house)}.`,
  'progressed Moon': ({ longitude, house, at }, { level }) =>
    `por progressão, ${moving('Moon', longitude, level)} na casa ${house} volta o sentimento para ${areaOf(house)} (na metade do período, ${date(at, level)}).`,
  'progressed Sun': ({ longitude, house }, { level }) =>
    `por progressão, ${moving('Sun', longitude, level)} na casa ${house} marca o tema mais longo: ${areaOf(house)}.`,
  'time counts': ({ house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const each = reasons.map(
      ({ lord, reason, until: at }) =>
        `${called(lord)} (${until(at, level)}) ${reasonFor(reason, house, '', isStandard)}`,
    );
    return `o motivo: ${list(each)}.`;
  },
  'time of others': ({ topic, house, area }, { level }) =>
    `para ${calledIn(topic, house, level)} é um tempo tranquilo; trata mais de outra coisa (${areaOf(area)}).`,
  season: ({ maha, known }, { level }) =>
    known
      ? `a longa temporada ${ofBody(maha.lord)} continua (${until(maha.to, level)}).`
      : `você vive em uma longa temporada ${ofBody(maha.lord)} (${until(maha.to, level)}), que ${timeOf[maha.lord]}.`,
  'joins in': ({ antar }, { level }) =>
    `${until(antar.to, level)} soma-se ${called(antar.lord)}, um tempo que ${timeOf[antar.lord]}.`,
  'running periods': ({ maha, antar, known }, { level }) =>
    known
      ? `a mahadasha ${ofBody(maha.lord)} continua (${until(maha.to, level)}), agora com a antardasha ${ofBody(antar.lord)} (${spanOf(antar, level)}).`
      : `corre a mahadasha ${ofBody(maha.lord)} (${spanOf(maha, level)}) e dentro dela a antardasha ${ofBody(antar.lord)} (${spanOf(antar, level)}).`,
  'their lords': ({ lords }, { level }) => {
    const clauses = lords.map(({ point, ruled }) => {
      const rules = ruled.length > 0 ? ` rege ${housesInWords(ruled)} e` : '';
      return `${placement(point, level)}${rules} ${timeOf[point.name]}`;
    });
    return `${clauses.join('; ')}.`;
  },
  pratyantars: ({ periods }) =>
    `Pratyantardashas: ${periods.map(({ lord, to }) => `${bareName(lord)} ${until(to, 'EXPERT')}`).join(', ')}.`,
  change: ({ maha, antar, begins }, { level }) => {
    if (level === 'STANDARD')
      return `${since(antar.from, level)} ${begins ? 'começa uma nova temporada longa' : 'o tom passa a ser o'} ${ofBody(antar.lord)}, que ${timeOf[antar.lord]}.`;
    return begins
      ? `${moment(antar.from, level)} começa a mahadasha ${ofBody(maha.lord)}, primeiro com a antardasha do mesmo planeta.`
      : `${moment(antar.from, level)} segue a antardasha ${ofBody(antar.lord)}.`;
  },
  window: ({ maha, antar, already, topic, house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const when = already ? `já agora e ${until(antar.to, level)}` : spanOf(antar, level);
    const opening = isStandard
      ? `${when} quem dá o tom é ${called(antar.lord)}`
      : `${when}, antardasha ${ofBody(antar.lord)} na mahadasha ${ofBody(maha.lord)}`;
    const why = reasons.map((reason) => reasonFor(reason, house, topic ? topicWords[topic] : '', isStandard));
    return why.length > 0 ? `${opening}: ${list(why)}.` : `${opening}.`;
  },
  'no times': ({ topic, within: limit }) =>
    `${within(limit)} nada no seu mapa aponta em especial para ${topicWords[topic]}.`,
  passes: ({ mover, longitude, fromMoon, sadeSati, stays: [first, ...later] }, { level }) => {
    if (level === 'STANDARD') {
      const entries = later.map(
        ({ sign, from, house }) =>
          `; ${since(from, level)} passa por ${ofSign(signNames, sign)}, com este tema: ${areaOf(house)}`,
      );
      return `no céu ${called(mover)} passa por ${ofSign(signNames, first.sign)} e o tema é este: ${areaOf(first.house)}${entries.join('')}.`;
    }
    const entries = later.map(
      ({ sign, from, house }) =>
        `; ${since(from, level)} em ${ofSign(signNames, sign)}, a casa ${house} contada a partir do Ascendente`,
    );
    return `em trânsito, ${moving(mover, longitude, level)} passa pela casa ${fromMoon} contada a partir da Lua${sadeSati ? ' (sade sati)' : ''} e pela ${first.house} contada a partir do Ascendente (${areaOf(first.house)})${entries.join('')}.`;
  },
  'house from Moon': ({ mover, house, good }) =>
    `${called(mover)} ${good ? 'faz bem' : 'pede esforço'} na casa ${house} contada a partir da sua Lua.`,
  'not followed': ({ body }) => `acompanho os trânsitos dos planetas e de Rahu, não os ${ofBody(body)}.`,
  'no Vedic transit': ({ body }) =>
    `${called(body)} não tem lugar na leitura védica, então deixo de lado esse trânsito.`,
  'planets only': () =>
    'Na leitura ocidental acompanho os planetas; pergunte, por exemplo, por Saturno, Júpiter ou Plutão.',
  'goes back': ({ body, spells }) =>
    `${called(body)} está em movimento retrógrado no céu ${list(spells.map((spell) => spanOf(spell, 'EXPERT')))}.`,
  'goes forward': ({ body, next }) =>
    `${called(body)} avança nesse período e estará em movimento retrógrado na próxima vez ${spanOf(next, 'EXPERT')}.`,
  'one way': ({ body, back }) =>
    `${called(body)} ${back ? 'anda sempre para trás' : 'nunca está em movimento retrógrado'}.`,
  'all forward': () => 'Nesse período nenhum planeta está em movimento retrógrado no céu.',
  'passes house': ({ mover, house, stay }, { level }) =>
    `no céu ${called(mover)} passa pela sua casa ${house}: ${spanOf(stay, level)}.`,
  'goes through': ({ mover, longitude, house }, { level }) =>
    level === 'STANDARD'
      ? `no céu ${called(mover)} passa por ${ofSign(signNames, signOf(longitude))} e o tema é este: ${areaOf(house)}.`
      : `em trânsito, ${moving(mover, longitude, level)} passa pela sua casa ${house}: ${areaOf(house)}.`,
};

import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { Effect, LordReason, TimeStatements, Within } from '../../chat/statements/time-statements.ts';
import { perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { aspectNames, signNames } from '../names.ts';
import { aimOf, calledIn, passageMeaning, topicWords } from './facts.ts';
import { moving, placement } from './matter.ts';
import { areaOf, bareName, called, housesInWords, ofBody, timeOf, yours } from './words.ts';

const { texts, own: languageForms } = data;

const months = perSign(languageForms.periods.months);
const numbers = ['', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const;

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} de ${at.getUTCFullYear()}`;

export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? `${at.getUTCDate()} de ${monthOf(at)}` : monthOf(at);
}

export function moment(at: Date, level: Level): string {
  return `${level === 'EXPERT' ? 'el' : 'en'} ${date(at, level)}`;
}

export function until(at: Date, level: Level): string {
  return `hasta ${level === 'EXPERT' ? 'el ' : ''}${date(at, level)}`;
}

function since(at: Date, level: Level): string {
  return `desde ${level === 'EXPERT' ? 'el ' : ''}${date(at, level)}`;
}

export function spanOf({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return level === 'EXPERT'
    ? `del ${date(from, level)} al ${date(to, level)}`
    : `de ${date(from, level)} a ${date(to, level)}`;
}

const units = { day: 'días', week: 'semanas', month: 'meses', year: 'años' } as const;
const articles = { day: 'los', week: 'las', month: 'los', year: 'los' } as const;
const next = { day: 'próximos', week: 'próximas', month: 'próximos', year: 'próximos' } as const;
const one = languageForms.periods.one;
const words = languageForms.periods.words;

function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'los doce meses que vienen';
    case 'year':
      return String(from.getUTCFullYear());
    case 'month':
      return monthOf(from);
    case 'rest of year':
      return `lo que queda de ${from.getUTCFullYear()}`;
    case 'rest of month':
      return `lo que queda de ${monthOf(from)}`;
    case 'next':
      return name.count === 1
        ? one[name.unit]
        : `${articles[name.unit]} ${next[name.unit]} ${numbers[name.count - 1] ?? name.count} ${units[name.unit]}`;
    case 'between':
      return `el tiempo de ${monthOf(from)} a ${monthOf(to)}`;
    default:
      return words[name.is];
  }
}

export function during(period: Period): string {
  const { is } = period.name;
  const needsNoPreposition = is === 'today' || is === 'tomorrow' || is === 'this week' || is === 'next week';
  return needsNoPreposition ? periodName(period) : `en ${periodName(period)}`;
}

const effects: Record<Effect, string> = texts.time.effects;

export const within = (limit: Within): string =>
  'period' in limit ? during(limit.period) : `en los próximos ${limit.years} años`;

const meets = languageForms.time.meets;

function reasonFor(
  reason: LordReason,
  house: number | undefined,
  topic: string,
  isStandard: boolean,
): string {
  switch (reason) {
    case 'rules':
      return isStandard ? 'rige este lado de tu carta' : `rige la casa ${house}`;
    case 'stands in':
      return isStandard ? 'está en esta parte de la vida' : `está en la casa ${house}`;
    case 'by nature':
      return topic === '' ? 'lo representa por naturaleza' : `es el planeta natural para ${topic}`;
    case 'stands well':
      return 'está bien en tu carta';
  }
}

export const time: SentencesOf<TimeStatements> = {
  'before birth': () => 'Ese tiempo es anterior a tu nacimiento, así que tu carta no dice nada de él.',
  period: ({ period }) => `${periodName(period)}:`,
  favours: ({ topic, period, favours }) =>
    favours
      ? `${during(period)} la época es favorable para ${aimOf(topic)}.`
      : `${during(period)} nada señala en particular hacia ${topicWords[topic]}.`,
  'good time': ({ period, good }) =>
    `${during(period)} el tiempo ${good ? 'te lleva más de lo que te frena' : 'pide más de lo que da'}.`,
  'quiet time': () =>
    'Ningún planeta lento se hace exacto a estos puntos en ese tiempo; para ellos es, pues, una época tranquila.',
  'on the whole': ({ topic, house, effect }, { level }) =>
    topic && house
      ? `para ${calledIn(topic, house, level)} este tiempo, en conjunto, ${effects[effect]}.`
      : `en conjunto este tiempo ${effects[effect]}.`,
  passage: ({ passage: { mover, type, target, contacts }, undated }, { level }) => {
    const dates = [...new Set(contacts.map(({ at }) => date(at, level)))].join(', ');
    const when = undated ? '' : ` (${dates})`;
    const meaning = passageMeaning(mover, type, target);
    return level === 'STANDARD'
      ? `${called(mover)} ${meets[type]} ${yours(target)}${when}: ${meaning}.`
      : `tránsito: ${bareName(mover)} en ${aspectNames[type]} con ${bareName(target)} natal (exacto ${dates}): ${meaning}.`;
  },
  'mood of years': ({ house }) => `el ánimo de estos años se reúne en torno a esto: ${areaOf(house)}.`,
  'progressed Moon': ({ longitude, house, at }, { level }) =>
    `por progresión, ${moving('Moon', longitude, level)} en la casa ${house} vuelve el sentimiento hacia ${areaOf(house)} (a mitad del período, ${date(at, level)}).`,
  'progressed Sun': ({ longitude, house }, { level }) =>
    `por progresión, ${moving('Sun', longitude, level)} en la casa ${house} marca el tema más largo: ${areaOf(house)}.`,
  'time counts': ({ house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const each = reasons.map(
      ({ lord, reason, until: at }) =>
        `${called(lord)} (${until(at, level)}) ${reasonFor(reason, house, '', isStandard)}`,
    );
    return `la razón: ${list(each)}.`;
  },
  'time of others': ({ topic, house, area }, { level }) =>
    `para ${calledIn(topic, house, level)} es un tiempo tranquilo; trata más de otra cosa (${areaOf(area)}).`,
  season: ({ maha, known }, { level }) =>
    known
      ? `la larga temporada ${ofBody(maha.lord)} continúa (${until(maha.to, level)}).`
      : `vives en una larga temporada ${ofBody(maha.lord)} (${until(maha.to, level)}), que ${timeOf[maha.lord]}.`,
  'joins in': ({ antar }, { level }) =>
    `${until(antar.to, level)} se suma ${called(antar.lord)}, un tiempo que ${timeOf[antar.lord]}.`,
  'running periods': ({ maha, antar, known }, { level }) =>
    known
      ? `la mahadasha ${ofBody(maha.lord)} continúa (${until(maha.to, level)}), ahora con la antardasha ${ofBody(antar.lord)} (${spanOf(antar, level)}).`
      : `corre la mahadasha ${ofBody(maha.lord)} (${spanOf(maha, level)}) y dentro de ella la antardasha ${ofBody(antar.lord)} (${spanOf(antar, level)}).`,
  'their lords': ({ lords }, { level }) => {
    const clauses = lords.map(({ point, ruled }) => {
      const rules = ruled.length > 0 ? ` rige ${housesInWords(ruled)} y` : '';
      return `${placement(point, level)}${rules} ${timeOf[point.name]}`;
    });
    return `${clauses.join('; ')}.`;
  },
  pratyantars: ({ periods }) =>
    `Pratyantardashas: ${periods.map(({ lord, to }) => `${bareName(lord)} ${until(to, 'EXPERT')}`).join(', ')}.`,
  change: ({ maha, antar, begins }, { level }) => {
    if (level === 'STANDARD')
      return `${since(antar.from, level)} ${begins ? 'empieza una nueva temporada larga' : 'el tono pasa a ser el'} ${ofBody(antar.lord)}, que ${timeOf[antar.lord]}.`;
    return begins
      ? `${moment(antar.from, level)} empieza la mahadasha ${ofBody(maha.lord)}, primero con su propia antardasha.`
      : `${moment(antar.from, level)} sigue la antardasha ${ofBody(antar.lord)}.`;
  },
  window: ({ maha, antar, already, topic, house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const when = already ? `ya ahora y ${until(antar.to, level)}` : spanOf(antar, level);
    const opening = isStandard
      ? `${when} da el tono ${called(antar.lord)}`
      : `${when}, antardasha ${ofBody(antar.lord)} en la mahadasha ${ofBody(maha.lord)}`;
    const why = reasons.map((reason) => reasonFor(reason, house, topic ? topicWords[topic] : '', isStandard));
    return why.length > 0 ? `${opening}: ${list(why)}.` : `${opening}.`;
  },
  'no times': ({ topic, within: limit }) =>
    `${within(limit)} nada en tu carta señala en especial hacia ${topicWords[topic]}.`,
  passes: ({ mover, longitude, fromMoon, sadeSati, stays: [first, ...later] }, { level }) => {
    if (level === 'STANDARD') {
      const entries = later.map(
        ({ sign, from, house }) =>
          `; ${since(from, level)} pasa por ${ofSign(signNames, sign)}, con este tema: ${areaOf(house)}`,
      );
      return `en el cielo ${called(mover)} pasa por ${ofSign(signNames, first.sign)} y el tema es este: ${areaOf(first.house)}${entries.join('')}.`;
    }
    const entries = later.map(
      ({ sign, from, house }) =>
        `; ${since(from, level)} en ${ofSign(signNames, sign)}, la casa ${house} contada desde el Ascendente`,
    );
    return `en tránsito, ${moving(mover, longitude, level)} pasa por la casa ${fromMoon} contada desde la Luna${sadeSati ? ' (sade sati)' : ''} y la ${first.house} contada desde el Ascendente (${areaOf(first.house)})${entries.join('')}.`;
  },
  'house from Moon': ({ mover, house, good }) =>
    `${called(mover)} ${good ? 'hace bien' : 'pide esfuerzo'} en la casa ${house} contada desde tu Luna.`,
  'not followed': ({ body }) => `sigo los tránsitos de los planetas y de Rahu, no los ${ofBody(body)}.`,
  'no Vedic transit': ({ body }) =>
    `${called(body)} no tiene lugar en la lectura védica, así que dejo aparte su tránsito.`,
  'planets only': () =>
    'En la lectura occidental sigo los planetas; pregúntame, por ejemplo, por Saturno, Júpiter o Plutón.',
  'goes back': ({ body, spells }) =>
    `${called(body)} está en movimiento retrógrado en el cielo ${list(spells.map((spell) => spanOf(spell, 'EXPERT')))}.`,
  'goes forward': ({ body, next }) =>
    `${called(body)} avanza en ese tiempo y estará en movimiento retrógrado la próxima vez ${spanOf(next, 'EXPERT')}.`,
  'one way': ({ body, back }) =>
    `${called(body)} ${back ? 'se mueve siempre hacia atrás' : 'nunca está en movimiento retrógrado'}.`,
  'all forward': () => 'En ese tiempo ningún planeta está en movimiento retrógrado en el cielo.',
  'passes house': ({ mover, house, stay }, { level }) =>
    `en el cielo ${called(mover)} pasa por tu casa ${house}: ${spanOf(stay, level)}.`,
  'goes through': ({ mover, longitude, house }, { level }) =>
    level === 'STANDARD'
      ? `en el cielo ${called(mover)} pasa por ${ofSign(signNames, signOf(longitude))} y el tema es este: ${areaOf(house)}.`
      : `en tránsito, ${moving(mover, longitude, level)} pasa por tu casa ${house}: ${areaOf(house)}.`,
};

import type { AspectType } from '@palmleaf/engines/chart';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { Effect, LordReason, TimeStatements, Within } from '../../chat/statements/time-statements.ts';
import { perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };
import { definite, joined, list } from '../grammar.ts';
import { aspectNames, signNames } from '../names.ts';
import { aimOf, calledIn, houseFrom, passageMeaning, topicWords } from './facts.ts';
import { moving, placement } from './matter.ts';
import {
  agreeing,
  areaAfter,
  areaOf,
  bareName,
  called,
  housesInWords,
  ofBody,
  theHouse,
  theSign,
  timeOf,
  yours,
} from './words.ts';

const { texts, own: languageForms } = data;

const months = perSign(languageForms.periods.months);

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

const dayOf = (at: Date): string =>
  definite(`${at.getUTCDate() === 1 ? '1º' : at.getUTCDate()} ${monthOf(at)}`);

export const date = (at: Date, level: Level): string => (level === 'EXPERT' ? dayOf(at) : monthOf(at));

export function moment(at: Date, level: Level): string {
  return level === 'EXPERT' ? dayOf(at) : joined('a', monthOf(at));
}

export function until(at: Date, level: Level): string {
  return `fino ${joined('a', date(at, level))}`;
}

export function since(at: Date, level: Level): string {
  return joined('da', date(at, level));
}

export function spanOf({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `${since(from, level)} ${joined('a', date(to, level))}`;
}

const numbers = ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'] as const;
const units = languageForms.periods.units;
const words = languageForms.periods.words;

function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'i prossimi dodici mesi';
    case 'year':
      return `il ${from.getUTCFullYear()}`;
    case 'month':
      return monthOf(from);
    case 'rest of year':
      return `il resto del ${from.getUTCFullYear()}`;
    case 'rest of month':
      return `il resto di ${monthOf(from)}`;
    case 'next': {
      const { one, next, many } = units[name.unit];
      return name.count === 1 ? one : `${next} ${numbers[name.count - 2] ?? name.count} ${many}`;
    }
    case 'between':
      return `il periodo da ${monthOf(from)} ${joined('a', monthOf(to))}`;
    default:
      return words[name.is];
  }
}

export function during(period: Period): string {
  const { name, from } = period;
  switch (name.is) {
    case 'today':
    case 'tomorrow':
    case 'this week':
    case 'next week':
      return periodName(period);
    case 'month':
      return joined('a', monthOf(from));
    case 'next':
      return name.count === 1 ? periodName(period) : joined('in', periodName(period));
    default:
      return joined('in', periodName(period));
  }
}

const effects: Record<Effect, string> = texts.time.effects;

export const within = (limit: Within): string =>
  'period' in limit ? during(limit.period) : `nei prossimi ${limit.years} anni`;

const meets: Record<AspectType, (point: string) => string> = {
  Conjunction: (point) => `raggiunge ${point}`,
  Opposition: (point) => `si oppone ${joined('a', point)}`,
  Trine: (point) => `sostiene ${point}`,
  Square: (point) => `preme ${joined('su', point)}`,
  Sextile: (point) => `aiuta ${point}`,
};

function reasonFor(reason: LordReason, house: number, topic: string, isStandard: boolean): string {
  switch (reason) {
    case 'rules':
      return isStandard ? 'governa questo lato del tuo tema' : `governa ${theHouse(house)}`;
    case 'stands in':
      return isStandard ? 'si trova in questa parte della vita' : `è in ${house}ª casa`;
    case 'by nature':
      return topic === '' ? 'ne parla per natura' : `è il pianeta naturale per ${topic}`;
    case 'stands well':
      return 'ha un buon posto nel tuo tema';
  }
}

export const time: SentencesOf<TimeStatements> = {
  'before birth': () => 'Quel tempo viene prima della tua nascita, perciò il tuo tema non ne dice niente.',
  period: ({ period }) => `${periodName(period)}:`,
  favours: ({ topic, period, favours }) =>
    favours
      ? `${during(period)} il periodo è favorevole per ${aimOf(topic)}.`
      : `${during(period)} niente spicca in particolare per ${topicWords[topic]}.`,
  'good time': ({ period, good }) =>
    `${during(period)} il cielo ${good ? 'ti porta più di quanto ti freni' : 'chiede più di quanto dia'}.`,
  'quiet time': () =>
    'In quel tempo nessun pianeta lento diventa esatto su questi punti; per loro è dunque un periodo tranquillo.',
  'on the whole': ({ topic, house, effect }, { level }) =>
    topic && house
      ? `per ${calledIn(topic, house, level)} questo periodo, nel complesso, ${effects[effect]}.`
      : `nel complesso questo periodo ${effects[effect]}.`,
  passage: ({ passage: { mover, type, target, contacts }, undated }, { level }) => {
    const dates = list([...new Set(contacts.map(({ at }) => moment(at, level)))]);
    const when = undated ? '' : ` (${dates})`;
    const meaning = passageMeaning(mover, type, target);
    return level === 'STANDARD'
      ? `${called(mover)} ${meets[type](yours(target))}${when}: ${meaning}.`
      : `transito: ${bareName(mover)} in ${aspectNames[type]} con ${called(target)} natale (${agreeing('esatto', [mover])} ${dates}): ${meaning}.`;
  },
  'mood of years': ({ house }) => `il clima di questi anni si raccoglie intorno ${areaAfter('a', house)}.`,
  'progressed Moon': ({ longitude, house, at }, { level }) =>
    `per progressione, ${moving('Moon', longitude, level)} in ${house}ª casa volge il sentimento verso ${areaOf(house)} (a metà del periodo, ${moment(at, level)}).`,
  'progressed Sun': ({ longitude, house }, { level }) =>
    `per progressione, ${moving('Sun', longitude, level)} in ${house}ª casa dà il filo più lungo: ${areaOf(house)}.`,
  'time counts': ({ house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const each = reasons.map(
      ({ lord, reason, until: at }) =>
        `${called(lord)} (${until(at, level)}) ${reasonFor(reason, house, '', isStandard)}`,
    );
    return `il motivo: ${list(each)}.`;
  },
  'time of others': ({ topic, house, area }, { level }) =>
    `per ${calledIn(topic, house, level)} è un periodo tranquillo; parla piuttosto d’altro (${areaOf(area)}).`,
  season: ({ maha, known }, { level }) =>
    known
      ? `la lunga stagione ${ofBody(maha.lord)} continua (${until(maha.to, level)}).`
      : `vivi una lunga stagione ${ofBody(maha.lord)} (${until(maha.to, level)}), che ${timeOf[maha.lord]}.`,
  'joins in': ({ antar }, { level }) =>
    `${until(antar.to, level)} si aggiunge ${called(antar.lord)}, un tempo che ${timeOf[antar.lord]}.`,
  'running periods': ({ maha, antar, known }, { level }) =>
    known
      ? `la mahadasha ${ofBody(maha.lord)} continua (${until(maha.to, level)}), ora con l’antardasha ${ofBody(antar.lord)} (${spanOf(antar, level)}).`
      : `è in corso la mahadasha ${ofBody(maha.lord)} (${spanOf(maha, level)}), e al suo interno l’antardasha ${ofBody(antar.lord)} (${spanOf(antar, level)}).`,
  'their lords': ({ lords }, { level }) => {
    const clauses = lords.map(({ point, ruled }) => {
      const rules = ruled.length > 0 ? ` governa ${housesInWords(ruled)} e` : '';
      return `${placement(point, level)}${rules} ${timeOf[point.name]}`;
    });
    return `${clauses.join('; ')}.`;
  },
  pratyantars: ({ periods }) =>
    `Pratyantardasha: ${periods.map(({ lord, to }) => `${bareName(lord)} ${until(to, 'EXPERT')}`).join(', ')}.`,
  change: ({ maha, antar, begins }, { level }) => {
    if (level === 'STANDARD')
      return `${since(antar.from, level)} ${begins ? 'comincia una nuova lunga stagione, quella' : 'il tono diventa quello'} ${ofBody(antar.lord)}, che ${timeOf[antar.lord]}.`;
    return begins
      ? `${moment(antar.from, level)} comincia la mahadasha ${ofBody(maha.lord)}, dapprima con la sua stessa antardasha.`
      : `${moment(antar.from, level)} segue l’antardasha ${ofBody(antar.lord)}.`;
  },
  window: ({ maha, antar, already, topic, house = 0, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const when = already ? `già adesso e ${until(antar.to, level)}` : spanOf(antar, level);
    const opening = isStandard
      ? `${when} il tono lo dà ${called(antar.lord)}`
      : `${when}, antardasha ${ofBody(antar.lord)} nella mahadasha ${ofBody(maha.lord)}`;
    const why = reasons.map((reason) => reasonFor(reason, house, topic ? topicWords[topic] : '', isStandard));
    return why.length > 0 ? `${opening}: ${list(why)}.` : `${opening}.`;
  },
  'no times': ({ topic, within: limit }) =>
    `${within(limit)} nel tuo tema niente spicca in particolare per ${topicWords[topic]}.`,
  passes: ({ mover, longitude, fromMoon, sadeSati, stays: [first, ...later] }, { level }) => {
    if (level === 'STANDARD') {
      const entries = later.map(
        ({ sign, from, house }) =>
          `; ${since(from, level)} attraversa ${theSign(sign)} e la sposta ${areaAfter('su', house)}`,
      );
      return `in cielo ${called(mover)} attraversa ${theSign(first.sign)} e porta l’attenzione ${areaAfter('su', first.house)}${entries.join('')}.`;
    }
    const entries = later.map(
      ({ sign, from, house }) =>
        `; ${since(from, level)} è in ${ofSign(signNames, sign)}, ${theHouse(house)} dall’Ascendente`,
    );
    return `in transito, ${moving(mover, longitude, level)} passa ${houseFrom(fromMoon, 'Moon')}${sadeSati ? ' (sade sati)' : ''} e ${houseFrom(first.house, 'Ascendant')} (${areaOf(first.house)})${entries.join('')}.`;
  },
  'house from Moon': ({ mover, house, good }) =>
    `${called(mover)} ${good ? 'fa bene' : 'chiede impegno'} in ${house}ª casa dalla tua Luna.`,
  'not followed': ({ body }) => `seguo i transiti dei pianeti e di Rahu, non quelli ${ofBody(body)}.`,
  'no Vedic transit': ({ body }) =>
    `${called(body)} non ha posto nella lettura vedica, perciò il suo transito lo lascio da parte.`,
  'planets only': () =>
    'Nella lettura occidentale seguo i pianeti; chiedimi per esempio di Saturno, di Giove o di Plutone.',
  'goes back': ({ body, spells }) =>
    `${called(body)} in cielo è ${agreeing('retrogrado', [body])} ${list(spells.map((spell) => spanOf(spell, 'EXPERT')))}.`,
  'goes forward': ({ body, next }) =>
    `${called(body)} in quel periodo procede in avanti e sarà ${agreeing('retrogrado', [body])} la prossima volta ${spanOf(next, 'EXPERT')}.`,
  'one way': ({ body, back }) =>
    `${called(body)} ${back ? 'va sempre all’indietro' : `non è mai ${agreeing('retrogrado', [body])}`}.`,
  'all forward': () => 'In quel periodo nessun pianeta è retrogrado in cielo.',
  'passes house': ({ mover, house, stay }, { level }) =>
    `in cielo ${called(mover)} attraversa la tua ${house}ª casa: ${spanOf(stay, level)}.`,
  'goes through': ({ mover, longitude, house }, { level }) =>
    level === 'STANDARD'
      ? `in cielo ${called(mover)} attraversa ${theSign(signOf(longitude))} e porta l’attenzione ${areaAfter('su', house)}.`
      : `in transito, ${moving(mover, longitude, level)} attraversa la tua ${house}ª casa: ${areaOf(house)}.`,
};

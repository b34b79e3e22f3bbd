import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { Effect, LordReason, TimeStatements, Within } from '../../chat/statements/time-statements.ts';
import { capital } from '../../languages/capital.ts';
import { perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { aspectNames, inSigns, throughSigns } from '../names.ts';
import { aimOf, calledIn, passageMeaning, topicWords } from './facts.ts';
import { moving, placement } from './matter.ts';
import { areaOf, bareName, called, housesInWords, ofBody, pronoun, timeOf } from './words.ts';

const { texts, own: languageForms } = data;

const months = perSign(languageForms.periods.months);
const numbers = ['', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'] as const;

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? `${at.getUTCDate()}. ${monthOf(at)}` : monthOf(at);
}

export function moment(at: Date, level: Level): string {
  return `${level === 'EXPERT' ? 'am' : 'im'} ${date(at, level)}`;
}

export function until(at: Date, level: Level): string {
  return `bis ${level === 'EXPERT' ? 'zum ' : ''}${date(at, level)}`;
}

function since(at: Date, level: Level): string {
  return `ab ${level === 'EXPERT' ? 'dem ' : ''}${date(at, level)}`;
}

export function spanOf({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `${level === 'EXPERT' ? 'vom' : 'von'} ${date(from, level)} ${until(to, level)}`;
}

const units = { day: 'Tage', week: 'Wochen', month: 'Monate', year: 'Jahre' } as const;
const one = languageForms.periods.one;
const inOne = languageForms.periods.inOne;
const count = (number: number): string => numbers[number - 1] ?? String(number);
const words = languageForms.periods.words;

function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'die kommenden zwölf Monate';
    case 'year':
      return String(from.getUTCFullYear());
    case 'month':
      return monthOf(from);
    case 'rest of year':
      return `der Rest von ${from.getUTCFullYear()}`;
    case 'rest of month':
      return `der Rest vom ${monthOf(from)}`;
    case 'next':
      return name.count === 1 ? one[name.unit] : `die nächsten ${count(name.count)} ${units[name.unit]}`;
    case 'between':
      return `die Zeit von ${monthOf(from)} bis ${monthOf(to)}`;
    default:
      return words[name.is];
  }
}

export function during({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'in den kommenden zwölf Monaten';
    case 'year':
      return `im Jahr ${from.getUTCFullYear()}`;
    case 'month':
      return `im ${monthOf(from)}`;
    case 'rest of year':
      return `in der restlichen Zeit des Jahres ${from.getUTCFullYear()}`;
    case 'rest of month':
      return `in der restlichen Zeit vom ${monthOf(from)}`;
    case 'next':
      return name.count === 1
        ? inOne[name.unit]
        : `in den nächsten ${count(name.count)} ${units[name.unit]}${units[name.unit].endsWith('n') ? '' : 'n'}`;
    case 'between':
      return `von ${monthOf(from)} bis ${monthOf(to)}`;
    default:
      return words[name.is];
  }
}

const effects: Record<Effect, string> = texts.time.effects;

export const within = (limit: Within): string =>
  'period' in limit ? during(limit.period) : `in den nächsten ${limit.years} Jahren`;

const meets = {
  Conjunction: (target: string) => `trifft ${target}`,
  Opposition: (_: string, dative: string) => `steht ${dative} gegenüber`,
  Trine: (target: string) => `stützt ${target}`,
  Square: (target: string) => `drückt auf ${target}`,
  Sextile: (_: string, dative: string) => `hilft ${dative}`,
} as const;

function reasonFor(
  reason: LordReason,
  house: number | undefined,
  topic: string,
  isStandard: boolean,
): string {
  switch (reason) {
    case 'rules':
      return isStandard ? 'herrscht über diese Seite deines Horoskops' : `herrscht über das ${house}. Haus`;
    case 'stands in':
      return isStandard ? 'steht in diesem Teil des Lebens' : `steht im ${house}. Haus`;
    case 'by nature':
      return topic === '' ? 'steht von Natur aus dafür' : `ist der natürliche Planet für ${topic}`;
    case 'stands well':
      return 'steht gut in deinem Horoskop';
  }
}

export const time: SentencesOf<TimeStatements> = {
  'before birth': () => 'Diese Zeit liegt vor deiner Geburt, also sagt dein Horoskop nichts dazu.',
  period: ({ period }) => `${periodName(period)}:`,
  favours: ({ topic, period, favours }) =>
    favours
      ? `${during(period)} ist für ${aimOf(topic)} eine günstige Zeit.`
      : `${during(period)} weist nichts Besonderes auf ${topicWords[topic]} hin.`,
  'good time': ({ period, good }) =>
    `${during(period)} ${good ? 'trägt dich die Zeit mehr, als sie dich hemmt' : 'verlangt die Zeit mehr, als sie gibt'}.`,
  'quiet time': () =>
    'Kein langsamer Planet wird in dieser Zeit zu diesen Punkten genau; für sie ist es also eine ruhige.',
  'on the whole': ({ topic, house, effect }, { level }) =>
    topic && house
      ? `für ${calledIn(topic, house, level)} gilt im Ganzen: Die Zeit ${effects[effect]}.`
      : `im Ganzen gilt: Die Zeit ${effects[effect]}.`,
  passage: ({ passage: { mover, type, target, contacts }, undated }, { level }) => {
    const dates = [...new Set(contacts.map(({ at }) => date(at, level)))].join(', ');
    const when = undated ? '' : ` (${dates})`;
    const meaning = capital(passageMeaning(mover, type, target));
    if (level !== 'STANDARD')
      return `Transit ${bareName(mover)} ${aspectNames[type]} ${bareName(target)} der Geburt (genau ${dates}): ${meaning}.`;
    const verb = meets[type](yours(target, 'accusative'), yours(target, 'dative'));
    return `${called(mover)} ${verb}${when}: ${meaning}.`;
  },
  'mood of years': ({ house }) => `In der Stimmung dieser Jahre geht es um ${areaOf(house)}.`,
  'progressed Moon': ({ longitude, house, at }, { level }) =>
    `progressiv steht ${moving('Moon', longitude, level)} im ${house}. Haus und lenkt das Gefühl auf ${areaOf(house)} (für die Mitte der Zeit, ${date(at, level)}).`,
  'progressed Sun': ({ longitude, house }, { level }) =>
    `progressiv steht ${moving('Sun', longitude, level)} im ${house}. Haus und gibt das längere Thema vor: ${areaOf(house)}.`,
  'time counts': ({ house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const each = reasons.map(
      ({ lord, reason, until: at }) =>
        `${called(lord)} (${until(at, level)}) ${reasonFor(reason, house, '', isStandard)}`,
    );
    return `der Grund: ${list(each)}.`;
  },
  'time of others': ({ topic, house, area }, { level }) =>
    `für ${calledIn(topic, house, level)} ist das eine ruhige Zeit; es geht darin mehr um ${areaOf(area)}.`,
  season: ({ maha, known }, { level }) =>
    known
      ? `die lange Zeit ${ofBody(maha.lord)} geht weiter (${until(maha.to, level)}).`
      : `du lebst in einer langen Zeit ${ofBody(maha.lord)} (${until(maha.to, level)}); ${pronoun(maha.lord)} ${timeOf[maha.lord]}.`,
  'joins in': ({ antar }, { level }) =>
    `${until(antar.to, level)} wirkt ${called(antar.lord)} mit; ${pronoun(antar.lord)} ${timeOf[antar.lord]}.`,
  'running periods': ({ maha, antar, known }, { level }) =>
    known
      ? `die Mahadasha ${ofBody(maha.lord)} geht weiter (${until(maha.to, level)}), jetzt mit der Antardasha ${ofBody(antar.lord)} (${spanOf(antar, level)}).`
      : `es läuft die Mahadasha ${ofBody(maha.lord)} (${spanOf(maha, level)}) und darin die Antardasha ${ofBody(antar.lord)} (${spanOf(antar, level)}).`,
  'their lords': ({ lords }, { level }) => {
    const clauses = lords.map(({ point, ruled }) => {
      const rules = ruled.length > 0 ? ` herrscht über ${housesInWords(ruled)} und` : '';
      return `${placement(point, level)}${rules} ${timeOf[point.name]}`;
    });
    return `${clauses.join('; ')}.`;
  },
  pratyantars: ({ periods }) =>
    `Pratyantardashas: ${periods.map(({ lord, to }) => `${bareName(lord)} ${until(to, 'EXPERT')}`).join(', ')}.`,
  change: ({ maha, antar, begins }, { level }) => {
    if (level === 'STANDARD')
      return `${since(antar.from, level)} ${begins ? `beginnt eine neue lange Zeit ${ofBody(antar.lord)}` : `gibt ${called(antar.lord)} den Ton an`}; ${pronoun(antar.lord)} ${timeOf[antar.lord]}.`;
    return begins
      ? `${moment(antar.from, level)} beginnt die Mahadasha ${ofBody(maha.lord)}, zuerst mit der eigenen Antardasha.`
      : `${moment(antar.from, level)} folgt die Antardasha ${ofBody(antar.lord)}.`;
  },
  window: ({ maha, antar, already, topic, house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const when = already ? `schon jetzt und ${until(antar.to, level)}` : spanOf(antar, level);
    const opening = isStandard
      ? `${when} gibt ${called(antar.lord)} den Ton an`
      : `${when}: Antardasha ${ofBody(antar.lord)} in der Mahadasha ${ofBody(maha.lord)}`;
    const why = reasons.map((reason) => reasonFor(reason, house, topic ? topicWords[topic] : '', isStandard));
    return why.length > 0 ? `${opening}; ${pronoun(antar.lord)} ${list(why)}.` : `${opening}.`;
  },
  'no times': ({ topic, within: limit }) =>
    `${within(limit)} weist in deinem Horoskop nichts Besonderes auf ${topicWords[topic]} hin.`,
  passes: ({ mover, longitude, fromMoon, sadeSati, stays: [first, ...later] }, { level }) => {
    if (level === 'STANDARD') {
      const entries = later.map(
        ({ sign, from, house }) =>
          `; ${since(from, level)} ${ofSign(throughSigns, sign)}, und es geht um ${areaOf(house)}`,
      );
      return `am Himmel zieht ${called(mover)} ${ofSign(throughSigns, first.sign)}; dabei geht es um ${areaOf(first.house)}${entries.join('')}.`;
    }
    const entries = later.map(
      ({ sign, from, house }) =>
        `; ${since(from, level)} ${ofSign(inSigns, sign)}, im ${house}. Haus vom Aszendenten aus`,
    );
    return `im Transit steht ${moving(mover, longitude, level)} im ${fromMoon}. Haus vom Mond aus${sadeSati ? ' (Sade Sati)' : ''} und im ${first.house}. Haus vom Aszendenten aus (${areaOf(first.house)})${entries.join('')}.`;
  },
  'house from Moon': ({ mover, house, good }) =>
    `im ${house}. Haus von deinem Mond aus ${good ? `tut ${called(mover)} gut` : `verlangt ${called(mover)} Mühe`}.`,
  'not followed': ({ body }) =>
    `ich verfolge die Transite der Planeten und von Rahu, nicht die ${ofBody(body)}.`,
  'no Vedic transit': ({ body }) =>
    `${called(body)} hat in der vedischen Lesart keinen Platz, daher lasse ich diesen Transit beiseite.`,
  'planets only': () =>
    'In der westlichen Lesart verfolge ich die Planeten; frag mich zum Beispiel nach Saturn, Jupiter oder Pluto.',
  'goes back': ({ body, spells }) =>
    `${called(body)} ist am Himmel rückläufig, und zwar ${list(spells.map((spell) => spanOf(spell, 'EXPERT')))}.`,
  'goes forward': ({ body, next }) =>
    `${called(body)} läuft in dieser Zeit vorwärts und ist ${spanOf(next, 'EXPERT')} das nächste Mal rückläufig.`,
  'one way': ({ body, back }) => `${called(body)} ${back ? 'läuft immer rückwärts' : 'wird nie rückläufig'}.`,
  'all forward': () => 'In dieser Zeit ist am Himmel kein Planet rückläufig.',
  'passes house': ({ mover, house, stay }, { level }) =>
    `am Himmel zieht ${called(mover)} durch dein ${house}. Haus: ${spanOf(stay, level)}.`,
  'goes through': ({ mover, longitude, house }, { level }) =>
    level === 'STANDARD'
      ? `am Himmel zieht ${called(mover)} ${ofSign(throughSigns, signOf(longitude))}; dabei geht es um ${areaOf(house)}.`
      : `im Transit steht ${moving(mover, longitude, level)} in deinem ${house}. Haus; dabei geht es um ${areaOf(house)}.`,
};

/** „deine Sonne“, „deinem Mond“, „deiner Himmelsmitte“, „deinen Aszendenten“. */
function yours(target: Parameters<typeof bareName>[0], grammarCase: 'accusative' | 'dative'): string {
  const feminine = pronoun(target) === 'sie';
  const ending = { accusative: feminine ? 'e' : 'en', dative: feminine ? 'er' : 'em' }[grammarCase];
  return `dein${ending} ${bareName(target)}${target === 'Ascendant' ? 'en' : ''}`;
}

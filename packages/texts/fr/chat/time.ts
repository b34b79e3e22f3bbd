import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { Effect, LordReason, TimeStatements, Within } from '../../chat/statements/time-statements.ts';
import { perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };
import { afterDe, list } from '../grammar.ts';
import { aspectNames, signNames } from '../names.ts';
import { aimOf, calledIn, passageMeaning, topicWords } from './facts.ts';
import { moving, placement } from './matter.ts';
import {
  agreeing,
  areaOf,
  bareName,
  called,
  housesInWords,
  ofBody,
  pronoun,
  theSign,
  timeOf,
  yours,
} from './words.ts';

const { texts, own: languageForms } = data;

const months = perSign(languageForms.periods.months);
const numbers = ['', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const;

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

const dayOf = (at: Date): string => `${at.getUTCDate() === 1 ? '1er' : at.getUTCDate()} ${monthOf(at)}`;

export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? dayOf(at) : monthOf(at);
}

export function moment(at: Date, level: Level): string {
  return `${level === 'EXPERT' ? 'le' : 'en'} ${date(at, level)}`;
}

export function until(at: Date, level: Level): string {
  return `${level === 'EXPERT' ? 'jusqu’au' : 'jusqu’en'} ${date(at, level)}`;
}

const from = (at: Date, level: Level): string =>
  level === 'EXPERT' ? `du ${date(at, level)}` : afterDe(date(at, level));

export function since(at: Date, level: Level): string {
  return `à partir ${from(at, level)}`;
}

export function spanOf(span: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `${from(span.from, level)} ${level === 'EXPERT' ? 'au' : 'à'} ${date(span.to, level)}`;
}

const units = { day: 'jours', week: 'semaines', month: 'mois', year: 'années' } as const;
const next = { day: 'prochains', week: 'prochaines', month: 'prochains', year: 'prochaines' } as const;
const one = languageForms.periods.one;
const words = languageForms.periods.words;

function periodName({ name, from: first, to: last }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'les douze mois qui viennent';
    case 'year':
      return String(first.getUTCFullYear());
    case 'month':
      return monthOf(first);
    case 'rest of year':
      return `le reste de ${first.getUTCFullYear()}`;
    case 'rest of month':
      return `le reste ${afterDe(monthOf(first))}`;
    case 'next':
      return name.count === 1
        ? one[name.unit]
        : `les ${numbers[name.count - 1] ?? name.count} ${next[name.unit]} ${units[name.unit]}`;
    case 'between':
      return `le temps ${afterDe(monthOf(first))} à ${monthOf(last)}`;
    default:
      return words[name.is];
  }
}

export function during(period: Period): string {
  const { name, from: first, to: last } = period;
  switch (name.is) {
    case 'year':
    case 'month':
      return `en ${periodName(period)}`;
    case 'rest of year':
      return `d’ici la fin de ${first.getUTCFullYear()}`;
    case 'rest of month':
      return `d’ici la fin ${afterDe(monthOf(first))}`;
    case 'between':
      return `${afterDe(monthOf(first))} à ${monthOf(last)}`;
    case 'coming year':
      return `au cours ${afterDe(periodName(period))}`;
    case 'next':
      return name.count === 1 ? periodName(period) : `au cours ${afterDe(periodName(period))}`;
    default:
      return periodName(period);
  }
}

const effects: Record<Effect, string> = texts.time.effects;

export const within = (limit: Within): string =>
  'period' in limit ? during(limit.period) : `au cours des ${limit.years} prochaines années`;

const meets = languageForms.time.meets;

function reasonFor(
  reason: LordReason,
  house: number | undefined,
  topic: string,
  isStandard: boolean,
): string {
  switch (reason) {
    case 'rules':
      return isStandard ? 'gouverne ce côté de ton thème' : `gouverne la maison ${house}`;
    case 'stands in':
      return isStandard ? 'est dans cette part de la vie' : `est en maison ${house}`;
    case 'by nature':
      return topic === '' ? 'en parle par nature' : `est la planète naturelle pour ${topic}`;
    case 'stands well':
      return 'tient une bonne place dans ton thème';
  }
}

export const time: SentencesOf<TimeStatements> = {
  'before birth': () => 'Ce temps précède ta naissance, et ton thème n’en dit donc rien.',
  period: ({ period }) => `${periodName(period)} :`,
  favours: ({ topic, period, favours }) =>
    favours
      ? `${during(period)}, la période est favorable pour ${aimOf(topic)}.`
      : `${during(period)}, rien ne ressort en particulier pour ${topicWords[topic]}.`,
  'good time': ({ period, good }) =>
    `${during(period)}, le temps ${good ? 'te porte plus qu’il ne te freine' : 'demande plus qu’il ne donne'}.`,
  'quiet time': () =>
    'Aucune planète lente ne devient exacte sur ces points pendant ce temps ; pour eux, c’est donc une période calme.',
  'on the whole': ({ topic, house, effect }, { level }) =>
    topic && house
      ? `pour ${calledIn(topic, house, level)}, cette période, dans l’ensemble, ${effects[effect]}.`
      : `dans l’ensemble, cette période ${effects[effect]}.`,
  passage: ({ passage: { mover, type, target, contacts }, undated }, { level }) => {
    const dates = [...new Set(contacts.map(({ at }) => date(at, level)))].join(', ');
    const when = undated ? '' : ` (${dates})`;
    const meaning = passageMeaning(mover, type, target);
    return level === 'STANDARD'
      ? `${called(mover)} ${meets[type]} ${yours(target)}${when} : ${meaning}.`
      : `transit : ${bareName(mover)} en ${aspectNames[type]} avec ${bareName(target)} ${agreeing('natal', [target])} (exact ${dates}) : ${meaning}.`;
  },
  'mood of years': ({ house }) => `le climat de ces années se rassemble autour de ceci : ${areaOf(house)}.`,
  'progressed Moon': ({ longitude, house, at }, { level }) =>
    `par progression, ${moving('Moon', longitude, level)} en maison ${house} tourne le sentiment vers ${areaOf(house)} (au milieu de la période, ${date(at, level)}).`,
  'progressed Sun': ({ longitude, house }, { level }) =>
    `par progression, ${moving('Sun', longitude, level)} en maison ${house} marque le thème le plus long : ${areaOf(house)}.`,
  'time counts': ({ house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const each = reasons.map(
      ({ lord, reason, until: at }) =>
        `${called(lord)} (${until(at, level)}) ${reasonFor(reason, house, '', isStandard)}`,
    );
    return `la raison : ${list(each)}.`;
  },
  'time of others': ({ topic, house, area }, { level }) =>
    `pour ${calledIn(topic, house, level)}, c’est une période calme ; elle parle plutôt d’autre chose (${areaOf(area)}).`,
  season: ({ maha, known }, { level }) =>
    known
      ? `la longue saison ${ofBody(maha.lord)} continue (${until(maha.to, level)}).`
      : `tu vis une longue saison ${ofBody(maha.lord)} (${until(maha.to, level)}), qui ${timeOf[maha.lord]}.`,
  'joins in': ({ antar }, { level }) =>
    `${until(antar.to, level)} s’y ajoute ${called(antar.lord)}, un temps qui ${timeOf[antar.lord]}.`,
  'running periods': ({ maha, antar, known }, { level }) =>
    known
      ? `la mahadasha ${ofBody(maha.lord)} continue (${until(maha.to, level)}), à présent avec l’antardasha ${ofBody(antar.lord)} (${spanOf(antar, level)}).`
      : `tu es dans la mahadasha ${ofBody(maha.lord)} (${spanOf(maha, level)}) et en elle dans l’antardasha ${ofBody(antar.lord)} (${spanOf(antar, level)}).`,
  'their lords': ({ lords }, { level }) => {
    const clauses = lords.map(({ point, ruled }) => {
      const rules = ruled.length > 0 ? ` gouverne ${housesInWords(ruled)} et` : '';
      return `${placement(point, level)}${rules} ${timeOf[point.name]}`;
    });
    return `${clauses.join(' ; ')}.`;
  },
  pratyantars: ({ periods }) =>
    `Pratyantardashas : ${periods.map(({ lord, to }) => `${bareName(lord)} ${until(to, 'EXPERT')}`).join(', ')}.`,
  change: ({ maha, antar, begins }, { level }) => {
    if (level === 'STANDARD')
      return `${since(antar.from, level)}, ${begins ? 'une nouvelle longue saison commence, celle' : 'le ton devient celui'} ${ofBody(antar.lord)}, qui ${timeOf[antar.lord]}.`;
    return begins
      ? `${moment(antar.from, level)} commence la mahadasha ${ofBody(maha.lord)}, d’abord avec sa propre antardasha.`
      : `${moment(antar.from, level)} suit l’antardasha ${ofBody(antar.lord)}.`;
  },
  window: ({ maha, antar, already, topic, house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const when = already ? `dès maintenant et ${until(antar.to, level)}` : spanOf(antar, level);
    const opening = isStandard
      ? `${when}, ${called(antar.lord)} donne le ton`
      : `${when}, antardasha ${ofBody(antar.lord)} dans la mahadasha ${ofBody(maha.lord)}`;
    const why = reasons.map((reason) => reasonFor(reason, house, topic ? topicWords[topic] : '', isStandard));
    return why.length > 0 ? `${opening} : ${pronoun(antar.lord)} ${list(why)}.` : `${opening}.`;
  },
  'no times': ({ topic, within: limit }) =>
    `pour ${topicWords[topic]}, rien dans ton thème ne se distingue ${within(limit)}.`,
  passes: ({ mover, longitude, fromMoon, sadeSati, stays: [first, ...later] }, { level }) => {
    if (level === 'STANDARD') {
      const entries = later.map(
        ({ sign, from, house }) =>
          ` ; ${since(from, level)}, ${pronoun(mover)} traverse ${theSign(sign)}, avec ce sujet : ${areaOf(house)}`,
      );
      return `dans le ciel, ${called(mover)} traverse ${theSign(first.sign)}, et le sujet est celui-ci : ${areaOf(first.house)}${entries.join('')}.`;
    }
    const entries = later.map(
      ({ sign, from, house }) =>
        ` ; ${since(from, level)} en ${ofSign(signNames, sign)}, la maison ${house} comptée depuis l’Ascendant`,
    );
    return `en transit, ${moving(mover, longitude, level)} traverse la maison ${fromMoon} comptée depuis la Lune${sadeSati ? ' (sade sati)' : ''} et la ${first.house} comptée depuis l’Ascendant (${areaOf(first.house)})${entries.join('')}.`;
  },
  'house from Moon': ({ mover, house, good }) =>
    `${called(mover)} ${good ? 'fait du bien' : 'demande de l’effort'} dans la maison ${house} comptée depuis ta Lune.`,
  'not followed': ({ body }) => `je suis les transits des planètes et de Rahu, pas ceux ${ofBody(body)}.`,
  'no Vedic transit': ({ body }) =>
    `${called(body)} n’a pas de place dans la lecture védique, et je laisse donc son transit de côté.`,
  'planets only': () =>
    'Dans la lecture occidentale, je suis les planètes ; demande-moi par exemple Saturne, Jupiter ou Pluton.',
  'goes back': ({ body, spells }) =>
    `${called(body)} est rétrograde dans le ciel ${list(spells.map((spell) => spanOf(spell, 'EXPERT')))}.`,
  'goes forward': ({ body, next }) =>
    `${called(body)} avance à ce moment-là et sera rétrograde la prochaine fois ${spanOf(next, 'EXPERT')}.`,
  'one way': ({ body, back }) => `${called(body)} ${back ? 'recule toujours' : 'n’est jamais rétrograde'}.`,
  'all forward': () => 'À ce moment-là, aucune planète n’est rétrograde dans le ciel.',
  'passes house': ({ mover, house, stay }, { level }) =>
    `dans le ciel, ${called(mover)} traverse ta maison ${house} : ${spanOf(stay, level)}.`,
  'goes through': ({ mover, longitude, house }, { level }) =>
    level === 'STANDARD'
      ? `dans le ciel, ${called(mover)} traverse ${theSign(signOf(longitude))}, et le sujet est celui-ci : ${areaOf(house)}.`
      : `en transit, ${moving(mover, longitude, level)} traverse ta maison ${house} : ${areaOf(house)}.`,
};

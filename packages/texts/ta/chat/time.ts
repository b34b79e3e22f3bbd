import type { AspectType } from '@palmleaf/engines/chart';
import { signOf } from '@palmleaf/engines/zodiac';
import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { Effect, LordReason, TimeStatements, Within } from '../../chat/statements/time-statements.ts';
import { perSign } from '../../languages/sized.ts';
import { followed, inCase, type TamilCase } from '../../languages/tamil-cases.ts';
import data from '../chat.json' with { type: 'json' };
import { aspectNames, called, theSign } from '../names.ts';
import { aimOf, calledIn, passageMeaning, topicWords } from './facts.ts';
import { moving, placement } from './matter.ts';
import { areaOf, houseWords, placeWords, timeOf } from './words.ts';

const { texts, own: languageForms } = data;

const months = perSign(languageForms.periods.months);
const numbers = ['', 'இரண்டு', 'மூன்று', 'நான்கு', 'ஐந்து', 'ஆறு', 'ஏழு', 'எட்டு', 'ஒன்பது', 'பத்து'] as const;

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? `${at.getUTCDate()} ${monthOf(at)}` : monthOf(at);
}

export function moment(at: Date, level: Level): string {
  return level === 'EXPERT' ? `${date(at, level)} அன்று` : `${date(at, level)}-இல்`;
}

export function until(at: Date, level: Level): string {
  return `${date(at, level)} வரை`;
}

function since(at: Date, level: Level): string {
  return `${date(at, level)} முதல்`;
}

export function spanOf({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `${since(from, level)} ${until(to, level)}`;
}

interface Unit {
  readonly one: readonly [name: string, time: string];
  readonly many: readonly [name: string, time: string];
}

const units: Readonly<Record<'day' | 'week' | 'month' | 'year', Unit>> = {
  day: { one: ['அடுத்த நாள்', 'அடுத்த நாளில்'], many: ['நாள்கள்', 'நாள்களில்'] },
  week: { one: ['அடுத்த வாரம்', 'அடுத்த வாரத்தில்'], many: ['வாரங்கள்', 'வாரங்களில்'] },
  month: { one: ['அடுத்த மாதம்', 'அடுத்த மாதத்தில்'], many: ['மாதங்கள்', 'மாதங்களில்'] },
  year: { one: ['அடுத்த ஆண்டு', 'அடுத்த ஆண்டில்'], many: ['ஆண்டுகள்', 'ஆண்டுகளில்'] },
};
const words = languageForms.periods.words;

function periodText(period: Period, as: 'name' | 'time'): string {
  const { name, from, to } = period;
  const time = as === 'name' ? 'காலம்' : 'காலத்தில்';
  const index = as === 'name' ? 0 : 1;
  const year = from.getUTCFullYear();
  switch (name.is) {
    case 'coming year':
      return `வரும் பன்னிரண்டு ${units.month.many[index]}`;
    case 'year':
      return as === 'name' ? String(year) : `${year}-இல்`;
    case 'month':
      return as === 'name' ? monthOf(from) : `${monthOf(from)}-இல்`;
    case 'rest of year':
      return `${year}-இன் மீதிக் ${time}`;
    case 'rest of month':
      return `${monthOf(from)}-இன் மீதிக் ${time}`;
    case 'next':
      return name.count === 1
        ? units[name.unit].one[index]
        : `அடுத்த ${numbers[name.count - 1] ?? name.count} ${units[name.unit].many[index]}`;
    case 'between':
      return `${monthOf(from)} முதல் ${monthOf(to)} வரையிலான ${time}`;
    default:
      return words[name.is];
  }
}

function periodName(period: Period): string {
  return periodText(period, 'name');
}

export function during(period: Period): string {
  return periodText(period, 'time');
}

const effects: Record<Effect, string> = texts.time.effects;

export const within = (limit: Within): string =>
  'period' in limit ? during(limit.period) : `அடுத்த ${limit.years} ஆண்டுகளில்`;

const meets: Record<AspectType, readonly [grammarCase: TamilCase, verb: string]> = {
  Conjunction: ['accusative', 'சந்திக்கிறார்'],
  Opposition: ['dative', 'எதிரே வருகிறார்'],
  Trine: ['dative', 'துணை நிற்கிறார்'],
  Square: ['accusative', 'அழுத்துகிறார்'],
  Sextile: ['dative', 'உதவுகிறார்'],
};

function reasonFor(
  reason: LordReason,
  house: number | undefined,
  topic: string,
  isStandard: boolean,
): string {
  switch (reason) {
    case 'rules':
      return isStandard || house === undefined
        ? 'ஜாதகத்தின் இந்தப் பக்கத்துக்கு அதிபதி'
        : `${houseWords(house, 'genitive')} அதிபதி`;
    case 'stands in':
      return isStandard || house === undefined
        ? 'வாழ்வின் இந்தப் பகுதியில் இருக்கிறார்'
        : `${houseWords(house, 'locative')} இருக்கிறார்`;
    case 'by nature':
      return `${topic === '' ? 'இதற்கு' : topic} இயல்பான காரகர்`;
    case 'stands well':
      return 'உங்கள் ஜாதகத்தில் நல்ல நிலையில் இருக்கிறார்';
  }
}

export const time: SentencesOf<TimeStatements> = {
  'before birth': () => 'அந்தக் காலம் நீங்கள் பிறப்பதற்கு முன்னது, ஆகவே உங்கள் ஜாதகம் அதைப் பற்றி எதுவும் சொல்வதில்லை.',
  period: ({ period }) => `${periodName(period)}:`,
  favours: ({ topic, period, favours }) =>
    favours
      ? `${during(period)} ${followed(aimOf(topic, 'dative'), 'காலம்')} சாதகமாக இருக்கிறது.`
      : `${during(period)} எதுவும் குறிப்பாக ${followed(topicWords(topic, 'accusative'), 'சுட்டவில்லை')}.`,
  'good time': ({ period, good }) =>
    `${during(period)} ${good ? 'தடைகளைவிடத் துணையே அதிகம்' : 'கிடைப்பதைவிடக் கேட்கப்படுவதே அதிகம்'}.`,
  'quiet time': () =>
    'அந்தக் காலத்தில் எந்த மெதுவான கிரகமும் இந்தப் புள்ளிகளைத் துல்லியமாகத் தொடவில்லை, ஆகவே இவற்றுக்கு அது அமைதியான காலம்.',
  'on the whole': ({ topic, house, effect }, { level }) =>
    topic && house
      ? `${calledIn(topic, house, level, 'dative')} இந்தக் காலம் மொத்தத்தில் ${effects[effect]}.`
      : `மொத்தத்தில் இந்தக் காலம் ${effects[effect]}.`,
  passage: ({ passage: { mover, type, target, contacts }, undated }, { level }) => {
    const dates = [...new Set(contacts.map(({ at }) => date(at, level)))].join(', ');
    const when = undated ? '' : ` (${dates})`;
    const meaning = passageMeaning(mover, type, target);
    const [grammarCase, verb] = meets[type];
    return level === 'STANDARD'
      ? `${called(mover)} உங்கள் ${followed(called(target, grammarCase), verb)}${when}: ${meaning}.`
      : `கோசாரத்தில் ${called(mover)} பிறப்பு ஜாதகத்தின் ${called(target, 'sociative')} ${inCase(aspectNames[type], 'locative')} (துல்லியம்: ${dates}): ${meaning}.`;
  },
  'mood of years': ({ house }) => `இந்த ஆண்டுகளின் மனநிலை சுற்றும் பொருள்: ${areaOf(house)}.`,
  'progressed Moon': ({ longitude, house, at }, { level }) =>
    `முன்னேற்றக் கணிப்பில், ${houseWords(house, 'locative')} ${moving('Moon', longitude, level)} உணர்வைத் திருப்பும் பொருள்: ${areaOf(house)} (காலத்தின் நடுவில், ${date(at, level)}).`,
  'progressed Sun': ({ longitude, house }, { level }) =>
    `முன்னேற்றக் கணிப்பில், ${houseWords(house, 'locative')} ${moving('Sun', longitude, level)} நீண்ட பொருளை வகுக்கிறார்: ${areaOf(house)}.`,
  'time counts': ({ house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const each = reasons.map(
      ({ lord, reason, until: at }) =>
        `${called(lord)} (${until(at, level)}) ${reasonFor(reason, house, '', isStandard)}`,
    );
    return `காரணம்: ${each.join(', ')}.`;
  },
  'time of others': ({ topic, house, area }, { level }) =>
    `${calledIn(topic, house, level, 'dative')} இது அமைதியான காலம்; இந்தக் காலத்தின் பொருள் வேறு (${areaOf(area)}).`,
  season: ({ maha, known }, { level }) =>
    known
      ? `${called(maha.lord, 'genitive')} நீண்ட காலம் தொடர்கிறது (${until(maha.to, level)}).`
      : `இப்போது உங்களுக்கு நடப்பது ${called(maha.lord, 'genitive')} நீண்ட காலம் (${until(maha.to, level)}): அவர் ${timeOf[maha.lord]}.`,
  'joins in': ({ antar }, { level }) =>
    `${until(antar.to, level)} ${called(antar.lord, 'genitive')} காலமும் சேர்கிறது: அவர் ${timeOf[antar.lord]}.`,
  'running periods': ({ maha, antar, known }, { level }) =>
    known
      ? `${called(maha.lord)} மகா தசை தொடர்கிறது (${until(maha.to, level)}), இப்போது அதில் ${called(antar.lord)} புத்தி (${spanOf(antar, level)}).`
      : `${called(maha.lord)} மகா தசை நடக்கிறது (${spanOf(maha, level)}), அதனுள் ${called(antar.lord)} புத்தி (${spanOf(antar, level)}).`,
  'their lords': ({ lords }, { level }) => {
    const clauses = lords.map(({ point, ruled }) => {
      const rules = ruled.length > 0 ? `${houseWords(ruled, 'genitive')} அதிபதி, ` : '';
      return `${rules}${placement(point, level)} ${timeOf[point.name]}`;
    });
    return `${clauses.join('; ')}.`;
  },
  pratyantars: ({ periods }) =>
    `அந்தரங்கள்: ${periods.map(({ lord, to }) => `${called(lord)} ${until(to, 'EXPERT')}`).join(', ')}.`,
  change: ({ maha, antar, begins }, { level }) => {
    if (level === 'STANDARD')
      return `${since(antar.from, level)} ${begins ? `${called(antar.lord, 'genitive')} புதிய நீண்ட காலம் தொடங்குகிறது` : `${called(antar.lord, 'genitive')} காலம் வருகிறது`}: அவர் ${timeOf[antar.lord]}.`;
    return begins
      ? `${moment(antar.from, level)} ${called(maha.lord)} மகா தசை தொடங்குகிறது, முதலில் அவருடைய சொந்தப் புத்தியோடு.`
      : `${moment(antar.from, level)} ${called(antar.lord)} புத்தி வருகிறது.`;
  },
  window: ({ maha, antar, already, topic, house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const when = already ? `ஏற்கனவே தொடங்கி ${until(antar.to, level)}` : spanOf(antar, level);
    const opening = isStandard
      ? `${when} ${called(antar.lord, 'genitive')} காலம்`
      : `${when}, ${called(maha.lord)} மகா தசையில் ${called(antar.lord)} புத்தி`;
    const why = reasons.map((reason) =>
      reasonFor(reason, house, topic ? topicWords(topic, 'dative') : '', isStandard),
    );
    return why.length > 0 ? `${opening}: அவர் ${why.join(', ')}.` : `${opening}.`;
  },
  'no times': ({ topic, within: limit }) =>
    `${within(limit)} உங்கள் ஜாதகத்தில் எதுவும் குறிப்பாக ${followed(topicWords(topic, 'accusative'), 'சுட்டவில்லை')}.`,
  passes: ({ mover, longitude, fromMoon, sadeSati, stays: [first, ...later] }, { level }) => {
    if (level === 'STANDARD') {
      const entries = later.map(
        ({ sign, from, house }) =>
          `; ${since(from, level)} ${theSign(sign, 'locative')} செல்கிறார், முன்னுக்கு வருபவை: ${areaOf(house)}`,
      );
      return `வானில் ${called(mover)} ${theSign(first.sign, 'locative')} செல்கிறார், முன்னுக்கு வருபவை: ${areaOf(first.house)}${entries.join('')}.`;
    }
    const entries = later.map(
      ({ sign, from, house }) =>
        `; ${since(from, level)} ${theSign(sign, 'locative')}, லக்னத்திலிருந்து ${placeWords(house, 'locative')}`,
    );
    return `கோசாரத்தில் ${moving(mover, longitude, level)} சந்திரனிலிருந்து ${placeWords(fromMoon, 'locative')}${sadeSati ? ' (ஏழரைச் சனி)' : ''}, லக்னத்திலிருந்து ${placeWords(first.house, 'locative')} செல்கிறார் (${areaOf(first.house)})${entries.join('')}.`;
  },
  'house from Moon': ({ mover, house, good }) =>
    `உங்கள் சந்திரனிலிருந்து ${placeWords(house, 'locative')} ${called(mover)} ${good ? 'நன்மை செய்கிறார்' : 'உழைப்பைக் கேட்கிறார்'}.`,
  'not followed': ({ body }) =>
    `கிரகங்களின், ராகுவின் பெயர்ச்சியே இங்கே பார்க்கப்படுகிறது, ${called(body, 'genitive')} பெயர்ச்சி அல்ல.`,
  'no Vedic transit': ({ body }) =>
    `வேத மரபில் ${called(body, 'dative')} இடமில்லை, ஆகவே அவருடைய பெயர்ச்சி விடப்படுகிறது.`,
  'planets only': () =>
    'மேற்கத்திய மரபில் கிரகங்களின் பெயர்ச்சி பார்க்கப்படுகிறது; எடுத்துக்காட்டாகச் சனி, குரு அல்லது புளூட்டோ பற்றிக் கேளுங்கள்.',
  'goes back': ({ body, spells }) =>
    `வானில் ${called(body)} வக்ர கதியில் செல்லும் காலம்: ${spells.map((spell) => spanOf(spell, 'EXPERT')).join('; ')}.`,
  'goes forward': ({ body, next }) =>
    `${called(body)} அப்போது நேர் கதியில் செல்கிறார்; அடுத்து ${spanOf(next, 'EXPERT')} வக்ர கதியில் செல்வார்.`,
  'one way': ({ body, back }) =>
    `${called(body)} ${back ? 'எப்போதும் பின்னோக்கியே நகர்கிறார்' : 'ஒருபோதும் வக்ர கதியில் செல்வதில்லை'}.`,
  'all forward': () => 'அப்போது வானில் எந்தக் கிரகமும் வக்ர கதியில் இல்லை.',
  'passes house': ({ mover, house, stay }, { level }) =>
    `வானில் ${called(mover)} உங்கள் ${houseWords(house, 'locative')} செல்லும் காலம்: ${spanOf(stay, level)}.`,
  'goes through': ({ mover, longitude, house }, { level }) =>
    level === 'STANDARD'
      ? `வானில் ${called(mover)} ${theSign(signOf(longitude), 'locative')} செல்கிறார், முன்னுக்கு வருபவை: ${areaOf(house)}.`
      : `கோசாரத்தில் ${moving(mover, longitude, level)} உங்கள் ${houseWords(house, 'locative')} செல்கிறார்: ${areaOf(house)}.`,
};

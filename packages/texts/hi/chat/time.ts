import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { Effect, LordReason, TimeStatements, Within } from '../../chat/statements/time-statements.ts';
import { perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { signNames } from '../names.ts';
import { aimOf, calledIn, passageMeaning, topicWords } from './facts.ts';
import { moving, placement } from './matter.ts';
import { areaOf, aspectTitles, called, housesInWords, timeOf, yours } from './words.ts';

const { texts, own: languageForms } = data;

const months = perSign(languageForms.periods.months);
const numbers = ['', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'] as const;

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? `${at.getUTCDate()} ${monthOf(at)}` : monthOf(at);
}

export function moment(at: Date, level: Level): string {
  return `${date(at, level)} ${level === 'EXPERT' ? 'को' : 'में'}`;
}

export function until(at: Date, level: Level): string {
  return `${date(at, level)} तक`;
}

function since(at: Date, level: Level): string {
  return `${date(at, level)} से`;
}

export function spanOf({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `${since(from, level)} ${until(to, level)}`;
}

interface Unit {
  readonly one: readonly [direct: string, oblique: string];
  readonly many: readonly [direct: string, oblique: string];
}

const units: Readonly<Record<'day' | 'week' | 'month' | 'year', Unit>> = {
  day: { one: ['अगला दिन', 'अगले दिन'], many: ['दिन', 'दिनों'] },
  week: { one: ['अगला सप्ताह', 'अगले सप्ताह'], many: ['सप्ताह', 'सप्ताहों'] },
  month: { one: ['अगला महीना', 'अगले महीने'], many: ['महीने', 'महीनों'] },
  year: { one: ['अगला साल', 'अगले साल'], many: ['साल', 'सालों'] },
};
const words = languageForms.periods.words;

function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'आने वाले बारह महीने';
    case 'year':
      return String(from.getUTCFullYear());
    case 'month':
      return monthOf(from);
    case 'rest of year':
      return `${from.getUTCFullYear()} का बाक़ी समय`;
    case 'rest of month':
      return `${monthOf(from)} का बाक़ी समय`;
    case 'next':
      return name.count === 1
        ? units[name.unit].one[0]
        : `अगले ${numbers[name.count - 1] ?? name.count} ${units[name.unit].many[0]}`;
    case 'between':
      return `${monthOf(from)} से ${monthOf(to)} तक का समय`;
    default:
      return words[name.is];
  }
}

export function during(period: Period): string {
  const { name, from, to } = period;
  switch (name.is) {
    case 'coming year':
      return 'आने वाले बारह महीनों में';
    case 'rest of year':
      return `${from.getUTCFullYear()} के बाक़ी समय में`;
    case 'rest of month':
      return `${monthOf(from)} के बाक़ी समय में`;
    case 'next':
      return name.count === 1
        ? units[name.unit].one[1]
        : `अगले ${numbers[name.count - 1] ?? name.count} ${units[name.unit].many[1]} में`;
    case 'between':
      return `${monthOf(from)} से ${monthOf(to)} तक के समय में`;
    case 'year':
    case 'month':
      return `${periodName(period)} में`;
    default:
      return periodName(period);
  }
}

const effects: Record<Effect, string> = texts.time.effects;

export const within = (limit: Within): string =>
  'period' in limit ? during(limit.period) : `अगले ${limit.years} वर्षों में`;

const meets = languageForms.time.meets;

function reasonFor(
  reason: LordReason,
  house: number | undefined,
  topic: string,
  isStandard: boolean,
): string {
  switch (reason) {
    case 'rules':
      return isStandard ? 'कुंडली के इस पक्ष का स्वामी है' : `भाव ${house} का स्वामी है`;
    case 'stands in':
      return isStandard ? 'जीवन के इसी हिस्से में है' : `भाव ${house} में है`;
    case 'by nature':
      return topic === '' ? 'इसका नैसर्गिक कारक है' : `${topic} का नैसर्गिक कारक है`;
    case 'stands well':
      return 'आपकी कुंडली में अच्छी स्थिति में है';
  }
}

export const time: SentencesOf<TimeStatements> = {
  'before birth': () => 'वह समय आपके जन्म से पहले का है, इसलिए आपकी कुंडली उसके बारे में कुछ नहीं कहती।',
  period: ({ period }) => `${periodName(period)}:`,
  favours: ({ topic, period, favours }) =>
    favours
      ? `${during(period)} समय ${aimOf(topic)} के अनुकूल है।`
      : `${during(period)} कुछ भी विशेष रूप से ${topicWords[topic]} की ओर संकेत नहीं करता।`,
  'good time': ({ period, good }) =>
    `${during(period)} समय ${good ? 'रोकता कम है, आगे अधिक ले जाता है' : 'देता कम है, माँगता अधिक है'}।`,
  'quiet time': () => 'उस समय कोई मंद ग्रह इन बिंदुओं से ठीक दृष्टि नहीं बनाता, इसलिए इनके लिए वह शांत समय है।',
  'on the whole': ({ topic, house, effect }, { level }) =>
    topic && house
      ? `${calledIn(topic, house, level)} के लिए कुल मिलाकर यह समय ${effects[effect]}।`
      : `कुल मिलाकर यह समय ${effects[effect]}।`,
  passage: ({ passage: { mover, type, target, contacts }, undated }, { level }) => {
    const dates = [...new Set(contacts.map(({ at }) => date(at, level)))].join(', ');
    const when = undated ? '' : ` (${dates})`;
    const meaning = passageMeaning(mover, type, target);
    return level === 'STANDARD'
      ? `${called(mover)} ${yours(target)} ${meets[type]}${when}: ${meaning}।`
      : `गोचर: ${called(mover)} की जन्मकालीन ${called(target)} से ${aspectTitles[type]} (ठीक ${dates}): ${meaning}।`;
  },
  'mood of years': ({ house }) => `इन वर्षों का मन इस विषय के आस-पास रहता है: ${areaOf(house)}।`,
  'progressed Moon': ({ longitude, house, at }, { level }) =>
    `प्रगति में, भाव ${house} में ${moving('Moon', longitude, level)} मन को ${areaOf(house)} की ओर मोड़ता है (काल के मध्य में, ${date(at, level)})।`,
  'progressed Sun': ({ longitude, house }, { level }) =>
    `प्रगति में, भाव ${house} में ${moving('Sun', longitude, level)} लंबा विषय तय करता है: ${areaOf(house)}।`,
  'time counts': ({ house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const each = reasons.map(
      ({ lord, reason, until: at }) =>
        `${called(lord)} (${until(at, level)}) ${reasonFor(reason, house, '', isStandard)}`,
    );
    return `कारण: ${list(each)}।`;
  },
  'time of others': ({ topic, house, area }, { level }) =>
    `${calledIn(topic, house, level)} के लिए यह शांत समय है; यह किसी और विषय का अधिक है (${areaOf(area)})।`,
  season: ({ maha, known }, { level }) =>
    known
      ? `${called(maha.lord)} का लंबा काल जारी है (${until(maha.to, level)})।`
      : `अभी ${called(maha.lord)} का लंबा काल है (${until(maha.to, level)}), जो ${timeOf[maha.lord]}।`,
  'joins in': ({ antar }, { level }) =>
    `${until(antar.to, level)} इसमें ${called(antar.lord)} का समय जुड़ता है, जो ${timeOf[antar.lord]}।`,
  'running periods': ({ maha, antar, known }, { level }) =>
    known
      ? `${called(maha.lord)} की महादशा जारी है (${until(maha.to, level)}), अब ${called(antar.lord)} की अंतर्दशा के साथ (${spanOf(antar, level)})।`
      : `${called(maha.lord)} की महादशा चल रही है (${spanOf(maha, level)}), और उसके भीतर ${called(antar.lord)} की अंतर्दशा (${spanOf(antar, level)})।`,
  'their lords': ({ lords }, { level }) => {
    const clauses = lords.map(({ point, ruled }) => {
      const rules = ruled.length > 0 ? ` ${housesInWords(ruled)} का स्वामी है और` : '';
      return `${placement(point, level)}${rules} ${timeOf[point.name]}`;
    });
    return `${clauses.join('; ')}।`;
  },
  pratyantars: ({ periods }) =>
    `प्रत्यंतर्दशाएँ: ${periods.map(({ lord, to }) => `${called(lord)} ${until(to, 'EXPERT')}`).join(', ')}।`,
  change: ({ maha, antar, begins }, { level }) => {
    if (level === 'STANDARD')
      return `${since(antar.from, level)} ${begins ? `${called(antar.lord)} का नया लंबा काल शुरू होता है` : `समय का रंग ${called(antar.lord)} का हो जाता है`}, जो ${timeOf[antar.lord]}।`;
    return begins
      ? `${moment(antar.from, level)} ${called(maha.lord)} की महादशा शुरू होती है, पहले अपनी ही अंतर्दशा के साथ।`
      : `${moment(antar.from, level)} ${called(antar.lord)} की अंतर्दशा आती है।`;
  },
  window: ({ maha, antar, already, topic, house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const when = already ? `अभी से ${until(antar.to, level)}` : spanOf(antar, level);
    const opening = isStandard
      ? `${when} ${called(antar.lord)} का समय`
      : `${when}, ${called(maha.lord)} की महादशा में ${called(antar.lord)} की अंतर्दशा`;
    const why = reasons.map((reason) => reasonFor(reason, house, topic ? topicWords[topic] : '', isStandard));
    return why.length > 0 ? `${opening}, क्योंकि वह ${list(why)}।` : `${opening}।`;
  },
  'no times': ({ topic, within: limit }) =>
    `${within(limit)} आपकी कुंडली में कुछ भी विशेष रूप से ${topicWords[topic]} की ओर संकेत नहीं करता।`,
  passes: ({ mover, longitude, fromMoon, sadeSati, stays: [first, ...later] }, { level }) => {
    if (level === 'STANDARD') {
      const entries = later.map(
        ({ sign, from, house }) =>
          `; ${since(from, level)} वह ${ofSign(signNames, sign)} राशि से गुज़रता है, और विषय है ${areaOf(house)}`,
      );
      return `आकाश में ${called(mover)} ${ofSign(signNames, first.sign)} राशि से गुज़र रहा है, और विषय है ${areaOf(first.house)}${entries.join('')}।`;
    }
    const entries = later.map(
      ({ sign, from, house }) =>
        `; ${since(from, level)} ${ofSign(signNames, sign)} राशि में, लग्न से भाव ${house} में`,
    );
    return `गोचर में ${moving(mover, longitude, level)} चन्द्रमा से भाव ${fromMoon}${sadeSati ? ' (साढ़ेसाती)' : ''} और लग्न से भाव ${first.house} में है (${areaOf(first.house)})${entries.join('')}।`;
  },
  'house from Moon': ({ mover, house, good }) =>
    `आपके चन्द्रमा से भाव ${house} में ${called(mover)} ${good ? 'भला करता है' : 'मेहनत माँगता है'}।`,
  'not followed': ({ body }) => `यहाँ ग्रहों और राहु का गोचर देखा जाता है, ${called(body)} का नहीं।`,
  'no Vedic transit': ({ body }) =>
    `वैदिक पठन में ${called(body)} का स्थान नहीं है, इसलिए उसका गोचर छोड़ दिया जाता है।`,
  'planets only': () => 'पश्चिमी पठन में ग्रहों का गोचर देखा जाता है; उदाहरण के लिए शनि, गुरु या प्लूटो के बारे में पूछें।',
  'goes back': ({ body, spells }) =>
    `आकाश में ${called(body)} ${list(spells.map((spell) => spanOf(spell, 'EXPERT')))} वक्री है।`,
  'goes forward': ({ body, next }) =>
    `${called(body)} उस समय सीधी चाल में है, और अगली बार ${spanOf(next, 'EXPERT')} वक्री होगा।`,
  'one way': ({ body, back }) => `${called(body)} ${back ? 'हमेशा उलटी चाल में रहता है' : 'कभी वक्री नहीं होता'}।`,
  'all forward': () => 'उस समय आकाश में कोई ग्रह वक्री नहीं है।',
  'passes house': ({ mover, house, stay }, { level }) =>
    `आकाश में ${called(mover)} आपके भाव ${house} से गुज़रता है: ${spanOf(stay, level)}।`,
  'goes through': ({ mover, longitude, house }, { level }) =>
    level === 'STANDARD'
      ? `आकाश में ${called(mover)} ${ofSign(signNames, signOf(longitude))} राशि से गुज़र रहा है, और विषय है ${areaOf(house)}।`
      : `गोचर में ${moving(mover, longitude, level)} आपके भाव ${house} से गुज़र रहा है: ${areaOf(house)}।`,
};

import type { DashaSaid } from '../../chat/said/dasha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { moment, span, until } from './periods.ts';
import { called, starName } from './words/names.ts';
import { timeOf } from './words/planets.ts';

const verbs = { past: 'चली', running: 'चल रही है', coming: 'चलेगी' } as const;

export const dashas: SentencesOf<DashaSaid> = {
  'belongs to': ({ maha, antar }) =>
    `आपका बड़ा काल ${called(maha)} का है, और उसके भीतर का उपकाल ${called(antar)} का।`,
  'why periods': ({ star }) =>
    `ये काल (विंशोत्तरी दशा) जन्म नक्षत्र के स्वामी से शुरू होते हैं: ${starName(star.name)} का स्वामी ${called(star.lord)} है। नौ स्वामी 120 वर्षों में बारी-बारी से आते हैं, हर एक अपने वर्षों के साथ।`,
  'dasha source': () => 'नियम का स्रोत: बृहत् पाराशर होरा शास्त्र 46; दशा का वर्ष 365.25 दिन का गिना जाता है।',
  'planet stands': ({ body, well }) =>
    `आपकी कुंडली में ${called(body)} की स्थिति ${well ? 'काफ़ी अच्छी है' : 'सहज नहीं है'}।`,
  'period runs': ({ lord, runs }) => `${called(lord)} का काल ${runs ? 'चल रहा है' : 'नहीं चल रहा'}।`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} ${called(maha.lord)} की महादशा है` : `अभी आप ${called(maha.lord)} की महादशा में हैं`}, ${span(maha, level)}, और उसके भीतर ${called(antar.lord)} की अंतर्दशा, ${until(antar.to, level)}।`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}।`,
  'next antardasha': ({ antar }, { level }) =>
    `अगली अंतर्दशा ${called(antar.lord)} की है, ${until(antar.to, level)}।`,
  'next mahadasha': ({ maha }, { level }) =>
    `अगली महादशा ${called(maha.lord)} की है, जो ${moment(maha.from, level)} शुरू होती है और ${until(maha.to, level)} चलती है।`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `प्रत्यंतर्दशा: ${called(pratyantar.lord)} की, ${until(pratyantar.to, level)}।`,
  carried: ({ carries }) => `ये ग्रह ${carries ? 'आपका अच्छा साथ देते हैं' : 'आपसे मेहनत माँगते हैं'}।`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `अभी आप ${called(maha.lord)} की महादशा के भीतर ${called(antar.lord)} की अंतर्दशा में हैं, ${until(antar.to, level)}।`,
  'not in period': ({ lord, maha }, { level }) =>
    `अभी आप ${called(lord)} के काल में नहीं हैं: ${called(maha.lord)} की महादशा ${until(maha.to, level)} चल रही है।`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `${called(maha.lord)} की महादशा ${span(maha, level)} ${past ? 'रही' : 'है'}।`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `${called(maha.lord)} की महादशा के भीतर ${called(antar.lord)} की अंतर्दशा ${span(antar, level)} ${verbs[is]}।`,
};

import type { DashaSaid } from '../../chat/said/dasha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { moment, span, until } from './periods.ts';
import { called, ofBody } from './words/names.ts';
import { timeOf } from './words/planets.ts';

const verbs = { past: 'lief', running: 'läuft', coming: 'kommt' } as const;

export const dashas: SentencesOf<DashaSaid> = {
  'belongs to': ({ maha, antar }) =>
    `deine große Periode gehört ${called(maha, 'dative')} und darin die Unterperiode ${called(antar, 'dative')}.`,
  'why periods': ({ star }) =>
    `die Perioden (Vimshottari Dasha) beginnen mit dem Herrn deines Geburtssterns: ${star.name} gehört ${called(star.lord, 'dative')}. Die neun Herren folgen einander durch 120 Jahre, jeder mit seiner eigenen Zahl von Jahren.`,
  'dasha source': () =>
    'Die Regel steht in: Brihat Parashara Hora Shastra 46; ein Dasha-Jahr ist mit 365,25 Tagen gerechnet.',
  'planet stands': ({ body, well }) =>
    `${called(body)} steht in deinem Horoskop ${well ? 'gut genug' : 'nicht leicht'}.`,
  'period runs': ({ lord, runs }) => `es läuft ${runs ? 'eine' : 'keine'} Periode ${ofBody(lord)}.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} gilt` : 'für dich gilt'} die Mahadasha ${ofBody(maha.lord)}, ${span(maha, level)}, und darin die Antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `die nächste Antardasha gehört ${called(antar.lord, 'dative')}, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `die nächste Mahadasha gehört ${called(maha.lord, 'dative')}; sie beginnt ${moment(maha.from, level)} und dauert ${until(maha.to, level)}.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `Pratyantardasha: ${called(pratyantar.lord)} ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) => `diese Planeten ${carries ? 'tragen dich gut genug' : 'verlangen Mühe'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `jetzt läuft für dich die Antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}, in der Mahadasha ${ofBody(maha.lord)}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `jetzt läuft für dich keine Periode ${ofBody(lord)}: Die Mahadasha ${ofBody(maha.lord)} dauert ${until(maha.to, level)}.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `die Mahadasha ${ofBody(maha.lord)} ${past ? 'dauerte' : 'dauert'} ${span(maha, level)}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `in der Mahadasha ${ofBody(maha.lord)} ${verbs[is]} die Antardasha ${ofBody(antar.lord)} ${span(antar, level)}.`,
};

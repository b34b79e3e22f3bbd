import type { DashaSaid } from '../../chat/said/dasha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { moment, span, until } from './periods.ts';
import { called, ofBody, placed, toBody } from './words/names.ts';
import { timeOf } from './words/planets.ts';

const verbs = { past: 'a couru', running: 'court', coming: 'vient' } as const;

export const dashas: SentencesOf<DashaSaid> = {
  'belongs to': ({ maha, antar }) =>
    `ta grande période appartient ${toBody(maha)}, et en elle la sous-période ${toBody(antar)}.`,
  'why periods': ({ star }) =>
    `les périodes (Vimshottari dasha) partent du maître de ton étoile de naissance : ${star.name} appartient ${toBody(star.lord)}. Les neuf maîtres se suivent sur 120 ans, chacun avec son propre nombre d’années.`,
  'dasha source': () =>
    'La règle vient de : Brihat Parashara Hora Shastra 46 ; une année de dasha se compte à 365,25 jours.',
  'planet stands': ({ body, well }) =>
    `${called(body)} est ${well ? `assez ${placed(true, [body])}` : placed(false, [body])} dans ton thème.`,
  'period runs': ({ lord, runs }) =>
    runs ? `une période ${ofBody(lord)} court.` : `aucune période ${ofBody(lord)} ne court.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} court` : 'tu es dans'} la mahadasha ${ofBody(maha.lord)}, ${span(maha, level)}, et en elle l’antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join(' ; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `la prochaine antardasha est celle ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `la prochaine mahadasha est celle ${ofBody(maha.lord)}, qui commence ${moment(maha.from, level)} et dure ${until(maha.to, level)}.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `Pratyantardasha : ${called(pratyantar.lord)} ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) => `ces planètes ${carries ? 'te portent assez bien' : 'te demandent de l’effort'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `tu es maintenant dans l’antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}, au sein de la mahadasha ${ofBody(maha.lord)}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `tu n’es pas à présent dans une période ${ofBody(lord)} : la mahadasha ${ofBody(maha.lord)} court ${until(maha.to, level)}.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `la mahadasha ${ofBody(maha.lord)} ${past ? 'a duré' : 'dure'} ${span(maha, level)}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `au sein de la mahadasha ${ofBody(maha.lord)}, l’antardasha ${ofBody(antar.lord)} ${verbs[is]} ${span(antar, level)}.`,
};

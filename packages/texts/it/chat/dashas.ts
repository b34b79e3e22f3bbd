import type { DashaSaid } from '../../chat/said/dasha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { moment, span, until } from './periods.ts';
import { called, ofBody, placed, toBody } from './words/names.ts';
import { timeOf } from './words/planets.ts';

const verbs = { past: 'è andata', running: 'va', coming: 'andrà' } as const;

export const dashas: SentencesOf<DashaSaid> = {
  'belongs to': ({ maha, antar }) =>
    `il tuo grande periodo appartiene ${toBody(maha)}, e al suo interno il sottoperiodo ${toBody(antar)}.`,
  'why periods': ({ star }) =>
    `i periodi (Vimshottari dasha) partono da chi governa la tua stella di nascita: ${star.name} appartiene ${toBody(star.lord)}. I nove signori si susseguono per 120 anni, ciascuno con il proprio numero di anni.`,
  'dasha source': () =>
    'La regola viene da: Brihat Parashara Hora Shastra 46; un anno di dasha si conta di 365,25 giorni.',
  'planet stands': ({ body, well }) =>
    `${called(body)} è ${well ? 'abbastanza ' : ''}${placed(well, [body])} nel tuo tema.`,
  'period runs': ({ lord, runs }) =>
    runs ? `è in corso un periodo ${ofBody(lord)}.` : `non è in corso nessun periodo ${ofBody(lord)}.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} è in corso` : 'sei nella'} ${at ? 'la mahadasha' : 'mahadasha'} ${ofBody(maha.lord)}, ${span(maha, level)}, e al suo interno ${at ? 'l’antardasha' : 'nell’antardasha'} ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `la prossima antardasha è quella ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `la prossima mahadasha è quella ${ofBody(maha.lord)}, che comincia ${moment(maha.from, level)} e dura ${until(maha.to, level)}.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `Pratyantardasha: ${called(pratyantar.lord)} ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) =>
    `questi pianeti ${carries ? 'ti sostengono abbastanza bene' : 'ti chiedono impegno'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `ora sei nell’antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}, all’interno della mahadasha ${ofBody(maha.lord)}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `ora non sei in un periodo ${ofBody(lord)}: la mahadasha ${ofBody(maha.lord)} dura ${until(maha.to, level)}.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `la mahadasha ${ofBody(maha.lord)} ${past ? 'è andata' : 'va'} ${span(maha, level)}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `all’interno della mahadasha ${ofBody(maha.lord)}, l’antardasha ${ofBody(antar.lord)} ${verbs[is]} ${span(antar, level)}.`,
};

import type { DashaSaid } from '../../chat/said/dasha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { moment, span, until } from './periods.ts';
import { called, ofBody, toBody } from './words/names.ts';
import { timeOf } from './words/planets.ts';

const verbs = { past: 'correu', running: 'corre', coming: 'vem' } as const;

export const dashas: SentencesOf<DashaSaid> = {
  'belongs to': ({ maha, antar }) =>
    `o seu grande período pertence ${toBody(maha)}, e dentro dele o subperíodo ${toBody(antar)}.`,
  'why periods': ({ star }) =>
    `os períodos (Vimshottari dasha) começam pelo regente da sua estrela de nascimento: ${star.name} pertence ${toBody(star.lord)}. Os nove regentes se sucedem ao longo de 120 anos, cada um com o seu próprio número de anos.`,
  'dasha source': () =>
    'A regra vem de: Brihat Parashara Hora Shastra 46; um ano de dasha se conta com 365,25 dias.',
  'planet stands': ({ body, well }) =>
    `${called(body)} está ${well ? 'bastante bem' : 'em posição incômoda'} no seu mapa.`,
  'period runs': ({ lord, runs }) =>
    runs ? `corre um período ${ofBody(lord)}.` : `não corre nenhum período ${ofBody(lord)}.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} corre` : 'você está vivendo'} a mahadasha ${ofBody(maha.lord)}, ${span(maha, level)}, e dentro dela a antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `a próxima antardasha é a ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `a próxima mahadasha é a ${ofBody(maha.lord)}, que começa ${moment(maha.from, level)} e vai ${until(maha.to, level)}.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `Pratyantardasha: ${called(pratyantar.lord)} ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) => `estes planetas ${carries ? 'levam você bastante bem' : 'pedem esforço'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `você está agora na antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}, dentro da mahadasha ${ofBody(maha.lord)}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `você não está agora em um período ${ofBody(lord)}: a mahadasha ${ofBody(maha.lord)} corre ${until(maha.to, level)}.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `a mahadasha ${ofBody(maha.lord)} ${past ? 'foi' : 'vai'} ${span(maha, level)}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `dentro da mahadasha ${ofBody(maha.lord)}, a antardasha ${ofBody(antar.lord)} ${verbs[is]} ${span(antar, level)}.`,
};

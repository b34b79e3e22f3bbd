import type { DashaSaid } from '../../chat/said/dasha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { moment, span, until } from './periods.ts';
import { called, ofBody, toBody } from './words/names.ts';
import { timeOf } from './words/planets.ts';

const verbs = { past: 'corrió', running: 'corre', coming: 'viene' } as const;

export const dashas: SentencesOf<DashaSaid> = {
  'belongs to': ({ maha, antar }) =>
    `tu gran período pertenece ${toBody(maha)}, y dentro de él el subperíodo ${toBody(antar)}.`,
  'why periods': ({ star }) =>
    `los períodos (Vimshottari dasha) empiezan por el regente de tu estrella de nacimiento: ${star.name} pertenece ${toBody(star.lord)}. Los nueve regentes se suceden a lo largo de 120 años, cada uno con su propio número de años.`,
  'dasha source': () =>
    'La regla es de: Brihat Parashara Hora Shastra 46; un año de dasha se cuenta con 365,25 días.',
  'planet stands': ({ body, well }) =>
    `${called(body)} está ${well ? 'bastante bien' : 'en posición incómoda'} en tu carta.`,
  'period runs': ({ lord, runs }) =>
    runs ? `corre un período ${ofBody(lord)}.` : `no corre ningún período ${ofBody(lord)}.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} corre` : 'estás en'} la mahadasha ${ofBody(maha.lord)}, ${span(maha, level)}, y dentro de ella la antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `la próxima antardasha es la ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `la próxima mahadasha es la ${ofBody(maha.lord)}, que empieza ${moment(maha.from, level)} y dura ${until(maha.to, level)}.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `Pratyantardasha: ${called(pratyantar.lord)} ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) => `estos planetas ${carries ? 'te llevan bastante bien' : 'piden esfuerzo'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `ahora estás en la antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}, dentro de la mahadasha ${ofBody(maha.lord)}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `ahora no estás en un período ${ofBody(lord)}: la mahadasha ${ofBody(maha.lord)} corre ${until(maha.to, level)}.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `la mahadasha ${ofBody(maha.lord)} ${past ? 'duró' : 'dura'} ${span(maha, level)}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `dentro de la mahadasha ${ofBody(maha.lord)}, la antardasha ${ofBody(antar.lord)} ${verbs[is]} ${span(antar, level)}.`,
};

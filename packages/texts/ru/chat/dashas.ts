import type { DashaSaid } from '../../chat/said/dasha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { moment, span, until } from './periods.ts';
import { called } from './words/names.ts';
import { timeOf } from './words/planets.ts';
import { inStar } from './words/stars.ts';

const verbs = { past: 'шла', running: 'идёт', coming: 'придёт' } as const;

export const dashas: SentencesOf<DashaSaid> = {
  'belongs to': ({ maha, antar }) =>
    `ваш большой период принадлежит ${called(maha, 'dative')}, а подпериод в нём принадлежит ${called(antar, 'dative')}.`,
  'why periods': ({ star }) =>
    `периоды (Вимшоттари-даша) начинаются с управителя вашей звезды рождения: накшатра ${inStar(star.name)} принадлежит ${called(star.lord, 'dative')}. Девять управителей сменяют друг друга в течение 120 лет, и у каждого своё число лет.`,
  'dasha source': () =>
    'Правило взято из источника: «Брихат-парашара-хора-шастра», 46; год даши принят за 365,25 дня.',
  'planet stands': ({ body, well }) =>
    `${called(body)} стоит в вашем гороскопе ${well ? 'достаточно хорошо' : 'нелегко'}.`,
  'period runs': ({ lord, runs }) =>
    runs ? `период ${called(lord, 'genitive')} идёт.` : `периода ${called(lord, 'genitive')} сейчас нет.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} у вас` : 'у вас идёт'} махадаша ${called(maha.lord, 'genitive')}, ${span(maha, level)}, и в ней антардаша ${called(antar.lord, 'genitive')}, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `следующая антардаша принадлежит ${called(antar.lord, 'dative')}, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `следующая махадаша принадлежит ${called(maha.lord, 'dative')}; она начнётся ${moment(maha.from, level)} и продлится ${until(maha.to, level)}.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `пратьянтардаша: ${called(pratyantar.lord)} ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) => `эти планеты ${carries ? 'несут вас достаточно хорошо' : 'требуют труда'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `сейчас у вас идёт антардаша ${called(antar.lord, 'genitive')}, ${until(antar.to, level)}, в махадаше ${called(maha.lord, 'genitive')}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `сейчас у вас не период ${called(lord, 'genitive')}: махадаша ${called(maha.lord, 'genitive')} длится ${until(maha.to, level)}.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `махадаша ${called(maha.lord, 'genitive')} ${past ? 'длилась' : 'длится'} ${span(maha, level)}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `в махадаше ${called(maha.lord, 'genitive')} антардаша ${called(antar.lord, 'genitive')} ${verbs[is]} ${span(antar, level)}.`,
};

import type { SaturnPhase } from '@palmleaf/engines/jyotish';
import type { SaturnSaid, Spell } from '../../chat/said/saturn-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { during, moment, span as spanOf } from './periods.ts';
import { placement } from './places.ts';

const names: Record<Spell, string> = {
  'sade sati': 'sade sati',
  'small panoti': 'la pequeña panoti (dhaiya) de Saturno',
};

const meanings: Record<Spell, string> = {
  'sade sati':
    'La tradición espera más deber, resultados más lentos y una limpieza de lo que no se sostiene; el trabajo hecho entonces dura.',
  'small panoti':
    'Son los dos años y medio en que Saturno pasa por el signo 4 o el 8 contado desde tu Luna: un tiempo más corto de más deber, en casa (4) o por un cambio brusco (8).',
};

const definitions: Record<Spell, string> = {
  'sade sati':
    'Sade sati son los siete años y medio en que Saturno pasa por el signo anterior al de tu Luna, por el de tu Luna y por el siguiente.',
  'small panoti': 'La pequeña panoti, o dhaiya, es el más corto de los dos tiempos difíciles de Saturno.',
};

const phases: Record<SaturnPhase, string> = {
  rising: 'subida',
  peak: 'cima',
  setting: 'bajada',
  ardhashtama: 'ardhashtama',
  ashtama: 'ashtama',
};

const phaseMeanings: Record<SaturnPhase, string> = {
  rising: 'gastos y despedidas',
  peak: 'presión sobre ti y tus nervios',
  setting: 'el dinero y la familia quieren orden',
  ardhashtama: 'carga en casa',
  ashtama: 'cambio brusco',
};

const place = (house: number): string => `Saturno pasa por el signo ${house} contado desde tu Luna`;

const rounds = ['la primera', 'la segunda', 'la tercera', 'la cuarta'] as const;

export const saturn: SentencesOf<SaturnSaid> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const texts = {
      running: `estás en ${names[spell]}: ${place(house)}. Empezó ${begins} y termina ${ends}.`,
      pausing: `no en este momento: ${place(house)}, y lo que empezó ${begins} (${names[spell]}) hace una pausa; termina del todo ${ends}.`,
      none: `no estás en ${names[spell]}: ${place(house)}.${span ? ` La próxima vez empieza ${begins} y termina ${ends}.` : ''}`,
    };
    return texts[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) =>
    span
      ? `${during(period)} te toca ${names[spell]}: va ${spanOf(span, level)}.`
      : `${during(period)} no te toca ${names[spell]}: ${place(house)} cuando empieza ese tiempo.`,
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `la siguiente vez empieza ${moment(from, level)}.`,
  'no spell before': ({ spell }) => `no has pasado antes por ${names[spell]}.`,
  'past spells': ({ spells }, { level }) =>
    `las veces pasadas: ${list(spells.map((each) => spanOf(each, level)))}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `mientras dura ${names[spell]}, la tradición se dirige a Saturno.`
      : `ahora no corre ${names[spell]}, así que nada urge; esto es lo que la tradición ofrece para Saturno.`,
  'spell count': ({ spell }) =>
    `la cuenta va del signo de tu Luna al signo de Saturno en el zodiaco sideral: ${spell === 'sade sati' ? 'el 12, el 1 y el 2 hacen sade sati' : 'el 4 y el 8 hacen la pequeña panoti'}.`,
  demanding: () => 'es un tiempo exigente, aunque no perdido.',
  untouched: ({ spell }) => `${names[spell]} no te toca ahora.`,
  'spell stays': ({ stays }, { level }) =>
    `las estancias: ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases: each }, { level }) =>
    `sus fases: ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'El retorno de Saturno es un término occidental; la astrología védica cuenta el mismo planeta desde la Luna, como sade sati.',
  'saturn return': ({ running, round }) =>
    `${running ? 'es el tiempo de tu retorno de Saturno' : 'ahora no corre ningún retorno de Saturno'}; ${rounds[round - 1] ?? 'la próxima'} vez:`,
  'saturn back': ({ point }, { level }) =>
    `cada 29 años y medio Saturno vuelve a donde estaba cuando naciste, ${placement(point, level)}: un tiempo para poner la vida sobre sus propios pies.`,
};

import type { SaturnPhase } from '@palmleaf/engines/jyotish';
import type { SaturnSaid, Spell } from '../../chat/said/saturn-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { during, moment, span as spanOf } from './periods.ts';
import { placement } from './places.ts';
import { contracted } from './words/contractions.ts';

const names: Record<Spell, string> = {
  'sade sati': 'sade sati',
  'small panoti': 'a pequena panoti (dhaiya) de Saturno',
};

const meanings: Record<Spell, string> = {
  'sade sati':
    'A tradição espera mais dever, resultados mais lentos e uma limpeza do que não se sustenta; o trabalho feito nessa época dura.',
  'small panoti':
    'São os dois anos e meio em que Saturno passa pelo signo 4 ou 8 contado a partir da sua Lua: um tempo mais curto de mais dever, em casa (4) ou por uma mudança brusca (8).',
};

const definitions: Record<Spell, string> = {
  'sade sati':
    'Sade sati são os sete anos e meio em que Saturno passa pelo signo anterior ao da sua Lua, pelo da sua Lua e pelo seguinte.',
  'small panoti': 'A pequena panoti, ou dhaiya, é o mais curto dos dois tempos difíceis de Saturno.',
};

const phases: Record<SaturnPhase, string> = {
  rising: 'subida',
  peak: 'auge',
  setting: 'descida',
  ardhashtama: 'ardhashtama',
  ashtama: 'ashtama',
};

const phaseMeanings: Record<SaturnPhase, string> = {
  rising: 'gastos e despedidas',
  peak: 'pressão sobre você e os seus nervos',
  setting: 'o dinheiro e a família querem ordem',
  ardhashtama: 'peso em casa',
  ashtama: 'mudança brusca',
};

const place = (house: number): string => `Saturno passa pelo signo ${house} contado a partir da sua Lua`;

const rounds = ['a primeira', 'a segunda', 'a terceira', 'a quarta'] as const;

export const saturn: SentencesOf<SaturnSaid> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const within = contracted('em', names[spell]);
    const texts = {
      running: `você está ${within}: ${place(house)}. Começou ${begins} e termina ${ends}.`,
      pausing: `neste momento não: ${place(house)}, e o que começou ${begins} (${names[spell]}) faz uma pausa; termina de vez ${ends}.`,
      none: `você não está ${within}: ${place(house)}.${span ? ` A próxima vez começa ${begins} e termina ${ends}.` : ''}`,
    };
    return texts[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) => {
    const through = contracted('por', names[spell]);
    return span
      ? `${during(period)} você passa ${through}: vai ${spanOf(span, level)}.`
      : `${during(period)} você não passa ${through}: ${place(house)} quando começa esse tempo.`;
  },
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `a vez seguinte começa ${moment(from, level)}.`,
  'no spell before': ({ spell }) => `você ainda não passou ${contracted('por', names[spell])}.`,
  'past spells': ({ spells }, { level }) =>
    `as vezes passadas: ${list(spells.map((each) => spanOf(each, level)))}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `enquanto dura ${names[spell]}, a tradição se volta a Saturno.`
      : `agora não corre ${names[spell]}, então nada tem pressa; isto é o que a tradição oferece para Saturno.`,
  'spell count': ({ spell }) =>
    `a contagem vai do signo da sua Lua ao signo de Saturno no zodíaco sideral: ${spell === 'sade sati' ? 'o 12, o 1 e o 2 fazem sade sati' : 'o 4 e o 8 fazem a pequena panoti'}.`,
  demanding: () => 'é um tempo exigente, mas não perdido.',
  untouched: ({ spell }) => `você não passa agora ${contracted('por', names[spell])}.`,
  'spell stays': ({ stays }, { level }) =>
    `as estadias: ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases: each }, { level }) =>
    `as fases: ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'O retorno de Saturno é um termo ocidental; a astrologia védica conta o mesmo planeta a partir da Lua, como sade sati.',
  'saturn return': ({ running, round }) =>
    `${running ? 'é o tempo do seu retorno de Saturno' : 'agora não corre nenhum retorno de Saturno'}; ${rounds[round - 1] ?? 'a próxima'} vez:`,
  'saturn back': ({ point }, { level }) =>
    `a cada 29 anos e meio Saturno volta para onde estava quando você nasceu, ${placement(point, level)}: um tempo para pôr a vida sobre os próprios pés.`,
};

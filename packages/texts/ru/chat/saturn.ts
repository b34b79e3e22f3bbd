import type { SaturnPhase } from '@palmleaf/engines/jyotish';
import type { SaturnSaid, Spell } from '../../chat/said/saturn-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { during, moment, span as spanOf } from './periods.ts';
import { placement } from './places.ts';

const names: Record<Spell, string> = {
  'sade sati': 'Саде-сати',
  'small panoti': 'малая Паноти (Дхайя) Сатурна',
};
/** Genitive, after „нет“; „Саде-сати“ does not change. */
const ofSpell: Record<Spell, string> = {
  'sade sati': 'Саде-сати',
  'small panoti': 'малой Паноти (Дхайи) Сатурна',
};

const meanings: Record<Spell, string> = {
  'sade sati':
    'Традиция ждёт больше долга, более медленных плодов и расставания с тем, что не держит; сделанное в это время служит долго.',
  'small panoti':
    'Это два с половиной года, когда Сатурн идёт по 4-му или 8-му знаку от вашей Луны: более короткое время долга, дома (4-й) или через перелом (8-й).',
};

const definitions: Record<Spell, string> = {
  'sade sati':
    'Саде-сати называют семь с половиной лет, когда Сатурн идёт по знаку перед знаком вашей Луны, по самому знаку Луны и по следующему за ним.',
  'small panoti': 'Малая Паноти, или Дхайя, — это более короткое из двух трудных времён Сатурна.',
};

const phases: Record<SaturnPhase, string> = {
  rising: 'восхождение',
  peak: 'вершина',
  setting: 'спад',
  ardhashtama: 'Ардхаштама',
  ashtama: 'Аштама',
};

const phaseMeanings: Record<SaturnPhase, string> = {
  rising: 'расходы и прощания',
  peak: 'давление на вас самих и на нервы',
  setting: 'деньги и семья просят порядка',
  ardhashtama: 'груз дома',
  ashtama: 'перелом',
};

const place = (house: number): string => `Сатурн идёт по ${house}-му знаку от вашей Луны`;

const rounds = ['первое', 'второе', 'третье', 'четвёртое'] as const;

export const saturn: SentencesOf<SaturnSaid> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const texts = {
      running: `у вас идёт ${names[spell]}: ${place(house)}. Это время началось ${begins} и закончится ${ends}.`,
      pausing: `в эту минуту перерыв: ${place(house)}, и ${names[spell]} (начало было ${begins}) на время отступает; конец придёт ${ends}.`,
      none: `${ofSpell[spell]} у вас сейчас нет: ${place(house)}.${span ? ` В следующий раз это время начнётся ${begins} и закончится ${ends}.` : ''}`,
    };
    return texts[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) =>
    span
      ? `${during(period)} вас касается ${names[spell]}; всё это время длится ${spanOf(span, level)}.`
      : `${during(period)} вы от этого свободны (${names[spell]}): ${place(house)}, когда это время начинается.`,
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `в следующий раз после этого оно начнётся ${moment(from, level)}.`,
  'no spell before': ({ spell }) => `до сих пор ${ofSpell[spell]} у вас не было.`,
  'past spells': ({ spells }, { level }) =>
    `в прошлом это было ${list(spells.map((each) => spanOf(each, level)))}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `пока длится ${names[spell]}, традиция обращается к Сатурну.`
      : `${ofSpell[spell]} сейчас нет, так что спешить некуда; для Сатурна традиция предлагает вот что.`,
  'spell count': ({ spell }) =>
    `считают в сидерическом зодиаке от знака вашей Луны до знака Сатурна: ${spell === 'sade sati' ? '12-й, 1-й и 2-й дают Саде-сати' : '4-й и 8-й дают малую Паноти'}.`,
  demanding: () => 'это требовательное время, но не потерянное.',
  untouched: ({ spell }) => `сейчас это вас не касается (${names[spell]}).`,
  'spell stays': ({ stays }, { level }) =>
    `сроки: ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases: each }, { level }) =>
    `части: ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'Возвращение Сатурна — понятие западное; ведическая астрология считает ту же планету от Луны, как Саде-сати.',
  'saturn return': ({ running, round }) =>
    `${running ? 'сейчас время вашего возвращения Сатурна' : 'возвращения Сатурна у вас сейчас нет'}; ${rounds[round - 1] ?? 'следующее'}:`,
  'saturn back': ({ point }, { level }) =>
    `раз в 29½ года Сатурн возвращается на место, где стоял при вашем рождении (${placement(point, level)}): это время поставить жизнь на собственные ноги.`,
};

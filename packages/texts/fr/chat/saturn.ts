import type { SaturnPhase } from '@palmleaf/engines/jyotish';
import type { SaturnSaid, Spell } from '../../chat/said/saturn-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { during, moment, span as spanOf } from './periods.ts';
import { placement } from './places.ts';

const names: Record<Spell, string> = {
  'sade sati': 'la sade sati',
  'small panoti': 'la petite panoti (dhaiya) de Saturne',
};

const meanings: Record<Spell, string> = {
  'sade sati':
    'La tradition en attend plus de devoirs, des résultats plus lents et un tri de ce qui ne tient pas ; le travail fait alors dure.',
  'small panoti':
    'Ce sont les deux ans et demi où Saturne traverse le signe 4 ou le 8 compté depuis ta Lune : un temps plus court de devoirs accrus, à la maison (4) ou par un bouleversement (8).',
};

const definitions: Record<Spell, string> = {
  'sade sati':
    'La sade sati, ce sont les sept ans et demi où Saturne traverse le signe qui précède celui de ta Lune, le signe de ta Lune et le suivant.',
  'small panoti': 'La petite panoti, ou dhaiya, est le plus court des deux temps difficiles de Saturne.',
};

const phases: Record<SaturnPhase, string> = {
  rising: 'montée',
  peak: 'sommet',
  setting: 'descente',
  ardhashtama: 'ardhashtama',
  ashtama: 'ashtama',
};

const phaseMeanings: Record<SaturnPhase, string> = {
  rising: 'des dépenses et des départs',
  peak: 'une pression sur toi et tes nerfs',
  setting: 'l’argent et la famille veulent de l’ordre',
  ardhashtama: 'une charge à la maison',
  ashtama: 'un bouleversement',
};

const place = (house: number): string => `Saturne traverse le signe ${house} compté depuis ta Lune`;

const rounds = ['la première', 'la deuxième', 'la troisième', 'la quatrième'] as const;

export const saturn: SentencesOf<SaturnSaid> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const texts = {
      running: `tu es dans ${names[spell]} : ${place(house)}. Elle a commencé ${begins} et finit ${ends}.`,
      pausing: `pas en ce moment : ${place(house)}, et ce qui a commencé ${begins} (${names[spell]}) fait une pause ; la fin est ${ends}.`,
      none: `tu n’es pas dans ${names[spell]} : ${place(house)}.${span ? ` La prochaine commence ${begins} et finit ${ends}.` : ''}`,
    };
    return texts[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) =>
    span
      ? `${during(period)}, ${names[spell]} te concerne : elle va ${spanOf(span, level)}.`
      : `${during(period)}, ${names[spell]} ne te concerne pas : ${place(house)} quand ce temps commence.`,
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `la suivante commence ${moment(from, level)}.`,
  'no spell before': ({ spell }) => `avant cela, tu n’as pas encore traversé ${names[spell]}.`,
  'past spells': ({ spells }, { level }) =>
    `les fois passées : ${list(spells.map((each) => spanOf(each, level)))}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `tant que dure ${names[spell]}, la tradition se tourne vers Saturne.`
      : `${names[spell]} ne court pas à présent, et rien ne presse ; voici ce que la tradition offre pour Saturne.`,
  'spell count': ({ spell }) =>
    `le compte va du signe de ta Lune au signe de Saturne dans le zodiaque sidéral : ${spell === 'sade sati' ? 'le 12, le 1 et le 2 font la sade sati' : 'le 4 et le 8 font la petite panoti'}.`,
  demanding: () => 'c’est un temps exigeant, mais non perdu.',
  untouched: ({ spell }) => `${names[spell]} ne te touche pas à présent.`,
  'spell stays': ({ stays }, { level }) =>
    `les séjours : ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases: each }, { level }) =>
    `ses phases : ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'Le retour de Saturne est un terme occidental ; l’astrologie védique compte la même planète depuis la Lune, comme sade sati.',
  'saturn return': ({ running, round }) =>
    `${running ? 'c’est le temps de ton retour de Saturne' : 'aucun retour de Saturne ne court à présent'} ; ${rounds[round - 1] ?? 'la prochaine'} fois :`,
  'saturn back': ({ point }, { level }) =>
    `tous les 29 ans et demi, Saturne revient où il était à ta naissance (${placement(point, level)}) : un temps pour mettre la vie sur ses propres pieds.`,
};

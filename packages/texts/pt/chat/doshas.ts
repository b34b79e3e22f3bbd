import type { Because, DoshaSaid, PlaceOfMars } from '../../chat/said/dosha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { cancellationWords, doshaWords } from './words/doshas.ts';
import { countedFrom, factsInWords, factWords } from './words/facts.ts';
import { called, ofBody, toBody } from './words/names.ts';

const places = (of: readonly PlaceOfMars[]): string =>
  list(of.map(({ from, house }) => `na casa ${house} ${countedFrom(from)}`));

/** Why, as a clause. */
function because(why: Because): string {
  switch (why.by) {
    case 'Mars':
      return why.present
        ? `Marte está ${places(why.places)}`
        : `Marte está ${places(why.places)}, e nenhum desses lugares faz o dosha`;
    case 'axis':
      return `os sete planetas estão de um lado da linha de Rahu a Ketu; o tipo é ${why.kind}, porque Rahu está na casa ${why.house} contada a partir do Ascendente`;
    case 'outside':
      return `${list(why.bodies.map(called))} ${why.bodies.length === 1 ? 'está' : 'estão'} do outro lado da linha de Rahu a Ketu`;
    case 'nadi':
      return `o dosha nadi surge entre duas pessoas de uma mesma nadi, e a sua é ${why.nadi}${why.star ? `, pela sua estrela de nascimento ${why.star.name}` : ''}`;
    case 'facts':
      return factsInWords(why.facts);
    case 'rule':
      return `seria preciso que ${doshaWords[why.dosha].needed}, e não é assim`;
  }
}

export const doshas: SentencesOf<DoshaSaid> = {
  dosha: ({ dosha, present, cancelled, because: why }) => {
    if (dosha === 'manglik')
      return `${present ? `você é manglik${cancelled ? ', mas isso conta como cancelado' : ''}` : 'você não é manglik'}: ${because(why)}.`;
    if (dosha === 'nadi') return `um mapa sozinho não basta: ${because(why)}.`;
    const { name } = doshaWords[dosha];
    return present
      ? `${name} está no seu mapa${cancelled ? ', mas cancelado' : ''}: ${because(why)}.`
      : `${name} não está no seu mapa: ${because(why)}.`;
  },
  'dosha arises': ({ dosha }) => `${doshaWords[dosha].name} surge quando ${doshaWords[dosha].rule}.`,
  'dosha because': ({ because: why }) => `${because(why)}.`,
  'dosha source': ({ dosha }) => `A regra vem de: ${doshaWords[dosha].source}.`,
  'dosha means': ({ dosha }) => doshaWords[dosha].meaning,
  'dosha turns to': ({ dosha, planet }) =>
    `perante ${doshaWords[dosha].name} a tradição se volta ${toBody(planet)}.`,
  'no dosha to treat': ({ dosha }) => `não há nada a fazer: ${doshaWords[dosha].name} não está no seu mapa.`,
  'dosha worth': ({ dosha, is }) => {
    const { name } = doshaWords[dosha];
    const worth = {
      'of two': 'uma nadi só é boa ou ruim junto à da outra pessoa do casal.',
      absent: `nada disso toca você: ${name} não está no seu mapa.`,
      cancelled: `mas com suavidade: ${name} está presente, e o seu cancelamento lhe tira a maior parte do peso.`,
      present: `pede atenção: ${name} é um fator entre muitos, e o resto do mapa pode pesar mais.`,
    };
    return worth[is];
  },
  'dosha felt': ({ dosha, planet }) =>
    `um dosha de nascimento não tem começo nem fim; ${doshaWords[dosha].name} se nota mais nas épocas ${ofBody(planet)}.`,
  'marry manglik': ({ alike }) =>
    alike
      ? 'por costume nada se opõe: nisto há igualdade.'
      : 'o costume sozinho não favorece: nisto há diferença, e no outro mapa se procura um cancelamento.',
  'from Venus': ({ places: of }) =>
    `só a partir de Vênus contaria (Marte está ${places(of)}), algo a que menos escolas dão peso.`,
  'southern count': () => 'Só a contagem do sul inclui a casa 2; pela do norte você não o tem.',
  'other count': ({ places: of }) =>
    `pela outra contagem, com Marte ${places(of)}, ele não surge, por isso é considerado leve.`,
  'cancelled by': ({ cancellations }) =>
    `cancela-se por isto: ${list(cancellations.map((each) => cancellationWords[each]))}.`,
  'not cancelled': () => 'Nenhum dos cancelamentos habituais se aplica.',
  'nadi of a partner': ({ nadis }) => `com uma pessoa de nadi ${nadis.join(' ou ')} ele não existe.`,
  'cancelled because': ({ fact }) => `está cancelado, porque ${factWords(fact)}.`,
  'no doshas': ({ asked }) => `nenhum dos ${asked.length} doshas que procuro está no seu mapa.`,
  'looked for doshas': ({ asked }) => `procurei ${list(asked.map((name) => doshaWords[name].name))}.`,
  'doshas found': ({ found, asked, curse }) => {
    const count = `dos ${asked} doshas que procuro, há ${found} no seu mapa.`;
    return curse
      ? `nenhum mapa mostra uma maldição: um dosha é uma posição que a tradição conta como defeito, e a maioria dos mapas tem algum. No total, ${count}`
      : count;
  },
  'dosha line': ({ dosha, cancelled, because: why }) =>
    `${doshaWords[dosha].name}${cancelled ? ' (cancelado)' : ''}: ${because(why)}.`,
  'free of': ({ doshas: names }) => `você não tem ${list(names.map((name) => doshaWords[name].name))}.`,
};

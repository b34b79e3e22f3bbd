import type { Because, DoshaSaid, PlaceOfMars } from '../../chat/said/dosha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { cancellationWords, doshaWords } from './words/doshas.ts';
import { countedFrom, factsInWords, factWords } from './words/facts.ts';
import { called, ofBody, toBody } from './words/names.ts';

const places = (of: readonly PlaceOfMars[]): string =>
  list(of.map(({ from, house }) => `en la casa ${house} ${countedFrom(from)}`));

/** Why, as a clause. */
function because(why: Because): string {
  switch (why.by) {
    case 'Mars':
      return why.present
        ? `Marte está ${places(why.places)}`
        : `Marte está ${places(why.places)}, y ninguno de esos lugares hace el dosha`;
    case 'axis':
      return `los siete planetas están a un lado de la línea de Rahu a Ketu; su clase es ${why.kind}, porque Rahu está en la casa ${why.house} contada desde el Ascendente`;
    case 'outside':
      return `${list(why.bodies.map(called))} ${why.bodies.length === 1 ? 'está' : 'están'} al otro lado de la línea de Rahu a Ketu`;
    case 'nadi':
      return `el dosha nadi surge entre dos personas de una misma nadi, y la tuya es ${why.nadi}${why.star ? `, por tu estrella de nacimiento ${why.star.name}` : ''}`;
    case 'facts':
      return factsInWords(why.facts);
    case 'rule':
      return `haría falta que ${doshaWords[why.dosha].needed}, y no es así`;
  }
}

export const doshas: SentencesOf<DoshaSaid> = {
  dosha: ({ dosha, present, cancelled, because: why }) => {
    if (dosha === 'manglik')
      return `${present ? `eres manglik${cancelled ? ', pero cuenta como anulado' : ''}` : 'no eres manglik'}: ${because(why)}.`;
    if (dosha === 'nadi') return `no por tu carta sola: ${because(why)}.`;
    const { name } = doshaWords[dosha];
    return present
      ? `${name} está en tu carta${cancelled ? ', pero anulado' : ''}: ${because(why)}.`
      : `${name} no está en tu carta: ${because(why)}.`;
  },
  'dosha arises': ({ dosha }) => `${doshaWords[dosha].name} surge cuando ${doshaWords[dosha].rule}.`,
  'dosha because': ({ because: why }) => `${because(why)}.`,
  'dosha source': ({ dosha }) => `La regla es de: ${doshaWords[dosha].source}.`,
  'dosha means': ({ dosha }) => doshaWords[dosha].meaning,
  'dosha turns to': ({ dosha, planet }) =>
    `ante ${doshaWords[dosha].name} la tradición se dirige ${toBody(planet)}.`,
  'no dosha to treat': ({ dosha }) => `no hay nada que hacer: ${doshaWords[dosha].name} no está en tu carta.`,
  'dosha worth': ({ dosha, is }) => {
    const { name } = doshaWords[dosha];
    const worth = {
      'of two': 'una nadi es buena o mala solo junto a la de una pareja.',
      absent: `nada de eso te toca: ${name} no está en tu carta.`,
      cancelled: `pero con suavidad: ${name} está, y su anulación le quita la mayor parte del peso.`,
      present: `pide atención: ${name} es un factor entre muchos, y el resto de la carta puede pesar más.`,
    };
    return worth[is];
  },
  'dosha felt': ({ dosha, planet }) =>
    `un dosha de nacimiento no tiene principio ni fin; ${doshaWords[dosha].name} se nota más en las épocas ${ofBody(planet)}.`,
  'marry manglik': ({ alike }) =>
    alike
      ? 'por costumbre nada se opone: en esto hay igualdad.'
      : 'no por costumbre sola: en esto hay diferencia, y en la otra carta se busca una anulación.',
  'from Venus': ({ places: of }) =>
    `solo desde Venus contaría (Marte está ${places(of)}), algo a lo que menos escuelas dan peso.`,
  'southern count': () => 'Solo la cuenta del sur incluye la casa 2; por la del norte no lo tienes.',
  'other count': ({ places: of }) =>
    `por la otra cuenta, con Marte ${places(of)}, no surge, así que se considera leve.`,
  'cancelled by': ({ cancellations }) =>
    `lo anula esto: ${list(cancellations.map((each) => cancellationWords[each]))}.`,
  'not cancelled': () => 'No se aplica ninguna de las anulaciones habituales.',
  'nadi of a partner': ({ nadis }) => `con una persona de nadi ${nadis.join(' o ')} no lo hay.`,
  'cancelled because': ({ fact }) => `está anulado, porque ${factWords(fact)}.`,
  'no doshas': ({ asked }) => `ninguno de los ${asked.length} doshas que busco está en tu carta.`,
  'looked for doshas': ({ asked }) => `he buscado ${list(asked.map((name) => doshaWords[name].name))}.`,
  'doshas found': ({ found, asked, curse }) => {
    const count = `de los ${asked} doshas que busco, ${found === 1 ? 'hay 1' : `hay ${found}`} en tu carta.`;
    return curse
      ? `ninguna carta muestra una maldición: un dosha es una posición que la tradición cuenta como defecto, y la mayoría de las cartas tiene alguno. En total, ${count}`
      : count;
  },
  'dosha line': ({ dosha, cancelled, because: why }) =>
    `${doshaWords[dosha].name}${cancelled ? ' (anulado)' : ''}: ${because(why)}.`,
  'free of': ({ doshas: names }) => `no tienes ${list(names.map((name) => doshaWords[name].name))}.`,
};

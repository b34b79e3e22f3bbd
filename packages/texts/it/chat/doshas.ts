import type { Because, DoshaSaid, PlaceOfMars } from '../../chat/said/dosha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { definite, joined } from './words/articles.ts';
import { cancellationWords, doshaWords } from './words/doshas.ts';
import { factsInWords, factWords, houseFrom } from './words/facts.ts';
import { called, ofBody, toBody } from './words/names.ts';

const places = (of: readonly PlaceOfMars[]): string =>
  list(of.map(({ from, house }) => houseFrom(house, from)));

/** "degli 11 dosha", "dei 10 dosha". */
const ofDoshas = (count: number): string => joined('di', definite(`${count} dosha`, 'm', true));

/** Why, as a clause. */
function because(why: Because): string {
  switch (why.by) {
    case 'Mars':
      return why.present
        ? `Marte è ${places(why.places)}`
        : `Marte è ${places(why.places)}, e nessuno di questi posti fa il dosha`;
    case 'axis':
      return `i sette pianeti stanno tutti da un lato della linea da Rahu a Ketu; è del tipo ${why.kind}, perché Rahu è ${houseFrom(why.house, 'Ascendant')}`;
    case 'outside':
      return `${list(why.bodies.map(called))} ${why.bodies.length === 1 ? 'sta' : 'stanno'} dall’altro lato della linea da Rahu a Ketu`;
    case 'nadi':
      return `il dosha nadi nasce tra due persone della stessa nadi, e la tua è ${why.nadi}${why.star ? `, dalla tua stella di nascita ${why.star.name}` : ''}`;
    case 'facts':
      return factsInWords(why.facts);
    case 'rule':
      return `bisognerebbe che ${doshaWords[why.dosha].needed}, e non è così`;
  }
}

export const doshas: SentencesOf<DoshaSaid> = {
  dosha: ({ dosha, present, cancelled, because: why }) => {
    if (dosha === 'manglik')
      return `${present ? `sei manglik${cancelled ? ', ma conta come annullato' : ''}` : 'non sei manglik'}: ${because(why)}.`;
    if (dosha === 'nadi') return `dal solo tuo tema non si può dire: ${because(why)}.`;
    const { name } = doshaWords[dosha];
    return present
      ? `${name} è nel tuo tema${cancelled ? ', ma è annullato' : ''}: ${because(why)}.`
      : `${name} non è nel tuo tema: ${because(why)}.`;
  },
  'dosha arises': ({ dosha }) => `${doshaWords[dosha].name} nasce quando ${doshaWords[dosha].rule}.`,
  'dosha because': ({ because: why }) => `${because(why)}.`,
  'dosha source': ({ dosha }) => `La regola viene da: ${doshaWords[dosha].source}.`,
  'dosha means': ({ dosha }) => doshaWords[dosha].meaning,
  'dosha turns to': ({ dosha, planet }) =>
    `di fronte ${joined('a', doshaWords[dosha].name)} la tradizione si rivolge ${toBody(planet)}.`,
  'no dosha to treat': ({ dosha }) => `non c’è niente da fare: ${doshaWords[dosha].name} non è nel tuo tema.`,
  'dosha worth': ({ dosha, is }) => {
    const { name } = doshaWords[dosha];
    const worth = {
      'of two': 'una nadi è buona o cattiva solo accanto a quella di un’altra persona.',
      absent: `niente di tutto ciò ti tocca: ${name} non è nel tuo tema.`,
      cancelled: `ma in forma lieve: ${name} c’è, e il suo annullamento gli toglie quasi tutto il peso.`,
      present: `richiede attenzione: ${name} è un fattore fra tanti, e il resto del tema può pesare di più.`,
    };
    return worth[is];
  },
  'dosha felt': ({ dosha, planet }) =>
    `un dosha di nascita non ha né inizio né fine; ${doshaWords[dosha].name} si sente soprattutto nei periodi ${ofBody(planet)}.`,
  'marry manglik': ({ alike }) =>
    alike
      ? 'per usanza niente vi si oppone: in questo vi somigliate.'
      : 'non per la sola usanza: in questo siete diversi, e nell’altro tema si cerca un annullamento.',
  'from Venus': ({ places: of }) =>
    `conterebbe solo da Venere (Marte è ${places(of)}), cosa a cui meno scuole danno peso.`,
  'southern count': () =>
    'Solo il conteggio del sud include la 2ª casa; secondo quello del nord il tuo tema ne è libero.',
  'other count': ({ places: of }) =>
    `secondo l’altro conteggio, con Marte ${places(of)}, non nasce; perciò lo si considera lieve.`,
  'cancelled by': ({ cancellations }) =>
    `ad annullarlo è questo: ${list(cancellations.map((each) => cancellationWords[each]))}.`,
  'not cancelled': () => 'Nessuno degli annullamenti consueti si applica.',
  'nadi of a partner': ({ nadis }) => `con una persona di nadi ${nadis.join(' o ')} il dosha non c’è.`,
  'cancelled because': ({ fact }) => `è annullato, perché ${factWords(fact)}.`,
  'no doshas': ({ asked }) => `nessuno ${ofDoshas(asked.length)} che cerco è nel tuo tema.`,
  'looked for doshas': ({ asked }) => `ho cercato ${list(asked.map((name) => doshaWords[name].name))}.`,
  'doshas found': ({ found, asked, curse }) => {
    const count = `${ofDoshas(asked)} che cerco, il tuo tema ne ha ${found}.`;
    return curse
      ? `nessun tema mostra una maledizione: un dosha è una posizione che la tradizione conta come un difetto, e la maggior parte dei temi ne ha qualcuno. In tutto, ${count}`
      : count;
  },
  'dosha line': ({ dosha, cancelled, because: why }) =>
    `${doshaWords[dosha].name}${cancelled ? ' (annullato)' : ''}: ${because(why)}.`,
  'free of': ({ doshas: names }) =>
    `il tuo tema è libero ${list(names.map((name) => joined('da', doshaWords[name].name)))}.`,
};

import type { Because, DoshaSaid, PlaceOfMars } from '../../chat/said/dosha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { capital } from '../../languages/capital.ts';
import { list } from '../lists.ts';
import { cancellationWords, doshaWords } from './words/doshas.ts';
import { countedFrom, factsInWords, factWords } from './words/facts.ts';
import { called } from './words/names.ts';

const places = (of: readonly PlaceOfMars[]): string =>
  list(of.map(({ from, house }) => `im ${house}. Haus ${countedFrom(from)}`));

/** Why: one or two main clauses. */
function because(why: Because): string {
  switch (why.by) {
    case 'Mars':
      return why.present
        ? `Mars steht ${places(why.places)}`
        : `Mars steht ${places(why.places)}, und keiner dieser Plätze macht den Dosha`;
    case 'axis':
      return `alle sieben Planeten stehen auf einer Seite der Linie von Rahu zu Ketu; seine Art heißt ${why.kind}, denn Rahu steht im ${why.house}. Haus vom Aszendenten aus`;
    case 'outside':
      return `${list(why.bodies.map((body) => called(body)))} ${why.bodies.length === 1 ? 'steht' : 'stehen'} auf der anderen Seite der Linie von Rahu zu Ketu`;
    case 'nadi':
      return `Nadi-Dosha entsteht zwischen zwei Menschen einer Nadi, und deine ist ${why.nadi}${why.star ? `, nach deinem Geburtsstern ${why.star.name}` : ''}`;
    case 'facts':
      return factsInWords(why.facts);
    case 'rule':
      return `dafür müsste es so sein, dass ${doshaWords[why.dosha].rule}, und so ist es nicht`;
  }
}

export const doshas: SentencesOf<DoshaSaid> = {
  dosha: ({ dosha, present, cancelled, because: why }) => {
    const reason = capital(because(why));
    if (dosha === 'nadi') return `nicht nach deinem Horoskop allein: ${reason}.`;
    if (dosha === 'manglik')
      return `du bist ${present ? `Manglik${cancelled ? ', doch gilt es als aufgehoben' : ''}` : 'nicht Manglik'}: ${reason}.`;
    const { name } = doshaWords[dosha];
    return present
      ? `${name} ist in deinem Horoskop${cancelled ? ', aber aufgehoben' : ''}: ${reason}.`
      : `${name} ist nicht in deinem Horoskop: ${reason}.`;
  },
  'dosha arises': ({ dosha }) => `${doshaWords[dosha].name} entsteht, wenn ${doshaWords[dosha].rule}.`,
  'dosha because': ({ because: why }) => `${because(why)}.`,
  'dosha source': ({ dosha }) => `Die Regel stammt aus: ${doshaWords[dosha].source}.`,
  'dosha means': ({ dosha }) => doshaWords[dosha].meaning,
  'dosha turns to': ({ dosha, planet }) =>
    `gegen ${doshaWords[dosha].name} wendet sich die Überlieferung an ${called(planet, 'accusative')}.`,
  'no dosha to treat': ({ dosha }) =>
    `zu tun ist nichts: ${doshaWords[dosha].name} ist nicht in deinem Horoskop.`,
  'dosha worth': ({ dosha, is }) => {
    const { name } = doshaWords[dosha];
    const worth = {
      'of two': 'eine Nadi ist gut oder schlecht nur neben der eines Partners.',
      absent: `nichts davon berührt dich: ${name} ist nicht in deinem Horoskop.`,
      cancelled: `aber milde: ${name} ist da, und die Aufhebung nimmt ihm das meiste Gewicht.`,
      present: `es verlangt Aufmerksamkeit: ${name} ist ein Umstand unter vielen, und das übrige Horoskop kann ihn aufwiegen.`,
    };
    return worth[is];
  },
  'dosha felt': ({ dosha, planet }) =>
    `ein Dosha der Geburt hat weder Anfang noch Ende; ${doshaWords[dosha].name} spürt man am meisten in den Zeiten, die ${called(planet, 'dative')} gehören.`,
  'marry manglik': ({ alike }) =>
    alike
      ? 'nach dem Brauch steht nichts dagegen: Ihr seid euch darin gleich.'
      : 'nicht nach dem Brauch allein: Darin unterscheidet ihr euch, und im anderen Horoskop sucht man nach einer Aufhebung.',
  'from Venus': ({ places: of }) =>
    `nur von Venus aus würde es zählen (Mars steht ${places(of)}), was weniger Schulen gewichten.`,
  'southern count': () =>
    'Nur die südliche Zählung kennt das 2. Haus; nach der nördlichen bist du frei davon.',
  'other count': ({ places: of }) =>
    `nach der anderen Zählung, mit Mars ${places(of)}, entsteht es nicht; es gilt also als milde.`,
  'cancelled by': ({ cancellations }) =>
    `aufgehoben wird es so: ${capital(list(cancellations.map((each) => cancellationWords[each])))}.`,
  'not cancelled': () => 'Keine der üblichen Aufhebungen trifft zu.',
  'nadi of a partner': ({ nadis }) =>
    `mit einem Menschen der Nadi ${nadis.join(' oder ')} bist du davon frei.`,
  'cancelled because': ({ fact }) => `es ist aufgehoben, denn ${factWords(fact)}.`,
  'no doshas': ({ asked }) =>
    `keiner der ${asked.length} Doshas, nach denen ich suche, ist in deinem Horoskop.`,
  'looked for doshas': ({ asked }) => `gesucht habe ich ${list(asked.map((name) => doshaWords[name].name))}.`,
  'doshas found': ({ found, asked, curse }) => {
    const count = `von den ${asked} Doshas, nach denen ich suche, ${found === 1 ? 'ist einer' : `sind ${found}`} in deinem Horoskop.`;
    return curse
      ? `kein Horoskop zeigt einen Fluch: Ein Dosha ist eine Stellung, die die Überlieferung als Makel zählt, und die meisten Horoskope haben welche. ${capital(count)}`
      : count;
  },
  'dosha line': ({ dosha, cancelled, because: why }) =>
    `${doshaWords[dosha].name}${cancelled ? ' (aufgehoben)' : ''}: ${capital(because(why))}.`,
  'free of': ({ doshas: names }) => `frei bist du von ${list(names.map((name) => doshaWords[name].name))}.`,
};

import type { Because, DoshaSaid, PlaceOfMars } from '../../chat/said/dosha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { afterDe, afterTo, that } from './words/articles.ts';
import { cancellationWords, doshaWords } from './words/doshas.ts';
import { countedFrom, factsInWords, factWords } from './words/facts.ts';
import { called, ofBody } from './words/names.ts';

const places = (of: readonly PlaceOfMars[]): string =>
  list(of.map(({ from, house }) => `en maison ${house} ${countedFrom(from)}`));

/** Why, as a clause. */
function because(why: Because): string {
  switch (why.by) {
    case 'Mars':
      return why.present
        ? `Mars est ${places(why.places)}`
        : `Mars est ${places(why.places)}, et aucune de ces places ne fait le dosha`;
    case 'axis':
      return `les sept planètes sont d’un seul côté de la ligne de Rahu à Ketu ; sa sorte est ${why.kind}, parce que Rahu est en maison ${why.house} comptée depuis l’Ascendant`;
    case 'outside':
      return `${list(why.bodies.map(called))} ${why.bodies.length === 1 ? 'est' : 'sont'} de l’autre côté de la ligne de Rahu à Ketu`;
    case 'nadi':
      return `le dosha nadi naît entre deux personnes d’une même nadi, et la tienne est ${why.nadi}${why.star ? `, par ton étoile de naissance ${why.star.name}` : ''}`;
    case 'facts':
      return factsInWords(why.facts);
    case 'rule':
      return `il faudrait ${that(doshaWords[why.dosha].needed)}, et ce n’est pas le cas`;
  }
}

export const doshas: SentencesOf<DoshaSaid> = {
  dosha: ({ dosha, present, cancelled, because: why }) => {
    if (dosha === 'manglik')
      return `${present ? `tu es manglik${cancelled ? ', mais cela compte comme annulé' : ''}` : 'tu n’es pas manglik'} : ${because(why)}.`;
    if (dosha === 'nadi') return `ton thème seul ne permet pas de conclure : ${because(why)}.`;
    const { name } = doshaWords[dosha];
    return present
      ? `${name} est dans ton thème${cancelled ? ', mais annulé' : ''} : ${because(why)}.`
      : `${name} n’est pas dans ton thème : ${because(why)}.`;
  },
  'dosha arises': ({ dosha }) => `${doshaWords[dosha].name} naît quand ${doshaWords[dosha].rule}.`,
  'dosha because': ({ because: why }) => `${because(why)}.`,
  'dosha source': ({ dosha }) => `La règle vient de : ${doshaWords[dosha].source}.`,
  'dosha means': ({ dosha }) => doshaWords[dosha].meaning,
  'dosha turns to': ({ dosha, planet }) =>
    `face ${afterTo(doshaWords[dosha].name)}, la tradition se tourne vers ${called(planet)}.`,
  'no dosha to treat': ({ dosha }) =>
    `il n’y a rien à faire : ${doshaWords[dosha].name} n’est pas dans ton thème.`,
  'dosha worth': ({ dosha, is }) => {
    const { name } = doshaWords[dosha];
    const worth = {
      'of two': 'une nadi n’est bonne ou mauvaise qu’à côté de celle d’un ou d’une partenaire.',
      absent: `rien de cela ne te touche : ${name} n’est pas dans ton thème.`,
      cancelled: `mais avec douceur : ${name} est là, et son annulation lui ôte l’essentiel de son poids.`,
      present: `cela demande de l’attention : ${name} est un facteur parmi beaucoup, et le reste du thème peut peser davantage.`,
    };
    return worth[is];
  },
  'dosha felt': ({ dosha, planet }) =>
    `un dosha de naissance n’a ni début ni fin ; ${doshaWords[dosha].name} se remarque surtout dans les périodes ${ofBody(planet)}.`,
  'marry manglik': ({ alike }) =>
    alike
      ? 'rien ne s’y oppose par coutume : sur ce point vous vous ressemblez.'
      : 'pas par coutume seule : sur ce point vous différez, et l’on cherche une annulation dans l’autre thème.',
  'from Venus': ({ places: of }) =>
    `il ne compterait que depuis Vénus (Mars est ${places(of)}), ce à quoi moins d’écoles donnent du poids.`,
  'southern count': () =>
    'Seul le compte du sud inclut la maison 2 ; par celui du nord, ton thème ne l’a pas.',
  'other count': ({ places: of }) =>
    `par l’autre compte, avec Mars ${places(of)}, il ne naît pas ; on le tient donc pour léger.`,
  'cancelled by': ({ cancellations }) =>
    `voici ce qui l’annule : ${list(cancellations.map((each) => cancellationWords[each]))}.`,
  'not cancelled': () => 'Aucune des annulations habituelles ne s’applique.',
  'nadi of a partner': ({ nadis }) => `avec une personne de nadi ${nadis.join(' ou ')}, il n’y en a pas.`,
  'cancelled because': ({ fact }) => `il est annulé, parce ${that(factWords(fact))}.`,
  'no doshas': ({ asked }) => `aucun des ${asked.length} doshas que je cherche n’est dans ton thème.`,
  'looked for doshas': ({ asked }) => `j’ai cherché ${list(asked.map((name) => doshaWords[name].name))}.`,
  'doshas found': ({ found, asked, curse }) => {
    const count = `des ${asked} doshas que je cherche, ton thème en a ${found}.`;
    return curse
      ? `aucun thème ne montre de malédiction : un dosha est une position que la tradition compte comme un défaut, et la plupart des thèmes en ont. En tout, ${count}`
      : count;
  },
  'dosha line': ({ dosha, cancelled, because: why }) =>
    `${doshaWords[dosha].name}${cancelled ? ' (annulé)' : ''} : ${because(why)}.`,
  'free of': ({ doshas: names }) =>
    `ton thème est libre ${list(names.map((name) => afterDe(doshaWords[name].name)))}.`,
};

import type { Formation, SaturnPhase } from '@palmleaf/engines/jyotish';
import type { DashaStatements } from '../../chat/statements/dasha-statements.ts';
import type { Because, DoshaStatements, PlaceOfMars } from '../../chat/statements/dosha-statements.ts';
import type { SaturnStatements, Spell } from '../../chat/statements/saturn-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { YogaStatements } from '../../chat/statements/yoga-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { afterDe, afterTo, list, that } from '../grammar.ts';
import { cancellationWords, countedFrom, doshaWords, factsInWords, factWords, yogaWords } from './facts.ts';
import { placement } from './matter.ts';
import { during, moment, spanOf, until } from './time.ts';
import { called, ofBody, placed, timeOf, toBody } from './words.ts';

const { texts, own: languageForms } = data;

const verbs = { past: 'a couru', running: 'court', coming: 'vient' } as const;

export const dashas: SentencesOf<DashaStatements> = {
  'belongs to': ({ maha, antar }) =>
    `ta grande période appartient ${toBody(maha)}, et en elle la sous-période ${toBody(antar)}.`,
  'why periods': ({ star }) =>
    `les périodes (Vimshottari dasha) partent du maître de ton étoile de naissance : ${star.name} appartient ${toBody(star.lord)}. Les neuf maîtres se suivent sur 120 ans, chacun avec son propre nombre d’années.`,
  'dasha source': () =>
    'La règle vient de : Brihat Parashara Hora Shastra 46 ; une année de dasha se compte à 365,25 jours.',
  'planet stands': ({ body, well }) =>
    `${called(body)} est ${well ? `assez ${placed(true, [body])}` : placed(false, [body])} dans ton thème.`,
  'period runs': ({ lord, runs }) =>
    runs ? `une période ${ofBody(lord)} court.` : `aucune période ${ofBody(lord)} ne court.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} court` : 'tu es dans'} la mahadasha ${ofBody(maha.lord)}, ${spanOf(maha, level)}, et en elle l’antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join(' ; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `la prochaine antardasha est celle ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `la prochaine mahadasha est celle ${ofBody(maha.lord)}, qui commence ${moment(maha.from, level)} et dure ${until(maha.to, level)}.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `Pratyantardasha : ${called(pratyantar.lord)} ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) => `ces planètes ${carries ? 'te portent assez bien' : 'te demandent de l’effort'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `tu es maintenant dans l’antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}, au sein de la mahadasha ${ofBody(maha.lord)}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `tu n’es pas à présent dans une période ${ofBody(lord)} : la mahadasha ${ofBody(maha.lord)} court ${until(maha.to, level)}.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `la mahadasha ${ofBody(maha.lord)} ${past ? 'a duré' : 'dure'} ${spanOf(maha, level)}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `au sein de la mahadasha ${ofBody(maha.lord)}, l’antardasha ${ofBody(antar.lord)} ${verbs[is]} ${spanOf(antar, level)}.`,
};

const places = (counts: readonly PlaceOfMars[]): string =>
  list(counts.map(({ from, house }) => `en maison ${house} ${countedFrom(from)}`));

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

export const doshas: SentencesOf<DoshaStatements> = {
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
  'from Venus': ({ places: counts }) =>
    `il ne compterait que depuis Vénus (Mars est ${places(counts)}), ce à quoi moins d’écoles donnent du poids.`,
  'southern count': () =>
    'Seul le compte du sud inclut la maison 2 ; par celui du nord, ton thème ne l’a pas.',
  'northern count': () =>
    'Seul le compte du nord inclut la maison 1 ; par celui du sud, ton thème ne l’a pas.',
  'other count': ({ places: counts }) =>
    `par l’autre compte, avec Mars ${places(counts)}, il ne naît pas ; on le tient donc pour léger.`,
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

const names: Record<Spell, string> = languageForms.saturn.names;

const meanings: Record<Spell, string> = texts.saturn.meanings;

const definitions: Record<Spell, string> = texts.saturn.definitions;

const phases: Record<SaturnPhase, string> = languageForms.saturn.phases;

const phaseMeanings: Record<SaturnPhase, string> = texts.saturn.phaseMeanings;

const place = (house: number): string => `Saturne traverse le signe ${house} compté depuis ta Lune`;

const rounds = ['la première', 'la deuxième', 'la troisième', 'la quatrième'] as const;

export const saturn: SentencesOf<SaturnStatements> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const sentences = {
      running: `tu es dans ${names[spell]} : ${place(house)}. Elle a commencé ${begins} et finit ${ends}.`,
      pausing: `pas en ce moment : ${place(house)}, et ce qui a commencé ${begins} (${names[spell]}) fait une pause ; la fin est ${ends}.`,
      none: `tu n’es pas dans ${names[spell]} : ${place(house)}.${span ? ` La prochaine commence ${begins} et finit ${ends}.` : ''}`,
    };
    return sentences[is];
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

const formationWords = ({ kind, facts }: Formation): string =>
  kind ? `${kind}, parce ${that(factsInWords(facts))}` : factsInWords(facts);

export const yogas: SentencesOf<YogaStatements> = {
  yoga: ({ yoga, formation }) => {
    const { name, rule } = yogaWords[yoga];
    return formation
      ? `ton thème a un ${name} : ${formationWords(formation)}.`
      : `ton thème n’a pas ${afterDe(name)} : il demande ${rule}, et ce n’est pas le cas.`;
  },
  'yoga again': ({ formation }) => `il se forme encore une fois : ${formationWords(formation)}.`,
  'yoga needs': ({ yoga }) => `un ${yogaWords[yoga].name} demande ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `un ${yogaWords[yoga].name} demande ${yogaWords[yoga].rule} ; il ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation
      ? `dans ton thème, il en est ainsi : ${formationWords(formation)}.`
      : 'Dans ton thème, ce n’est pas le cas.',
  'yoga source': ({ yoga }) => `La règle vient de : ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `un yoga n’a pas besoin de remède ; ce qui sert un ${yogaWords[yoga].name}, c’est de fortifier ses planètes.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `c’est un bon signe : un ${yogaWords[yoga].name} ${yogaWords[yoga].gives}.`
      : `il ne t’enlève rien d’être sans ${yogaWords[yoga].name}.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `il ${yogaWords[yoga].gives}.` : `là où il se forme, il ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) =>
    `un ${yogaWords[yoga].name} donne le plus dans les périodes ${list(planets.map(ofBody))}.`,
  'no yogas': ({ asked }) => `aucun des ${asked} yogas que je cherche n’est dans ton thème.`,
  'yogas found': ({ found, asked }) =>
    `ton thème a ${found.length} des ${asked} yogas que je cherche : ${list(found.map((name) => yogaWords[name].name))}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name} : ${formationWords(formation)} ; il ${yogaWords[yoga].gives}.`,
};

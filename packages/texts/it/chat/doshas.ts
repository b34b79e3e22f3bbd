import type { Formation, SaturnPhase, YogaName } from '@palmleaf/engines/jyotish';
import type { DashaStatements } from '../../chat/statements/dasha-statements.ts';
import type { Because, DoshaStatements, PlaceOfMars } from '../../chat/statements/dosha-statements.ts';
import type { SaturnStatements, Spell } from '../../chat/statements/saturn-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { YogaStatements } from '../../chat/statements/yoga-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { definite, indefinite, joined, list } from '../grammar.ts';
import { cancellationWords, doshaWords, factsInWords, factWords, houseFrom, yogaWords } from './facts.ts';
import { placement } from './matter.ts';
import { during, moment, spanOf, until } from './time.ts';
import { called, ofBody, placed, timeOf, toBody } from './words.ts';

const { texts, own: languageForms } = data;

const verbs = { past: 'è andata', running: 'va', coming: 'andrà' } as const;

export const dashas: SentencesOf<DashaStatements> = {
  'belongs to': ({ maha, antar }) =>
    `il tuo grande periodo appartiene ${toBody(maha)}, e al suo interno il sottoperiodo ${toBody(antar)}.`,
  'why periods': ({ star }) =>
    `i periodi (Vimshottari dasha) partono da chi governa la tua stella di nascita: ${star.name} appartiene ${toBody(star.lord)}. I nove signori si susseguono per 120 anni, ciascuno con il proprio numero di anni.`,
  'dasha source': () =>
    'La regola viene da: Brihat Parashara Hora Shastra 46; un anno di dasha si conta di 365,25 giorni.',
  'planet stands': ({ body, well }) =>
    `${called(body)} è ${well ? 'abbastanza ' : ''}${placed(well, [body])} nel tuo tema.`,
  'period runs': ({ lord, runs }) =>
    runs ? `è in corso un periodo ${ofBody(lord)}.` : `non è in corso nessun periodo ${ofBody(lord)}.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} è in corso` : 'sei nella'} ${at ? 'la mahadasha' : 'mahadasha'} ${ofBody(maha.lord)}, ${spanOf(maha, level)}, e al suo interno ${at ? 'l’antardasha' : 'nell’antardasha'} ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `la prossima antardasha è quella ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `la prossima mahadasha è quella ${ofBody(maha.lord)}, che comincia ${moment(maha.from, level)} e dura ${until(maha.to, level)}.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `Pratyantardasha: ${called(pratyantar.lord)} ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) =>
    `questi pianeti ${carries ? 'ti sostengono abbastanza bene' : 'ti chiedono impegno'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `ora sei nell’antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}, all’interno della mahadasha ${ofBody(maha.lord)}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `ora non sei in un periodo ${ofBody(lord)}: la mahadasha ${ofBody(maha.lord)} dura ${until(maha.to, level)}.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `la mahadasha ${ofBody(maha.lord)} ${past ? 'è andata' : 'va'} ${spanOf(maha, level)}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `all’interno della mahadasha ${ofBody(maha.lord)}, l’antardasha ${ofBody(antar.lord)} ${verbs[is]} ${spanOf(antar, level)}.`,
};

const places = (counts: readonly PlaceOfMars[]): string =>
  list(counts.map(({ from, house }) => houseFrom(house, from)));

const ofDoshas = (count: number): string => joined('di', definite(`${count} dosha`, 'm', true));

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

export const doshas: SentencesOf<DoshaStatements> = {
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
  'from Venus': ({ places: counts }) =>
    `conterebbe solo da Venere (Marte è ${places(counts)}), cosa a cui meno scuole danno peso.`,
  'southern count': () =>
    'Solo il conteggio del sud include la 2ª casa; secondo quello del nord il tuo tema ne è libero.',
  'northern count': () =>
    'Solo il conteggio del nord include la 1ª casa; secondo quello del sud il tuo tema ne è libero.',
  'other count': ({ places: counts }) =>
    `secondo l’altro conteggio, con Marte ${places(counts)}, non nasce; perciò lo si considera lieve.`,
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

const names: Record<Spell, string> = languageForms.saturn.names;

const meanings: Record<Spell, string> = texts.saturn.meanings;

const definitions: Record<Spell, string> = texts.saturn.definitions;

const phases: Record<SaturnPhase, string> = languageForms.saturn.phases;

const phaseMeanings: Record<SaturnPhase, string> = texts.saturn.phaseMeanings;

const place = (house: number): string => `Saturno attraversa ${definite(`${house}º`)} segno dalla tua Luna`;

const rounds = ['primo', 'secondo', 'terzo', 'quarto'] as const;

export const saturn: SentencesOf<SaturnStatements> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const within = joined('in', names[spell]);
    const sentences = {
      running: `sei ${within}: ${place(house)}. È cominciata ${begins} e finisce ${ends}.`,
      pausing: `non in questo momento: ${place(house)}, e ${names[spell]}, cominciata ${begins}, fa una pausa; finisce del tutto ${ends}.`,
      none: `non sei ${within}: ${place(house)}.${span ? ` La prossima comincia ${begins} e finisce ${ends}.` : ''}`,
    };
    return sentences[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) =>
    span
      ? `${during(period)} ${names[spell]} ti riguarda: va ${spanOf(span, level)}.`
      : `${during(period)} ${names[spell]} non ti riguarda: ${place(house)} quando quel periodo comincia.`,
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `la successiva comincia ${moment(from, level)}.`,
  'no spell before': ({ spell }) => `prima d’ora non hai ancora attraversato ${names[spell]}.`,
  'past spells': ({ spells }, { level }) =>
    `le volte passate: ${list(spells.map((each) => spanOf(each, level)))}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `finché dura ${names[spell]}, la tradizione si rivolge a Saturno.`
      : `ora ${names[spell]} non è in corso, e non c’è fretta; ecco che cosa offre la tradizione per Saturno.`,
  'spell count': ({ spell }) =>
    `si conta dal segno della tua Luna al segno di Saturno nello zodiaco siderale: ${spell === 'sade sati' ? 'il 12º, il 1º e il 2º fanno la sade sati' : 'il 4º e l’8º fanno la piccola panoti'}.`,
  demanding: () => 'è un periodo impegnativo, ma non sprecato.',
  untouched: ({ spell }) => `ora ${names[spell]} non ti tocca.`,
  'spell stays': ({ stays }, { level }) =>
    `le soste: ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases: each }, { level }) =>
    `le sue fasi: ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'Il ritorno di Saturno è un termine occidentale; l’astrologia vedica conta lo stesso pianeta dalla Luna, come sade sati.',
  'saturn return': ({ running, round }) =>
    `${running ? 'è il tempo del tuo ritorno di Saturno' : 'ora non è in corso nessun ritorno di Saturno'}; ecco il tuo ${rounds[round - 1] ?? 'prossimo'}:`,
  'saturn back': ({ point }, { level }) =>
    `ogni 29 anni e mezzo Saturno torna dov’era alla tua nascita (${placement(point, level)}): un tempo per mettere la vita sulle proprie gambe.`,
};

const formationWords = ({ kind, facts }: Formation): string =>
  kind ? `${kind}, perché ${factsInWords(facts)}` : factsInWords(facts);

const one = (yoga: YogaName): string => indefinite(yogaWords[yoga].name);

const ofYogas = (count: number): string => joined('di', definite(`${count} yoga`, 'm', true));

export const yogas: SentencesOf<YogaStatements> = {
  yoga: ({ yoga, formation }) =>
    formation
      ? `il tuo tema ha ${one(yoga)}: ${formationWords(formation)}.`
      : `il tuo tema non ha ${one(yoga)}: chiede ${yogaWords[yoga].rule}, e non è così.`,
  'yoga again': ({ formation }) => `si forma ancora una volta: ${formationWords(formation)}.`,
  'yoga needs': ({ yoga }) => `${one(yoga)} chiede ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `${one(yoga)} chiede ${yogaWords[yoga].rule}; lo yoga ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation ? `nel tuo tema è così: ${formationWords(formation)}.` : 'Nel tuo tema non è così.',
  'yoga source': ({ yoga }) => `La regola viene da: ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `uno yoga non ha bisogno di rimedi; a ${one(yoga)} giova che si rafforzino i suoi pianeti.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `è un buon segno: ${one(yoga)} ${yogaWords[yoga].gives}.`
      : `non ti toglie niente essere senza ${one(yoga)}.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `questo yoga ${yogaWords[yoga].gives}.` : `dove si forma, ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) => `${one(yoga)} dà di più nei periodi ${list(planets.map(ofBody))}.`,
  'no yogas': ({ asked }) => `nessuno ${ofYogas(asked)} che cerco è nel tuo tema.`,
  'yogas found': ({ found, asked }) =>
    `il tuo tema ha ${found.length} ${ofYogas(asked)} che cerco: ${list(found.map((name) => yogaWords[name].name))}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formationWords(formation)}; lo yoga ${yogaWords[yoga].gives}.`,
};

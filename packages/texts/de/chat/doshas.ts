import type { Formation, SaturnPhase } from '@palmleaf/engines/jyotish';
import type { DashaStatements } from '../../chat/statements/dasha-statements.ts';
import type { Because, DoshaStatements, PlaceOfMars } from '../../chat/statements/dosha-statements.ts';
import type { SaturnStatements, Spell } from '../../chat/statements/saturn-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { YogaStatements } from '../../chat/statements/yoga-statements.ts';
import { capital } from '../../languages/capital.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { cancellationWords, countedFrom, doshaWords, factsInWords, factWords, yogaWords } from './facts.ts';
import { placement } from './matter.ts';
import { during, moment, spanOf, until } from './time.ts';
import { called, ofBody, timeOf } from './words.ts';

const { texts, own: languageForms } = data;

const verbs = { past: 'lief', running: 'läuft', coming: 'kommt' } as const;

export const dashas: SentencesOf<DashaStatements> = {
  'belongs to': ({ maha, antar }) =>
    `deine große Periode gehört ${called(maha, 'dative')} und darin die Unterperiode ${called(antar, 'dative')}.`,
  'why periods': ({ star }) =>
    `die Perioden (Vimshottari Dasha) beginnen mit dem Herrn deines Geburtssterns: ${star.name} gehört ${called(star.lord, 'dative')}. Die neun Herren folgen einander durch 120 Jahre, jeder mit seiner eigenen Zahl von Jahren.`,
  'dasha source': () =>
    'Die Regel steht in: Brihat Parashara Hora Shastra 46; ein Dasha-Jahr ist mit 365,25 Tagen gerechnet.',
  'planet stands': ({ body, well }) =>
    `${called(body)} steht in deinem Horoskop ${well ? 'gut genug' : 'nicht leicht'}.`,
  'period runs': ({ lord, runs }) => `es läuft ${runs ? 'eine' : 'keine'} Periode ${ofBody(lord)}.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} gilt` : 'für dich gilt'} die Mahadasha ${ofBody(maha.lord)}, ${spanOf(maha, level)}, und darin die Antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `die nächste Antardasha gehört ${called(antar.lord, 'dative')}, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `die nächste Mahadasha gehört ${called(maha.lord, 'dative')}; sie beginnt ${moment(maha.from, level)} und dauert ${until(maha.to, level)}.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `Pratyantardasha: ${called(pratyantar.lord)} ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) => `diese Planeten ${carries ? 'tragen dich gut genug' : 'verlangen Mühe'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `jetzt läuft für dich die Antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}, in der Mahadasha ${ofBody(maha.lord)}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `jetzt läuft für dich keine Periode ${ofBody(lord)}: Die Mahadasha ${ofBody(maha.lord)} dauert ${until(maha.to, level)}.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `die Mahadasha ${ofBody(maha.lord)} ${past ? 'dauerte' : 'dauert'} ${spanOf(maha, level)}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `in der Mahadasha ${ofBody(maha.lord)} ${verbs[is]} die Antardasha ${ofBody(antar.lord)} ${spanOf(antar, level)}.`,
};

const places = (counts: readonly PlaceOfMars[]): string =>
  list(counts.map(({ from, house }) => `im ${house}. Haus ${countedFrom(from)}`));

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

export const doshas: SentencesOf<DoshaStatements> = {
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
  'from Venus': ({ places: counts }) =>
    `nur von Venus aus würde es zählen (Mars steht ${places(counts)}), was weniger Schulen gewichten.`,
  'southern count': () =>
    'Nur die südliche Zählung kennt das 2. Haus; nach der nördlichen bist du frei davon.',
  'northern count': () =>
    'Nur die nördliche Zählung kennt das 1. Haus; nach der südlichen bist du frei davon.',
  'other count': ({ places: counts }) =>
    `nach der anderen Zählung, mit Mars ${places(counts)}, entsteht es nicht; es gilt also als milde.`,
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

const names: Record<Spell, string> = languageForms.saturn.names;

const meanings: Record<Spell, string> = texts.saturn.meanings;

const definitions: Record<Spell, string> = texts.saturn.definitions;

const phases: Record<SaturnPhase, string> = languageForms.saturn.phases;

const phaseMeanings: Record<SaturnPhase, string> = texts.saturn.phaseMeanings;

const place = (house: number): string => `Saturn zieht durch das ${house}. Zeichen von deinem Mond aus`;

const rounds = ['erste', 'zweite', 'dritte', 'vierte'] as const;

export const saturn: SentencesOf<SaturnStatements> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const sentences = {
      running: `für dich läuft ${names[spell]}: ${place(house)}. Es begann ${begins} und endet ${ends}.`,
      pausing: `nicht in diesem Augenblick: ${place(house)}, und ${names[spell]}, begonnen ${begins}, macht Pause; zu Ende geht es ${ends}.`,
      none: `für dich läuft ${names[spell]} jetzt nicht: ${place(house)}.${span ? ` Das nächste Mal beginnt es ${begins} und endet ${ends}.` : ''}`,
    };
    return sentences[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) =>
    span
      ? `${during(period)} berührt dich ${names[spell]}; die ganze Zeit dauert ${spanOf(span, level)}.`
      : `${during(period)} bist du frei davon (${names[spell]}): ${place(house)}, wenn die Zeit beginnt.`,
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `das nächste Mal danach beginnt es ${moment(from, level)}.`,
  'no spell before': ({ spell }) => `durchlebt hast du ${names[spell]} bisher nicht.`,
  'past spells': ({ spells }, { level }) =>
    `vergangen sind: ${list(spells.map((each) => spanOf(each, level)))}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `solange ${names[spell]} dauert, wendet sich die Überlieferung an Saturn.`
      : `${names[spell]} läuft jetzt nicht, also drängt nichts; für Saturn bietet die Überlieferung dies.`,
  'spell count': ({ spell }) =>
    `gezählt wird im siderischen Tierkreis vom Zeichen deines Mondes bis zum Zeichen von Saturn: ${spell === 'sade sati' ? 'Das 12., das 1. und das 2. machen Sade Sati' : 'Das 4. und das 8. machen die kleine Panoti'}.`,
  demanding: () => 'es ist eine fordernde Zeit, aber keine verlorene.',
  untouched: ({ spell }) => `${names[spell]} berührt dich jetzt nicht.`,
  'spell stays': ({ stays }, { level }) =>
    `die Aufenthalte: ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases: each }, { level }) =>
    `die Abschnitte: ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'Die Saturn-Wiederkehr ist ein westlicher Begriff; die vedische Astrologie zählt denselben Planeten vom Mond aus, als Sade Sati.',
  'saturn return': ({ running, round }) =>
    `${running ? 'jetzt ist die Zeit deiner Saturn-Wiederkehr' : 'jetzt läuft keine Saturn-Wiederkehr'}; die ${rounds[round - 1] ?? 'nächste'}:`,
  'saturn back': ({ point }, { level }) =>
    `alle 29½ Jahre kommt Saturn dorthin zurück, wo er bei deiner Geburt stand, ${placement(point, level)}: eine Zeit, das Leben auf eigene Füße zu stellen.`,
};

const formationWords = ({ kind, facts }: Formation): string =>
  kind ? `${kind}, denn ${factsInWords(facts)}` : capital(factsInWords(facts));

export const yogas: SentencesOf<YogaStatements> = {
  yoga: ({ yoga, formation }) => {
    const { name, rule } = yogaWords[yoga];
    return formation
      ? `dein Horoskop hat ${name}: ${formationWords(formation)}.`
      : `dein Horoskop hat keinen ${name}: Er braucht ${rule}, und das ist nicht so.`;
  },
  'yoga again': ({ formation }) => `er bildet sich noch einmal: ${formationWords(formation)}.`,
  'yoga needs': ({ yoga }) => `${yogaWords[yoga].name} braucht ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `${yogaWords[yoga].name} braucht ${yogaWords[yoga].rule}; er ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation
      ? `in deinem Horoskop ist es so: ${formationWords(formation)}.`
      : 'In deinem Horoskop ist das nicht so.',
  'yoga source': ({ yoga }) => `Die Regel stammt aus: ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `ein Yoga braucht kein Heilmittel; was ${yogaWords[yoga].name} nützt, ist die Stärkung seiner Planeten.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `es ist ein gutes Zeichen: ${yogaWords[yoga].name} ${yogaWords[yoga].gives}.`
      : `ohne ${yogaWords[yoga].name} fehlt dir nichts.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `er ${yogaWords[yoga].gives}.` : `wo er sich bildet, gilt: Er ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) =>
    `${yogaWords[yoga].name} gibt am meisten in den Zeiten, die ${list(planets.map((body) => called(body, 'dative')))} gehören.`,
  'no yogas': ({ asked }) => `keiner der ${asked} Yogas, nach denen ich suche, ist in deinem Horoskop.`,
  'yogas found': ({ found, asked }) =>
    `dein Horoskop hat ${found.length === 1 ? 'einen' : found.length} der ${asked} Yogas, nach denen ich suche: ${list(found.map((name) => yogaWords[name].name))}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formationWords(formation)}; er ${yogaWords[yoga].gives}.`,
};

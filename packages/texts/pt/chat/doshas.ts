import type { Formation, SaturnPhase } from '@palmleaf/engines/jyotish';
import type { DashaStatements } from '../../chat/statements/dasha-statements.ts';
import type { Because, DoshaStatements, PlaceOfMars } from '../../chat/statements/dosha-statements.ts';
import type { SaturnStatements, Spell } from '../../chat/statements/saturn-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { YogaStatements } from '../../chat/statements/yoga-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { contracted, list } from '../grammar.ts';
import { cancellationWords, countedFrom, doshaWords, factsInWords, factWords, yogaWords } from './facts.ts';
import { placement } from './matter.ts';
import { during, moment, spanOf, until } from './time.ts';
import { called, ofBody, timeOf, toBody } from './words.ts';

const { texts, own: languageForms } = data;

const verbs = { past: 'correu', running: 'corre', coming: 'vem' } as const;

export const dashas: SentencesOf<DashaStatements> = {
  'belongs to': ({ maha, antar }) =>
    `o seu grande período pertence ${toBody(maha)}, e dentro dele o subperíodo ${toBody(antar)}.`,
  'why periods': ({ star }) =>
    `os períodos (Vimshottari dasha) começam pelo regente da sua estrela de nascimento: ${star.name} pertence ${toBody(star.lord)}. Os nove regentes se sucedem ao longo de 120 anos, cada um com o seu próprio número de anos.`,
  'dasha source': () =>
    'A regra vem de: Brihat Parashara Hora Shastra 46; um ano de dasha se conta com 365,25 dias.',
  'planet stands': ({ body, well }) =>
    `${called(body)} está ${well ? 'bastante bem' : 'em posição incômoda'} no seu mapa.`,
  'period runs': ({ lord, runs }) =>
    runs ? `corre um período ${ofBody(lord)}.` : `não corre nenhum período ${ofBody(lord)}.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} corre` : 'você está vivendo'} a mahadasha ${ofBody(maha.lord)}, ${spanOf(maha, level)}, e dentro dela a antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `a próxima antardasha é a ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `a próxima mahadasha é a ${ofBody(maha.lord)}, que começa ${moment(maha.from, level)} e vai ${until(maha.to, level)}.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `Pratyantardasha: ${called(pratyantar.lord)} ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) => `estes planetas ${carries ? 'levam você bastante bem' : 'pedem esforço'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `você está agora na antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}, dentro da mahadasha ${ofBody(maha.lord)}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `você não está agora em um período ${ofBody(lord)}: a mahadasha ${ofBody(maha.lord)} corre ${until(maha.to, level)}.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `a mahadasha ${ofBody(maha.lord)} ${past ? 'foi' : 'vai'} ${spanOf(maha, level)}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `dentro da mahadasha ${ofBody(maha.lord)}, a antardasha ${ofBody(antar.lord)} ${verbs[is]} ${spanOf(antar, level)}.`,
};

const places = (counts: readonly PlaceOfMars[]): string =>
  list(counts.map(({ from, house }) => `na casa ${house} ${countedFrom(from)}`));

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

export const doshas: SentencesOf<DoshaStatements> = {
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
  'from Venus': ({ places: counts }) =>
    `só a partir de Vênus contaria (Marte está ${places(counts)}), algo a que menos escolas dão peso.`,
  'southern count': () => 'Só a contagem do sul inclui a casa 2; pela do norte você não o tem.',
  'northern count': () => 'Só a contagem do norte inclui a casa 1; pela do sul você não o tem.',
  'other count': ({ places: counts }) =>
    `pela outra contagem, com Marte ${places(counts)}, ele não surge, por isso é considerado leve.`,
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

const names: Record<Spell, string> = languageForms.saturn.names;

const meanings: Record<Spell, string> = texts.saturn.meanings;

const definitions: Record<Spell, string> = texts.saturn.definitions;

const phases: Record<SaturnPhase, string> = languageForms.saturn.phases;

const phaseMeanings: Record<SaturnPhase, string> = texts.saturn.phaseMeanings;

const place = (house: number): string => `Saturno passa pelo signo ${house} contado a partir da sua Lua`;

const rounds = ['a primeira', 'a segunda', 'a terceira', 'a quarta'] as const;

export const saturn: SentencesOf<SaturnStatements> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const within = contracted('em', names[spell]);
    const sentences = {
      running: `você está ${within}: ${place(house)}. Começou ${begins} e termina ${ends}.`,
      pausing: `neste momento não: ${place(house)}, e o que começou ${begins} (${names[spell]}) faz uma pausa; termina de vez ${ends}.`,
      none: `você não está ${within}: ${place(house)}.${span ? ` A próxima vez começa ${begins} e termina ${ends}.` : ''}`,
    };
    return sentences[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) => {
    const through = contracted('por', names[spell]);
    return span
      ? `${during(period)} você passa ${through}: vai ${spanOf(span, level)}.`
      : `${during(period)} você não passa ${through}: ${place(house)} quando começa esse tempo.`;
  },
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `a vez seguinte começa ${moment(from, level)}.`,
  'no spell before': ({ spell }) => `você ainda não passou ${contracted('por', names[spell])}.`,
  'past spells': ({ spells }, { level }) =>
    `as vezes passadas: ${list(spells.map((each) => spanOf(each, level)))}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `enquanto dura ${names[spell]}, a tradição se volta a Saturno.`
      : `agora não corre ${names[spell]}, então nada tem pressa; isto é o que a tradição oferece para Saturno.`,
  'spell count': ({ spell }) =>
    `a contagem vai do signo da sua Lua ao signo de Saturno no zodíaco sideral: ${spell === 'sade sati' ? 'o 12, o 1 e o 2 fazem sade sati' : 'o 4 e o 8 fazem a pequena panoti'}.`,
  demanding: () => 'é um tempo exigente, mas não perdido.',
  untouched: ({ spell }) => `você não passa agora ${contracted('por', names[spell])}.`,
  'spell stays': ({ stays }, { level }) =>
    `as estadias: ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases: each }, { level }) =>
    `as fases: ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'O retorno de Saturno é um termo ocidental; a astrologia védica conta o mesmo planeta a partir da Lua, como sade sati.',
  'saturn return': ({ running, round }) =>
    `${running ? 'é o tempo do seu retorno de Saturno' : 'agora não corre nenhum retorno de Saturno'}; ${rounds[round - 1] ?? 'a próxima'} vez:`,
  'saturn back': ({ point }, { level }) =>
    `a cada 29 anos e meio Saturno volta para onde estava quando você nasceu, ${placement(point, level)}: um tempo para pôr a vida sobre os próprios pés.`,
};

const formationWords = ({ kind, facts }: Formation): string =>
  kind ? `${kind}, porque ${factsInWords(facts)}` : factsInWords(facts);

export const yogas: SentencesOf<YogaStatements> = {
  yoga: ({ yoga, formation }) => {
    const { name, rule } = yogaWords[yoga];
    return formation
      ? `o seu mapa tem ${name}: ${formationWords(formation)}.`
      : `o seu mapa não tem ${name}: ele pede ${rule}, e não é assim.`;
  },
  'yoga again': ({ formation }) => `ele se forma outra vez: ${formationWords(formation)}.`,
  'yoga needs': ({ yoga }) => `o ${yogaWords[yoga].name} pede ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `o ${yogaWords[yoga].name} pede ${yogaWords[yoga].rule}; ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation ? `no seu mapa é assim: ${formationWords(formation)}.` : 'No seu mapa não é assim.',
  'yoga source': ({ yoga }) => `A regra vem de: ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `um yoga não precisa de remédio; o que serve ao ${yogaWords[yoga].name} é fortalecer os seus planetas.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `é um bom sinal: o ${yogaWords[yoga].name} ${yogaWords[yoga].gives}.`
      : `estar sem ${yogaWords[yoga].name} não tira nada de você.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `isto ${yogaWords[yoga].gives}.` : `onde se forma, ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) =>
    `o ${yogaWords[yoga].name} dá mais nas épocas ${list(planets.map(ofBody))}.`,
  'no yogas': ({ asked }) => `nenhum dos ${asked} yogas que procuro está no seu mapa.`,
  'yogas found': ({ found, asked }) =>
    `o seu mapa tem ${found.length} dos ${asked} yogas que procuro: ${list(found.map((name) => yogaWords[name].name))}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formationWords(formation)}; ${yogaWords[yoga].gives}.`,
};

import type { Formation, SaturnPhase } from '@palmleaf/engines/jyotish';
import type { DashaStatements } from '../../chat/statements/dasha-statements.ts';
import type { Because, DoshaStatements, PlaceOfMars } from '../../chat/statements/dosha-statements.ts';
import type { SaturnStatements, Spell } from '../../chat/statements/saturn-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { YogaStatements } from '../../chat/statements/yoga-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { cancellationWords, countedFrom, doshaWords, factsInWords, factWords, yogaWords } from './facts.ts';
import { placement } from './matter.ts';
import { during, moment, spanOf, until } from './time.ts';
import { called, ofBody, timeOf, toBody } from './words.ts';

const { texts, own: languageForms } = data;

const verbs = { past: 'corrió', running: 'corre', coming: 'viene' } as const;

export const dashas: SentencesOf<DashaStatements> = {
  'belongs to': ({ maha, antar }) =>
    `tu gran período pertenece ${toBody(maha)}, y dentro de él el subperíodo ${toBody(antar)}.`,
  'why periods': ({ star }) =>
    `los períodos (Vimshottari dasha) empiezan por el regente de tu estrella de nacimiento: ${star.name} pertenece ${toBody(star.lord)}. Los nueve regentes se suceden a lo largo de 120 años, cada uno con su propio número de años.`,
  'dasha source': () =>
    'La regla es de: Brihat Parashara Hora Shastra 46; un año de dasha se cuenta con 365,25 días.',
  'planet stands': ({ body, well }) =>
    `${called(body)} está ${well ? 'bastante bien' : 'en posición incómoda'} en tu carta.`,
  'period runs': ({ lord, runs }) =>
    runs ? `corre un período ${ofBody(lord)}.` : `no corre ningún período ${ofBody(lord)}.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} corre` : 'estás en'} la mahadasha ${ofBody(maha.lord)}, ${spanOf(maha, level)}, y dentro de ella la antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `la próxima antardasha es la ${ofBody(antar.lord)}, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `la próxima mahadasha es la ${ofBody(maha.lord)}, que empieza ${moment(maha.from, level)} y dura ${until(maha.to, level)}.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `Pratyantardasha: ${called(pratyantar.lord)} ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) => `estos planetas ${carries ? 'te llevan bastante bien' : 'piden esfuerzo'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `ahora estás en la antardasha ${ofBody(antar.lord)}, ${until(antar.to, level)}, dentro de la mahadasha ${ofBody(maha.lord)}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `ahora no estás en un período ${ofBody(lord)}: la mahadasha ${ofBody(maha.lord)} corre ${until(maha.to, level)}.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `la mahadasha ${ofBody(maha.lord)} ${past ? 'duró' : 'dura'} ${spanOf(maha, level)}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `dentro de la mahadasha ${ofBody(maha.lord)}, la antardasha ${ofBody(antar.lord)} ${verbs[is]} ${spanOf(antar, level)}.`,
};

const places = (counts: readonly PlaceOfMars[]): string =>
  list(counts.map(({ from, house }) => `en la casa ${house} ${countedFrom(from)}`));

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

export const doshas: SentencesOf<DoshaStatements> = {
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
  'from Venus': ({ places: counts }) =>
    `solo desde Venus contaría (Marte está ${places(counts)}), algo a lo que menos escuelas dan peso.`,
  'southern count': () => 'Solo la cuenta del sur incluye la casa 2; por la del norte no lo tienes.',
  'northern count': () => 'Solo la cuenta del norte incluye la casa 1; por la del sur no lo tienes.',
  'other count': ({ places: counts }) =>
    `por la otra cuenta, con Marte ${places(counts)}, no surge, así que se considera leve.`,
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

const names: Record<Spell, string> = languageForms.saturn.names;

const meanings: Record<Spell, string> = texts.saturn.meanings;

const definitions: Record<Spell, string> = texts.saturn.definitions;

const phases: Record<SaturnPhase, string> = languageForms.saturn.phases;

const phaseMeanings: Record<SaturnPhase, string> = texts.saturn.phaseMeanings;

const place = (house: number): string => `Saturno pasa por el signo ${house} contado desde tu Luna`;

const rounds = ['la primera', 'la segunda', 'la tercera', 'la cuarta'] as const;

export const saturn: SentencesOf<SaturnStatements> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const sentences = {
      running: `estás en ${names[spell]}: ${place(house)}. Empezó ${begins} y termina ${ends}.`,
      pausing: `no en este momento: ${place(house)}, y lo que empezó ${begins} (${names[spell]}) hace una pausa; termina del todo ${ends}.`,
      none: `no estás en ${names[spell]}: ${place(house)}.${span ? ` La próxima vez empieza ${begins} y termina ${ends}.` : ''}`,
    };
    return sentences[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) =>
    span
      ? `${during(period)} te toca ${names[spell]}: va ${spanOf(span, level)}.`
      : `${during(period)} no te toca ${names[spell]}: ${place(house)} cuando empieza ese tiempo.`,
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `la siguiente vez empieza ${moment(from, level)}.`,
  'no spell before': ({ spell }) => `no has pasado antes por ${names[spell]}.`,
  'past spells': ({ spells }, { level }) =>
    `las veces pasadas: ${list(spells.map((each) => spanOf(each, level)))}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `mientras dura ${names[spell]}, la tradición se dirige a Saturno.`
      : `ahora no corre ${names[spell]}, así que nada urge; esto es lo que la tradición ofrece para Saturno.`,
  'spell count': ({ spell }) =>
    `la cuenta va del signo de tu Luna al signo de Saturno en el zodiaco sideral: ${spell === 'sade sati' ? 'el 12, el 1 y el 2 hacen sade sati' : 'el 4 y el 8 hacen la pequeña panoti'}.`,
  demanding: () => 'es un tiempo exigente, aunque no perdido.',
  untouched: ({ spell }) => `${names[spell]} no te toca ahora.`,
  'spell stays': ({ stays }, { level }) =>
    `las estancias: ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases: each }, { level }) =>
    `sus fases: ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'El retorno de Saturno es un término occidental; la astrología védica cuenta el mismo planeta desde la Luna, como sade sati.',
  'saturn return': ({ running, round }) =>
    `${running ? 'es el tiempo de tu retorno de Saturno' : 'ahora no corre ningún retorno de Saturno'}; ${rounds[round - 1] ?? 'la próxima'} vez:`,
  'saturn back': ({ point }, { level }) =>
    `cada 29 años y medio Saturno vuelve a donde estaba cuando naciste, ${placement(point, level)}: un tiempo para poner la vida sobre sus propios pies.`,
};

const formationWords = ({ kind, facts }: Formation): string =>
  kind ? `${kind}, porque ${factsInWords(facts)}` : factsInWords(facts);

export const yogas: SentencesOf<YogaStatements> = {
  yoga: ({ yoga, formation }) => {
    const { name, rule } = yogaWords[yoga];
    return formation
      ? `tu carta tiene ${name}: ${formationWords(formation)}.`
      : `tu carta no tiene ${name}: pide ${rule}, y no es así.`;
  },
  'yoga again': ({ formation }) => `se forma otra vez: ${formationWords(formation)}.`,
  'yoga needs': ({ yoga }) => `el ${yogaWords[yoga].name} pide ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `el ${yogaWords[yoga].name} pide ${yogaWords[yoga].rule}; ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation ? `en tu carta es así: ${formationWords(formation)}.` : 'En tu carta no es así.',
  'yoga source': ({ yoga }) => `La regla es de: ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `un yoga no necesita remedio; lo que sirve al ${yogaWords[yoga].name} es fortalecer sus planetas.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `es una buena señal: el ${yogaWords[yoga].name} ${yogaWords[yoga].gives}.`
      : `no te quita nada estar sin ${yogaWords[yoga].name}.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `esto ${yogaWords[yoga].gives}.` : `donde se forma, ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) =>
    `el ${yogaWords[yoga].name} da más en las épocas ${list(planets.map(ofBody))}.`,
  'no yogas': ({ asked }) => `ninguno de los ${asked} yogas que busco está en tu carta.`,
  'yogas found': ({ found, asked }) =>
    `tu carta tiene ${found.length} de los ${asked} yogas que busco: ${list(found.map((name) => yogaWords[name].name))}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formationWords(formation)}; ${yogaWords[yoga].gives}.`,
};

import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { MatterStatements, Verdict } from '../../chat/statements/matter-statements.ts';
import type { Manner, SentencesOf } from '../../chat/statements/statement.ts';
import type { Rising } from '../../chat/statements/talk-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { contracted, list } from '../grammar.ts';
import { isFeminine, signNames } from '../names.ts';
import {
  aimOf,
  aspectSentence,
  calledIn,
  factsInWords,
  ofPeople,
  partnerTraits,
  topicWords,
} from './facts.ts';
import {
  areaOf,
  bodyParts,
  byArea,
  called,
  customs,
  dignityNames,
  fieldsOf,
  inSign,
  leadOf,
  manners,
  ofArea,
  standsFor,
  toBody,
} from './words.ts';

const { texts } = data;

export function placement(point: PlacedBody, level: Level): string {
  const name = called(point.name);
  const sign = ofSign(signNames, point.sign);
  if (level === 'STANDARD') return `${name} em ${sign}`;
  if (level === 'ADVANCED') return `${name} em ${sign} na casa ${point.house}`;
  const notes = [
    point.dignity && dignityNames[point.dignity.name],
    !isNode(point.name) && point.retrograde ? 'movimento retrógrado' : undefined,
    point.nakshatra && `${point.nakshatra.name} pada ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${name} a ${degrees(point.degree)} de ${sign} na casa ${point.house}${described}`;
}

export function placements(points: readonly PlacedBody[], level: Level): string {
  return list(points.map((point) => placement(point, level)));
}

export function risingIn({ sign, degree }: Rising, level: Level): string {
  return level === 'EXPERT'
    ? `a ${degrees(degree)} de ${ofSign(signNames, sign)}`
    : `em ${ofSign(signNames, sign)}`;
}

export function houseIn({ number, sign, cusp }: House, { tradition, level }: Manner): string {
  return level === 'EXPERT' && tradition === 'WESTERN'
    ? `a casa ${number}, que começa a ${degrees(cusp % 30)} de ${ofSign(signNames, sign)},`
    : `a casa ${number} em ${ofSign(signNames, sign)}`;
}

export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = ofSign(signNames, signOf(longitude));
  return level === 'EXPERT'
    ? `${called(body)} a ${degrees(longitude % 30)} de ${sign}`
    : `${called(body)} em ${sign}`;
}

export function signClause(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}

type VerdictWords = Record<Verdict, (word: string) => string>;

const things: VerdictWords = {
  strong: (word) => `para ${word} o seu mapa é forte: aqui volta o que você põe em trabalho.`,
  mixed: (word) => `para ${word} o seu mapa é desigual: uma parte flui, outra é preciso aprender.`,
  weak: (word) => `para ${word} o seu mapa pede paciência: vem mais tarde do que se deseja, e com prática.`,
};
const people: VerdictWords = {
  strong: (word) => `para ${word} o seu mapa é forte: aqui há ajuda e boa vontade.`,
  mixed: (word) => `para ${word} o seu mapa é desigual: uma parte é calorosa, outra pede trabalho.`,
  weak: (word) => `para ${word} o seu mapa pede paciência: a proximidade requer tempo e boa vontade.`,
};
const health: VerdictWords = {
  strong: (word) => `para ${word} o seu mapa é forte: você aguenta bem e se recupera logo.`,
  mixed: (word) => `para ${word} o seu mapa é desigual: sobe e desce conforme o modo de vida.`,
  weak: (word) =>
    `para ${word} o seu mapa pede cuidado: hábitos regulares fazem mais bem a você do que o esforço.`,
};

const feared: VerdictWords = {
  strong: (word) => `o seu mapa não mostra isso: para ${word}, ele é forte.`,
  mixed: (word) =>
    `só por este mapa não se diz isso: para ${word}, ele é desigual, com alguma tensão e alguma ajuda.`,
  weak: (word) =>
    `nada disso está decidido, mas convém ter cuidado: para ${word} o seu mapa está sob tensão.`,
};

const leaving: Record<MatterStatements['leaving']['verdict'], (about: string) => string> = {
  strong: (word) => `o seu mapa não dá motivo para isso: para ${word}, ele é forte.`,
  mixed: (word) =>
    `essa decisão é sua: para ${word}, o seu mapa é desigual, com alguma tensão e alguma ajuda.`,
  weak: (word) => `essa decisão é sua: para ${word} o seu mapa está sob tensão.`,
  'strong on a relationship': (word) =>
    `essa decisão é sua: para ${word}, o seu mapa é forte, mas não diz como tratam você.`,
};

const marriages = texts.matter.marriages;

const nothingSpeaks = texts.matter.nothingSpeaks;

export const matter: SentencesOf<MatterStatements> = {
  verdict: ({ topic, verdict }) => {
    const words = topic === 'health' ? health : ofPeople.includes(topic) ? people : things;
    return words[verdict](aimOf(topic));
  },
  promise: ({ topic, verdict, neverDenied }) => {
    const aim = aimOf(topic);
    if (verdict === 'strong') return `para ${aim} o seu mapa é forte.`;
    if (verdict === 'mixed')
      return `${neverDenied ? 'embora não de todo por si só' : 'com algum esforço'}: para ${aim} o seu mapa é desigual.`;
    return neverDenied
      ? `mas com paciência: o seu mapa não exclui nada aqui; para ${aim} põe antes espera ou cuidado.`
      : `não com facilidade: para ${aim} o seu mapa pede paciência e prática.`;
  },
  feared: ({ topic, verdict }) => feared[verdict](aimOf(topic)),
  leaving: ({ topic, verdict }) => leaving[verdict](aimOf(topic)),
  'other side': () =>
    'O que outra pessoa faz não está escrito no seu mapa; o mapa mostra o seu próprio lado.',
  fields: ({ planets }) =>
    `Áreas que combinam: ${planets.map((name) => `${fieldsOf[name]} (${called(name)})`).join('; ')}.`,
  'no count': () =>
    'Um número não se pode ler em um mapa só; o que se pode ler é com que facilidade isso vem.',
  'body care': ({ sign }) => {
    const [part, many] = ofSign(bodyParts, sign);
    return `segundo a tradição, ${part} ${many ? 'merecem' : 'merece'} o seu cuidado.`;
  },
  'nothing left': () =>
    'É isso o que o seu mapa contém sobre o assunto; eu só me repetiria. Pergunte por um ano ou por outra coisa.',
  basis: ({ topic, house, significators }, { level }) => {
    const place = level === 'STANDARD' ? `a parte do mapa ${ofArea(house)}` : `a casa ${house}`;
    return `para ${topicWords[topic]} se leem ${place}, o regente dela, quem está nela e, por natureza, ${list(significators.map(called))}.`;
  },
  rising: ({ rising }, { level }) =>
    `o Ascendente ${risingIn(rising, level)}: você vai ao encontro do mundo ${ofSign(manners, rising.sign)}.`,
  border: ({ neighbour }) =>
    `Ele está perto da fronteira com ${ofSign(signNames, neighbour)}: uma hora de nascimento com poucos minutos de diferença mudaria esta parte.`,
  'birth time moves the Ascendant': () => 'Quatro minutos na hora do nascimento o movem cerca de um grau.',
  'points to': ({ ruler }) =>
    `o seu caminho vai com ${placement(ruler, 'STANDARD')}; ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  also: ({ point, occupant }) =>
    `${placement(point, 'STANDARD')} ${occupant ? 'está justamente nesta parte da vida' : 'também tem algo a dizer'}: ${signClause(point)}.`,
  'house and ruler': ({ topic, house, ruler }, manner) =>
    `${houseIn(house, manner)} representa ${topic === 'self' ? 'a sua pessoa' : topicWords[topic]}. O regente dela é ${placement(ruler, manner.level)}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  occupants: ({ points }, { level }) =>
    `na casa ${points.length === 1 ? 'está' : 'estão'} ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}.`,
  unoccupied: () => 'Nenhum outro planeta está nessa casa, então o regente fala por ela.',
  'by nature': ({ points }, { level }) =>
    `por natureza o assunto pertence também a: ${points.map((point) => `${placement(point, level)}, por representar ${standsFor[point.name]}`).join('; ')}.`,
  aspect: ({ aspect }, { level }) => aspectSentence(aspect, level),
  'no aspect': ({ one, other, apart }) =>
    `${called(one)} e ${called(other)} não formam nenhum aspecto no seu mapa: entre os dois há ${apart}°.`,
  'house looked at': ({ points }, { level }) =>
    `${points.length === 1 ? 'olha' : 'olham'} para a casa ${list(points.map((point) => `${placement(point, level)} (${standsFor[point.name]})`))}.`,
  'nobody looks': ({ ofHouse }) =>
    ofHouse ? 'Nenhum graha olha para a casa.' : 'Nenhum graha olha para lá.',
  'looked at': ({ points }, { level }) =>
    `${points.length === 1 ? 'olha' : 'olham'} para lá ${placements(points, level)}.`,
  'further house in plain words': ({ topic, house, point }, { level }) =>
    `para ${topicWords[topic]} conta um segundo lugar, o ${ofArea(house.number)}. Ali manda ${placement(point, level)}: ${signClause(point)}.`,
  'further house': ({ topic, house, ruler, within }, manner) =>
    `para ${topicWords[topic]} conta um segundo lugar: ${houseIn(house, manner).replace(/,$/, '')} (${areaOf(house.number)}). O regente dela é ${placement(ruler, manner.level)}${within.length > 0 ? `; nela ${within.length === 1 ? 'está' : 'estão'} ${placements(within, manner.level)}` : ''}.`,
  'rests on': ({ point }, { level }) => `isso se apoia ${contracted('em', placement(point, level))}.`,
  'best and worst': ({ best, worst }, { level }) =>
    `dos planetas do assunto, ${placement(best, level)} é o mais bem situado, e ${placement(worst, level)} é o que mais custa.`,

  'work on': ({ topic, house, planet, placed }, { level }) =>
    `para ${calledIn(topic, house, level)}, trabalhe primeiro com ${called(planet)}: dos planetas do assunto, o lugar mais difícil é o ${contracted('de', placement(placed, level))}.`,
  practice: ({ body }) => `para ${called(body)}: ${customs[body].practice}.`,
  custom: ({ body }) => {
    const { day, mantra, gift } = customs[body];
    return `Por costume se guarda ${day}, se recita “${mantra}” e se oferece ${gift}.`;
  },
  'start with': ({ placed }, { level }) =>
    `comece pelo ponto mais fraco do seu mapa: ${placement(placed, level)}.`,
  'period care': ({ lord }) =>
    `o seu grande período pertence ${toBody(lord)}, que por isso também merece algum cuidado.`,
  'no remedy': ({ body }) =>
    `para ${called(body)} não se transmitiu nenhum remédio: trabalhe isso pela parte da vida em que ${isFeminine(body) ? 'ela' : 'ele'} está.`,
  'in your chart': ({ points }, { level }) =>
    `no seu mapa: ${points.map((point) => placement(point, level)).join('; ')}.`,
  'live it out': () =>
    'Os mantras e as oferendas aos planetas pertencem à tradição védica; na ocidental se vive o planeta de uma maneira melhor.',

  partner: ({ wife, sign }) =>
    `${wife ? 'a sua esposa' : 'o seu marido'} será provavelmente alguém ${ofSign(partnerTraits, sign)}.`,
  'partner by ruler': ({ house, ruler }, manner) => {
    const where = placement(ruler, manner.level);
    const lead =
      manner.level === 'STANDARD'
        ? `ao signo do casamento no seu mapa corresponde ${where}`
        : `essa é a cor ${contracted('de', houseIn(house, manner)).replace(/,$/, '')}; o regente dela é ${where}`;
    return `${lead}: o encontro pode vir ${byArea(ruler.house)}, e entre os dois conta isto: ${standsFor[ruler.name]}.`;
  },
  'partner by occupants': ({ points }, { level }) =>
    `no lugar do casamento ${points.length === 1 ? 'está' : 'estão'} ${placements(points, level)}; soma-se ${list(points.map(({ name }) => standsFor[name]))}.`,
  'partner by nature': ({ wife, point }, { level }) =>
    `o planeta natural ${wife ? 'da esposa' : 'do marido'}, ${placement(point, level)}, acrescenta ${standsFor[point.name]}.`,
  'partner by degrees': ({ body }) =>
    `o seu darakaraka, o planeta do casamento por graus, é ${called(body)}: ${standsFor[body]}.`,
  'marriage leans': ({ leans }) => `${marriages[leans]}.`,
  'speaks for': ({ marriage, facts }) => {
    if (facts.length === 0) return nothingSpeaks[marriage];
    return `${marriage === 'love' ? 'pelo amor' : 'por um casamento arranjado'} fala isto: ${factsInWords(facts)}.`;
  },
};

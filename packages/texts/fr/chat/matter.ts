import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { MatterStatements, Verdict } from '../../chat/statements/matter-statements.ts';
import type { Manner, SentencesOf } from '../../chat/statements/statement.ts';
import type { Rising } from '../../chat/statements/talk-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { afterDe, list } from '../grammar.ts';
import { signNames } from '../names.ts';
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
  called,
  customs,
  dignityOf,
  fieldsOf,
  inSign,
  leadOf,
  manners,
  ofBody,
  standsFor,
  theSign,
  toBody,
} from './words.ts';

const { texts } = data;

const degreeOf = (degree: number, sign: number): string => `${degrees(degree)} ${afterDe(theSign(sign))}`;

export function placement(point: PlacedBody, level: Level): string {
  const name = called(point.name);
  if (level === 'STANDARD') return `${name} en ${ofSign(signNames, point.sign)}`;
  if (level === 'ADVANCED') return `${name} en ${ofSign(signNames, point.sign)} en maison ${point.house}`;
  const notes = [
    point.dignity && dignityOf(point.name, point.dignity.name),
    !isNode(point.name) && point.retrograde ? 'rétrograde' : undefined,
    point.nakshatra && `${point.nakshatra.name} pada ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${name} à ${degreeOf(point.degree, point.sign)} en maison ${point.house}${described}`;
}

export function placements(points: readonly PlacedBody[], level: Level): string {
  return list(points.map((point) => placement(point, level)));
}

export function risingIn({ sign, degree }: Rising, level: Level): string {
  return level === 'EXPERT' ? `à ${degreeOf(degree, sign)}` : `en ${ofSign(signNames, sign)}`;
}

export function houseIn({ number, sign, cusp }: House, { tradition, level }: Manner): string {
  return level === 'EXPERT' && tradition === 'WESTERN'
    ? `la maison ${number}, qui commence à ${degreeOf(cusp % 30, sign)},`
    : `la maison ${number} en ${ofSign(signNames, sign)}`;
}

export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = signOf(longitude);
  return level === 'EXPERT'
    ? `${called(body)} à ${degreeOf(longitude % 30, sign)}`
    : `${called(body)} en ${ofSign(signNames, sign)}`;
}

export function signClause(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}

type VerdictWords = Record<Verdict, (word: string) => string>;

const things: VerdictWords = {
  strong: (word) => `pour ${word}, ton thème est fort : ici revient ce que tu y mets de travail.`,
  mixed: (word) => `pour ${word}, ton thème est inégal : une part coule de source, l’autre s’apprend.`,
  weak: (word) =>
    `pour ${word}, ton thème demande de la patience : cela vient plus tard que souhaité, et par la pratique.`,
};
const people: VerdictWords = {
  strong: (word) => `pour ${word}, ton thème est fort : ici il y a de l’aide et de la bonne volonté.`,
  mixed: (word) => `pour ${word}, ton thème est inégal : une part est chaleureuse, l’autre se travaille.`,
  weak: (word) =>
    `pour ${word}, ton thème demande de la patience : la proximité veut du temps et de la bonne volonté.`,
};
const health: VerdictWords = {
  strong: (word) => `pour ${word}, ton thème est fort : tu as de l’endurance et tu récupères vite.`,
  mixed: (word) => `pour ${word}, ton thème est inégal : cela monte et descend selon ta façon de vivre.`,
  weak: (word) =>
    `pour ${word}, ton thème demande du soin : des habitudes régulières te font plus de bien que l’effort.`,
};

const feared: VerdictWords = {
  strong: (word) => `ton thème ne montre pas cela : pour ${word}, il est fort.`,
  mixed: (word) =>
    `pas par ce thème seul : pour ${word}, il est inégal, avec de la tension et avec de l’aide.`,
  weak: (word) =>
    `rien de cela n’est fixé, mais le soin est de mise : pour ${word}, ton thème est sous tension.`,
};

const leaving: Record<MatterStatements['leaving']['verdict'], (about: string) => string> = {
  strong: (word) => `ton thème n’y voit aucune raison : pour ${word}, il est fort.`,
  mixed: (word) =>
    `c’est à toi d’en décider : pour ${word}, ton thème est inégal, avec de la tension et avec de l’aide.`,
  weak: (word) => `c’est à toi d’en décider : pour ${word}, ton thème est sous tension.`,
  'strong on a relationship': (word) =>
    `c’est à toi d’en décider : pour ${word}, ton thème est fort, mais il ne dit pas comment on te traite.`,
};

const marriages = texts.matter.marriages;

const nothingSpeaks = texts.matter.nothingSpeaks;

const regards = (points: readonly unknown[]): string => (points.length === 1 ? 'regarde' : 'regardent');

export const matter: SentencesOf<MatterStatements> = {
  verdict: ({ topic, verdict }) => {
    const words = topic === 'health' ? health : ofPeople.includes(topic) ? people : things;
    return words[verdict](aimOf(topic));
  },
  promise: ({ topic, verdict, neverDenied }) => {
    const aim = aimOf(topic);
    if (verdict === 'strong') return `pour ${aim}, ton thème est fort.`;
    if (verdict === 'mixed')
      return `${neverDenied ? 'mais pas tout à fait de soi-même' : 'avec un peu d’effort'} : pour ${aim}, ton thème est inégal.`;
    return neverDenied
      ? `mais avec de la patience : ton thème n’exclut rien ici ; pour ${aim}, il met d’abord de l’attente ou du soin.`
      : `pas facilement : pour ${aim}, ton thème demande de la patience et de la pratique.`;
  },
  feared: ({ topic, verdict }) => feared[verdict](aimOf(topic)),
  leaving: ({ topic, verdict }) => leaving[verdict](aimOf(topic)),
  'other side': () =>
    'Ce que fait quelqu’un d’autre n’est pas écrit dans ton thème ; il montre ton propre côté.',
  fields: ({ planets }) =>
    `Des domaines qui conviennent : ${planets.map((name) => `${fieldsOf[name]} (${called(name)})`).join(' ; ')}.`,
  'no count': () =>
    'Un nombre ne se lit pas dans un seul thème ; ce qui s’y lit, c’est avec quelle facilité cela vient.',
  'body care': ({ sign }) => {
    const [part, many] = ofSign(bodyParts, sign);
    return `selon la tradition, ${part} ${many ? 'méritent' : 'mérite'} ton soin.`;
  },
  'nothing left': () =>
    'C’est ce que ton thème contient là-dessus ; je ne ferais que me répéter. Demande une année ou autre chose.',
  basis: ({ topic, house, significators }, { level }) => {
    const place = level === 'STANDARD' ? `la part du thème qui dit ${areaOf(house)}` : `la maison ${house}`;
    return `pour ${topicWords[topic]}, on lit ${place}, son maître, qui s’y trouve et, par nature, ${list(significators.map(called))}.`;
  },
  rising: ({ rising }, { level }) =>
    `l’Ascendant est ${risingIn(rising, level)} : tu vas à la rencontre du monde ${ofSign(manners, rising.sign)}.`,
  border: ({ neighbour }) =>
    `Il est près de la frontière avec ${theSign(neighbour)} : une heure de naissance différente de quelques minutes changerait cette part.`,
  'birth time moves the Ascendant': () =>
    'Quatre minutes de l’heure de naissance le déplacent d’environ un degré.',
  'points to': ({ ruler }) =>
    `ton chemin va avec ${placement(ruler, 'STANDARD')} ; ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  also: ({ point, occupant }) =>
    `${placement(point, 'STANDARD')} ${occupant ? 'est justement dans cette part de la vie' : 'a aussi son mot à dire'} : ${signClause(point)}.`,
  'house and ruler': ({ topic, house, ruler }, manner) =>
    `${houseIn(house, manner)} représente ${topic === 'self' ? 'ta personne' : topicWords[topic]}. Son maître est ${placement(ruler, manner.level)} : ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  occupants: ({ points }, { level }) =>
    `dans la maison, on trouve ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join(' ; ')}.`,
  unoccupied: () => 'Aucune autre planète n’est dans cette maison ; c’est son maître qui parle pour elle.',
  'by nature': ({ points }, { level }) =>
    `par nature, ${points.length === 1 ? 'parle' : 'parlent'} aussi de l’affaire ${points.map((point) => `${placement(point, level)}, pour ${standsFor[point.name]}`).join(' ; ')}.`,
  aspect: ({ aspect }, { level }) => aspectSentence(aspect, level),
  'no aspect': ({ one, other, apart }) =>
    `${called(one)} et ${called(other)} ne forment aucun aspect dans ton thème : ${apart}° les séparent.`,
  'house looked at': ({ points }, { level }) =>
    `la maison est regardée par ${list(points.map((point) => `${placement(point, level)} (${standsFor[point.name]})`))}.`,
  'nobody looks': ({ ofHouse }) =>
    ofHouse ? 'Aucun graha ne regarde la maison.' : 'Aucun graha ne regarde cet endroit.',
  'looked at': ({ points }, { level }) => `${placements(points, level)} ${regards(points)} cet endroit.`,
  'further house in plain words': ({ topic, house, point }, { level }) =>
    `pour ${topicWords[topic]} compte un second domaine : ${areaOf(house.number)}. Là, ${placement(point, level)} mène le jeu : ${signClause(point)}.`,
  'further house': ({ topic, house, ruler, within }, manner) =>
    `pour ${topicWords[topic]} compte un second lieu : ${houseIn(house, manner).replace(/,$/, '')} (${areaOf(house.number)}). Son maître est ${placement(ruler, manner.level)}${within.length > 0 ? ` ; on y trouve ${placements(within, manner.level)}` : ''}.`,
  'rests on': ({ point }, { level }) => `cela repose sur ${placement(point, level)}.`,
  'best and worst': ({ best, worst }, { level }) =>
    `de ses planètes, la mieux placée est ${placement(best, level)}, et celle qui coûte le plus est ${placement(worst, level)}.`,

  'work on': ({ topic, house, planet, placed }, { level }) =>
    `pour ${calledIn(topic, house, level)}, travaille d’abord avec ${called(planet)} : des planètes de l’affaire, la moins bien placée est ${placement(placed, level)}.`,
  practice: ({ body }) => `pour ${called(body)} : ${customs[body].practice}.`,
  custom: ({ body }) => {
    const { day, mantra, gift } = customs[body];
    return `Par coutume, on garde ${day}, on dit « ${mantra} » et on offre ${gift}.`;
  },
  'start with': ({ placed }, { level }) =>
    `commence par ce qui est le plus faible dans ton thème : ${placement(placed, level)}.`,
  'period care': ({ lord }) =>
    `ta grande période appartient ${toBody(lord)}, qui mérite donc aussi un peu de soin.`,
  'no remedy': ({ body }) =>
    `pour ${called(body)}, aucun remède n’a été transmis ; travaille par la part de la vie qui est celle ${ofBody(body)}.`,
  'in your chart': ({ points }, { level }) =>
    `dans ton thème : ${points.map((point) => placement(point, level)).join(' ; ')}.`,
  'live it out': () =>
    'Les mantras et les offrandes aux planètes appartiennent à la tradition védique ; dans l’occidentale, on vit la planète d’une meilleure façon.',

  partner: ({ wife, sign }) =>
    `${wife ? 'ta femme' : 'ton mari'} sera probablement quelqu’un ${ofSign(partnerTraits, sign)}.`,
  'partner by ruler': ({ house, ruler }, manner) => {
    const where = placement(ruler, manner.level);
    const lead =
      manner.level === 'STANDARD'
        ? `au signe du mariage dans ton thème répond ${where}`
        : `telle est la couleur ${afterDe(houseIn(house, manner)).replace(/,$/, '')} ; son maître est ${where}`;
    return `${lead} : la rencontre peut venir par ${areaOf(ruler.house)}, et entre vous deux compte ceci : ${standsFor[ruler.name]}.`;
  },
  'partner by occupants': ({ points }, { level }) =>
    `dans le lieu du mariage, on trouve ${placements(points, level)} ; s’y ajoute ceci : ${points.map(({ name }) => standsFor[name]).join(' ; ')}.`,
  'partner by nature': ({ wife, point }, { level }) =>
    `la planète naturelle ${wife ? 'de l’épouse' : 'du mari'}, ${placement(point, level)}, y ajoute ${standsFor[point.name]}.`,
  'partner by degrees': ({ body }) =>
    `ton darakaraka, la planète du couple par les degrés, est ${called(body)} : ${standsFor[body]}.`,
  'marriage leans': ({ leans }) => `${marriages[leans]}.`,
  'speaks for': ({ marriage, facts }) => {
    if (facts.length === 0) return nothingSpeaks[marriage];
    return `pour ${marriage === 'love' ? 'l’amour' : 'un mariage arrangé'} parle ceci : ${factsInWords(facts)}.`;
  },
};

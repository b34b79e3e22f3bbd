import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { MatterStatements, Verdict } from '../../chat/statements/matter-statements.ts';
import type { Manner, SentencesOf } from '../../chat/statements/statement.ts';
import type { Rising } from '../../chat/statements/talk-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { agreeing, inSigns, ofSigns, withSigns } from '../names.ts';
import {
  aspectSentence,
  factsInWords,
  forAim,
  forTopic,
  forTopicIn,
  inHouse,
  ofPeople,
  partnerTraits,
} from './facts.ts';
import {
  areaOf,
  bodyParts,
  called,
  customs,
  dignityOf,
  fieldsOf,
  houseAs,
  inSign,
  inStar,
  leadOf,
  manners,
  pronoun,
  type RussianCase,
  standsFor,
} from './words.ts';

const { texts } = data;

export function placement(point: PlacedBody, level: Level, grammarCase: RussianCase = 'nominative'): string {
  const name = called(point.name, grammarCase);
  if (level === 'STANDARD') return `${name} ${ofSign(inSigns, point.sign)}`;
  const house = inHouse(point.house);
  if (level === 'ADVANCED') return `${name} ${ofSign(inSigns, point.sign)} ${house}`;
  const notes = [
    point.dignity && dignityOf(point.name, point.dignity.name),
    !isNode(point.name) && point.retrograde
      ? agreeing(point.name, 'ретроградный', 'ретроградная', 'ретроградное')
      : undefined,
    point.nakshatra && `${inStar(point.nakshatra.name)}, пада ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${name} на ${degrees(point.degree)} ${ofSign(ofSigns, point.sign)} ${house}${described}`;
}

export function placements(
  points: readonly PlacedBody[],
  level: Level,
  grammarCase: RussianCase = 'nominative',
): string {
  return list(points.map((point) => placement(point, level, grammarCase)));
}

export function risingIn({ sign, degree }: Rising, level: Level): string {
  return level === 'EXPERT' ? `на ${degrees(degree)} ${ofSign(ofSigns, sign)}` : ofSign(inSigns, sign);
}

export function houseIn(
  { number, sign, cusp }: House,
  { tradition, level }: Manner,
  grammarCase: 'nominative' | 'prepositional' = 'nominative',
): string {
  const place =
    level === 'EXPERT' && tradition === 'WESTERN'
      ? `с куспидом на ${degrees(cusp % 30)} ${ofSign(ofSigns, sign)}`
      : ofSign(inSigns, sign);
  return `${grammarCase === 'prepositional' ? inHouse(number) : houseAs(number, 'nominative')} ${place}`;
}

export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = signOf(longitude);
  return level === 'EXPERT'
    ? `${called(body)} на ${degrees(longitude % 30)} ${ofSign(ofSigns, sign)}`
    : `${called(body)} ${ofSign(inSigns, sign)}`;
}

export function signClause(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}

type VerdictWords = Record<Verdict, (aim: string) => string>;

const things: VerdictWords = {
  strong: (aim) => `${aim} ваш гороскоп хорош: труд, который вы сюда вложите, возвращается.`,
  mixed: (aim) => `${aim} ваш гороскоп неровен: что-то идёт само, чему-то надо научиться.`,
  weak: (aim) => `${aim} ваш гороскоп просит терпения: это приходит позже, чем хочется, и через упражнение.`,
};
const people: VerdictWords = {
  strong: (aim) => `${aim} ваш гороскоп хорош: здесь есть помощь и доброжелательность.`,
  mixed: (aim) => `${aim} ваш гороскоп неровен: что-то тепло, что-то надо сначала прояснить.`,
  weak: (aim) => `${aim} ваш гороскоп просит терпения: близости здесь нужны время и добрая воля.`,
};
const health: VerdictWords = {
  strong: (aim) => `${aim} ваш гороскоп хорош: вы многое выносите и быстро восстанавливаетесь.`,
  mixed: (aim) => `${aim} ваш гороскоп неровен: многое зависит от того, как вы живёте.`,
  weak: (aim) => `${aim} ваш гороскоп советует бережность: ровные привычки вам полезнее напряжения.`,
};

const feared: VerdictWords = {
  strong: (aim) => `этого ваш гороскоп не показывает: ${aim} он хорош.`,
  mixed: (aim) =>
    `по одному этому гороскопу так сказать нельзя: ${aim} он неровен, есть и давление, и помощь.`,
  weak: (aim) => `ничего подобного не предрешено, но нужна бережность: ${aim} ваш гороскоп под давлением.`,
};

const leaving: Record<MatterStatements['leaving']['verdict'], (about: string) => string> = {
  strong: (aim) => `повода к этому ваш гороскоп не даёт: ${aim} он хорош.`,
  mixed: (aim) => `решать вам: ${aim} ваш гороскоп неровен, есть и давление, и помощь.`,
  weak: (aim) => `решать вам: ${aim} ваш гороскоп под давлением.`,
  'strong on a relationship': (aim) =>
    `решать вам: ${aim} ваш гороскоп хорош, но как с вами обращаются, он не говорит.`,
};

const marriages = texts.matter.marriages;

const nothingSpeaks = texts.matter.nothingSpeaks;

export const matter: SentencesOf<MatterStatements> = {
  verdict: ({ topic, verdict }) => {
    const words = topic === 'health' ? health : ofPeople.includes(topic) ? people : things;
    return words[verdict](forAim(topic));
  },
  promise: ({ topic, verdict, neverDenied }) => {
    const aim = forAim(topic);
    if (verdict === 'strong') return `${aim} ваш гороскоп хорош.`;
    if (verdict === 'mixed')
      return `${neverDenied ? 'хотя и не совсем само собой' : 'но с некоторым трудом'}: ${aim} ваш гороскоп неровен.`;
    return neverDenied
      ? `но с терпением: ваш гороскоп здесь ничего не исключает, он только просит ${aim} подождать или поберечься.`
      : `это даётся нелегко: ${aim} ваш гороскоп просит терпения и упражнения.`;
  },
  feared: ({ topic, verdict }) => feared[verdict](forAim(topic)),
  leaving: ({ topic, verdict }) => leaving[verdict](forAim(topic)),
  'other side': () =>
    'Что сделает другой человек, в вашем гороскопе не написано; он показывает только вашу сторону.',
  fields: ({ planets }) =>
    `подходящие области: ${planets.map((name) => `${fieldsOf[name]} (${called(name)})`).join('; ')}.`,
  'no count': () => 'Количества по гороскопу не прочесть; можно прочесть, легко ли это приходит.',
  'body care': ({ sign }) => `по традиции вашей заботы требуют: ${ofSign(bodyParts, sign)}.`,
  'nothing left': () =>
    'Это всё, что говорит об этом ваш гороскоп; дальше были бы повторы. Спросите о каком-нибудь годе или о другом.',
  basis: ({ topic, house, significators }, { level }) => {
    const planets = list(significators.map((name) => called(name)));
    return level === 'STANDARD'
      ? `${forTopic(topic)} важны часть гороскопа «${areaOf(house)}», её управитель, планеты в ней и по природе ${planets}.`
      : `${forTopic(topic)} важны ${houseAs(house, 'nominative')}, его управитель, планеты в нём и по природе ${planets}.`;
  },
  rising: ({ rising }, { level }) =>
    `Асцендент ${risingIn(rising, level)}: вы встречаете мир ${ofSign(manners, rising.sign)}.`,
  border: ({ neighbour }) =>
    `Он стоит у границы ${ofSign(withSigns, neighbour)}: другое на несколько минут время рождения изменило бы эту часть.`,
  'birth time moves the Ascendant': () => 'Четыре минуты времени рождения сдвигают его примерно на градус.',
  'points to': ({ ruler }) =>
    `ваш путь показывает ${placement(ruler, 'STANDARD')}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  also: ({ point, occupant }) =>
    `${placement(point, 'STANDARD')} ${occupant ? 'стоит прямо в этой части жизни' : 'тоже имеет здесь голос'}: ${signClause(point)}.`,
  'house and ruler': ({ topic, house, ruler }, manner) =>
    `${houseIn(house, manner)} важен ${forTopic(topic)}. Его управитель — ${placement(ruler, manner.level)}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  occupants: ({ points }, { level }) =>
    `в доме ${points.length === 1 ? 'стоит' : 'стоят'} ${points.map((point) => `${placement(point, level)}: ${signClause(point)}`).join('; ')}.`,
  unoccupied: () => 'Других планет в этом доме нет, и за него говорит его управитель.',
  'by nature': ({ points }, { level }) =>
    `по природе к этому ${points.length === 1 ? 'относится' : 'относятся'} и ${list(points.map((point) => `${placement(point, level)} (отвечает за ${standsFor[point.name]})`))}.`,
  aspect: ({ aspect }, { level }) => aspectSentence(aspect, level),
  'no aspect': ({ one, other, apart }) =>
    `${called(one)} и ${called(other)} не образуют аспекта в вашем гороскопе: между ними ${apart}°.`,
  'house looked at': ({ points }, { level }) =>
    `на дом ${points.length === 1 ? 'смотрит' : 'смотрят'} ${list(points.map((point) => `${placement(point, level)} (отвечает за ${standsFor[point.name]})`))}.`,
  'nobody looks': ({ ofHouse }) =>
    ofHouse ? 'Ни одна граха на дом не смотрит.' : 'Ни одна граха на это не смотрит.',
  'looked at': ({ points }, { level }) =>
    `на это ${points.length === 1 ? 'смотрит' : 'смотрят'} ${placements(points, level)}.`,
  'further house in plain words': ({ topic, house, point }, { level }) =>
    `${forTopic(topic)} важно и второе место: ${areaOf(house.number)}. Там тон задаёт ${placement(point, level)}: ${signClause(point)}.`,
  'further house': ({ topic, house, ruler, within }, manner) =>
    `${forTopic(topic)} важно и второе место: ${houseIn(house, manner)} (${areaOf(house.number)}). Его управитель — ${placement(ruler, manner.level)}${within.length > 0 ? `; в нём ${within.length === 1 ? 'стоит' : 'стоят'} ${placements(within, manner.level)}` : ''}.`,
  'rests on': ({ point }, { level }) => `держится это на том, что там ${placement(point, level)}.`,
  'best and worst': ({ best, worst }, { level }) =>
    `из этих планет лучше всего стоит ${placement(best, level)}, а труднее всего ${placement(worst, level)}.`,

  'work on': ({ topic, house, planet, placed }, { level }) =>
    `${forTopicIn(topic, house, level)} прежде всего укрепляйте ${called(planet, 'accusative')}: из планет этого дела труднее всего стоит ${placement(placed, level)}.`,
  practice: ({ body }) => `для ${called(body, 'genitive')}: ${customs[body].practice}.`,
  custom: ({ body }) => {
    const { day, mantra, gift } = customs[body];
    return `По обычаю чтят день (${day}), повторяют «${mantra}» и дарят ${gift}.`;
  },
  'start with': ({ placed }, { level }) =>
    `начните с самой слабой планеты вашего гороскопа: ${placement(placed, level)}.`,
  'period care': ({ lord }) =>
    `ваш большой период принадлежит ${called(lord, 'dative')}, так что и здесь забота окупится.`,
  'no remedy': ({ body }) =>
    `для ${called(body, 'genitive')} средств традиция не передаёт: работайте через ту сторону жизни, где ${pronoun(body)} стоит.`,
  'in your chart': ({ points }, { level }) =>
    `в вашем гороскопе: ${points.map((point) => placement(point, level)).join('; ')}.`,
  'live it out': () =>
    'Мантры и дары планетам принадлежат ведической традиции; в западной планету проживают лучшим образом.',

  partner: ({ wife, sign }) => {
    const [man, woman] = ofSign(partnerTraits, sign);
    return wife ? `ваша жена скорее всего ${woman}.` : `ваш муж скорее всего ${man}.`;
  },
  'partner by ruler': ({ house, ruler }, manner) => {
    const where = placement(ruler, manner.level);
    const lead =
      manner.level === 'STANDARD'
        ? `к знаку брака в вашем гороскопе относится ${where}`
        : `такую окраску даёт ${houseIn(house, manner)}; его управитель — ${where}`;
    return `${lead}: познакомиться вы можете там, где ${areaOf(ruler.house)}; эта планета отвечает за ${standsFor[ruler.name]}, и между вами это главное.`;
  },
  'partner by occupants': ({ points }, { level }) =>
    `на месте брака ${points.length === 1 ? 'стоит' : 'стоят'} ${placements(points, level)}; это добавляет вашему союзу ${list(points.map(({ name }) => standsFor[name]))}.`,
  'partner by nature': ({ wife, point }, { level }) =>
    `природная планета ${wife ? 'жены' : 'мужа'} — ${placement(point, level)}; здесь она отвечает за ${standsFor[point.name]}.`,
  'partner by degrees': ({ body }) =>
    `ваша Даракарака, планета брака по градусам, — ${called(body)}: она отвечает за ${standsFor[body]}.`,
  'marriage leans': ({ leans }) => `${marriages[leans]}.`,
  'speaks for': ({ marriage, facts }) => {
    if (facts.length === 0) return nothingSpeaks[marriage];
    return `за брак ${marriage === 'love' ? 'по любви' : 'по договорённости'} говорит вот что: ${factsInWords(facts)}.`;
  },
};

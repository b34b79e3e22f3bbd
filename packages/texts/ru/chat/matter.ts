import { ofSign } from '@palmleaf/engines/zodiac';
import type { MatterSaid, Verdict } from '../../chat/said/matter-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { withSigns } from '../names.ts';
import { houseIn, likeness, placement, placements, rising as risingIn } from './places.ts';
import { aspectSentence } from './words/aspects.ts';
import { customs } from './words/customs.ts';
import { factsInWords } from './words/facts.ts';
import { areaOf, houseAs, leadOf } from './words/houses.ts';
import { called, pronoun } from './words/names.ts';
import { bodyParts, fieldsOf, standsFor } from './words/planets.ts';
import { manners } from './words/signs.ts';
import { forAim, forTopic, forTopicIn, ofPeople, partnerTraits, toTopic } from './words/topics.ts';

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

const leaving: Record<MatterSaid['leaving']['verdict'], (about: string) => string> = {
  strong: (aim) => `повода к этому ваш гороскоп не даёт: ${aim} он хорош.`,
  mixed: (aim) => `решать вам: ${aim} ваш гороскоп неровен, есть и давление, и помощь.`,
  weak: (aim) => `решать вам: ${aim} ваш гороскоп под давлением.`,
  'strong with somebody': (aim) =>
    `решать вам: ${aim} ваш гороскоп хорош, но как с вами обращаются, он не говорит.`,
};

const marriages = {
  love: 'скорее брак по любви',
  arranged: 'скорее брак по сговору',
  both: 'брак и того и другого рода: ваш выбор с благословением семьи',
} as const;

const nothingSpeaks = {
  love: 'За брак по любви ничто особо не говорит: управители 5-го дома (любовь) и 7-го (брак) идут каждый своей дорогой.',
  arranged: 'За брак по сговору ничто особо не говорит.',
} as const;

export const matter: SentencesOf<MatterSaid> = {
  verdict: ({ topic, verdict }) => {
    const words = topic === 'health' ? health : ofPeople.includes(topic) ? people : things;
    return words[verdict](forAim(topic));
  },
  promise: ({ topic, verdict, patient }) => {
    const aim = forAim(topic);
    if (verdict === 'strong') return `${aim} ваш гороскоп хорош.`;
    if (verdict === 'mixed')
      return `${patient ? 'хотя и не совсем само собой' : 'но с некоторым трудом'}: ${aim} ваш гороскоп неровен.`;
    return patient
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
  alike: ({ one, other }) => `и то и другое: ваш гороскоп одинаков ${forTopic(one)} и ${forTopic(other)}.`,
  rather: ({ better, lesser }) =>
    `скорее ваш гороскоп склоняется ${toTopic(better)}, чем ${toTopic(lesser)}: планеты первой из этих сторон жизни стоят лучше.`,
  rising: ({ rising }, { level }) =>
    `Асцендент ${risingIn(rising, level)}: вы встречаете мир ${ofSign(manners, rising.sign)}.`,
  border: ({ neighbour }) =>
    `Он стоит у границы ${ofSign(withSigns, neighbour)}: другое на несколько минут время рождения изменило бы эту часть.`,
  'four minutes': () => 'Четыре минуты времени рождения сдвигают его примерно на градус.',
  'points to': ({ topic, ruler }) => {
    const where = placement(ruler, 'STANDARD');
    const lead =
      topic === 'self'
        ? `ваш путь показывает ${where}`
        : `${forTopic(topic)} в вашем гороскопе важнее всего ${where}`;
    return `${lead}: ${likeness(ruler)}. ${leadOf(ruler.house)}`;
  },
  also: ({ point, occupant }) =>
    `${placement(point, 'STANDARD')} ${occupant ? 'стоит прямо в этой части жизни' : 'тоже имеет здесь голос'}: ${likeness(point)}.`,
  'house and ruler': ({ topic, house, ruler }, manner) =>
    `${houseIn(house, manner)} важен ${forTopic(topic)}. Его управитель — ${placement(ruler, manner.level)}: ${likeness(ruler)}. ${leadOf(ruler.house)}`,
  occupants: ({ points }, { level }) =>
    `в доме ${points.length === 1 ? 'стоит' : 'стоят'} ${points.map((point) => `${placement(point, level)}: ${likeness(point)}`).join('; ')}.`,
  unoccupied: () => 'Других планет в этом доме нет, и за него говорит его управитель.',
  'by nature': ({ points }, { level }) =>
    `по природе к этому ${points.length === 1 ? 'относится' : 'относятся'} и ${list(points.map((point) => `${placement(point, level)} (отвечает за ${standsFor[point.name]})`))}.`,
  aspect: ({ aspect }, { level }) => aspectSentence(aspect, level),
  'house looked at': ({ points }, { level }) =>
    `на дом ${points.length === 1 ? 'смотрит' : 'смотрят'} ${list(points.map((point) => `${placement(point, level)} (отвечает за ${standsFor[point.name]})`))}.`,
  'nobody looks': ({ ofHouse }) =>
    ofHouse ? 'Ни одна граха на дом не смотрит.' : 'Ни одна граха на это не смотрит.',
  'looked at': ({ points }, { level }) =>
    `на это ${points.length === 1 ? 'смотрит' : 'смотрят'} ${placements(points, level)}.`,
  'second place': ({ topic, house, point }, { level }) =>
    `${forTopic(topic)} важно и второе место: ${areaOf(house.number)}. Там тон задаёт ${placement(point, level)}: ${likeness(point)}.`,
  'second house': ({ topic, house, ruler, within }, manner) =>
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
    return `за брак ${marriage === 'love' ? 'по любви' : 'по сговору'} говорит вот что: ${factsInWords(facts)}.`;
  },
};

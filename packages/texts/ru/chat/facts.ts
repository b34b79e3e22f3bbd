import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import type { Target } from '@palmleaf/engines/forecast';
import type { Fact, ManglikCancellation, Reference, YogaName } from '@palmleaf/engines/jyotish';
import type { BodyName, PerSign } from '@palmleaf/engines/zodiac';
import { degrees } from '../../chat/degrees.ts';
import type { DoshaName } from '../../chat/question/subject.ts';
import type { Topic } from '../../chat/question/topics.ts';
import type { Level } from '../../chat/statements/level.ts';
import data from '../chat.json' with { type: 'json' };
import { inTurn, list } from '../grammar.ts';
import { called, houseAs, housesAs, inAspect, inStar, yourTrait } from './words.ts';

const { texts, own: languageForms } = data;

interface RussianDosha {
  /** „доша“ is feminine. Nominative, and genitive after „от“. */
  readonly name: string;
  readonly rule: string;
  readonly meaning: string;
  readonly source: string;
}

const modernPractice = 'современная практика';

export const doshaWords: Record<DoshaName, RussianDosha> = {
  manglik: languageForms.doshas.doshaWords.manglik,
  'kala sarpa': languageForms.doshas.doshaWords['kala sarpa'],
  nadi: languageForms.doshas.doshaWords.nadi,
  pitra: languageForms.doshas.doshaWords.pitra,
  grahan: {
    name: 'Грахан-доша',
    rule: 'Солнце или Луна стоит в одном знаке с Раху или Кету',
    meaning:
      'Говорят, что светило затмилось: уверенность в себе (Солнце) или душевный покой (Луна) то приходит, то уходит.',
    source: modernPractice,
  },
  'guru chandal': {
    name: 'Гуру-чандал-доша',
    rule: 'Юпитер стоит в одном знаке с Раху или Кету',
    meaning:
      'В ней видят сомнение в учителях и правилах: собственный ум, которому меру приходится искать самому.',
    source: modernPractice,
  },
  shrapit: {
    name: 'Шрапит-доша',
    rule: 'Сатурн стоит в одном знаке с Раху',
    meaning: 'В ней видят работу, которую приходится делать дважды, и терпение, которое проверяют.',
    source: modernPractice,
  },
  angarak: {
    name: 'Ангарак-доша',
    rule: 'Марс стоит в одном знаке с Раху',
    meaning: 'В ней видят горячий нрав и большой напор, которому нужна задача.',
    source: modernPractice,
  },
  vish: {
    name: 'Виш-доша (Пунарпху)',
    rule: 'Луна стоит в одном знаке с Сатурном',
    meaning: 'В ней видят серьёзный нрав, который всё принимает близко к сердцу, и задержку с добрым концом.',
    source: modernPractice,
  },
  kemadruma: languageForms.doshas.doshaWords.kemadruma,
  gandmool: languageForms.doshas.doshaWords.gandmool,
};

/** „доша“ alone is declined. */
export function ofDosha(dosha: DoshaName): string {
  return doshaWords[dosha].name.replaceAll('доша', 'доши');
}

/** Accusative. */
export function doshaObject(dosha: DoshaName): string {
  return doshaWords[dosha].name.replaceAll('доша', 'дошу');
}

export const cancellationWords: Record<ManglikCancellation, string> = texts.doshas.cancellationWords;

const dignities = languageForms.facts.dignities;

export function countedFrom(from: Reference): string {
  return `от ${called(from, 'genitive')}`;
}

export function inHouse(house: number): string {
  return `${house === 2 ? 'во' : 'в'} ${houseAs(house, 'prepositional')}`;
}

/** A main clause. */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} стоит ${inHouse(fact.house)} ${countedFrom(fact.from)}`;
    case 'together':
      return `${list(fact.bodies.map((body) => called(body)))} стоят вместе`;
    case 'exchange':
      return `${list(fact.bodies.map((body) => called(body)))} стоят каждый в знаке другого`;
    case 'opposite':
      return `${list(fact.bodies.map((body) => called(body)))} стоят друг против друга`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what]}`;
    case 'rules':
      return `${called(fact.body)} управляет ${housesAs(fact.houses, 'instrumental')}`;
    case 'nakshatra':
      return `${called(fact.body)} стоит в накшатре ${inStar(fact.name)}`;
    case 'alone':
      return `рядом с ${called(fact.body, 'instrumental')}, перед ${called(fact.body, 'instrumental')} и позади планет нет`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return inTurn(facts.map(factWords));
}

const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `${one} и ${other} в вас слиты, и разделить их трудно`,
  Opposition: (one, other) => `${one} и ${other} тянут в разные стороны, пока каждое не найдёт своё место`,
  Trine: (one, other) => `${one} и ${other} работают рука об руку`,
  Square: (one, other) => `${one} и ${other} мешают друг другу, и на этом вы растёте`,
  Sextile: (one, other) => `${one} и ${other} помогают друг другу, стоит только попросить`,
};

export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (орб ${degrees(orb)})` : '';
  return `${inAspect(aspecting, type, aspected)}${width}: ${together[type](yourTrait[aspecting], yourTrait[aspected])}.`;
}

/** Genitive, after „для“. */
const topicForms: Record<Topic, string> = {
  self: 'вас самих',
  appearance: 'внешности',
  health: 'здоровья и сил',
  money: 'денег',
  inheritance: 'наследства',
  debt: 'долгов',
  expenses: 'расходов',
  siblings: 'братьев и сестёр',
  mother: 'вашей матери',
  father: 'вашего отца',
  family: 'семьи и домашней жизни',
  'in-laws': 'родни по браку',
  friends: 'друзей',
  home: 'дома и жилья',
  land: 'земли и недвижимости',
  vehicle: 'машины',
  children: 'детей',
  love: 'любви',
  creativity: 'творчества',
  study: 'учёбы',
  marriage: 'брака',
  spouse: 'спутника жизни',
  career: 'работы',
  government: 'государственной службы',
  business: 'собственного дела',
  fame: 'имени и славы',
  enemies: 'соперников и недругов',
  lawsuit: 'судов и споров',
  travel: 'поездок',
  abroad: 'жизни за границей',
  luck: 'удачи',
  purpose: 'вашего предназначения',
  spiritual: 'духовной жизни',
  intuition: 'интуиции',
};

export function forTopic(topic: Topic): string {
  return `для ${topicForms[topic]}`;
}

export function forTopicIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? forTopic(topic) : `${forTopic(topic)} (${house}-й дом)`;
}

const aims: Readonly<Partial<Record<Topic, string>>> = languageForms.topics.aims;

export function forAim(topic: Topic): string {
  return `для ${aims[topic] ?? topicForms[topic]}`;
}

export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

export const partnerTraits: PerSign<readonly [man: string, woman: string]> = [
  ['прямой, деятельный и скорый на решения', 'прямая, деятельная и скорая на решения'],
  ['постоянный, чувственный и любящий удобства', 'постоянная, чувственная и любящая удобства'],
  ['разговорчивый, любопытный и молодой душой', 'разговорчивая, любопытная и молодая душой'],
  ['заботливый, привязанный к семье и переменчивый', 'заботливая, привязанная к семье и переменчивая'],
  ['сердечный, гордый и щедрый', 'сердечная, гордая и щедрая'],
  ['тщательный, практичный и немного придирчивый', 'тщательная, практичная и немного придирчивая'],
  ['вежливый, справедливый и общительный', 'вежливая, справедливая и общительная'],
  ['страстный, верный и скрытный', 'страстная, верная и скрытная'],
  ['открытый, прямодушный и любящий ездить или учить', 'открытая, прямодушная и любящая ездить или учить'],
  ['серьёзный, надёжный и честолюбивый', 'серьёзная, надёжная и честолюбивая'],
  ['независимый, дружелюбный и со своими идеями', 'независимая, дружелюбная и со своими идеями'],
  ['мягкий, мечтательный и щедрый', 'мягкая, мечтательная и щедрая'],
];

type Tone = 'meets' | 'helps' | 'presses' | 'faces';

const toneOf: Readonly<Record<AspectType, Tone>> = {
  Conjunction: 'meets',
  Trine: 'helps',
  Sextile: 'helps',
  Square: 'presses',
  Opposition: 'faces',
};

/** The present tense has no gender. */
const parts: Readonly<Record<Target, string>> = languageForms.passing.parts;

const slowTransits: Readonly<Partial<Record<BodyName, Readonly<Record<Tone, string>>>>> =
  languageForms.passing.slow;

const quickTransits: Readonly<Record<Tone, string>> = languageForms.passing.quick;

export function passageMeaning(mover: BodyName, type: AspectType, target: Target): string {
  return `${parts[target]} ${(slowTransits[mover] ?? quickTransits)[toneOf[type]]}`;
}

interface RussianYoga {
  /** „йога“ is feminine. */
  readonly name: string;
  readonly rule: string;
  readonly gives: string;
  readonly source: string;
}

const bphs = '«Брихат-парашара-хора-шастра»';
const phaladeepika = '«Пхаладипика»';

export const yogaWords: Record<YogaName, RussianYoga> = {
  raja: {
    name: 'Раджа-йога',
    rule: 'управитель углового дома (1-го, 4-го, 7-го, 10-го) связан с управителем трина (1-го, 5-го, 9-го) или одна планета управляет и тем и другим',
    gives: 'поднимает положение и влияние',
    source: `${bphs}, 34 и 41`,
  },
  'dharma karmadhipati': {
    name: 'Дхарма-кармадхипати-йога',
    rule: 'связаны управители 9-го и 10-го домов',
    gives: 'соединяет удачу с работой и считается первой среди раджа-йог',
    source: `${bphs}, 41`,
  },
  dhana: {
    name: 'Дхана-йога',
    rule: 'управители 2-го или 11-го дома связаны между собой или с управителем 1-го, 5-го или 9-го дома',
    gives: 'помогает деньгам приходить и оставаться',
    source: `${bphs}, 43, и Раман, 118–128`,
  },
  'gaja kesari': {
    name: 'Гаджа-кесари-йога',
    rule: 'Юпитер стоит в 1-м, 4-м, 7-м или 10-м доме от Луны',
    gives: 'даёт верное суждение, доброе имя и помощников',
    source: `${phaladeepika}, 6.14`,
  },
  'neecha bhanga': {
    name: 'Нича-бханга-йога',
    rule: 'планета в падении, а управитель её знака или знака её экзальтации стоит в углу от Асцендента или от Луны',
    gives: 'после трудного начала превращает слабость в силу',
    source: `${phaladeepika}, 7.26–7.28`,
  },
  viparita: {
    name: 'Випарита-раджа-йога',
    rule: 'управитель 6-го, 8-го или 12-го дома стоит в одном из этих домов',
    gives: 'приносит выигрыш там, где другие терпят неудачу',
    source: `${phaladeepika}, 6.57–6.69`,
  },
  'pancha mahapurusha': {
    name: 'Панча-махапуруша-йога',
    rule: 'Марс, Меркурий, Юпитер, Венера или Сатурн стоит в своём знаке или в экзальтации в углу от Асцендента',
    gives: 'делает одну планету приметой человека',
    source: `${phaladeepika}, 6.1–6.4`,
  },
  budhaditya: languageForms.yogas.yogaWords.budhaditya,
  'chandra mangala': languageForms.yogas.yogaWords['chandra mangala'],
  adhi: {
    name: 'Адхи-йога',
    rule: 'Меркурий, Юпитер и Венера все стоят в 6-м, 7-м и 8-м домах от Луны',
    gives: 'даёт руководство и доверие',
    source: `${phaladeepika}, 6.15`,
  },
  amala: {
    name: 'Амала-йога',
    rule: 'в 10-м доме от Асцендента или от Луны стоит природный благодетель и больше никого',
    gives: 'даёт в работе чистое имя',
    source: `${phaladeepika}, 6.12`,
  },
  lakshmi: languageForms.yogas.yogaWords.lakshmi,
  saraswati: {
    name: 'Сарасвати-йога',
    rule: 'Юпитер, Венера и Меркурий стоят в углах, тринах или во 2-м доме, а Юпитер при этом силён',
    gives: 'даёт учёность и искусство речи',
    source: `${phaladeepika}, 6.26`,
  },
  parivartana: {
    name: 'Паривартана-йога',
    rule: 'две планеты стоят каждая в знаке другой',
    gives: 'связывает две стороны жизни так, что каждая действует через другую',
    source: `${phaladeepika}, 6.32`,
  },
  sunapha: {
    name: 'Сунапха-йога',
    rule: 'во 2-м доме от Луны стоит планета, кроме Солнца',
    gives: 'помогает строить своё собственными силами',
    source: `${phaladeepika}, 6.5`,
  },
  anapha: {
    name: 'Анапха-йога',
    rule: 'в 12-м доме от Луны стоит планета, кроме Солнца',
    gives: 'даёт осанку и лёгкость с людьми',
    source: `${phaladeepika}, 6.5`,
  },
};

/** Genitive, after „нет“. */
export function ofYoga(yoga: YogaName): string {
  return yogaWords[yoga].name.replace(/йога$/, 'йоги');
}

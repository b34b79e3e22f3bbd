import type { PalmWords } from '../../palm/palm-words.ts';

/** Short words for lists, in the nominative. Sources as in the English words. */
export const gifts: PalmWords['gifts'] = {
  type: {
    earth: {
      trait: 'постоянство',
      strength: 'терпение в медленной работе',
      professions: ['строительство', 'сад и земля', 'ремонт и ремесло', 'ведение дома или лавки'],
    },
    air: {
      trait: 'любознательность',
      strength: 'ясное объяснение',
      professions: ['преподавание', 'писательство', 'планирование', 'перевод'],
    },
    fire: {
      trait: 'напор',
      strength: 'умение увлечь других',
      professions: ['продажи', 'сцена и эстрада', 'руководство командой', 'начало нового дела'],
    },
    water: {
      trait: 'чуткость',
      strength: 'понимание несказанного',
      professions: ['искусство', 'забота о людях', 'музыка', 'помощь советом'],
    },
  },
  index: {
    longer: {
      trait: 'честолюбие',
      strength: 'умение брать ответственность',
      professions: ['руководство небольшой группой', 'общественная должность'],
    },
    equal: { trait: 'равновесие честолюбия и удовольствия', strength: 'умение вести и уступать по очереди' },
    shorter: {
      trait: 'вкус к блеску и риску',
      strength: 'умение показать себя и свою работу',
      professions: ['театр', 'дизайн'],
    },
  },
  little: {
    long: {
      trait: 'бойкость речи',
      strength: 'сила убеждения',
      professions: ['торговля', 'переговоры'],
    },
    mean: { trait: 'простая речь', strength: 'честность в делах' },
    short: { trait: 'скромность в словах', strength: 'работа, которая говорит сама' },
  },
  thumb: {
    wide: { trait: 'независимость', strength: 'щедрость' },
  },
  heartEnd: {
    index: { trait: 'высокие идеалы в любви', strength: 'верность' },
    between: { trait: 'тепло и чувство меры', strength: 'товарищество' },
    middle: { trait: 'сильное чувство с собственной волей', strength: 'страсть' },
  },
  heartForm: {
    curved: { trait: 'открытость чувств', strength: 'умение сказать о чувстве' },
    straight: { trait: 'тихий нрав в чувствах', strength: 'надёжность в буднях' },
  },
  heartGap: {
    near: { trait: 'самообладание в чувствах', strength: 'привычка спросить разум' },
    apart: { trait: 'прямота', strength: 'открытое обращение' },
  },
  headLength: {
    long: {
      trait: 'основательность',
      strength: 'умение довести мысль до конца',
      professions: ['исследования', 'право'],
    },
    mean: { trait: 'здравый смысл', strength: 'чутьё на то, когда обдумано довольно' },
    short: {
      trait: 'быстрый практический ум',
      strength: 'короткий путь от замысла к делу',
      professions: ['руководство мастерской и стройкой'],
    },
  },
  headSlope: {
    sloping: { trait: 'воображение', strength: 'замыслы', professions: ['творческая работа'] },
    level: {
      trait: 'чувство факта',
      strength: 'порядок в цифрах и вещах',
      professions: ['бухгалтерия', 'инженерное дело', 'управление'],
    },
  },
  headStart: {
    joined: { trait: 'осторожность в начале дел', strength: 'подготовка' },
    apart: { trait: 'ранняя самостоятельность', strength: 'смелость первого шага' },
  },
  lifeSweep: {
    wide: { trait: 'вкус к жизни', strength: 'тепло, которое чувствуют другие' },
    mean: { trait: 'ровный нрав', strength: 'разумно разложенные силы' },
    narrow: { trait: 'сдержанность', strength: 'бережливость в усилиях' },
  },
  lifeLength: {
    long: {
      trait: 'стойкость',
      strength: 'выносливость',
      professions: ['большие дела с долгим дыханием'],
    },
    short: { trait: 'энергия порывами', strength: 'умение делить дело на этапы' },
  },
  fate: {
    near: {
      trait: 'близость к семье',
      strength: 'умение строить на полученном',
      professions: ['семейное ремесло или дело'],
    },
    centre: {
      trait: 'чувство направления',
      strength: 'способность проложить себе дорогу',
      professions: ['работа на себя'],
    },
    far: {
      trait: 'открытость другим людям',
      strength: 'работа среди людей и для них',
      professions: ['общественная служба', 'работа с клиентами'],
    },
    absent: { trait: 'свободный выбор следующего шага', strength: 'смена поприща без сожалений' },
  },
  skin: {
    busy: { trait: 'быстрое восприятие', strength: 'способность вместить много впечатлений' },
    calm: { trait: 'уравновешенность', strength: 'хладнокровие под нагрузкой' },
  },
};

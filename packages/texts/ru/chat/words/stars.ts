import type { KarakaName } from '@palmleaf/engines/jyotish';
import { capital } from '../../../languages/capital.ts';

/** The nakshatras by the engine's names. */
const stars: Readonly<Record<string, string>> = {
  Ashwini: 'Ашвини',
  Bharani: 'Бхарани',
  Krittika: 'Криттика',
  Rohini: 'Рохини',
  Mrigashira: 'Мригашира',
  Ardra: 'Ардра',
  Punarvasu: 'Пунарвасу',
  Pushya: 'Пушья',
  Ashlesha: 'Ашлеша',
  Magha: 'Магха',
  'Purva Phalguni': 'Пурва Пхалгуни',
  'Uttara Phalguni': 'Уттара Пхалгуни',
  Hasta: 'Хаста',
  Chitra: 'Читра',
  Swati: 'Свати',
  Vishakha: 'Вишакха',
  Anuradha: 'Анурадха',
  Jyeshtha: 'Джьештха',
  Mula: 'Мула',
  'Purva Ashadha': 'Пурва Ашадха',
  'Uttara Ashadha': 'Уттара Ашадха',
  Shravana: 'Шравана',
  Dhanishtha: 'Дхаништха',
  Shatabhisha: 'Шатабхиша',
  'Purva Bhadrapada': 'Пурва Бхадрапада',
  'Uttara Bhadrapada': 'Уттара Бхадрапада',
  Revati: 'Ревати',
};

/** „Рохини“; after „в накшатре“ the name stays as it is. */
export function inStar(name: string): string {
  return stars[name] ?? name;
}

export const ganaNames = { deva: 'дева', manushya: 'манушья', rakshasa: 'ракшаса' } as const;

export const ganaMeaning = {
  deva: 'мягкость и готовность уступить',
  manushya: 'человечность, практичность и свои желания',
  rakshasa: 'сильная воля и быстрое понимание людей',
} as const;

const nadiNames = { Adi: 'Ади', Madhya: 'Мадхья', Antya: 'Антья' } as const;

/** A nadi by the name that the engine gives it. */
export function nadiName(name: string): string {
  return name === 'Adi' || name === 'Madhya' || name === 'Antya' ? nadiNames[name] : name;
}

/** The animals of the stars by the engine's names. */
export const yoniNames: Readonly<Record<string, string>> = {
  horse: 'лошадь',
  elephant: 'слон',
  sheep: 'овца',
  serpent: 'змея',
  dog: 'собака',
  cat: 'кошка',
  rat: 'крыса',
  cow: 'корова',
  buffalo: 'буйвол',
  tiger: 'тигр',
  deer: 'олень',
  monkey: 'обезьяна',
  mongoose: 'мангуст',
  lion: 'лев',
};

/** The deities of the stars, nominative. */
const deities: Readonly<Record<string, string>> = {
  'the Ashwini twins': 'близнецы Ашвины',
  Yama: 'Яма',
  Agni: 'Агни',
  Brahma: 'Брахма',
  Soma: 'Сома',
  Rudra: 'Рудра',
  Aditi: 'Адити',
  Brihaspati: 'Брихаспати',
  'the Nagas': 'наги',
  'the ancestors': 'предки',
  Bhaga: 'Бхага',
  Aryaman: 'Арьяман',
  Savitar: 'Савитар',
  Tvashtar: 'Тваштар',
  Vayu: 'Ваю',
  'Indra and Agni': 'Индра и Агни',
  Mitra: 'Митра',
  Indra: 'Индра',
  Nirriti: 'Ниррити',
  'the waters': 'воды',
  'the Vishvedevas': 'Вишведевы',
  Vishnu: 'Вишну',
  'the Vasus': 'Васу',
  Varuna: 'Варуна',
  'Aja Ekapada': 'Аджа Экапада',
  'Ahir Budhnya': 'Ахир Будхнья',
  Pushan: 'Пушан',
};

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

/** The Latin sounds of the syllables, the longest first. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/chh/g, 'чх'],
  [/ch/g, 'ч'],
  [/sh/g, 'ш'],
  [/jh/g, 'джх'],
  [/j/g, 'дж'],
  [/ng/g, 'нг'],
  [/y([aeiou])/g, 'й$1'],
  [/йa/g, 'я'],
  [/йi/g, 'йи'],
  [/йu/g, 'ю'],
  [/йe/g, 'йе'],
  [/йo/g, 'йо'],
];
const letters: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  d: 'д',
  e: 'е',
  g: 'г',
  h: 'х',
  i: 'и',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
};

/** The first sound of a name as Russian writes it: „Чу“, „Дха“. */
export function syllable(latin: string): string {
  const lower = latin.toLowerCase();
  if (lower === 'e') return 'Э';
  const text = sounds
    .reduce((word, [pattern, sound]) => word.replace(pattern, sound), lower)
    .replace(/[a-z]/g, (letter) => letters[letter] ?? letter);
  return capital(text);
}

export const karakaNames: Record<KarakaName, string> = {
  atmakaraka: 'Атмакарака',
  amatyakaraka: 'Аматьякарака',
  bhratrikaraka: 'Бхратрикарака',
  matrikaraka: 'Матрикарака',
  putrakaraka: 'Путракарака',
  gnatikaraka: 'Гнатикарака',
  darakaraka: 'Даракарака',
};

/** Accusative, after „отвечает за“. */
export const karakaMeaning: Record<KarakaName, string> = {
  atmakaraka: 'душу: то, чем вам предстоит овладеть в этой жизни',
  amatyakaraka: 'работу и всех, кто даёт вам советы',
  bhratrikaraka: 'братьев, сестёр и учителей',
  matrikaraka: 'мать и дом',
  putrakaraka: 'детей и творчество',
  gnatikaraka: 'родню, соперников и здоровье',
  darakaraka: 'спутника жизни',
};

/** The place by the degrees gone in the sign, after „занимает“. */
export const rankWords: Record<KarakaName, string> = {
  atmakaraka: 'первое место',
  amatyakaraka: 'второе место',
  bhratrikaraka: 'третье место',
  matrikaraka: 'четвёртое место',
  putrakaraka: 'пятое место',
  gnatikaraka: 'шестое место',
  darakaraka: 'последнее место',
};

/** What a number of 1 to 9 stands for, nominative. */
const numbers = [
  'человек, который ведёт и любит начинать',
  'мягкий нрав, с которым хорошо работать вместе',
  'честолюбие в порядке и дисциплине',
  'свой ум, который видит другую сторону вещей',
  'быстрая мысль, торговля и перемены',
  'изящество, дом и любовь к прекрасному',
  'ум, обращённый внутрь, ищущий и странствующий',
  'глубина, терпение и медленный большой труд',
  'смелость и воля к победе',
] as const;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

/** Stones by month of birth. */
export const birthstones = [
  'гранат',
  'аметист',
  'аквамарин или гелиотроп',
  'бриллиант',
  'изумруд',
  'жемчуг или лунный камень',
  'рубин',
  'перидот или сардоникс',
  'сапфир',
  'опал или турмалин',
  'топаз',
  'бирюза или циркон',
] as const;

/** The kinds of Kala Sarpa and of yogas, by the engine's names. */
const kinds: Readonly<Record<string, string>> = {
  Anant: 'Ананта',
  Kulik: 'Кулика',
  Vasuki: 'Васуки',
  Shankhpal: 'Шанкхапала',
  Padma: 'Падма',
  Mahapadma: 'Махападма',
  Takshak: 'Такшака',
  Karkotak: 'Каркотака',
  Shankhachud: 'Шанкхачуда',
  Ghatak: 'Гхатака',
  Vishdhar: 'Вишдхара',
  Sheshnag: 'Шешанага',
  Ruchaka: 'Ручака',
  Bhadra: 'Бхадра',
  Hamsa: 'Хамса',
  Malavya: 'Малавья',
  Sasa: 'Шаша',
  Harsha: 'Харша',
  Sarala: 'Сарала',
  Vimala: 'Вимала',
};

export function kindName(name: string): string {
  return kinds[name] ?? name;
}

import type { Graha } from '@palmleaf/engines/zodiac';

interface RussianCustom {
  /** Nominative and accusative alike: every one is masculine and inanimate. */
  readonly stone: string;
  /** After „на“. */
  readonly finger: string;
  /** Nominative and accusative alike. */
  readonly metal: string;
  readonly day: string;
  /** When: „во вторник“. */
  readonly onDay: string;
  readonly colour: string;
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  /** Accusative, after „дарит“. */
  readonly gift: string;
  /** Imperatives to the reader. */
  readonly practice: string;
}

/** What custom ties to each graha; the sources stand beside the English table. */
export const customs: Record<Graha, RussianCustom> = {
  Sun: {
    stone: 'рубин',
    finger: 'безымянном пальце',
    metal: 'золото',
    day: 'воскресенье',
    onDay: 'в воскресенье',
    colour: 'медно-красный и оранжевый',
    direction: 'восток',
    deity: 'Шива (также Рама или Сурья)',
    mantra: 'Ом Сурьяя Намах',
    gift: 'пшеницу или тростниковый сахар',
    practice: 'вставайте рано, приветствуйте солнце и открыто берите на себя ответственность',
  },
  Moon: {
    stone: 'жемчуг',
    finger: 'мизинце',
    metal: 'серебро',
    day: 'понедельник',
    onDay: 'в понедельник',
    colour: 'белый и кремовый',
    direction: 'северо-запад',
    deity: 'Гаури (также Кришна)',
    mantra: 'Ом Чандрая Намах',
    gift: 'рис или молоко',
    practice: 'спите по часам и будьте добры к матери и ко всем, кто заботится о других',
  },
  Mars: {
    stone: 'красный коралл',
    finger: 'безымянном пальце',
    metal: 'медь',
    day: 'вторник',
    onDay: 'во вторник',
    colour: 'красный',
    direction: 'юг',
    deity: 'Картикея (также Хануман)',
    mantra: 'Ом Мангалая Намах',
    gift: 'красную чечевицу',
    practice: 'двигайтесь каждый день, а с гневным ответом переспите ночь',
  },
  Mercury: {
    stone: 'изумруд',
    finger: 'мизинце',
    metal: 'золото',
    day: 'среда',
    onDay: 'в среду',
    colour: 'зелёный',
    direction: 'север',
    deity: 'Вишну',
    mantra: 'Ом Будхая Намах',
    gift: 'бобы мунг',
    practice: 'записывайте, учитесь новому и держите слово и в мелочах',
  },
  Jupiter: {
    stone: 'жёлтый сапфир',
    finger: 'указательном пальце',
    metal: 'золото',
    day: 'четверг',
    onDay: 'в четверг',
    colour: 'жёлтый',
    direction: 'северо-восток',
    deity: 'Вишну в образе Ваманы (также Дакшинамурти)',
    mantra: 'Ом Гураве Намах',
    gift: 'куркуму или нут',
    practice: 'чтите учителей и научите кого-нибудь тому, что знаете',
  },
  Venus: {
    stone: 'бриллиант',
    finger: 'среднем пальце',
    metal: 'серебро',
    day: 'пятница',
    onDay: 'в пятницу',
    colour: 'белый и пастельный',
    direction: 'юго-восток',
    deity: 'Лакшми',
    mantra: 'Ом Шукрая Намах',
    gift: 'белые сладости или рис',
    practice: 'держите вокруг себя красоту и будьте учтивы с близким человеком',
  },
  Saturn: {
    stone: 'синий сапфир',
    finger: 'среднем пальце',
    metal: 'железо',
    day: 'суббота',
    onDay: 'в субботу',
    colour: 'тёмно-синий и чёрный',
    direction: 'запад',
    deity: 'Вишну в образе Курмы (также Хануман и Шани)',
    mantra: 'Ом Шанайе Намах',
    gift: 'чёрный кунжут или горчичное масло',
    practice:
      'будьте пунктуальны, доводите начатое до конца и помогайте старикам и всем, кто тяжело трудится',
  },
  Rahu: {
    stone: 'гессонит',
    finger: 'среднем пальце',
    metal: 'сплав металлов',
    day: 'суббота',
    onDay: 'в субботу',
    colour: 'дымчато-серый',
    direction: 'юго-запад',
    deity: 'Дурга',
    mantra: 'Ом Рахаве Намах',
    gift: 'чёрную чечевицу',
    practice: 'выбирайте одну цель за раз и смотрите дважды там, где что-то блестит',
  },
  Ketu: {
    stone: 'кошачий глаз',
    finger: 'безымянном пальце',
    metal: 'сплав металлов',
    day: 'вторник',
    onDay: 'во вторник',
    colour: 'серый и коричневый',
    direction: 'северо-запад',
    deity: 'Ганеша',
    mantra: 'Ом Кетаве Намах',
    gift: 'одеяло или корм для собак',
    practice: 'каждый день посидите немного в тишине и отпустите то, что сделано',
  },
};

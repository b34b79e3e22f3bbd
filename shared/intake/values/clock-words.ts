/** Hours from 24 on are of the next morning. `alone`: the hour that the word means without a number. */
export interface DayPart {
  readonly from: number;
  readonly to: number;
  readonly alone?: number;
  /** The language of the word writes times on a 24-hour clock. */
  readonly isOfFullDay?: true;
}

/** At most twelve hours each, so that at most one of a clock face's two hours fits. */
const dayParts: readonly (readonly [DayPart, string])[] = [
  [{ from: 0, to: 12 }, 'am a 上午 午前 오전 ص صباحا'],
  [{ from: 12, to: 24 }, 'pm p 下午 午後 오후 م مساء'],
  [
    { from: 1, to: 12 },
    `morning morgens morgen früh vormittags vormittag mañana matin mattina mattino manhã ochtends rano утра sabah pagi सुबह सवेरे प्रातः प्रात सकाळी
     सकाळ காலை காலையில் ఉదయం ఉదయము ಬೆಳಿಗ್ಗೆ ಬೆಳಗ್ಗೆ രാവിലെ সকাল সকালে સવારે સવાર ਸਵੇਰੇ 早上`,
  ],
  [{ from: 0, to: 8 }, 'dawn madrugada तड़के भोर पहाटे அதிகாலை ভোর ভোরে తెల్లవారుజామున 凌晨'],
  [
    { from: 11, to: 15, alone: 12 },
    'noon midday mittag mittags mediodía midi mezzogiorno meiodia middag południe полдень நண்பகல் 正午 中午',
  ],
  [
    { from: 11, to: 17, alone: 12 },
    'दोपहर दुपारी मध्याह्न மதியம் మధ్యాహ్నం ಮಧ್ಯಾಹ್ನ ഉച്ചയ്ക്ക് ഉച്ച দুপুর দুপুরে બપોરે બપોર ਦੁਪਹਿਰ',
  ],
  [
    { from: 12, to: 22 },
    'afternoon nachmittags nachmittag aprèsmidi pomeriggio tarde namiddag middags popołudniu дня siang sore பிற்பகல்',
  ],
  [
    { from: 15, to: 24 },
    `evening abends abend soir sera avonds wieczorem вечера akşam शाम सायं सायंकाळी संध्याकाळी மாலை மாலையில் சாயங்காலம் సాయంత్రం ಸಂಜೆ ಸಾಯಂಕಾಲ
     വൈകിട്ട് വൈകുന്നേരം বিকাল বিকেল বিকেলে সন্ধ্যা সন্ধ্যায় સાંજે સાંજ ਸ਼ਾਮ 傍晚 晚上`,
  ],
  [
    { from: 18, to: 29 },
    `night nachts nacht nuit notte noche noite nocy ночи gece malam रात रात्रि रात्री இரவு இரவில் రాత్రి ರಾತ್ರಿ രാത്രി রাত রাতে রাত্রি રાત્રે રાત
     ਰਾਤ 夜 深夜`,
  ],
  [
    { from: 23, to: 28, alone: 0 },
    `midnight mitternacht mitternachts medianoche minuit mezzanotte meianoite middernacht północ полночь आधीरात मध्यरात्रि मध्यरात्री நள்ளிரவு
     అర్ధరాత్రి ಮಧ್ಯರಾತ್ರಿ মধ্যরাত মাঝরাত 午夜`,
  ],
];

/** German, French, Italian, Dutch, Polish and Russian. */
const ofFullDay = `morgens morgen früh vormittags vormittag matin mattina mattino ochtends rano утра mittag mittags midi mezzogiorno middag
  południe полдень nachmittags nachmittag aprèsmidi pomeriggio namiddag middags popołudniu дня abends abend soir sera avonds wieczorem вечера
  nachts nacht nuit notte nocy ночи mitternacht mitternachts minuit mezzanotte middernacht północ полночь`;

/** After a figure, they say that it is on a 24-hour clock. */
const clockMarks = 'h hs hr hrs hour hours uhr heure heures ч';

const hourWords = `h hs hr hrs hour hours uhr oclock heure heures hora horas ore часов часа час ч saat godz बजे बजकर वाजता वाजून மணி மணிக்கு గంటలకు
  గంటల గంటలు ಗಂಟೆ ಗಂಟೆಗೆ മണി മണിക്ക് টা টায় ঘটিকা વાગ્યે વાગે ਵਜੇ 時 时 点 點`;

const fillers = `kl klo m min мин минут mins minute minutes minuten minutos s sec मिनट मिनिटे मिनिटांनी நிமிடம் நிமிடங்கள் నిమిషాలు నిమిషాలకు ನಿಮಿಷ മിനിറ്റ് মিনিট
  મિનિટ 分 秒 at um in the der de la las del di da du della le los im early local time को के की का में`;

type ClockWord = DayPart | 'hour' | 'hour of a full day' | 'filler';

const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .normalize('NFC')
    .replace(/[.'’]/g, '');

let words: ReadonlyMap<string, ClockWord> | undefined;

function allWords(): ReadonlyMap<string, ClockWord> {
  const all = new Map<string, ClockWord>();
  const add = (list: string, meaning: ClockWord) => {
    for (const word of list.split(/\s+/)) all.set(plain(word), meaning);
  };
  add(fillers, 'filler');
  add(hourWords, 'hour');
  add(clockMarks, 'hour of a full day');
  const full = new Set(ofFullDay.split(/\s+/));
  for (const [part, list] of dayParts)
    for (const word of list.split(/\s+/)) add(word, full.has(word) ? { ...part, isOfFullDay: true } : part);
  return all;
}

export function clockWord(word: string): ClockWord | undefined {
  words ??= allWords();
  return words.get(plain(word)) ?? words.get(plain(word.replace(/^(l|d|dell|all)['’]/i, '')));
}

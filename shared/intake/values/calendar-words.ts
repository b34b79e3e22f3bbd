/** Months in forty languages, from CLDR (Intl of Node 24), without ambiguous words: listopad is October or November. */
const names = [
  'january jan januar janvier janv enero ene janeiro gennaio gen januari tammikuuta tammikuu tammi stycznia styczeń ledna leden led januára január ianuarie ian siječnja siječanj януари января январь янв січня січень січ ιανουαρίου ιαν ocak oca जनवरी जन जानेवारी जाने জানুয়ারি জানু જાન્યુઆરી જાન્યુ ਜਨਵਰੀ ਜਨ ஜனவரி ஜன జనవరి జన ಜನವರಿ ಜನ ജനുവരി ജനു ଜାନୁଆରୀ දුරුතු جنوری ژانویهٔ ژانویه يناير ינואר ינו มกราคม มค',
  'february feb februar février févr febrero fevereiro fev febbraio februari helmikuuta helmikuu helmi lutego luty lut února únor úno februára február febr februarie veljače veljača velj февруари февраля февраль февр лютого лютий лют φεβρουαρίου φεβ şubat şub फ़रवरी फ़र फेब्रुवारी फेब्रु फेब्रुअरी ফেব্রুয়ারি ফেব ફેબ્રુઆરી ફેબ્રુ ਫ਼ਰਵਰੀ ਫ਼ਰ பிப்ரவரி பிப் ఫిబ్రవరి ఫిబ్ర ಫೆಬ್ರವರಿ ಫೆಬ್ರ ഫെബ്രുവരി ഫെബ്രു ଫେବୃଆରୀ නවම් فروری فوریهٔ فوریه فبراير פברואר פבר กุมภาพันธ์ กพ',
  'march mar märz mär mars marzo março maart mrt marts maaliskuuta maaliskuu maalis marca marzec března březen bře marec március márc martie ožujka ožujak ožu март марта мар березня березень бер μαρτίου μαρ mart मार्च মার্চ માર્ચ ਮਾਰਚ மார்ச் மார் మార్చి ಮಾರ್ಚ್ മാർച്ച് മാർ ମାର୍ଚ୍ଚ මැදින් مارچ مارس מרץ maret มีนาคม มีค',
  'april apr avril avr abril abr aprile huhtikuuta huhtikuu huhti kwietnia kwiecień kwi dubna duben dub apríla apríl április ápr aprilie travnja travanj април апреля апрель апр квітня квітень квіт απριλίου απρ nisan nis अप्रैल एप्रिल एप्रि अप्रिल এপ্রিল এপ্রি એપ્રિલ ਅਪ੍ਰੈਲ ਅਪ੍ਰੈ ஏப்ரல் ஏப் ఏప్రిల్ ఏప్రి ಏಪ್ರಿಲ್ ಏಪ್ರಿ ഏപ്രിൽ ഏപ്രി ଅପ୍ରେଲ බක් اپریل آوریل أبريل אפריל אפר เมษายน เมย',
  'may mai mayo maio maggio mag mei maj toukokuuta toukokuu touko maja května květen kvě mája máj május svibnja svibanj svi май мая травня травень трав μαΐου μαΐ mayıs मई मे মে મે ਮਈ மே మే ಮೇ മേയ് ମଇ වෙසක් مئی مهٔ مه مايو מאי พฤษภาคม พค',
  'june jun juni juin junio junho giugno giu kesäkuuta kesäkuu kesä czerwca czerwiec cze června červen čvn júna jún június iunie iun lipnja lipanj junij юни июня июнь июн червня червень черв ιουνίου ιουν haziran haz जून जुन জুন જૂન ਜੂਨ ஜூன் జూన్ ಜೂನ್ ജൂൺ ଜୁନ පොසොන් جون ژوئن يونيو יוני มิถุนายน มิย',
  'july jul juli juillet juil julio julho luglio lug heinäkuuta heinäkuu heinä lipca lipiec července červenec čvc júla júl július iulie iul srpnja srpanj julij юли июля июль июл липня липень лип ιουλίου ιουλ temmuz tem जुलाई जुल जुलै জুলাই জুল જુલાઈ ਜੁਲਾਈ ਜੁਲਾ ஜூலை జులై ಜುಲೈ ജൂലൈ ଜୁଲାଇ ඇසළ جولائی ژوئیهٔ ژوئیه يوليو יולי กรกฎาคม กค',
  'august aug août agosto ago augustus augusti elokuuta elokuu elo sierpnia sierpień srpna srpen augusta augusztus kolovoza kolovoz kol avgust avg август августа авг серпня серпень серп αυγούστου αυγ ağustos ağu अगस्त अग ऑगस्ट ऑग अगस्ट আগস্ট আগ ઑગસ્ટ ਅਗਸਤ ਅਗ ஆகஸ்ட் ஆக ఆగస్టు ఆగ ಆಗಸ್ಟ್ ಆಗ ഓഗസ്റ്റ് ഓഗ ଅଗଷ୍ଟ නිකිණි اگست اوت أغسطس אוגוסט אוג agustus agu สิงหาคม สค',
  'september sep sept septembre septiembre setembro set settembre syyskuuta syyskuu syys września wrzesień wrz září zář septembra szeptember szept septembrie rujna rujan ruj септември сентября сентябрь сент вересня вересень вер σεπτεμβρίου σεπ eylül eyl सितंबर सित सप्टेंबर सप्टें सेप्टेम्बर সেপ্টেম্বর সেপ সেপ্ট સપ્ટેમ્બર સપ્ટે ਸਤੰਬਰ ਸਤੰ செப்டம்பர் செப் సెప్టెంబర్ సెప్టెం ಸೆಪ್ಟೆಂಬರ್ ಸೆಪ್ಟೆಂ സെപ്റ്റംബർ സെപ്റ്റം ସେପ୍ଟେମ୍ବର බිනර ستمبر سپتامبر سبتمبر ספטמבר ספט กันยายน กย',
  'october oct oktober okt octobre octubre outubro out ottobre ott lokakuuta lokakuu loka października październik paź října říjen říj októbra október octombrie октомври октября октябрь окт жовтня жовтень жовт οκτωβρίου οκτ ekim eki अक्टूबर अक्टू ऑक्टोबर ऑक्टो अक्टोबर অক্টোবর অক্টো ઑક્ટોબર ઑક્ટો ਅਕਤੂਬਰ ਅਕਤੂ அக்டோபர் அக் అక్టోబర్ అక్టో ಅಕ್ಟೋಬರ್ ಅಕ್ಟೋ ഒക്ടോബർ ഒക്ടോ ଅକ୍ଟୋବର වප් اکتوبر اکتبر أكتوبر אוקטובר אוק ตุลาคม ตค',
  'november nov novembre noviembre novembro marraskuuta marraskuu marras listopadu novembra noiembrie studenoga studeni ноември ноября ноябрь нояб листопада листопад лист νοεμβρίου νοε kasım नवंबर नव नोव्हेंबर नोव्हें नोभेम्बर নভেম্বর নভে નવેમ્બર નવે ਨਵੰਬਰ ਨਵੰ நவம்பர் நவ నవంబర్ నవం ನವೆಂಬರ್ ನವೆಂ നവംബർ നവം ନଭେମ୍ବର ඉල් نومبر نوامبر نوفمبر נובמבר נוב พฤศจิกายน พย',
  'december dec dezember dez décembre déc diciembre dic dezembro dicembre desember des joulukuuta joulukuu joulu grudnia grudzień gru prosince prosinec pro decembra decembrie prosinca prosinac декември декабря декабрь дек грудня грудень груд δεκεμβρίου δεκ aralık ara दिसंबर दिस डिसेंबर डिसें डिसेम्बर ডিসেম্বর ডিসে ડિસેમ્બર ડિસે ਦਸੰਬਰ ਦਸੰ டிசம்பர் டிச డిసెంబర్ డిసెం ಡಿಸೆಂಬರ್ ಡಿಸೆಂ ഡിസംബർ ഡിസം ଡିସେମ୍ବର උඳුවප් دسمبر دسامبر ديسمبر דצמבר דצמ ธันวาคม ธค',
] as const;

/** In Devanagari, सितम्बर and सितंबर are one word, and so are फ़रवरी and फरवरी. */
const plain = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u093c/g, '')
    .replace(/[ङञणनम]\u094d(?=[क-म])/g, '\u0902')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const numbered = (): ReadonlyMap<string, number> =>
  new Map(
    names.flatMap((list, index) =>
      list
        .split(' ')
        .flatMap((name) => [plain(name), bare(name)].map((one): [string, number] => [one, index + 1])),
    ),
  );
let numbers: ReadonlyMap<string, number> | undefined;

function bare(word: string): string {
  return /^\p{Script=Latin}/u.test(word) ? word.normalize('NFKD').replace(/\p{M}/gu, '') : word;
}

const english = names.map((list) => list.split(' ')[0] ?? '');

export function monthNumber(word: string): number | undefined {
  const name = plain(word);
  numbers ??= numbered();
  const known = numbers.get(name) ?? numbers.get(bare(name));
  if (known !== undefined || name.length < 3) return known;
  const index = english.findIndex((month) => month.startsWith(name));
  return index < 0 ? undefined : index + 1;
}

const weekdays = [
  'sunday sun sonntag dimanche domingo domenica zondag niedziela воскресенье रविवार 日曜日',
  'monday mon montag lundi lunes segunda-feira lunedì maandag poniedziałek понедельник सोमवार 月曜日',
  'tuesday tue tues dienstag mardi martes terça-feira martedì dinsdag wtorek вторник मंगलवार 火曜日',
  'wednesday wed mittwoch mercredi miércoles quarta-feira mercoledì woensdag środa среда बुधवार 水曜日',
  'thursday thu thur thurs donnerstag jeudi jueves quinta-feira giovedì donderdag czwartek четверг गुरुवार 木曜日',
  'friday fri freitag vendredi viernes sexta-feira venerdì vrijdag piątek пятница शुक्रवार 金曜日',
  'saturday sat samstag sonnabend samedi sábado sabato zaterdag sobota суббота शनिवार 土曜日',
];

const weekdayNumbers: ReadonlyMap<string, number> = new Map(
  weekdays.flatMap((list, at) => list.split(' ').map((name) => [name, at] as const)),
);

const languagesOfShortNames = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ru', 'hi', 'ja', 'zh'];
let shortNames: ReadonlyMap<string, number> | undefined;

/** In brackets, also `Wed`, `Mi` and `水`. */
function shortWeekday(text: string): number | undefined {
  shortNames ??= new Map(
    languagesOfShortNames.flatMap((language) => {
      const { format } = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
      return weekdays.map((_list, at) => [plain(format(new Date(Date.UTC(2023, 0, 1 + at)))), at] as const);
    }),
  );
  return shortNames.get(plain(text));
}

/** A word alone before or after a date. */
export const weekdayOf = (word: string): number | undefined =>
  weekdayNumbers.get(word.toLowerCase()) ?? shortWeekday(word);

export function weekdayNamed(text: string): number | undefined {
  const [, inBrackets] = /[([]([^()[\]]{1,20})[)\]]$/.exec(text) ?? [];
  const short = inBrackets === undefined ? undefined : shortWeekday(inBrackets);
  if (short !== undefined) return short;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}-]{2,}/gu)) {
    const found = weekdayNumbers.get(word);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Anywhere in a text. */
export const word = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
/** Short marks are words of other sentences ("must be DD/MM/YYYY"), so they count only alone. */
export const alone = (words: string): RegExp =>
  new RegExp(`^(?:in )?(?:${words})(?: (?:only|time|era|calendar|date|year))?$`, 'iu');

const otherCalendar = word(
  'bikram|vikram|sam[vb]at|nepali|sh?aka|hijri|lunar|hebrew|jewish|julian|old style|buddhist|persian|jalali|shamsi|minguo|संवत|वि\\.?सं\\.?|農曆|农历|阴历|旧暦|民國',
);
const otherCalendarAlone = alone('b\\.? ?s\\.?|v\\.? ?s\\.?|a\\.? ?h\\.?|o\\.? ?s\\.?|b\\.? ?e\\.?');

/** `(B.S.)`, `(Hijri)`. */
export const namesOtherCalendar = (text: string): boolean =>
  otherCalendar.test(text) || otherCalendarAlone.test(text);

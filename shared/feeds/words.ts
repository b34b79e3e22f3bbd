import type { Language } from '@palmleaf/contract/languages';
import { nextDay } from '../places/clock.ts';

/** The languages in which a calendar is answered. */
type CalendarLanguage = Extract<Language, 'en' | 'hi' | 'ma' | 'bn' | 'ta' | 'te' | 'ml' | 'kn'>;

/** What a feed says beside what the service answers. */
export interface FeedWords {
  readonly calendar: string;
  readonly tithi: string;
  readonly nakshatra: string;
  /** Behind a name: until when it stands. */
  readonly until: (time: string) => string;
  /** A time of the day after the one that is told. */
  readonly onNextDay: (time: string) => string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly rahu: string;
  readonly yama: string;
  readonly gulika: string;
}

const words: Readonly<Record<CalendarLanguage, FeedWords>> = {
  en: {
    calendar: 'Panchang',
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    until: (time) => `until ${time}`,
    onNextDay: (time) => `${time} ${nextDay.en}`,
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    rahu: 'Rahu kalam',
    yama: 'Yamagandam',
    gulika: 'Gulika',
  },
  hi: {
    calendar: 'पंचांग',
    tithi: 'तिथि',
    nakshatra: 'नक्षत्र',
    until: (time) => `${time} तक`,
    onNextDay: (time) => `${nextDay.hi} ${time}`,
    sunrise: 'सूर्योदय',
    sunset: 'सूर्यास्त',
    rahu: 'राहु काल',
    yama: 'यमगण्ड',
    gulika: 'गुलिक काल',
  },
  ma: {
    calendar: 'पंचांग',
    tithi: 'तिथी',
    nakshatra: 'नक्षत्र',
    until: (time) => `${time} पर्यंत`,
    onNextDay: (time) => `${nextDay.ma} ${time}`,
    sunrise: 'सूर्योदय',
    sunset: 'सूर्यास्त',
    rahu: 'राहू काळ',
    yama: 'यमगंड',
    gulika: 'गुलिक काळ',
  },
  bn: {
    calendar: 'পঞ্জিকা',
    tithi: 'তিথি',
    nakshatra: 'নক্ষত্র',
    until: (time) => `${time} পর্যন্ত`,
    onNextDay: (time) => `${nextDay.bn} ${time}`,
    sunrise: 'সূর্যোদয়',
    sunset: 'সূর্যাস্ত',
    rahu: 'রাহুকাল',
    yama: 'যমগণ্ড',
    gulika: 'গুলিককাল',
  },
  ta: {
    calendar: 'பஞ்சாங்கம்',
    tithi: 'திதி',
    nakshatra: 'நட்சத்திரம்',
    until: (time) => `${time} வரை`,
    onNextDay: (time) => `${nextDay.ta} ${time}`,
    sunrise: 'சூரிய உதயம்',
    sunset: 'சூரிய அஸ்தமனம்',
    rahu: 'ராகு காலம்',
    yama: 'எமகண்டம்',
    gulika: 'குளிகை',
  },
  te: {
    calendar: 'పంచాంగం',
    tithi: 'తిథి',
    nakshatra: 'నక్షత్రం',
    until: (time) => `${time} వరకు`,
    onNextDay: (time) => `${nextDay.te} ${time}`,
    sunrise: 'సూర్యోదయం',
    sunset: 'సూర్యాస్తమయం',
    rahu: 'రాహుకాలం',
    yama: 'యమగండం',
    gulika: 'గుళిక కాలం',
  },
  ml: {
    calendar: 'പഞ്ചാംഗം',
    tithi: 'തിഥി',
    nakshatra: 'നക്ഷത്രം',
    until: (time) => `${time} വരെ`,
    onNextDay: (time) => `${nextDay.ml} ${time}`,
    sunrise: 'സൂര്യോദയം',
    sunset: 'സൂര്യാസ്തമയം',
    rahu: 'രാഹുകാലം',
    yama: 'യമകണ്ടകാലം',
    gulika: 'ഗുളികകാലം',
  },
  kn: {
    calendar: 'ಪಂಚಾಂಗ',
    tithi: 'ತಿಥಿ',
    nakshatra: 'ನಕ್ಷತ್ರ',
    until: (time) => `${time} ವರೆಗೆ`,
    onNextDay: (time) => `${nextDay.kn} ${time}`,
    sunrise: 'ಸೂರ್ಯೋದಯ',
    sunset: 'ಸೂರ್ಯಾಸ್ತ',
    rahu: 'ರಾಹುಕಾಲ',
    yama: 'ಯಮಗಂಡ ಕಾಲ',
    gulika: 'ಗುಳಿಕ ಕಾಲ',
  },
};

const isKnown = (language: Language): language is CalendarLanguage => language in words;

/** The words of a place's language; English where it has none. */
export const feedWords = (language: Language = 'en'): FeedWords => words[isKnown(language) ? language : 'en'];
